"""`orbis page`: a folder for static hosts, and nothing of anybody else's is overwritten."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from command import orbis, refused

from orbis.cli.page import NO_SERVER, not_found
from orbis.server import built_page

BUILT = {
    "index.html": '<html>\n  <head>\n    <meta content="./og.png" />\n    <script src="./assets/index-aaaaaaaa.js">'
    "</script>\n  </head>\n</html>\n",
    "sw.js": "const files = ['assets/index-aaaaaaaa.js', 'favicon.svg'];",
    "assets/index-aaaaaaaa.js": "console.log('orbis');",
    "favicon.svg": "<svg></svg>",
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "built"
    write(folder, BUILT)
    monkeypatch.setattr(built_page, "FOLDER", folder)
    return folder


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def files_in(folder: Path) -> dict[str, str]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}


@pytest.mark.usefixtures("built")
def test_the_folder_holds_the_very_files_that_were_built(tmp_path: Path) -> None:
    outcome = orbis("page", tmp_path / "new" / "site")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"Wrote the page to {tmp_path / 'new' / 'site'}: 6 files for any static host\n"
    written = files_in(tmp_path / "new" / "site")
    assert written.keys() == {*BUILT, "404.html", ".nojekyll"}
    assert {name: written[name] for name in BUILT if name != "index.html"} == {
        name: text for name, text in BUILT.items() if name != "index.html"
    }
    assert written["index.html"] == BUILT["index.html"].replace("</head>", f"  {NO_SERVER}\n  </head>")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("url", ["https://example.org/orbis", "https://example.org/orbis/"])
def test_with_an_address_the_picture_of_previews_has_one_too(tmp_path: Path, url: str) -> None:
    assert orbis("page", tmp_path / "site", "--url", url).code == 0
    index = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert 'content="https://example.org/orbis/og.png"' in index
    assert 'src="./assets/index-aaaaaaaa.js"' in index


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "url", ["example.org", "ftp://example.org", "https://", "https://a.org/?x", 'https://a.org/"x']
)
def test_a_wrong_address_is_refused(tmp_path: Path, url: str) -> None:
    assert url in refused(orbis("page", tmp_path / "site", "--url", url), "page/url")
    assert not (tmp_path / "site").exists()


def test_a_new_version_replaces_the_old_one(tmp_path: Path, built: Path) -> None:
    site = tmp_path / "site"
    assert orbis("page", site).code == 0
    write(site, {"CNAME": "orbis.example", "assets/photo-20240101.png": "mine"})
    (built / "assets" / "index-aaaaaaaa.js").rename(built / "assets" / "index-bbbbbbbb.js")
    for name in ("index.html", "sw.js"):
        (built / name).write_text(BUILT[name].replace("aaaaaaaa", "bbbbbbbb"), encoding="utf-8")
    assert orbis("page", site).code == 0
    written = files_in(site)
    assert written.keys() == {
        *(name.replace("aaaaaaaa", "bbbbbbbb") for name in BUILT),
        *("404.html", ".nojekyll", "CNAME", "assets/photo-20240101.png"),
    }
    assert "index-bbbbbbbb.js" in written["index.html"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("theirs", [{"index.html": "<p>my home page</p>"}, {"notes.txt": "x"}, {"sub/x.txt": "x"}])
def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path, theirs: dict[str, str]) -> None:
    write(tmp_path / "home", theirs)
    assert "--force" in refused(orbis("page", tmp_path / "home"), "page/folder")
    assert files_in(tmp_path / "home") == theirs


@pytest.mark.usefixtures("built")
def test_force_writes_into_any_folder_and_removes_nothing(tmp_path: Path) -> None:
    theirs = {"notes.txt": "x", "assets/photo-20240101.png": "mine", "sw.js": "assets/photo-20240101.png"}
    write(tmp_path / "home", theirs)
    assert orbis("page", tmp_path / "home", "--force").code == 0
    assert files_in(tmp_path / "home").keys() == {*BUILT, *theirs, "404.html", ".nojekyll"}


@pytest.mark.usefixtures("built")
def test_an_empty_folder_is_fine_and_a_file_is_not(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert orbis("page", tmp_path / "empty").code == 0
    (tmp_path / "file").write_text("x")
    for more in ((), ("--force",)):
        refused(orbis("page", tmp_path / "file", *more), "page/folder")


def test_without_a_built_page_it_says_how_to_build_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built_page, "FOLDER", tmp_path / "nothing")
    assert "make page" in refused(orbis("page", tmp_path / "site"), "page/not-built")
    assert not (tmp_path / "site").exists()


def test_unknown_addresses_lead_to_the_page() -> None:
    """As its script would split them; the browser tests run it."""
    found = re.search(r"/\^(.*)\$/\.exec", not_found())
    assert found
    pattern = re.compile(found[1].replace("\\/", "/"))
    for address, parts in {
        "/learn": ("/", "learn"),
        "/some/where/t/abcd2345/replay": ("/some/where/", "t/abcd2345/replay"),
        "/t/rules": ("/", "t/rules"),
        "/rules/rules": ("/rules/", "rules"),
        "/orbis/nowhere/else": ("/orbis/nowhere/", "else"),
        "/orbis/nowhere/": ("/orbis/", "nowhere/"),
        "/": ("/", ""),
    }.items():
        split = pattern.fullmatch(address)
        assert split is not None
        assert split.groups() == parts


def test_it_needs_no_server_installed(tmp_path: Path, built: Path) -> None:
    code = f"""
import sys
for name in ("starlette", "uvicorn", "sqlalchemy", "structlog"):
    sys.modules[name] = None
from pathlib import Path
from orbis.server import built_page
built_page.FOLDER = Path({json.dumps(str(built))})
sys.argv = ["orbis", "page", {json.dumps(str(tmp_path / "site"))}]
from orbis.cli import main
main()
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0
    assert (tmp_path / "site" / "index.html").is_file()
