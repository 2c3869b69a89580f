/** Passkeys, as browsers make and use them. Bytes travel as Base64 for addresses. */
import { ApiError } from "../api/client";
import type { RegisterOptions, SignInOptions } from "../api/types";

/** Why this browser has no passkeys here; null if it has. */
export type Obstacle = "insecure" | "unsupported";

type Window = { isSecureContext: boolean; PublicKeyCredential?: unknown };

export function obstacle(window: Window = globalThis): Obstacle | null {
  if (!window.isSecureContext) return "insecure";
  return window.PublicKeyCredential ? null : "unsupported";
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Make a passkey; what the server needs to know of it. */
export async function makePasskey(options: RegisterOptions) {
  const made = await guarded(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(options.challenge),
        rp: { id: options.party, name: options.party_name },
        user: { id: toBytes(options.user_handle), name: options.name, displayName: options.name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
        timeout: options.seconds * 1000,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return { client_data: toText(response.clientDataJSON), attestation: toText(response.attestationObject) };
}

/** Let the person choose a passkey; what it has signed. */
export async function usePasskey(options: SignInOptions) {
  const used = await guarded(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(options.challenge),
        rpId: options.party,
        userVerification: "required",
        timeout: options.seconds * 1000,
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    credential_id: toText(used.rawId),
    client_data: toText(response.clientDataJSON),
    authenticator_data: toText(response.authenticatorData),
    signature: toText(response.signature),
    user_handle: response.userHandle ? toText(response.userHandle) : null,
  };
}

/** What browsers call their refusals, and what we call them. */
const REFUSALS: Record<string, string> = {
  NotAllowedError: "passkey/cancelled",
  AbortError: "passkey/cancelled",
  InvalidStateError: "passkey/here",
  SecurityError: "passkey/address",
  NotSupportedError: "passkey/unsupported",
  ConstraintError: "passkey/unsupported",
};

async function guarded(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential) return credential as PublicKeyCredential;
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : "";
    throw new ApiError(0, { code: REFUSALS[name] ?? "passkey/failed", message: String(thrown) });
  }
  throw new ApiError(0, { code: "passkey/cancelled", message: "No passkey was chosen" });
}
