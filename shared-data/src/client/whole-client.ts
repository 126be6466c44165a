import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import type { Database } from '../database.types';

// The whole chunk `session`: it opens, renews and ends a session, listens to other tabs, and carries live updates.

/**
 * Creates the page's full client. Refresh and reconnect intervals are the client's defaults, which are the specification's
 * constants.
 */
export function createWholeClient(settings: {
  url: string;
  key: string;
  fetch: typeof fetch;
}): SupabaseClient<Database> {
  return createClient<Database>(settings.url, settings.key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      // Codes in addresses belong to the identity provider; this client must not read them.
      detectSessionInUrl: false,
      // A key of its own, so that the stored session never collides with another app on the same origin.
      storageKey: STORAGE_KEYS.backendSession,
    },
    global: { fetch: settings.fetch },
  });
}
