import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../src/backend/backend-server';
import { judgeUpload } from '../src/inspection/judge-upload';
import { resendThrough } from '../src/resend-signup';
import { type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';
import { mailReader } from './identity-mails';

const KEY = 'sb_publishable_test';

let stack: IdentityStack;
let mails: ReturnType<typeof mailReader>;
let backend: Backend;
let storageDir: string;
beforeAll(async () => {
  stack = await startIdentity();
  mails = mailReader(stack);
  storageDir = await mkdtemp(join(tmpdir(), 'identity-backend-'));
  const { identity, database } = stack;
  backend = await createBackend({
    sql: database.sql,
    databaseUrl: database.url,
    jwks: identity.jwks,
    issuer: identity.issuer,
    idTokenProvider: 'jwt',
    jwtSecret: 'x'.repeat(40),
    publishableKey: KEY,
    secretKey: 'sb_secret_test',
    storageDir,
    inspectFile: judgeUpload,
    resendSignup: resendThrough(identity),
  });
});
afterAll(async () => {
  await backend.close();
  await stack.close();
  await rm(storageDir, { recursive: true, force: true });
});

async function post<Body>(path: string, body: object, token = KEY): Promise<{ status: number; body: Body }> {
  const headers = { apikey: KEY, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await backend.fetch(request);
  if (!response) throw new Error('not answered');
  return { status: response.status, body: (await response.json()) as Body };
}

interface Profile {
  id: string;
  email: string;
}

/** What the site does after sign-in and whenever the identity changed: exchange the token, then sync the profile. */
async function sync(browser: TestBrowser) {
  const { jwt } = (await browser.post(`/client/sessions/${await browser.session()}/tokens/supabase`)).body;
  const { body: session } = await post<{ access_token: string; user: { id: string; email: string } }>(
    '/auth/v1/token?grant_type=id_token',
    { provider: 'jwt', id_token: jwt },
  );
  const { body: profile } = await post<Profile>('/rest/v1/rpc/sync_my_profile', {}, session.access_token);
  return { user: session.user, profile };
}

describe('the data backend', () => {
  it('learns a new primary address with the next exchange, and it is the same person', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'old.name@example.com');
    const before = await sync(browser);
    expect(before.profile.email).toBe('old.name@example.com');
    const { id } = (await browser.post('/me/email_addresses', { email_address: 'new.name@example.com' })).body.response;
    await browser.post(`/me/email_addresses/${id}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode('new.name@example.com');
    await browser.post(`/me/email_addresses/${id}/attempt_verification`, { code });
    expect((await sync(browser)).profile.email).toBe('old.name@example.com');
    await browser.post('/me', { primary_email_address_id: id }, 'PATCH');
    const after = await sync(browser);
    expect(after.user).toMatchObject({ id: before.user.id, email: 'new.name@example.com' });
    expect(after.profile).toMatchObject({ id: before.profile.id, email: 'new.name@example.com' });
  });

  it('lets another account have the address that was left, also before the first one comes back', async () => {
    const first = stack.browser();
    await stack.signUp(first, 'shared@example.com');
    const before = await sync(first);
    const { id } = (await first.post('/me/email_addresses', { email_address: 'moved@example.com' })).body.response;
    await first.post(`/me/email_addresses/${id}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode('moved@example.com');
    await first.post(`/me/email_addresses/${id}/attempt_verification`, { code });
    const { primary_email_address_id } = (await first.get('/me')).body.response as unknown as {
      primary_email_address_id: string;
    };
    await first.post(`/me/email_addresses/${primary_email_address_id}`, {}, 'DELETE');
    const second = stack.browser();
    await stack.signUp(second, 'shared@example.com');
    const newcomer = await sync(second);
    expect(newcomer.profile.email).toBe('shared@example.com');
    expect(newcomer.profile.id).not.toBe(before.profile.id);
    expect((await sync(first)).profile).toMatchObject({ id: before.profile.id, email: 'moved@example.com' });
  });

  it('has the mail of a sign-up sent again, with code and link, and says nothing of who is known', async () => {
    const browser = stack.browser();
    const fields = { email_address: 'resend@example.com', password: PASSWORD, first_name: 'Ann', last_name: 'Lee' };
    const { id } = (await browser.post('/client/sign_ups', fields)).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    const resend = (email: string) => post('/auth/v1/resend', { type: 'signup', email });
    expect(await resend('resend@example.com')).toEqual(await resend('nobody@example.com'));
    const [again, first] = await mails.all('resend@example.com');
    expect(again?.text).toContain('Or follow this link');
    expect(again?.text).not.toBe(first?.text);
    const opened = await browser.send(await mails.link('resend@example.com'), { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain(`${stack.origin}/auth/verify?__clerk_status=verified`);
    expect(await browser.session()).not.toBeNull();
  });
});
