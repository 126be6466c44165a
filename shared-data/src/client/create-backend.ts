import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database.types';
import type { Backend, BackendClient } from './backend';
import { createBackendAuth } from './backend-auth';
import { createQueries } from './create-queries';
import { createLiveChannels } from './live-channels';
import { withSessionRefresh } from './with-session-refresh';

/** Own key, so that the kept session never collides with another app on the same origin. */
const SESSION_KEY = 'sawubona-backend-session';

/**
 * Makes the one backend client of the page. Refresh ticks and reconnect steps are the client's defaults, which are the
 * specification's constants.
 * @param settings.url origin of the backend, e.g. `location.origin`
 * @param settings.key publishable key; it identifies the app and opens nothing by itself
 */
export function createBackend(settings: { url: string; key: string }): Backend {
  const client: BackendClient = createClient<Database>(settings.url, settings.key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      // The identity provider owns every address with a code in it; this client must not read them.
      detectSessionInUrl: false,
      storageKey: SESSION_KEY,
    },
    global: {
      fetch: withSessionRefresh(
        (input, init) => fetch(input, init),
        async () => (await client.auth.refreshSession()).data.session?.access_token ?? null,
      ),
    },
  });
  return { client, queries: createQueries(), live: createLiveChannels(client), auth: createBackendAuth(client) };
}
