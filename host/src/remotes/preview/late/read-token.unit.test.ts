// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToken } from './read-token';

const HOUR = 3_600_000;
const POINTER = {
  version: '1a2b3c4d5e6f',
  container: 'remote_patient',
  entry: '/r/remote_patient/remoteEntry.1a2b3c.js',
  integrity: `sha256-${'A'.repeat(43)}=`,
};
const statement = (changes: object = {}) => ({
  section: 'patient',
  ...POINTER,
  until: Date.now() + HOUR,
  ...changes,
});
const toText = (bytes: ArrayBuffer | string) => Buffer.from(bytes as string).toString('base64url');
const makeKeys = () => crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);

async function sign(payload: string, { privateKey }: CryptoKeyPair): Promise<string> {
  const bytes = new TextEncoder().encode(payload);
  return `${payload}.${toText(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes))}`;
}
const tokenOf = (value: unknown, keys: CryptoKeyPair) => sign(toText(JSON.stringify(value)), keys);

let own: CryptoKeyPair;
let answer: () => Response;
beforeEach(async () => {
  globalThis.serverClock = undefined;
  own = await makeKeys();
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', own.publicKey);
  answer = () => Response.json({ key: { kty, crv, x, y } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('what this site signed is shown, and its key is asked for every time', async () => {
  const signed = statement();
  expect(await readToken(await tokenOf(signed, own))).toEqual(signed);
  expect(fetch).toHaveBeenCalledWith('/preview-key.json', expect.objectContaining({ cache: 'no-store' }));
});

test('what another site signed, or what was changed, is not', async () => {
  const foreign = await tokenOf(statement(), await makeKeys());
  expect(await readToken(foreign)).toBe('invalid');
  const [payload, signature] = (await tokenOf(statement(), own)).split('.');
  const changed = toText(JSON.stringify(statement({ version: 'ffffffffffff' })));
  for (const token of [
    `${changed}.${signature}`,
    `${payload}.${toText('short')}`,
    `${payload}`,
    `${payload}.`,
    `${payload}.${signature}.${signature}`,
    'a.b',
    '%%%.%%%',
    '',
  ])
    expect(await readToken(token), token).toBe('invalid');
});

test.each([
  { entry: 'https://elsewhere.example/r/remote_patient/remoteEntry.js' },
  { entry: '//elsewhere.example/r/remote_patient/remoteEntry.js' },
  { entry: '/r/remote_patient/../../storage/v1/object/public/x.js' },
  { entry: '/r/remote_public/remoteEntry.js' },
  { entry: '/storage/v1/object/public/profile-images/x.js' },
  { container: '.*', entry: '/r/anything/x.js' },
  { integrity: '' },
  { integrity: 'md5-AAAA' },
  { section: 4 },
  { until: 'tomorrow' },
])('even signed, %j is not', async (changes) => {
  expect(await readToken(await tokenOf(statement(changes), own))).toBe('invalid');
});

test('what was signed but is no JSON is not', async () => {
  expect(await readToken(await sign(toText('{'), own))).toBe('invalid');
});

test('what is over is not, by the server’s clock', async () => {
  const token = await tokenOf(statement(), own);
  expect(await readToken(await tokenOf(statement({ until: Date.now() - 1 }), own))).toBe('over');
  const known = answer;
  answer = () => {
    const said = known();
    said.headers.set('date', new Date(Date.now() + 2 * HOUR).toUTCString());
    return said;
  };
  expect(await readToken(token)).toBe('over');
});

test('on a site that gives none, or ended all, nothing is', async () => {
  const token = await tokenOf(statement(), own);
  answer = () => new Response('Not found', { status: 404 });
  expect(await readToken(token)).toBe('invalid');
  answer = () => Response.json({});
  expect(await readToken(token)).toBe('invalid');
});

test('without an answer nobody knows', async () => {
  const token = await tokenOf(statement(), own);
  answer = () => new Response('', { status: 503 });
  expect(await readToken(token)).toBe('unchecked');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await readToken(token)).toBe('unchecked');
});
