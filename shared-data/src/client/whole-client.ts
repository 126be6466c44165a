import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { STORAGE_KEYS } from '@telehealth/contracts';
import type { Database } from '../database.types';

// The whole chunk `session`: what opens, renews and ends a session, hears other tabs, and brings news live.

/**
 * Makes the one whole client of the page. Refresh ticks and reconnect steps are the client's defaults, which are the
 * specification's constants.
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
      // The identity provider owns every address with a code in it; this client must not read them.
      detectSessionInUrl: false,
      // Own key, so that the kept session never collides with another app on the same origin.
      storageKey: STORAGE_KEYS.backendSession,
    },
    global: { fetch: settings.fetch },
  });
}
