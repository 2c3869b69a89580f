"""A device with a fingerprint reader in Chromium: it keeps passkeys and always recognizes its owner."""

from typing import Any

from playwright.sync_api import Page

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """The authenticator of a page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        self._id: str = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """What it keeps."""
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def take(self, passkey: dict[str, Any]) -> None:
        """Keep a passkey that was made elsewhere, as password managers do."""
        self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})

    def recognize(self, owner: bool) -> None:
        """Whether the finger is the owner's."""
        self._session.send("WebAuthn.setUserVerified", {"authenticatorId": self._id, "isUserVerified": owner})
