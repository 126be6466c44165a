import { connector, importBundled } from '../../scripts/database-types/migrated-database.mjs';
import { startServices, tokenOf } from '../database/over-http.mjs';
import { closeConnections, overHttp, startEmptyServer } from './servers.mjs';

const KEYS = { publishableKey: 'sb_publishable_local', secretKey: 'sb_secret_bench' };
const claimsOf = (person) => JSON.stringify({ sub: person, session_id: person, role: 'authenticated' });

const asPerson = (session, person, isLocal) =>
  session.unsafe(
    `select set_config('role', $1, ${isLocal}), set_config('request.jwt.claims', $2, ${isLocal})`,
    ['authenticated', claimsOf(person)],
    { prepare: true },
  );

/** What a request does in the database, sent as the product sends it. */
async function runTransaction(sql, { statement }, person) {
  const session = await sql.reserve();
  const send = (text) => session.unsafe(text, [], { prepare: true });
  await Promise.all([
    send('begin'),
    asPerson(session, person, true),
    send('select private.before_request()'),
    send(statement),
  ]);
  await send('commit');
  session.release();
}

/** The request of a read as the data client sends it. */
function requests(url, jwtSecret) {
  const tokens = new Map();
  return ({ path, body }, person) => {
    if (!tokens.has(person)) tokens.set(person, tokenOf(person, jwtSecret));
    const headers = { apikey: KEYS.publishableKey, authorization: `Bearer ${tokens.get(person)}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    return { url: `${url}/rest/v1/${path}`, method: body === undefined ? 'GET' : 'POST', headers, body: body ?? null };
  };
}

async function openRest({ authenticatorUrl, databaseUrl, jwtSecret }) {
  const { createRestApp } = await importBundled('src/backend/rest/rest-app.ts');
  const { createRestRoutes } = await importBundled('src/backend/rest/rest-routes.ts');
  const { createTokens } = await importBundled('src/backend/tokens.ts');
  const ends = { poolSize: 1, endRequests: () => 'commit' };
  const rest = await createRestApp({ authenticatorUrl, databaseUrl, jwtSecret, ...ends, ...KEYS });
  const tokens = createTokens({ jwtSecret, jwks: { keys: [] }, issuer: 'bench' });
  return { rest, routes: createRestRoutes(rest, KEYS, tokens) };
}

/**
 * A read at each depth of the way a request goes, each with all that lies below it.
 * @param {string} root the workspace
 * @param {{ url: string, sql: any }} database migrated and filled
 * @param {string} stateDir for keys and files of the services
 * @returns `layers` from a read and a person to a promise of the answer, `become` for who asks on the bare connection
 */
export async function openLayers(root, { url, sql }, stateDir) {
  const services = await startServices(root, url, stateDir);
  const { jwtSecret } = services;
  const { ensureAuthenticator } = await importBundled('src/database/authenticator.ts');
  const authenticatorUrl = await ensureAuthenticator(sql, url);
  const connect = await connector();
  const [bare, transaction] = [connect(authenticatorUrl, 1), connect(authenticatorUrl, 1)];
  const { rest, routes } = await openRest({ authenticatorUrl, databaseUrl: url, jwtSecret });
  const empty = await startEmptyServer();
  const requestOf = requests(services.url, jwtSecret);
  const inOwnProcess = (fetch) => async (read, person) => {
    const { url: address, ...init } = requestOf(read, person);
    const answer = await fetch(new Request(address, init));
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  };
  return {
    layers: {
      'SQL alone': async ({ statement }) => bare.unsafe(statement, [], { prepare: true }),
      'its transaction': (read, person) => runTransaction(transaction, read, person),
      library: inOwnProcess((request) => rest.fetch(request)),
      'gate and token': inOwnProcess(routes),
      'over HTTP': (read, person) => overHttp(requestOf(read, person)),
      'empty answer over HTTP': (read, person) => overHttp({ ...requestOf(read, person), url: empty.url }),
    },
    become: (person) => asPerson(bare, person, false),
    close: async () => {
      closeConnections();
      await Promise.all([rest.close(), bare.end(), transaction.end(), services.close(), empty.close()]);
    },
  };
}
