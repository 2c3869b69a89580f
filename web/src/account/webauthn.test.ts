import { afterEach, describe, expect, it, vi } from "vitest";
import { asApiError } from "../api/client";
import { makePasskey, obstacle, toBytes, toText, usePasskey } from "./webauthn";

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const SIGN_IN = { challenge: "AQID", party: "orbis.example", seconds: 300 };
const REGISTER = {
  ...SIGN_IN,
  party_name: "Orbis",
  user_handle: "-_8",
  name: "Ada",
  algorithms: [-7],
  known: ["_w"],
};

function browserWith(credentials: Partial<Record<"create" | "get", unknown>>): void {
  vi.stubGlobal("navigator", { credentials });
}

const refusing = (name: string) => () => Promise.reject(new DOMException("no", name));

afterEach(() => vi.unstubAllGlobals());

describe("bytes as text", () => {
  it("come back the same", () => {
    for (const text of ["", "AA", "-_8", "AQID"]) expect(toText(toBytes(text).buffer)).toBe(text);
    expect([...toBytes("-_8")]).toEqual([251, 255]);
  });
});

describe("whether there can be passkeys", () => {
  it("depends on the connection and the browser", () => {
    expect(obstacle({ isSecureContext: false, PublicKeyCredential: {} })).toBe("insecure");
    expect(obstacle({ isSecureContext: true })).toBe("unsupported");
    expect(obstacle({ isSecureContext: true, PublicKeyCredential: {} })).toBeNull();
  });
});

describe("a passkey", () => {
  it("is made as the server asks, discoverable and for a verified person", async () => {
    const create = vi.fn(() =>
      Promise.resolve({ response: { clientDataJSON: bytes(1), attestationObject: bytes(2) } }),
    );
    browserWith({ create });
    expect(await makePasskey(REGISTER)).toEqual({ client_data: "AQ", attestation: "Ag" });
    const [{ publicKey }] = create.mock.calls[0] as unknown as [
      { publicKey: PublicKeyCredentialCreationOptions },
    ];
    expect(publicKey.rp).toEqual({ id: "orbis.example", name: "Orbis" });
    expect(publicKey.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    expect(publicKey.excludeCredentials).toEqual([{ type: "public-key", id: Uint8Array.of(255) }]);
    expect(publicKey.timeout).toBe(300_000);
  });

  it("is used without saying whose", async () => {
    const response = {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
      userHandle: null,
    };
    const get = vi.fn(() => Promise.resolve({ rawId: bytes(4), response }));
    browserWith({ get });
    expect(await usePasskey(SIGN_IN)).toEqual({
      credential_id: "BA",
      client_data: "AQ",
      authenticator_data: "Ag",
      signature: "Aw",
      user_handle: null,
    });
    expect(JSON.stringify(get.mock.calls)).not.toContain("allowCredentials");
  });

  it.each([
    ["NotAllowedError", "passkey/cancelled"],
    ["InvalidStateError", "passkey/here"],
    ["SecurityError", "passkey/address"],
    ["NotSupportedError", "passkey/unsupported"],
    ["UnknownError", "passkey/failed"],
  ])("that fails with %s is %s", async (name, code) => {
    browserWith({ create: refusing(name), get: refusing(name) });
    for (const asking of [makePasskey(REGISTER), usePasskey(SIGN_IN)])
      expect(asApiError(await asking.catch((thrown: unknown) => thrown)).code).toBe(code);
  });

  it("that is not chosen is none", async () => {
    browserWith({ get: () => Promise.resolve(null) });
    const thrown = await usePasskey(SIGN_IN).catch((error: unknown) => error);
    expect(asApiError(thrown).code).toBe("passkey/cancelled");
  });
});
