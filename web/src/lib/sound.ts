/** A small bell, synthesized: two fading partials. */
let context: AudioContext | null = null;

export function ring(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [tone, loud] of [
    [659, 0.08],
    [1318, 0.03],
    [1977, 0.015],
  ] as const) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.frequency.value = tone;
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 1.2);
    voice.connect(gain).connect(context.destination);
    voice.start(now);
    voice.stop(now + 1.2);
  }
}
