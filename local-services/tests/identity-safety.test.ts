import { createClerkClient } from '@clerk/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());

const backend = () =>
  createClerkClient({ secretKey: stack.identity.backendSecretKey, apiUrl: `${stack.origin}/__clerk_backend` });

describe('one browser and another', () => {
  it('cannot touch the session of the other', async () => {
    const [mine, theirs] = [stack.browser(), stack.browser()];
    await stack.signUp(mine, 'mine@example.com');
    await stack.signUp(theirs, 'theirs@example.com');
    const id = await theirs.session();
    for (const path of ['touch', 'end', 'remove', 'tokens', 'tokens/supabase']) {
      expect((await mine.post(`/client/sessions/${id}/${path}`)).status).toBe(404);
    }
    const me = await mine.get(`/me?_clerk_session_id=${id}`);
    expect(me.body.response.email_addresses[0]?.email_address).toBe('mine@example.com');
    expect(await theirs.session()).toBe(id);
  });

  it('cannot continue the sign-up or sign-in of the other', async () => {
    const [mine, theirs] = [stack.browser(), stack.browser()];
    const fields = { email_address: 'victim@example.com', password: PASSWORD, first_name: 'V', last_name: 'V' };
    const { id } = (await theirs.post('/client/sign_ups', fields)).body.response;
    // A browser the service knows: otherwise everything would be 404 for want of a cookie.
    await mine.post('/client', {}, 'PUT');
    expect((await theirs.get(`/client/sign_ups/${id}`)).status).toBe(200);
    expect((await mine.get(`/client/sign_ups/${id}`)).status).toBe(404);
    for (const path of ['prepare_verification', 'attempt_verification']) {
      expect((await mine.post(`/client/sign_ups/${id}/${path}`, { code: '123456' })).status).toBe(404);
    }
    expect((await mine.post(`/client/sign_ups/${id}`, { first_name: 'X' }, 'PATCH')).status).toBe(404);
    await stack.signUp(stack.browser(), 'owner@example.com');
    const begun = await theirs.post('/client/sign_ins', { identifier: 'owner@example.com' });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    expect((await theirs.get(path)).status).toBe(200);
    expect((await mine.get(path)).status).toBe(404);
    for (const step of ['prepare_first_factor', 'attempt_first_factor', 'reset_password']) {
      const answer = await mine.post(`${path}/${step}`, { strategy: 'password', password: PASSWORD });
      expect(answer.status).toBe(404);
    }
  });

  it('is nobody with an invented cookie', async () => {
    const browser = stack.browser();
    browser.jar.set('__client', 'invented');
    browser.jar.set('__client_uat', '1234567890');
    expect((await browser.get('/client')).body.response).toBeNull();
    expect(browser.jar.get('__client_uat')).toBe('0');
  });
});

describe('requests from other sites', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('change nothing: %o', async (headers) => {
    const browser = stack.browser();
    await stack.signUp(browser, `${Object.values(headers)[0]?.replace(/\W/g, '')}@example.com`);
    const refused = await browser.post('/client/sessions', {}, 'DELETE', headers);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'origin_invalid']);
    expect(await browser.session()).not.toBeNull();
  });

  it('cannot name another method on a GET', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'get@example.com');
    await browser.get('/client/sessions?_method=DELETE');
    expect(await browser.session()).not.toBeNull();
  });

  it('may not read through CORS', async () => {
    const response = await fetch(`${stack.origin}/__clerk/v1/client`, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('metadata', () => {
  it('is merged: null removes, objects go deep, the rest replaces', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'merge@example.com', {
      unsafe_metadata: JSON.stringify({ role: 'patient', preferences: { a: 1, b: 2 }, gone: true }),
    });
    const patch = { onboardingCompleted: true, preferences: { b: 3, c: [1, null] }, gone: null };
    const merged = await browser.post('/me/metadata', { unsafe_metadata: JSON.stringify(patch) }, 'PATCH');
    const expected = { role: 'patient', onboardingCompleted: true, preferences: { a: 1, b: 3, c: [1, null] } };
    expect(merged.body.response.unsafe_metadata).toEqual(expected);
    expect(merged.body.client.sessions[0]?.user.unsafe_metadata).toEqual(expected);
  });

  it('loses nothing when two changes come at once', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'both@example.com');
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        browser.post('/me/metadata', { unsafe_metadata: JSON.stringify({ [`key${at}`]: at }) }, 'PATCH'),
      ),
    );
    expect(Object.keys((await browser.get('/me')).body.response.unsafe_metadata)).toHaveLength(10);
  });

  it('is refused when too large, also in small steps, and when it is no object', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'large@example.com');
    const send = (value: unknown) => browser.post('/me/metadata', { unsafe_metadata: JSON.stringify(value) }, 'PATCH');
    expect((await send({ one: 'x'.repeat(5000) })).status).toBe(200);
    expect(codeOf(await send({ two: 'x'.repeat(5000) }))).toBe('form_param_max_length_exceeded');
    for (const value of [[1], 'text', 7, null]) expect(codeOf(await send(value))).toBe('form_param_value_invalid');
  });

  it('cannot reach prototypes', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'proto@example.com');
    await browser.post('/me/metadata', { unsafe_metadata: '{"__proto__":{"polluted":true}}' }, 'PATCH');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('that is public is written by our servers only', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'public@example.com');
    const fields = { public_metadata: JSON.stringify({ role: 'specialist' }) };
    for (const path of ['/me', '/me/metadata']) {
      expect(codeOf(await browser.post(path, fields, 'PATCH'))).toBe('form_param_unknown');
    }
    const { id } = (await browser.get('/me')).body.response;
    await backend().users.updateUserMetadata(id, { publicMetadata: { checked: true } });
    expect((await browser.get('/me')).body.response.public_metadata).toEqual({ checked: true });
  });
});

