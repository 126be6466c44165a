import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchForeign, isForeignAddress } from '../../functions/_shared/foreign/fetch-foreign';
import { isPublicAddress } from '../../functions/_shared/foreign/public-address';
import { createHealthLinkHandler } from '../../functions/health-link/handler';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

const PUBLIC = '93.184.215.14';
/** A world outside, with what it was asked. */
function outsideOf(answers: Record<string, () => Response>, addresses: Record<string, string[]> = {}) {
  const asked: { url: string; method: string; body: string; redirect: string }[] = [];
  return {
    asked,
    resolve: async (host: string) => addresses[host] ?? [PUBLIC],
    fetch: async (request: Request) => {
      const { url, method, redirect } = request;
      asked.push({ url, method, redirect, body: await request.text() });
      return answers[url.split('?')[0] ?? '']?.() ?? new Response(null, { status: 404 });
    },
  };
}
const handlerWith = (outside: ReturnType<typeof outsideOf>, mayAsk = true) =>
  createHealthLinkHandler({
    ...{ url: 'http://backend.local', publishableKey: 'public', secretKey: 'secret', outside },
    fetch: async () =>
      mayAsk
        ? Response.json(null)
        : Response.json({ code: '42501', message: 'no', hint: 'access.refused' }, { status: 403 }),
  });
const post = (handler: ReturnType<typeof handlerWith>, body: unknown) =>
  handler(
    new Request('https://x.example/functions/v1/health-link', {
      method: 'POST',
      headers: { authorization: 'Bearer mine' },
      body: JSON.stringify(body),
    }),
  );
const URL_OF = 'https://clinic.example.org/shl/abc';
const ASKED = { url: URL_OF, isOneFile: false, recipient: 'Thandi', passcode: '1234' };

describe('where it goes', () => {
  it.each([
    'http://clinic.example.org/x',
    'https://clinic.example.org:8443/x',
    'https://user:word@clinic.example.org/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://db.internal/x',
    'https://printer.local/x',
    'https://kong/x',
    'file:///etc/passwd',
    'nonsense',
  ])('is never %s', async (address) => {
    expect(isForeignAddress(address)).toBe(false);
    const outside = outsideOf({});
    expect((await post(handlerWith(outside), { ...ASKED, url: address })).status).toBe(400);
    expect(outside.asked).toEqual([]);
  });

  it.each([
    ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    [
      '::1',
      '::ffff:10.0.0.1',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:db8::1',
      '2001::1',
    ],
    ['', 'x', '1.2.3', '1.2.3.999', '1.2.3.4.5'],
  ])('is no private address: %s …', async (...addresses) => {
    for (const address of addresses) {
      expect(isPublicAddress(address), address).toBe(false);
      // One private address among public ones is enough.
      const outside = outsideOf({}, { 'clinic.example.org': [PUBLIC, address] });
      expect(await fetchForeign(outside, new Request(URL_OF), 100), address).toBeNull();
      expect(outside.asked).toEqual([]);
    }
    for (const address of [PUBLIC, '8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888'])
      expect(isPublicAddress(address), address).toBe(true);
  });

  it('follows nobody to another address, and reads no more than was allowed', async () => {
    const moved = () => new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/' } });
    const outside = outsideOf({ [URL_OF]: moved });
    expect(await fetchForeign(outside, new Request(URL_OF), 100)).toBeNull();
    expect(outside.asked).toMatchObject([{ redirect: 'manual' }]);
    const long = outsideOf({ [URL_OF]: () => new Response('x'.repeat(101)) });
    expect(await fetchForeign(long, new Request(URL_OF), 100)).toBeNull();
    expect((await fetchForeign(long, new Request(URL_OF), 101))?.text).toHaveLength(101);
  });

  it('checks where the list of files leads just so', async () => {
    const list = (location: string) => () => Response.json({ files: [{ location }] });
    for (const location of ['http://127.0.0.1/secret', 'https://inner.example.org/file']) {
      const outside = outsideOf({ [URL_OF]: list(location) }, { 'inner.example.org': ['10.0.0.1'] });
      expect(await (await post(handlerWith(outside), ASKED)).json()).toEqual({ kind: 'away' });
      expect(outside.asked).toHaveLength(1);
    }
  });
});

describe('a patient', () => {
  it('gets the encrypted files, embedded and apart, and the one of a direct link', async () => {
    const files = [{ embedded: 'one' }, { location: 'https://files.example.org/two' }];
    const outside = outsideOf({
      [URL_OF]: () => Response.json({ files }),
      'https://files.example.org/two': () => new Response('two'),
      'https://clinic.example.org/file': () => new Response('direct'),
    });
    const handler = handlerWith(outside);
    expect(await (await post(handler, ASKED)).json()).toEqual({ kind: 'opened', files: ['one', 'two'] });
    expect(outside.asked[0]).toMatchObject({ method: 'POST', body: '{"recipient":"Thandi","passcode":"1234"}' });
    const direct = { ...ASKED, url: 'https://clinic.example.org/file', isOneFile: true, passcode: null };
    expect(await (await post(handler, direct)).json()).toEqual({ kind: 'opened', files: ['direct'] });
    expect(outside.asked.at(-1)).toMatchObject({
      method: 'GET',
      url: 'https://clinic.example.org/file?recipient=Thandi',
    });
  });

  it.each([
    [() => Response.json({ remainingAttempts: 4 }, { status: 401 }), { kind: 'passcode', left: 4 }],
    [() => new Response('no', { status: 401 }), { kind: 'passcode', left: null }],
    [() => new Response(null, { status: 404 }), { kind: 'gone' }],
    [() => new Response(null, { status: 429 }), { kind: 'busy' }],
    [() => new Response('<html>', { status: 500 }), { kind: 'away' }],
    [() => new Response('<html>'), { kind: 'away' }],
    [() => Response.json({ files: Array.from({ length: 6 }, () => ({ embedded: 'x' })) }), { kind: 'away' }],
  ])('is told what the other service said', async (answer, told) => {
    expect(await (await post(handlerWith(outsideOf({ [URL_OF]: answer })), ASKED)).json()).toEqual(told);
  });

  it('alone may ask, thirty times an hour; nothing is fetched for anybody else', async () => {
    const patient = await addPatient(db.sql);
    const ask = (who: string) => as(db.sql, who, (tx) => tx`select public.ask_for_health_link()`);
    for (let n = 0; n < 30; n += 1) await ask(patient);
    expect(await hintOf(ask(patient))).toBe('data.busy');
    expect(await hintOf(ask((await addSpecialist(db.sql)).id))).toBe('access.refused');
    await expect(asGuest(db.sql, (tx) => tx`select public.ask_for_health_link()`)).rejects.toThrow(/permission denied/);
    const outside = outsideOf({ [URL_OF]: () => Response.json({ files: [] }) });
    expect((await post(handlerWith(outside, false), ASKED)).status).toBe(403);
    expect(outside.asked).toEqual([]);
  });
});
