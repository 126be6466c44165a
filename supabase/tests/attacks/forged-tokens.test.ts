import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { startTestBackend, type TestBackend } from '@telehealth/local-services/test-support/test-backend';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { createTestIssuer } from '@telehealth/local-services/test-support/test-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, onboardPatient } from '../support/people';

// The backend stands alone here, with an identity whose key the tests hold: so a token can be false in one thing only.
let server: TestBackend;
let victim: string;
let session: string;
let sessionId: string;
const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeAll(async () => {
  server = await startTestBackend();
  const { data } = await createTestClient(server).auth.signInWithIdToken({
    provider: 'jwt',
    token: await server.issuer.token('user_victim'),
  });
  victim = data.user?.id ?? '';
  session = data.session?.access_token ?? '';
  sessionId = JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()).session_id;
  await onboardPatient(server.database.sql, victim);
});
afterAll(() => server.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const later = () => Math.floor(Date.now() / 1000) + 600;
const claims = (more: object = {}) => ({
  sub: victim,
  session_id: sessionId,
  role: 'authenticated',
  aud: 'authenticated',
  iss: server.issuer.issuer,
  exp: later(),
  ...more,
});
const unsigned = (header: object, more: object = {}) => `${part(header)}.${part(claims(more))}`;

function hs256(secret: string | Buffer, header: object = {}, more: object = {}): string {
  const text = unsigned({ alg: 'HS256', typ: 'JWT', ...header }, more);
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function rs256(header: object, more: object = {}): string {
  const text = unsigned({ alg: 'RS256', typ: 'JWT', ...header }, more);
  return `${text}.${sign('sha256', Buffer.from(text), foreignKey).toString('base64url')}`;
}

const publicKey = () => createPublicKey({ key: server.issuer.jwks.keys[0] as never, format: 'jwk' });
const pem = (type: 'spki' | 'pkcs1') => publicKey().export({ type, format: 'pem' }) as string;
const attacker = createPublicKey(foreignKey).export({ format: 'jwk' });
const ownKey = { ...attacker, kid: 'test-key', alg: 'RS256', use: 'sig' };

/** A real token of the session with other words in it, the signature kept. */
function rewritten(more: object, header?: object): string {
  const [head = '', body = '', signature] = session.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
  return `${header ? part({ ...read(head), ...header }) : head}.${part({ ...read(body), ...more })}.${signature}`;
}

const from = (sub: string, more: object, expires?: string) => server.issuer.token(sub, more as never, expires);

type Forgery = [name: string, make: () => string | Promise<string>];
const FORGERIES: Forgery[] = [
  ['a wrong secret', () => hs256('0123456789abcdef0123456789abcdef')],
  ['an empty secret', () => hs256('')],
  ['the publishable key as its secret', () => hs256(server.publishableKey)],
  ['a secret with a blank behind', () => hs256(`${server.jwtSecret} `)],
  ['the public key as an HS256 secret (PEM)', () => hs256(pem('spki'), { kid: 'test-key' })],
  ['the public key as an HS256 secret (PKCS 1)', () => hs256(pem('pkcs1'), { kid: 'test-key' })],
  ['the modulus as an HS256 secret', () => hs256(Buffer.from(server.issuer.jwks.keys[0]?.n ?? '', 'base64url'))],
  ['alg none', () => `${unsigned({ alg: 'none', typ: 'JWT' })}.`],
  ['alg None', () => `${unsigned({ alg: 'None' })}.`],
  ['alg nOnE and a signature', () => `${unsigned({ alg: 'nOnE' })}.${session.split('.')[2]}`],
  ['an empty alg', () => `${unsigned({ alg: '' })}.`],
  ['no alg', () => `${unsigned({ typ: 'JWT' })}.`],
  ['alg as a list', () => `${unsigned({ alg: ['HS256', 'none'] })}.`],
  ['a foreign key under the known kid', () => rs256({ kid: 'test-key' })],
  ['a foreign key without a kid', () => rs256({})],
  ['a foreign key in its own header', () => rs256({ kid: 'test-key', jwk: ownKey })],
  ['a foreign key by address', () => rs256({ kid: 'test-key', jku: 'https://evil.example/jwks.json' })],
  ['a foreign certificate', () => rs256({ kid: 'test-key', x5c: ['MIIB'], x5u: 'https://evil.example/x' })],
  ['a kid that is a path', () => hs256('', { kid: '../../../../../../../dev/null' })],
  ['a kid that is SQL', () => rs256({ kid: "' union select 'x' --" })],
  ['a kid that is a list', () => rs256({ kid: ['test-key'] })],
  ['a critical extension', () => rs256({ kid: 'test-key', crit: ['b64'], b64: false })],
  ['alg PS256 over an RS256 key', () => rs256({ kid: 'test-key', alg: 'PS256' })],
  ['alg HS512', () => hs256(server.jwtSecret, { alg: 'HS512' })],
  ['another issuer with a key of its own', async () => (await createTestIssuer('http://elsewhere.test')).token('x')],
  ['another issuer, signed with the known key', () => from('user_x', { iss: 'http://elsewhere.test' })],
  ['another audience', () => from('user_x', { aud: 'another-product' })],
  ['a list of other audiences', () => from('user_x', { aud: ['one', 'two'] })],
  ['a past expiry', () => from('user_x', {}, '-1s')],
  ['an expiry as text', () => hs256(server.jwtSecret, {}, { exp: 'never' })],
  ['no expiry', () => hs256(server.jwtSecret, {}, { exp: undefined })],
  ['a time that is still to come', () => hs256(server.jwtSecret, {}, { nbf: later() })],
  ['the role service_role', () => from('user_x', { role: 'service_role' })],
  ['the role postgres', () => from('user_x', { role: 'postgres' })],
  ['the role operator', () => from('user_x', { role: 'operator' })],
  ['the role authenticator', () => from('user_x', { role: 'authenticator' })],
  ['a list of roles', () => from('user_x', { role: ['authenticated', 'service_role'] })],
  ['the role service_role under our own secret', () => hs256(server.jwtSecret, {}, { role: 'service_role' })],
  ['the role supabase_admin under our own secret', () => hs256(server.jwtSecret, {}, { role: 'supabase_admin' })],
  ['the role anon with a sub', () => hs256(server.jwtSecret, {}, { role: 'anon' })],
  ['no sub', () => hs256(server.jwtSecret, {}, { sub: undefined })],
  ['a sub that is an object', () => hs256(server.jwtSecret, {}, { sub: { id: victim } })],
  ['another sub in a real token', () => rewritten({ sub: '00000000-0000-4000-8000-000000000001' })],
  ['a raised role in a real token', () => rewritten({ role: 'service_role' })],
  ['a later expiry in a real token', () => rewritten({ exp: later() + 86_400 })],
  ['alg none in a real token', () => rewritten({}, { alg: 'none' })],
  ['a cut signature', () => session.slice(0, -4)],
  ['no signature', () => `${session.split('.').slice(0, 2).join('.')}.`],
  ['two parts only', () => session.split('.').slice(0, 2).join('.')],
  ['four parts', () => `${session}.${session.split('.')[2]}`],
  ['no form at all', () => 'ey.nonsense'],
  ['a hundred thousand letters', () => 'e'.repeat(10_000)],
];

async function joins(token: string): Promise<string> {
  const client = createTestClient(server, { accessToken: async () => token });
  await client.realtime.setAuth(token).catch(() => {});
  const channel = client.channel(`notifications:${victim}`, { config: { private: true } });
  const status = await new Promise<string>((resolve) => channel.subscribe((one) => one !== 'CLOSED' && resolve(one)));
  await client.removeAllChannels();
  client.realtime.disconnect();
  return status;
}

describe('a token with', () => {
  it.each(FORGERIES)('%s opens nothing', async (_, make) => {
    const token = await make();
    const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
    const at = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(server.url + path, {
        ...init,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(await response.text()).not.toContain(victim);
      return response.status;
    };
    const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
    expect(await at('/rest/v1/profiles?select=*')).toBe(401);
    expect(await at('/rest/v1/rpc/my_appointments', post({}))).toBe(401);
    expect(await at('/rest/v1/visit_types?select=*')).toBe(401);
    expect(await at('/auth/v1/user')).toBe(403);
    expect(await at('/auth/v1/logout', post({}))).toBe(403);
    expect(await at(`/storage/v1/object/profile-images/${victim}/portrait`)).toBe(401);
    expect(await at('/storage/v1/object/list/profile-images', post({ prefix: victim }))).toBe(401);
    expect(await joins(token)).toBe('CHANNEL_ERROR');
  });

  it.each(FORGERIES.filter(([name]) => !name.includes('real token')))('%s is not exchanged', async (_, make) => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=id_token`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'jwt', id_token: await make() }),
    });
    const text = await response.text();
    // A raised role is not carried over: whoever the identity vouches for becomes an ordinary person.
    if (response.status === 200) {
      const { access_token } = JSON.parse(text) as { access_token: string };
      const told = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
      expect(told).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
      expect(told.sub).not.toBe(victim);
      return;
    }
    expect(response.status).toBe(400);
  });
});

describe('a request', () => {
  const get = (headers: Record<string, string>, path = '/rest/v1/profiles?select=id') =>
    fetch(server.url + path, { headers: { apikey: server.publishableKey, ...headers } });

  it('with a real token works, so that refusals above mean something', async () => {
    const response = await get({ authorization: `Bearer ${session}` });
    expect(await response.json()).toEqual([{ id: victim }]);
    expect(await joins(session)).toBe('SUBSCRIBED');
  });

  it.each([
    ['two tokens', () => `Bearer ${session}, Bearer ${session}`],
    ['another scheme', () => `Basic ${session}`],
    ['no token', () => 'Bearer '],
    ['no scheme', () => session],
  ])('with %s is refused', async (_, header) => {
    expect((await get({ authorization: header() })).status).toBe(401);
  });

  it('cannot bring claims, a role or a key in another way', async () => {
    const tricks: Record<string, string>[] = [
      { 'x-supabase-role': 'service_role', role: 'service_role', 'request.jwt.claims': '{"role":"service_role"}' },
      { 'x-forwarded-user': victim, 'x-http-method-override': 'DELETE', cookie: `sb-access-token=${session}` },
    ];
    for (const headers of tricks) expect([401, 403]).toContain((await get(headers)).status);
    for (const key of [server.jwtSecret, server.secretKey.slice(0, -1), `${server.secretKey} x`, 'service_role', '']) {
      expect((await get({ apikey: key })).status, key).toBe(401);
    }
    const inQuery = await get({}, `/rest/v1/profiles?select=id&apikey=${server.secretKey.slice(0, -1)}`);
    expect([401, 403]).toContain(inQuery.status);
  });

  it('as somebody with an odd id finds nobody’s rows', async () => {
    const subjects = ["' or 1=1 --", `${victim} `, victim.toUpperCase(), '%', '*', 'null', 'x'.repeat(3000), '🩺'];
    for (const sub of subjects) {
      const response = await get({ authorization: `Bearer ${await server.issuer.token(sub)}` });
      expect(response.status, sub).toBe(200);
      expect(await response.json(), sub).toEqual([]);
    }
    const nul = await get({ authorization: `Bearer ${await server.issuer.token('\u0000')}` });
    expect(nul.status).toBe(400);
    const mine = await as(server.database.sql, victim, (tx) => tx`select id from public.profiles`);
    expect(mine).toHaveLength(1);
  });
});
