import { createPublicKey, verify } from 'node:crypto';
import { type Browser, newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { describe, expect, it } from 'vitest';
import { fromBase64Url } from '../../functions/_shared/push/base64url.ts';
import { encryptPush } from '../../functions/_shared/push/encrypt-push.ts';
import type { PushMessage } from '../../functions/_shared/push/push.ts';
import { createPushSender } from '../../functions/_shared/push/push-sender.ts';
import { createVapidPair, readVapid } from '../../functions/_shared/push/vapid.ts';

// What leaves for a push service, read by Node's own cryptography; the sender's is that of the Web.

const AT = new Date('2027-03-04T08:30:00Z');
const NOTICE = {
  title: 'Sawubona',
  body: 'Your doctor is ready: your visit begins now.',
  path: '/consultation/1',
  tag: '/consultation/1',
};
const messageTo = ({ p256dh, auth }: Browser, more: Partial<PushMessage> = {}): PushMessage => ({
  ...{ notice: NOTICE, urgency: 'high', keepsMinutes: 15, id: 7, at: AT },
  to: { id: 'a', label: 'Chrome', endpoint: 'https://fcm.googleapis.com/fcm/send/one', p256dh, auth },
  ...more,
});

describe('encryption', () => {
  it('gives the bytes of the standard’s example (RFC 8291, appendix A)', async () => {
    const senderPublic = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    const point = Buffer.from(senderPublic, 'base64url');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256', d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const keys = {
      privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('raw', new Uint8Array(point), curve, true, []),
    };
    const browser = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const chance = { salt: fromBase64Url('DGv6ra1nlYgDCS1FRnbzlw'), keys };
    const text = 'When I grow up, I want to be a watermelon';
    const body = await encryptPush(text, browser, { chance, paddedTo: 1 });
    expect(Buffer.from(body).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(newBrowser('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', browser.auth).read(body)).toBe(text);
  });

  it('is read by the browser alone, differs each time, and hides how long a text is', async () => {
    const browser = newBrowser();
    const [short, other, long] = await Promise.all(
      ['Yes', 'Yes', 'Yes, at half past two – é'].map((text) => encryptPush(text, browser)),
    );
    if (!short || !other || !long) throw new Error('nothing was encrypted');
    expect([browser.read(short), browser.read(long)]).toEqual(['Yes', 'Yes, at half past two – é']);
    expect([short.length, Buffer.from(short).equals(Buffer.from(other))]).toEqual([long.length, false]);
    expect(() => newBrowser().read(short)).toThrow();
    await expect(encryptPush('x'.repeat(4000), browser)).rejects.toThrow('A push holds less than 4 kB.');
  });
});

describe('a push service', () => {
  const sending = async (response: () => Response | Promise<Response>, more: Partial<PushMessage> = {}) => {
    const asked: Request[] = [];
    const vapid = { ...(await createVapidPair()), subject: 'mailto:it@example.com' };
    const send = createPushSender({
      vapid,
      now: () => new Date(AT.getTime() + 60_000),
      fetch: async (request) => {
        asked.push(request);
        return response();
      },
    });
    const browser = newBrowser();
    const outcome = await send(messageTo(browser, more)).then(
      () => 'sent',
      (cause: unknown) => cause,
    );
    return { outcome, asked, browser, vapid };
  };
  const created = () => new Response(null, { status: 201 });

  it('gets the words sealed, how long and how urgently, and who asks', async () => {
    const { outcome, asked, browser, vapid } = await sending(created);
    const [request] = asked;
    expect([outcome, request?.method, request?.redirect]).toEqual(['sent', 'POST', 'manual']);
    expect(JSON.parse(browser.read(new Uint8Array((await request?.arrayBuffer()) ?? [])))).toEqual(NOTICE);
    const said = Object.fromEntries(request?.headers ?? []);
    expect(said).toMatchObject({ ttl: '840', urgency: 'high', topic: 'outbox-7', 'content-encoding': 'aes128gcm' });
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(said.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(key).toBe(vapid.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      ...{ aud: 'https://fcm.googleapis.com', sub: 'mailto:it@example.com' },
      exp: AT.getTime() / 1000 + 60 + 12 * 3600,
    });
    const point = Buffer.from(vapid.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it('keeps nothing that is of no use any more', async () => {
    const { asked } = await sending(created, { at: new Date(AT.getTime() - 3_600_000), urgency: 'normal' });
    expect([asked[0]?.headers.get('ttl'), asked[0]?.headers.get('urgency')]).toEqual(['0', 'normal']);
  });

  it.each([
    [404, 'DeliveryRefused', '404'],
    [410, 'DeliveryRefused', '410'],
    [400, 'DeliveryRefused', '400'],
    [413, 'DeliveryRefused', '413'],
    [302, 'DeliveryRefused', 'redirect'],
    [307, 'DeliveryRefused', 'redirect'],
    [401, 'DeliveryPostponed', '401'],
    [403, 'DeliveryPostponed', '403'],
    [500, 'DeliveryPostponed', '500'],
  ])('answers %i', async (status, name, code) => {
    const { outcome } = await sending(() => new Response('long words', { status }));
    expect(outcome).toMatchObject({ name, code });
  });

  it('is asked again when it says, and when it did not answer', async () => {
    const busy = await sending(() => new Response(null, { status: 429, headers: { 'retry-after': '30' } }));
    expect(busy.outcome).toMatchObject({ name: 'DeliveryPostponed', code: '429', retryAfterSeconds: 30 });
    const silent = await sending(() => Promise.reject(new TypeError('fetch failed')));
    expect(silent.outcome).toMatchObject({ name: 'DeliveryPostponed', code: 'no answer' });
    const late = await sending(() => Promise.reject(new DOMException('', 'TimeoutError')));
    expect(late.outcome).toMatchObject({ code: 'timeout' });
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://me:you@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
  ])('is not one at %s, and nothing is called', async (endpoint) => {
    const { p256dh, auth } = newBrowser();
    const { outcome, asked } = await sending(created, { to: { id: 'a', label: 'x', endpoint, p256dh, auth } });
    expect([outcome, asked]).toMatchObject([{ name: 'DeliveryRefused', code: 'address' }, []]);
  });
});

describe('the pair that signs', () => {
  it('is refused by the name of its setting', async () => {
    const [one, two] = [await createVapidPair(), await createVapidPair()];
    const subject = 'https://clinic.example/contact';
    await expect(readVapid({ ...one, subject })).resolves.toMatchObject({ type: 'private' });
    const no = 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair.';
    await expect(readVapid({ ...one, privateKey: two.privateKey, subject })).rejects.toThrow(no);
    await expect(readVapid({ ...one, publicKey: 'x', subject })).rejects.toThrow(no);
    await expect(readVapid({ ...one, subject: 'the clinic' })).rejects.toThrow(
      'VAPID_SUBJECT is mailto:… or https://…',
    );
  });
});
