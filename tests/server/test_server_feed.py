"""Turns are written at once to everyone who waits for them; all others read them later."""

import asyncio

from orbis.server.live.feed import Feed, Listener, SendNow


def test_a_turn_is_pushed_only_to_those_who_wait_for_just_that() -> None:
    frames: dict[str, list[bytes]] = {name: [] for name in ("waits", "behind", "busy", "woken", "full", "compact")}
    feed = Feed()

    def listener(name: str, sent: int | None, is_written: bool = True) -> Listener:
        write: SendNow = lambda frame: frames[name].append(frame) or is_written  # type: ignore[func-returns-value]  # noqa: E731
        made = Listener(None, write, compact=name == "compact")
        made.sent = sent
        feed.listeners[made] = ()
        return made

    async def push() -> list[bool]:
        everyone = [listener("waits", 7), listener("behind", 6), listener("busy", None), listener("woken", 7)]
        everyone += [listener("full", 7, is_written=False), Listener(None)]
        everyone += [listener("compact", 7)]
        everyone[3].wake()
        feed.push(7, 8, lambda: b"turn", lambda: b"b2")
        assert everyone[0].sent == 8
        assert everyone[4].sent == 7
        return [await each.wait(0.01) for each in everyone]

    assert asyncio.run(push()) == [False, True, True, True, True, False, False]
    assert frames.pop("compact") == [b"\x81\x02b2"]
    assert frames == {"waits": [b"\x81\x04turn"], "behind": [], "busy": [], "woken": [], "full": [b"\x81\x04turn"]}
