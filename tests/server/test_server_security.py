"""Who may do what from where: cookies, origins, headers, and what is never told."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_client import Person
from server_process import RunningServer, server_thread
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from orbis.server.live import identity, registry
from orbis.server.web.app import schema
from orbis.server.web.guard import HEADERS

TLS = {"X-Forwarded-Proto": "https"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("security"), public_url="https://orbis.test") as running:
        yield running


@pytest.fixture
def http(server: RunningServer) -> Iterator[httpx.Client]:
    """A client without any header of its own."""
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


# Cookies


def cookie_of(http: httpx.Client, **headers: str) -> tuple[str, set[str]]:
    """The cookie of a new guest, and its attributes."""
    http.cookies.clear()
    response = http.put("/api/me", json={"name": "Ada"}, headers=headers)
    assert response.status_code == 200
    value, *attributes = response.headers["set-cookie"].split("; ")
    return value, set(attributes)


def test_the_cookie_is_for_this_site_only_and_hidden_from_scripts(http: httpx.Client) -> None:
    value, attributes = cookie_of(http)
    assert len(value) >= len("orbis=") + 43  # 256 bits
    assert attributes == {"HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=lax"}


def test_the_cookie_is_secure_behind_tls(http: httpx.Client) -> None:
    assert "Secure" in cookie_of(http, **TLS)[1]


def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    with server_thread(tmp_path, proxies="203.0.113.9") as server, httpx.Client(base_url=server.url) as http:
        assert "Secure" not in cookie_of(http, **TLS)[1]
        assert "strict-transport-security" not in http.get("/", headers=TLS).headers


def test_every_guest_has_another_cookie(http: httpx.Client) -> None:
    assert len({cookie_of(http)[0] for _ in range(5)}) == 5


# Origins


def writes(server: RunningServer) -> list[tuple[str, str]]:
    """All requests that could change something."""
    code = Person(server.url, "Ada").create("person", "open").code
    paths = schema()["paths"]
    return [
        (method.upper(), path.format(code=code, seat=1, passkey="a" * 64, date="today"))
        for path, methods in paths.items()
        for method in methods
        if method != "get"
    ]


def foreign_origins(url: str) -> list[dict[str, str]]:
    """The headers by which a browser tells that a request comes from elsewhere."""
    return [
        {"Origin": "https://evil.test"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": f"{url}.evil.test"},
        {"Origin": f"{url}0"},  # another port
        {"Origin": url.replace("http", "ftp")},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "https://evil.test", "Sec-Fetch-Site": "same-origin"},
        {"Origin": url, "Host": "orbis.test"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": url, **TLS},  # our host, but over an open line
        {"Origin": "http://orbis.test"},
    ]


def test_no_write_is_taken_from_another_site(server: RunningServer) -> None:
    person = Person(server.url, "Bo")
    requests = writes(server)
    assert len(requests) >= 15
    for method, path in requests:
        for headers in foreign_origins(server.url):
            del person.http.headers["Origin"]
            response = person.http.request(method, path, json={}, headers=headers)
            person.http.headers["Origin"] = server.url
            assert (response.status_code, response.json()["code"]) == (403, "request/origin"), (method, path, headers)
    assert person.request("GET", "/api/me") == {"name": "Bo"}


def own_origins(url: str) -> list[dict[str, str]]:
    return [
        {},
        {"Origin": url},
        {"Origin": "https://orbis.test"},
        {"Origin": url.replace("http", "https"), **TLS},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ]


def test_writes_are_taken_from_our_own_page_and_from_programs(server: RunningServer, http: httpx.Client) -> None:
    for headers in own_origins(server.url):
        assert http.put("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200, headers


def test_reading_needs_no_origin(server: RunningServer, http: httpx.Client) -> None:
    for headers in foreign_origins(server.url):
        assert http.get("/api/tables", headers=headers).status_code == 200


def test_websockets_are_for_our_own_page_and_programs(server: RunningServer) -> None:
    path = Person(server.url, "Ada").create("person", "open").path
    address = f"{server.url.replace('http', 'ws')}{path}/events"
    for headers in foreign_origins(server.url):
        if "Host" in headers:
            continue  # the library sends its own
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403, headers
    for headers in own_origins(server.url):
        with connect(address, additional_headers=headers) as socket:
            assert "events" in json.loads(socket.recv(10))


def test_other_sites_get_no_permission_to_read(server: RunningServer, http: httpx.Client) -> None:
    asked = {"Origin": "https://evil.test", "Access-Control-Request-Method": "PUT"}
    for response in (http.options("/api/me", headers=asked), http.get("/api/tables", headers=asked)):
        assert not [name for name in response.headers if name.startswith("access-control")]


# Headers


def answers_of_all_kinds(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[int, httpx.Response]]:
    """The expected status, and the answer."""
    person = Person(server.url, "Ada")
    path = person.create("person", "open").path
    send = person.http.request
    yield 200, send("GET", "/")
    yield 200, send("GET", "/healthz")
    yield 200, send("GET", "/metrics")
    yield 200, send("GET", "/api/openapi.json")
    yield 200, send("GET", path)
    yield 201, send("POST", "/api/me/token")
    yield 400, send("PUT", "/api/me", content="{", headers={"Content-Type": "application/json"})
    yield 401, Person(server.url).send("POST", f"{path}/join", {})
    yield 403, send("PUT", "/api/me", json={"name": "Ada"}, headers={"Origin": "null"})
    yield 404, send("GET", "/nowhere")
    yield 404, send("GET", "/api/tables/abcd2345")
    yield 405, send("DELETE", "/api/tables")
    yield 409, send("POST", f"{path}/start", json={})
    yield 413, send("PUT", "/api/me", content=b"x" * 100_000)
    yield 422, send("PUT", "/api/me", json={"name": ""})
    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "list_public", fail)
        yield 500, send("GET", "/api/tables")
    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "list_public", fail_to_connect)
        yield 503, send("GET", "/api/tables")


async def fail(*_arguments: object) -> Any:
    raise RuntimeError("at /srv/orbis/server/secret.py: seed 0123456789abcdef")


async def fail_to_connect(*_arguments: object) -> Any:
    raise OperationalError("SELECT seed FROM tables", {}, Exception("psycopg: no route to 10.0.0.7"))


def test_every_answer_has_the_headers_of_a_careful_server(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for status, response in answers_of_all_kinds(server, monkeypatch):
        assert response.status_code == status, response.text
        for name, value in HEADERS:
            assert response.headers.get_list(name.decode()) == [value.decode()], (status, name)
        assert "server" not in response.headers
        if response.url.path.startswith("/api"):
            assert response.headers["content-type"] == "application/json"
            assert response.headers["cache-control"] == "no-store"


def test_the_policy_is_strict() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split("; ")}
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == ["'none'"]
    assert rules["script-src"] == ["'self'", "'wasm-unsafe-eval'"]  # which allows WebAssembly, and no text as a script
    assert rules["style-src"] == rules["connect-src"] == ["'self'"]
    assert policy.count("unsafe") == 1
    assert "*" not in policy


def test_over_tls_browsers_are_told_to_stay_there(http: httpx.Client) -> None:
    assert http.get("/", headers=TLS).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in http.get("/").headers


# What is never told


def test_all_errors_have_one_form_and_tell_nothing_of_the_inside(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for status, response in answers_of_all_kinds(server, monkeypatch):
        if status >= 400:
            assert set(response.json()) == {"code", "message", "rule", "args"}
            for word in ("Error", "orbis.", ".py", "secret", "SELECT", "10.0.0.7", "pydantic", "Form", "0123"):
                assert word not in response.text, (status, word)


def test_after_a_failure_the_server_goes_on(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(server.url, "Ada")
    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "list_public", fail)
        assert person.http.get("/api/tables").json()["code"] == "server/failed"
    assert person.http.get("/api/tables").status_code == 200


def test_a_websocket_is_told_that_the_database_fails(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.service.store, "find_table", fail_to_connect)
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/zzzzzzzz/events") as socket:
        assert json.loads(socket.recv(10))["error"]["code"] == "server/storage"
        with pytest.raises(Exception, match="1013"):
            socket.recv(10)


MARKUP = "<script>alert('&amp;')</script>"


def test_names_and_chat_are_data(server: RunningServer) -> None:
    person = Person(server.url, MARKUP[:30])
    table = person.create("person", "open")
    table.do("chat", {"text": MARKUP})
    response = person.send("GET", f"{table.path}/events")
    assert response.headers["content-type"] == "application/json"
    created, said = response.json()["events"]
    assert created["seats"][0]["name"] == said["name"] == MARKUP[:30]
    assert said["text"] == MARKUP


@pytest.mark.parametrize("name", ["", " ", "a" * 31, "a\nb", "a\0", "\u200b", "\u2028", "\ufb2c" * 30, 5, None, []])
def test_names_are_short_and_one_line(server: RunningServer, name: Any) -> None:
    response = Person(server.url).send("PUT", "/api/me", {"name": name})
    assert (response.status_code, response.json()["code"]) == (422, "request/malformed")
    assert "set-cookie" not in response.headers


def test_chat_is_bounded(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    assert table.person.send("POST", f"{table.path}/chat", {"text": "a" * 500}).status_code == 200
    assert table.person.send("POST", f"{table.path}/chat", {"text": "a" * 501}).status_code == 422


# Secrets


def test_only_hashes_of_tokens_are_kept(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        person = Person(server.url, "Ada")
        tokens = [
            person.http.cookies["orbis"],
            person.request("POST", "/api/me/token")["token"],
            person.request("POST", "/api/me/link")["code"],
        ]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in kept
        assert hashlib.sha256(token.encode()).hexdigest().encode() in kept


def test_tokens_are_compared_in_constant_time(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", compare)
    person = Person(server.url, "Ada")
    person.request("GET", "/api/me")
    digest = identity.token_hash(person.http.cookies["orbis"])
    assert compared == [(digest, digest)]


def test_seeds_and_tokens_are_256_bits_of_the_systems_chance(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, Any] = {}

    def spy(module: Any, name: str) -> None:
        draw = getattr(module.secrets, name)
        monkeypatch.setattr(module.secrets, name, lambda size: drawn.setdefault(f"{name} {size}", draw(size)))

    spy(registry, "token_hex")
    spy(identity, "token_urlsafe")
    person = Person(server.url, "Ada")
    table = person.create("person", "person", start=True)
    live = server.call(server.service.registry.get(table.code))
    assert live.table.seed == drawn["token_hex 32"]
    assert person.http.cookies["orbis"] == drawn["token_urlsafe 32"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/me", "GET, PUT"),
        ("PUT", "/api/tables", "GET, POST"),
        ("GET", "/api/tables/abcd2345/turns", "POST"),
        ("POST", "/api/tables/abcd2345/seats/1", "PUT"),
        ("POST", "/", "GET, HEAD"),
        ("POST", "/healthz", "GET, HEAD"),
    ],
)
def test_an_address_names_all_its_methods(server: RunningServer, method: str, path: str, allowed: str) -> None:
    response = httpx.request(method, f"{server.url}{path}", verify=False)
    assert (response.status_code, response.headers["Allow"]) == (405, allowed)
