"""Worked cases EX-47 to EX-86 of the solo events, each played from examples.md with its variants."""

from __future__ import annotations

from tests.games.villagers.table import countess
from tests.games.villagers.vectors import cases, document, run, variants
from tests.kit import villagers


def test_ex_47_sinister_banquet() -> None:
    run("EX-47")


def test_ex_48_mood_swing_turns_up_customs() -> None:
    run("EX-48")


def test_ex_49_mood_swing_turns_up_a_build_event() -> None:
    run("EX-49")


def test_ex_50_mood_swing_in_the_first_winter_round_and_the_jester() -> None:
    run("EX-50")


def test_ex_52_black_market_pays_both() -> None:
    run("EX-52")


def test_ex_53_value_added_tax_not_enough_gold() -> None:
    run("EX-53")


def test_ex_54_land_claim_counts_covered_commons() -> None:
    run("EX-54")


def test_ex_55_temporary_employment() -> None:
    run("EX-55")


def test_ex_56_bribes_you_choose_the_villager() -> None:
    run("EX-56")


def test_ex_57_serfdom() -> None:
    run("EX-57")


def test_ex_58_customs_a_tie_needs_no_choice() -> None:
    run("EX-58")


def test_ex_59_guild_conspiracy() -> None:
    run("EX-59")


def test_ex_60_betrayer_coins_stay_with_you() -> None:
    run("EX-60")


def test_ex_61_betrayer_finds_nobody() -> None:
    run("EX-61")


def test_ex_62_the_countess_bank() -> None:
    run("EX-62")


def test_ex_63_dark_mood_in_a_reveal_of_two() -> None:
    run("EX-63")


def test_ex_65_it_was_you_obeyed_in_step_1() -> None:
    run("EX-65")


def test_ex_66_it_was_you_the_duty_waits_for_the_new_events() -> None:
    run("EX-66")


def test_ex_67_it_was_you_without_consequence() -> None:
    run("EX-67")


def test_ex_68_arson_pay_accept_or_the_jester() -> None:
    run("EX-68")


def test_ex_69_rats_after_the_cap_of_five() -> None:
    run("EX-69")


def test_ex_70_conscription_takes_the_last_stack_card() -> None:
    run("EX-70")


def test_ex_71_conscription_from_the_reserve_while_stacks_have_cards() -> None:
    run("EX-71")


def test_ex_72_conscription_in_the_last_round_with_an_empty_reserve() -> None:
    run("EX-72")


def test_ex_73_tribute() -> None:
    run("EX-73")


def test_ex_74_protection_money() -> None:
    run("EX-74")


def test_ex_75_trade_network() -> None:
    run("EX-75")


def test_ex_76_spy_network() -> None:
    run("EX-76")


def test_ex_77_blackmail() -> None:
    run("EX-77")


def test_ex_78_abduction() -> None:
    run("EX-78")


def test_ex_79_arrest() -> None:
    run("EX-79")


def test_ex_80_the_jester_in_the_middle_of_the_draft() -> None:
    run("EX-80")


def test_ex_81_the_jester_at_the_road_coin() -> None:
    run("EX-81")


def test_ex_82_the_jester_and_serfdom() -> None:
    run("EX-82")


def test_ex_83_the_jester_against_conscription() -> None:
    run("EX-83")


def test_ex_84_the_reserve_is_empty_in_step_2() -> None:
    run("EX-84")


def test_ex_85_new_arrivals_with_an_empty_reserve() -> None:
    run("EX-85")


def test_ex_51_mood_swing_with_an_empty_summer_deck() -> None:
    before, steps, after = variants("EX-51")[0][1:4]
    again = variants("EX-51")[1][3]
    seen = set[bool]()
    for seed in range(60):
        table = villagers(**document(before, steps, None), seed=seed).do("0 event mood_swing")
        view = table.view(0)
        told = [news["event"] for news in table.told() if news["what"] == "revealed"]
        wanted = after | again if told[0] == "mood_swing" else after
        assert (view["summer"], len(view["spent"])) == (wanted["summer_deck"], wanted["spent_summer"]), seed
        assert view["events"] == ["countess_bank"]
        assert view["summer"] + len(told) == after["reformed_from"]
        seen.add(told[0] == "mood_swing")
    assert seen == {False, True}


def test_ex_64_dark_mood_is_the_last_card_of_its_deck() -> None:
    before, steps, after = variants("EX-64")[0][1:4]
    again = variants("EX-64")[1][3]
    seen = set[bool]()
    for seed in range(60):
        document_ = document(before, steps, None) | {"agenda": [["Newcomer"]]}
        table = villagers(**document_, seed=seed)
        view = table.view(0)
        told = [news["event"] for news in table.told() if news["what"] == "revealed"]
        twice = told.count("dark_mood") == 2
        wanted = after | again if twice else after
        events = table.game.data.tables["events"]
        spent = [name for name in view["spent"] if events[name]["season"] == "winter"]
        assert (len(view["events"]), view["winter"], len(spent)) == (
            wanted["events_face_up"],
            wanted["winter_deck"],
            wanted["spent_winter"],
        )
        assert view["winter"] + len(view["events"]) + len(spent) == after["reformed_from"]
        seen.add(twice)
    assert seen == {False, True}


def test_ex_86_hard_mode() -> None:
    for _, _, _, after, decision in variants("EX-86"):
        table = villagers({"mode": decision["mode"]}, seats=1)
        view, doc = table.view(0), table.doc()
        assert (len(view["events"]), view["summer"], view["winter"]) == (
            after["events_face_up"],
            after["summer_deck"],
            after["winter_deck"],
        )
        assert (view["jester"], countess(table)["treasury"]) == (after["jester"], after["treasury_countess"])
        assert "it_was_you" not in doc["winter"] + doc["events"] + doc["spent"]
    assert cases()["EX-86"]["after"]["it_was_you_in_game"] is False