describe('the Backend API', () => {
  it('refuses every call without the secret', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${stack.identity.backendSecretKey}`]) {
      for (const path of ['users', 'jwks', 'sessions', 'nothing']) {
        const response = await fetch(`${stack.origin}/__clerk_backend/v1/${path}`, { headers: { authorization } });
        expect(response.status).toBe(401);
      }
    }
  });

  it('adds, reads and removes people for @clerk/backend', async () => {
    const { users } = backend();
    const added = await users.createUser({
      emailAddress: ['api@example.com'],
      firstName: 'Api',
      lastName: 'Person',
      password: PASSWORD,
    });
    expect((await users.getUser(added.id)).firstName).toBe('Api');
    await users.deleteUser(added.id);
    await expect(users.getUser(added.id)).rejects.toMatchObject({ status: 404 });
  });

  it('issues sign-in tokens', async () => {
    await stack.signUp(stack.browser(), 'link@example.com');
    const user = await stack.identity.findUser('link@example.com');
    const { token } = await backend().signInTokens.createSignInToken({ userId: user?.id ?? '', expiresInSeconds: 60 });
    const done = await stack.browser().post('/client/sign_ins', { strategy: 'ticket', ticket: token });
    expect(done.body.client.sessions[0]?.user.id).toBe(user?.id);
  });
});

describe('odd requests', () => {
  it('are answered, and reported without anything personal', async () => {
    const browser = stack.browser();
    expect((await browser.get('/nothing')).status).toBe(404);
    const large = await browser.post('/client/sign_ups', { first_name: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    const broken = await startIdentity({ mail: () => Promise.reject(new Error('cannot reach secret@example.com')) });
    const other = broken.browser();
    const created = await other.post('/client/sign_ups', { email_address: 'secret@example.com' });
    const failed = await other.post(`/client/sign_ups/${created.body.response.id}/prepare_verification`);
    expect([failed.status, codeOf(failed)]).toEqual([500, 'internal_clerk_error']);
    expect(JSON.stringify(failed.body)).not.toContain('secret');
    expect(broken.events).toHaveLength(1);
    expect(broken.events[0]?.event).toBe('identity.failed');
    expect(JSON.stringify(broken.events)).not.toContain('secret');
    await broken.close();
  });
});

describe('the SDK scripts', () => {
  const path = '/__clerk/npm/@clerk/clerk-js@6.34.1/dist/clerk.browser.js';

  it('are served for the exact version, for ever, and for the major one, asked for again', async () => {
    const exact = await fetch(stack.origin + path, { headers: { 'accept-encoding': 'br' } });
    expect(exact.headers.get('content-type')).toContain('text/javascript');
    expect(exact.headers.get('content-encoding')).toBe('br');
    expect(exact.headers.get('cache-control')).toContain('immutable');
    expect((await exact.text()).length).toBeGreaterThan(200_000);
    const major = await fetch(stack.origin + path.replace('6.34.1', '6'));
    expect([major.status, major.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const again = await fetch(stack.origin + path.replace('6.34.1', '6'), {
      headers: { 'if-none-match': major.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/__clerk/npm/@clerk/clerk-js@6/dist/../package.json',
    '/__clerk/npm/@clerk/clerk-js@6/dist/%2e%2e/package.json',
    '/__clerk/npm/@clerk/clerk-js@6/dist/..%2fpackage.json',
    '/__clerk/npm/@clerk/clerk-js@6/dist//etc/passwd',
    '/__clerk/npm/@clerk/clerk-js@5/dist/clerk.browser.js',
    '/__clerk/npm/@clerk/backend@3/dist/index.js',
    '/__clerk/npm/@clerk/..@6/dist/index.js',
  ])('are all that is served: not %s', async (wanted) => {
    expect((await stack.identity.handle(new Request(stack.origin + wanted)))?.status).toBe(404);
  });

  it('come with avatars that carry letters only', async () => {
    const response = await fetch(`${stack.origin}/__clerk/avatar.svg?n=${encodeURIComponent('<s>')}`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('>S</text>');
  });
});
