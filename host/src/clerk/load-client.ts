import type { Environment } from '../environment';
import { loadScript } from './load-script';

/** Globals that configure Clerk's script and hold its client; the names are those of `@clerk/react`. */
interface ClientGlobals {
  __clerk_publishable_key?: string;
  __clerk_proxy_url?: string;
  Clerk?: unknown;
}
const globals = globalThis as ClientGlobals;
let loading: Promise<void> | null = null;

/**
 * Loads Clerk's client with an integrity check. Clerk's React package uses an existing client and would otherwise load one
 * unchecked.
 * @throws Error if it does not load, or is not the one of the build
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
