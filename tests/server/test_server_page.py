"""The page for browsers: its files as browsers want them, at its addresses and nowhere else."""

import gzip
import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from server_process import RunningServer, server_thread

from orbis.server.web import page
from orbis.server.web.guard import HEADERS

SCRIPT = b"console.log('orbis');\n" * 100
FILES = {
    "index.html": b'<!doctype html><title>Orbis</title><script src="./assets/index-B1c2D3e4.js"></script>' + b" " * 99,
    "assets/index-B1c2D3e4.js": SCRIPT,
    "assets/index-a_c2-3e4.css": b"body { margin: 0 }\n" * 50,
    "assets/words.json": b"{}",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>" * 9,
    "manifest.webmanifest": b'{"name": "Orbis", "icons": [], "start_url": "/", "display": "standalone"}' * 3,
    "icons/192.png": b"\x89PNG" + bytes(500),
    "assets/orbis-B1c2D3e4.wasm": b"\0asm" + bytes(500),
    "sw.js": b"self.addEventListener('fetch', () => {});\n" * 20,
}
INDEX = FILES["index.html"].replace(b'"./', b'"/')  # the same at all addresses, however deep
ADDRESSES = [
    "/",
    "/t/abcd2345",
    "/t/abcd2345/replay",
    "/replay",
    "/learn",
    "/rules",
    "/tiles",
    "/account",
    "/games",
    "/daily",
    "/daily/2026-11-19",
    "/workshop",
    "/puzzles",
    "/puzzles/0a1",
    "/players",
    "/players/abcd2345",
    "/move",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "icons").mkdir()
    for name, content in FILES.items():
        (folder / "page" / name).write_bytes(content)
    (folder / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDER", folder / "page")
        with server_thread(folder) as running:
            yield running


@pytest.fixture
def http(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_page_is_at_all_its_addresses(http: httpx.Client, address: str) -> None:
    answer = http.get(address)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert set(HEADERS) <= set(answer.headers.raw)


@pytest.mark.parametrize(
    "address",
    [
        "/index.html",
        "/t",
        "/t/",
        "/t/a/b",
        "/learn/",
        "/learn/x",
        "/puzzles/",
        "/puzzles/a/b",
        "/assets",
        "/assets/",
        "/nothing",
        "/T/abc",
    ],
)
def test_everything_else_is_unknown(http: httpx.Client, address: str) -> None:
    answer = http.get(address)
    assert (answer.status_code, answer.json()["code"]) == (404, "request/unknown")


BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"


@pytest.mark.parametrize("address", ["/nothing", "/t/", "/t/a/b", "/learn/x", "/assets/nothing.js"])
def test_a_browser_is_shown_the_page_at_an_unknown_address(http: httpx.Client, address: str) -> None:
    etag = http.get("/").headers["etag"]
    answer = http.get(address, headers={"Accept": BROWSER, "If-None-Match": etag})
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert http.head(address, headers={"Accept": BROWSER}).status_code == 404


@pytest.mark.parametrize(
    ("address", "accept"),
    [
        ("/api/nothing", BROWSER),
        ("/nothing", "application/json"),
        ("/nothing", "text/htmlx, */*"),
        ("/nothing", "*/*"),
        ("/assets/nothing.js", "*/*"),
    ],
)
def test_the_api_and_programs_get_json_at_an_unknown_address(http: httpx.Client, address: str, accept: str) -> None:
    answer = http.get(address, headers={"Accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "request/unknown")


@pytest.mark.parametrize(
    ("name", "content_type"),
    [
        ("assets/index-B1c2D3e4.js", "text/javascript; charset=utf-8"),
        ("assets/index-a_c2-3e4.css", "text/css; charset=utf-8"),
        ("assets/words.json", "application/json"),
        ("favicon.svg", "image/svg+xml"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icons/192.png", "image/png"),
        ("assets/orbis-B1c2D3e4.wasm", "application/wasm"),
        ("sw.js", "text/javascript; charset=utf-8"),
    ],
)
def test_files_have_their_types_and_may_be_kept_if_their_names_have_a_hash(
    http: httpx.Client, name: str, content_type: str
) -> None:
    answer = http.get(f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"] == content_type
    forever = "public, max-age=31536000, immutable"
    assert answer.headers["cache-control"] == (forever if "-" in name else "no-cache")


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip ; q=1"])
def test_text_is_sent_compressed_to_those_who_take_it(http: httpx.Client, accepted: str) -> None:
    with http.stream("GET", "/assets/index-B1c2D3e4.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert len(raw) < len(SCRIPT) / 5
    assert gzip.decompress(raw) == SCRIPT
    assert int(answer.headers["content-length"]) == len(raw)


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.000", ""])
def test_text_is_sent_plain_to_the_others(http: httpx.Client, accepted: str) -> None:
    answer = http.get("/assets/index-B1c2D3e4.js", headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert (answer.headers["vary"], answer.content) == ("Accept-Encoding", SCRIPT)


@pytest.mark.parametrize(
    ("public_url", "picture"), [("", "/og.png"), ("https://orbis.example/", "https://orbis.example/og.png")]
)
def test_the_picture_for_other_sites_has_its_whole_address_if_that_is_known(
    tmp_path: Path, public_url: str, picture: str
) -> None:
    (tmp_path / "index.html").write_text('<meta content="./og.png"><link href="./favicon.svg">', "utf-8")
    index = page.read_files(tmp_path, public_url)["index.html"].content.decode()
    assert index == f'<meta content="{picture}"><link href="/favicon.svg">'


def test_what_does_not_get_smaller_is_not_compressed(http: httpx.Client) -> None:
    for name in ("icons/192.png", "assets/words.json"):
        answer = http.get(f"/{name}", headers={"Accept-Encoding": "gzip"})
        assert {"content-encoding", "vary"} & set(answer.headers) == set()


@pytest.mark.parametrize("address", ["/", "/learn", "/favicon.svg"])
def test_what_a_browser_has_is_not_sent_again(http: httpx.Client, address: str) -> None:
    first = http.get(address)
    for known in (first.headers["etag"], f'"other", {first.headers["etag"]}'):
        again = http.get(address, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        for header in ("etag", "cache-control", "vary"):
            assert again.headers[header] == first.headers[header]
    assert http.get(address, headers={"If-None-Match": 'W/"old"'}).status_code == 200


@pytest.mark.parametrize("address", ["/", "/t/abcd2345", "/assets/index-B1c2D3e4.js", "/favicon.svg"])
def test_the_head_alone_can_be_asked_for(http: httpx.Client, address: str) -> None:
    whole, head = http.get(address), http.head(address)
    assert (head.status_code, head.content) == (200, b"")
    for header in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[header] == whole.headers[header]


def test_the_page_takes_no_writes(http: httpx.Client) -> None:
    for address in (*ADDRESSES, "/assets/index-B1c2D3e4.js", "/favicon.svg"):
        answer = http.post(address)
        assert (answer.status_code, answer.json()["code"]) == (405, "request/method"), address


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index-B1c2D3e4.js%00",
        "/icons/../assets/index-B1c2D3e4.js",
        "/../secret.txt",
        "//etc/passwd",
    ],
)
def test_nothing_but_the_page_can_be_had(server: RunningServer, path: str) -> None:
    with closing(HTTPConnection(server.url.removeprefix("http://"))) as connection:  # it sends paths as they are
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 404
        assert json.load(answer)["code"] == "request/unknown"


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")
    with server_thread(tmp_path) as server, httpx.Client(base_url=server.url, verify=False) as http:
        for address in ADDRESSES:
            answer = http.get(address)
            assert answer.status_code == 200
            assert "make page" in answer.text
        assert http.get("/api/tables").status_code == 200
        assert http.get("/assets/index.js").status_code == 404
        assert http.get("/nothing", headers={"Accept": BROWSER}).status_code == 404
