import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchTelling } from '@telehealth/contracts/clock';
import type { Database } from '../database.types';
import type { Backend, BackendClient } from './backend';
import { createBackendAuth } from './backend-auth';
import { createQueries } from './create-queries';
import { withEarlyAnswers } from './early-answers';
import { createLate } from './late';
import { createLiveChannels } from './live-channels';
import { createAccessToken, createFreshToken } from './session-keeping';
import { keepsSession } from './stored-session';
import { withAuthHeaders } from './with-auth-headers';
import { withLocalExpiry } from './with-local-expiry';
import { withPerson } from './with-person';
import { NO_GUARD, type SessionGuard, withSessionRefresh } from './with-session-refresh';
import { withTimeLimit } from './with-time-limit';

const fetchWholeClient = () => import(/* webpackChunkName: "session" */ './whole-client');

/** Responses about people must not be cached by the browser, whatever their headers say. */
const askAfresh: typeof fetch = (input, init) => fetchTelling(input, { ...init, cache: 'no-store' });

/**
 * Creates the page's only connection to the backend. Queries use the session stored on this device; the full client, which opens,
 * renews and ends sessions and carries live updates, is loaded when needed, or after the first response for a signed-in person.
 * @param settings.url origin of the backend, e.g. `location.origin`
 * @param settings.key publishable key; it identifies the app and grants nothing by itself
 * @param settings.guard when data requests may be sent, and how an ended session is reopened
 */
export function createBackend(
  settings: { url: string; key: string; guard?: SessionGuard },
  fetchWhole = fetchWholeClient,
): Backend {
  const { url, key, guard = NO_GUARD } = settings;
  const send = withSessionRefresh(withLocalExpiry(withTimeLimit(withEarlyAnswers(withPerson(askAfresh, key)))), key, {
    ...guard,
    freshToken: (refused) => freshToken(refused),
  });
  const whole = createLate(async () => (await fetchWhole()).createWholeClient({ url, key, fetch: send }));
  const freshToken = createFreshToken(whole, guard);
  const accessToken = createAccessToken(whole);
  const auth = createBackendAuth(whole);
  const onFirstAnswer = () => keepsSession() && auth.prepare();
  const rest = new PostgrestClient<Database>(new URL('rest/v1', url.endsWith('/') ? url : `${url}/`).href, {
    schema: 'public',
    fetch: withAuthHeaders(send, { key, accessToken, onFirstAnswer }),
  });
  const functions: BackendClient['functions'] = {
    invoke: async (name, options) => {
      try {
        return await (await whole.load()).functions.invoke(name, options);
      } catch (error) {
        return { data: null, error };
      }
    },
  };
  const client = Object.assign(rest, { functions, accessToken });
  return { client, queries: createQueries(), live: createLiveChannels(whole), auth, address: { url, key } };
}
