"""What a page plays and how it vibrates, and its sounds as samples."""

from typing import Any

from page_browser import Visitors
from playwright.sync_api import Page
from server_client import Person

from orbis.server.web import page as page_files

# Sounds are built by a context that nobody hears; the pitches of all tones that start are noted, noises as 0.
_LISTEN = """
window.tones = [];
window.vibrations = [];
window.contexts = 0;
window.AudioContext = function () {
    window.contexts += 1;
    const context = new OfflineAudioContext(1, 44100, 44100);
    Object.defineProperty(context, "state", {value: "running"});
    context.resume = context.suspend = async () => {};
    return context;
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...args) {
        window.tones.push(this.frequency ? Math.round(this.frequency.value) : 0);
        return start.apply(this, args);
    };
}
navigator.vibrate = pattern => window.vibrations.push(pattern) > 0;
"""

# The tone of each sound that no other sound has.
PITCHES = {"take": 587, "place": 210, "wilderness": 160, "turn": 523, "cancelled": 311, "volcano": 120}

_RENDER = """async ([script, name, rate]) => {
    const {schedule} = await import(script);
    const context = new OfflineAudioContext(1, 3 * rate, rate);
    const lasts = schedule(name, context, context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const size = list => list.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const end = Math.round(lasts * rate);
    const sound = samples.subarray(0, end);
    const steps = sound.map((sample, index) => sample - (index ? sound[index - 1] : 0));
    return {
        lasts,
        peak: size(sound),
        loudness: Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / end),
        first: Math.abs(samples[0]),
        last: size(sound.subarray(end - 32)),
        afterwards: size(samples.subarray(end)),
        step: size(steps),
        mean: Math.abs(sound.reduce((sum, sample) => sum + sample, 0) / end),
    };
}"""


def come_listening(visitors: Visitors, address: str, person: Person, settings: str = "{}", **how: Any) -> Page:
    """Somebody at an address whose sounds and vibrations are noted, with stored settings."""
    page = visitors.come("/", person=person, **how)
    page.add_init_script(_LISTEN)
    page.evaluate("settings => localStorage.setItem('orbis.settings', settings)", settings)
    page.goto(address)
    return page


def wait_for_sound(page: Page, name: str, after: int = 0) -> None:
    """Wait until a sound is played after so many tones."""
    page.wait_for_function("([pitch, after]) => window.tones.indexOf(pitch, after) >= 0", arg=[PITCHES[name], after])


def tones(page: Page) -> list[int]:
    """The pitches of all tones so far."""
    found: list[int] = page.evaluate("window.tones")
    return found


def vibrations(page: Page) -> list[list[int]]:
    """All vibrations so far."""
    found: list[list[int]] = page.evaluate("window.vibrations")
    return found


def rendered(page: Page, name: str, rate: int = 44_100) -> dict[str, float]:
    """The measurements of a sound as the browser renders it."""
    (script,) = (page_files.FOLDER / "assets").glob("synth-*.js")
    found: dict[str, float] = page.evaluate(_RENDER, [f"/assets/{script.name}", name, rate])
    return found
