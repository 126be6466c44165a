import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchTelling } from '@telehealth/contracts';
import type { Database } from '../database.types';
import type { Backend, BackendClient } from './backend';
import { createBackendAuth } from './backend-auth';
import { createQueries } from './create-queries';
import { withEarlyAnswers } from './early-answers';
import { keepsSession } from './kept-session';
import { createLate } from './late';
import { createLiveChannels } from './live-channels';
import { createAccessToken, createFreshToken } from './session-keeping';
import { withLocalExpiry } from './with-local-expiry';
import { withPerson } from './with-person';
import { NO_GUARD, type SessionGuard, withSessionRefresh } from './with-session-refresh';
import { withTimeLimit } from './with-time-limit';

const fetchWholeClient = () => import(/* webpackChunkName: "session" */ './whole-client');

/** What a backend says of people stays in no cache of the browser, whatever headers its answers have. */
const askAfresh: typeof fetch = (input, init) => fetchTelling(input, { ...init, cache: 'no-store' });

/**
 * Makes the one way of the page to the backend. Questions go out with the session that lies on this device; the whole
 * client, which opens, renews and ends sessions and brings news live, is fetched when something needs it, or when the first
 * question of a person is answered.
 * @param settings.url origin of the backend, e.g. `location.origin`
 * @param settings.key publishable key; it identifies the app and opens nothing by itself
 * @param settings.guard when data requests may be sent, and how a session that ended is opened anew
 */
export function createBackend(
  settings: { url: string; key: string; guard?: SessionGuard },
  fetchWhole = fetchWholeClient,
): Backend {
  const { url, key, guard = NO_GUARD } = settings;
  const send = withSessionRefresh(withLocalExpiry(withTimeLimit(withEarlyAnswers(askAfresh))), key, {
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
    fetch: withPerson(send, { key, accessToken, onFirstAnswer }),
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
