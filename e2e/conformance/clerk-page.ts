import type { EnvironmentResource, LoadedClerk } from '@clerk/shared/types';
import { expect, type JSHandle, type Page } from '@playwright/test';
import { codeFor, newAddress } from '../fixtures/accounts';

/** The vendor's object with what it does not tell its users of. */
export interface Sdk extends LoadedClerk {
  load(options: { telemetry: false }): Promise<void>;
  __internal_environment?: EnvironmentResource | null;
}
/** The real SDK of a page, loaded. */
export type ClerkHandle = JSHandle<Sdk>;
export const PASSWORD = 'Conformance-passphrase-1';

/** What the SDK throws when the service refuses. */
export interface Refusal {
  status: number;
  code: string;
  param: string | undefined;
}

declare global {
  interface Window {
    /** How a call was refused; null when it was not. Throws for anything that is no refusal of the service. */
    refusalOf(call: Promise<unknown>): Promise<Refusal | null>;
  }
}

interface ApiError {
  status: number;
  errors: { code: string; meta?: { paramName?: string } }[];
}

function installHelpers(): void {
  window.refusalOf = (call) =>
    call.then(
      () => null,
      (cause: ApiError) => {
        const [error] = cause.errors ?? [];
        if (!error) throw cause;
        return { status: cause.status, code: error.code, param: error.meta?.paramName };
      },
    );
}

/** What the product's pages are told about the identity. */
export interface Environment {
  publishableKey: string;
  clerkProxyUrl: string;
}

/** Reads it where the product does: in its page. */
export async function environmentOf(page: Page, origin: string): Promise<Environment> {
  const html = await (await page.request.get(`${origin}/`)).text();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) throw new Error('The page of the product has no boot data.');
  return (JSON.parse(boot) as { environment: Environment }).environment;
}

/** A page of the product's origin with nothing on it but the vendor's script, as the vendor's documentation embeds it. */
export async function openClerk(page: Page, origin: string): Promise<ClerkHandle> {
  const { publishableKey, clerkProxyUrl } = await environmentOf(page, origin);
  const base = clerkProxyUrl || `https://${atob(publishableKey.split('_')[2] ?? '').replace(/\$$/, '')}`;
  const proxy = clerkProxyUrl ? `data-clerk-proxy-url="${clerkProxyUrl}"` : '';
  const body = `<!doctype html><title>Conformance</title>
    <script src="${base}/npm/@clerk/clerk-js@6/dist/clerk.browser.js" data-clerk-publishable-key="${publishableKey}" ${proxy}></script>`;
  await page.addInitScript(installHelpers);
  await page.route('**/__conformance', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/__conformance`);
  return loadedClerk(page);
}

/** The SDK of a page that shows it, after it has learned who is there. */
export async function loadedClerk(page: Page): Promise<ClerkHandle> {
  return page.evaluateHandle(async () => {
    const { Clerk } = window as unknown as { Clerk: Sdk };
    if (!Clerk.loaded) await Clerk.load({ telemetry: false });
    return Clerk;
  });
}

/** Signs a new person up by emailed code and makes their session the active one. @returns the address */
export async function signUp(page: Page, clerk: ClerkHandle, name: string): Promise<string> {
  const email = newAddress(name);
  await clerk.evaluate(
    async ({ client }, [emailAddress, password]) => {
      const signUp = await client.signUp.create({ emailAddress, password, firstName: 'Nomsa', lastName: 'Dube' });
      await signUp.prepareEmailAddressVerification({ strategy: 'email_code' });
    },
    [email, PASSWORD] as const,
  );
  const code = await codeFor(page, email);
  await clerk.evaluate(async ({ client, setActive }, given) => {
    const done = await client.signUp.attemptEmailAddressVerification({ code: given });
    await setActive({ session: done.createdSessionId });
  }, code);
  expect(await clerk.evaluate(({ user }) => user?.primaryEmailAddress?.emailAddress)).toBe(email);
  return email;
}

/** Signs in by password and makes the session the active one. */
export async function signIn(clerk: ClerkHandle, identifier: string, password = PASSWORD): Promise<void> {
  await clerk.evaluate(
    async ({ client, setActive }, [who, secret]) => {
      const { status, createdSessionId } = await client.signIn.create({ identifier: who, password: secret });
      if (status !== 'complete') throw new Error(`The sign-in is ${status}.`);
      await setActive({ session: createdSessionId });
    },
    [identifier, password] as const,
  );
}

/** Signs out and stays on the page: without a callback the SDK would lead on to the instance's home. */
export async function signOut(clerk: ClerkHandle): Promise<void> {
  await clerk.evaluate((sdk) => sdk.signOut(() => {}));
}

/** Proves again who one is, by password: what sensitive changes ask for. */
export async function reverify(clerk: ClerkHandle, password = PASSWORD): Promise<void> {
  const status = await clerk.evaluate(async ({ session }, secret) => {
    await session?.startVerification({ level: 'first_factor' });
    return (await session?.attemptFirstFactorVerification({ strategy: 'password', password: secret }))?.status;
  }, password);
  expect(status).toBe('complete');
}
