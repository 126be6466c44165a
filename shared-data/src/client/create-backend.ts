import { createClient } from '@supabase/supabase-js';
import { fetchTelling, STORAGE_KEYS } from '@telehealth/contracts';
import type { Database } from '../database.types';
import type { Backend, BackendClient } from './backend';
import { createBackendAuth } from './backend-auth';
import { createQueries } from './create-queries';
import { withEarlyAnswers } from './early-answers';
import { createLiveChannels } from './live-channels';
import { createFreshToken, NO_GUARD, type SessionGuard } from './session-keeping';
import { withLocalExpiry } from './with-local-expiry';
import { withSessionRefresh } from './with-session-refresh';
import { withTimeLimit } from './with-time-limit';

/** What a backend says of people stays in no cache of the browser, whatever headers its answers have. */
const askAfresh: typeof fetch = (input, init) => fetchTelling(input, { ...init, cache: 'no-store' });

/**
 * Makes the one backend client of the page. Refresh ticks and reconnect steps are the client's defaults, which are the
 * specification's constants.
 * @param settings.url origin of the backend, e.g. `location.origin`
 * @param settings.key publishable key; it identifies the app and opens nothing by itself
 * @param settings.guard when data requests may be sent, and how a session that ended is opened anew
 */
export function createBackend(settings: { url: string; key: string; guard?: SessionGuard }): Backend {
  const guard = settings.guard ?? NO_GUARD;
  const client: BackendClient = createClient<Database>(settings.url, settings.key, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      // The identity provider owns every address with a code in it; this client must not read them.
      detectSessionInUrl: false,
      // Own key, so that the kept session never collides with another app on the same origin.
      storageKey: STORAGE_KEYS.backendSession,
    },
    global: {
      fetch: withSessionRefresh(
        withLocalExpiry(withTimeLimit(withEarlyAnswers(askAfresh, settings.key))),
        settings.key,
        {
          ...guard,
          freshToken: (refused) => freshToken(refused),
        },
      ),
    },
  });
  const freshToken = createFreshToken(client.auth, guard);
  const { url, key } = settings;
  const live = createLiveChannels(client);
  return { client, queries: createQueries(), live, auth: createBackendAuth(client), address: { url, key } };
}
