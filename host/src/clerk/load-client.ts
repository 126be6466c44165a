import type { Environment } from '../environment';
import { loadScript } from './load-script';

/** What the provider's script makes its client from, and where it leaves it; the names are those of `@clerk/react`. */
interface ClientGlobals {
  __clerk_publishable_key?: string;
  __clerk_proxy_url?: string;
  Clerk?: unknown;
}
const globals = globalThis as ClientGlobals;
let loading: Promise<void> | null = null;

/**
 * Loads the provider's client, checked. Its React package takes a client that is there, and would load one unchecked.
 * @throws Error when it does not come, or is not the one of the build
 */
export async function loadClient({ publishableKey, clerkProxyUrl }: Environment): Promise<void> {
  if (globals.Clerk !== undefined) return;
  globals.__clerk_publishable_key = publishableKey;
  globals.__clerk_proxy_url = clerkProxyUrl;
  loading ??= loadScript('client').finally(() => {
    loading = null;
  });
  await loading;
}
