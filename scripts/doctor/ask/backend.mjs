import { ask } from './http.mjs';

const headersOf = (key) => ({ apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' });

/** Queries the database about itself, by the one function for the secret key. Null without it. */
export async function databaseFacts({ url, secretKey }) {
  if (!secretKey) return null;
  return ask(`${url}/rest/v1/rpc/deployment_facts`, { method: 'POST', headers: headersOf(secretKey), body: '{}' });
}

/** Reserved addresses (RFC 5737). */
const MADE_UP = { 'cf-connecting-ip': '192.0.2.77', 'x-forwarded-for': '198.51.100.77', 'x-real-ip': '203.0.113.77' };

/**
 * Returns the address that the database assumes for a call with forged address headers. Null: it refuses the call, or there is no
 * secret key.
 */
export async function assumedClientAddress({ url, secretKey }) {
  if (!secretKey) return null;
  const said = async ([name, made]) => {
    const headers = { ...headersOf(secretKey), [name]: made };
    const answer = await ask(`${url}/rest/v1/rpc/deployment_facts`, { method: 'POST', headers, body: '{}' });
    return typeof answer.json?.address === 'string' ? [name, { made, taken: answer.json.address }] : [name, null];
  };
  return Object.fromEntries(await Promise.all(Object.entries(MADE_UP).map(said)));
}

/** Queries data interface and sign-in as a visitor's browser does. */
export async function backendFacts({ url, publishableKey, idTokenProvider }, now) {
  const guest = headersOf(publishableKey);
  const call = (path, body) => ask(url + path, { method: 'POST', headers: guest, body: JSON.stringify(body) });
  return {
    facts: await ask(`${url}/rest/v1/rpc/public_facts`, {
      method: 'POST',
      headers: guest,
      now,
      body: JSON.stringify({ p_time_zone: 'Africa/Johannesburg' }),
    }),
    // A function for the server only, called as a visitor.
    forbidden: await call('/rest/v1/rpc/deployment_facts', {}),
    // The description of all tables and functions and their relations.
    description: await ask(`${url}/rest/v1/`, { headers: guest }),
    unknownKey: await ask(`${url}/rest/v1/terms_versions?limit=1`, { headers: headersOf('sb_publishable_of_nobody') }),
    exchange: await call('/auth/v1/token?grant_type=id_token', { provider: idTokenProvider, id_token: 'x.y.z' }),
    signIn: await ask(`${url}/auth/v1/settings`, { headers: guest }),
  };
}

/** Queries each function by its folder's name as a stranger and, with the secret key, whether it is ready. */
export async function functionFacts({ url, secretKey, names }) {
  const one = async (name) => {
    const address = `${url}/functions/v1/${name}`;
    const stranger = await ask(address, { method: 'POST', body: '{' });
    return { name, stranger, ready: secretKey ? await ask(address, { headers: headersOf(secretKey) }) : null };
  };
  return Promise.all(names.map(one));
}
