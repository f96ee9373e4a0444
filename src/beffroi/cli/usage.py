"""Usage errors, in one line instead of a box."""

from __future__ import annotations

from beffroi.cli.talk import SPEAKER


def usage_line(error: Exception, args: list[str]) -> str | None:
    """Return a command-line mistake as one sentence, or None if the error is of another kind.

    Typer may bring its own copy of Click or use the installed one, so the kind is identified by name.
    """
    if not hasattr(error, "format_message"):
        return None
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        print(error.format_message())  # only the help was asked for
        return ""
    says = SPEAKER.choose(asked_language(args))
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "beffroi"
    help_command = f"{path} --help"
    if kind == "NoSuchOption":
        text = says.say("cli-usage-no-option", option=str(getattr(error, "option_name", ""))[:40], help=help_command)
    elif kind == "MissingParameter":
        parameter = getattr(error, "param", None)
        name = "" if parameter is None else parameter.metavar or parameter.name
        text = says.say("cli-usage-missing", name=str(name), help=help_command)
    elif kind == "BadParameter":
        parameter = getattr(error, "param", None)
        name = "" if parameter is None else parameter.opts[0]
        reason = str(getattr(error, "message", "")).rstrip(".")
        text = says.say("cli-usage-bad", name=str(name), reason=reason, help=help_command)
    elif hasattr(getattr(context, "command", None), "commands") and context is not None and "command" in str(error):
        names = ", ".join(context.command.commands)
        word = "".join(str(error).split("'")[1:2])
        text = says.say("cli-usage-no-command", command=word[:40], commands=names)
    else:
        text = says.say("cli-usage-other", reason=str(error.format_message()).rstrip("."), help=help_command)
    return " ".join(text.split())


def asked_language(args: list[str]) -> str | None:
    """Return the language that a command line asks for, even if it could not be parsed."""
    for i, word in enumerate(args):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else "".join(args[i + 1 : i + 2])
        if word.startswith("--lang") and value in ("fr", "en"):
            return value
    return None
