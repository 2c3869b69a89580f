/** The account of who is here, and what can be done with it. */
import { ask } from "../api/client";
import type { AccountState, RegisterOptions, SignInOptions } from "../api/types";
import { guest } from "../front/guest.svelte";
import { remember } from "../front/remembered";
import { makePasskey, usePasskey } from "./webauthn";

const PATH = "/account";
type Codes = { codes: string[] };

/** A way to sign in that was chosen; with `leave`, the device no longer minds whom it plays as. */
export type SignIn = (leave: boolean) => Promise<void>;

class CurrentAccount {
  state = $state.raw<AccountState | null>(null);
  /** Recovery codes that were just made: they are shown once. */
  codes = $state.raw<string[]>([]);

  async look(): Promise<void> {
    const state = await ask<AccountState>("GET", PATH);
    if (state.name !== guest.name) await guest.look();
    this.state = state;
  }

  /** Add a passkey. The first one makes an account of the guest. */
  async register(): Promise<void> {
    const options = await ask<RegisterOptions>("POST", `${PATH}/passkeys/options`);
    const { codes } = await ask<Codes>("POST", `${PATH}/passkeys`, await makePasskey(options));
    if (codes.length) this.codes = codes;
    await this.look();
  }

  async remove(passkey: string): Promise<void> {
    await ask("DELETE", `${PATH}/passkeys/${passkey}`);
    await this.look();
  }

  async renewCodes(): Promise<void> {
    this.codes = (await ask<Codes>("POST", `${PATH}/codes`)).codes;
    await this.look();
  }

  /** Let the person choose a passkey. What it signed is good for one sign-in, also if that asks a question first. */
  async withPasskey(): Promise<SignIn> {
    const signed = await usePasskey(await ask<SignInOptions>("POST", `${PATH}/sign-in/options`));
    return (leave) => this.#enter("sign-in", { ...signed, leave });
  }

  withCode(code: string): SignIn {
    return (leave) => this.#enter("recover", { code, leave });
  }

  async signOut(): Promise<void> {
    await ask("POST", `${PATH}/sign-out`);
    await this.#begin();
  }

  async delete(): Promise<void> {
    await ask("DELETE", PATH);
    await this.#begin();
  }

  async #enter(way: string, body: object): Promise<void> {
    await ask("POST", `${PATH}/${way}`, body);
    remember({ played: true });
    await this.#begin();
  }

  /** Somebody else is here now: the screen is another one, and is read from its top. */
  async #begin(): Promise<void> {
    this.codes = [];
    await this.look();
    document.getElementById("content")?.focus();
    scrollTo(0, 0);
  }
}

export const account = new CurrentAccount();
