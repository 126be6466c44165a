import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../src/test-support/test-stack';
import { PASSWORD, TestBrowser } from './identity-browser';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

interface DataSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  error_code?: string;
}

async function grant(type: string, body: object): Promise<{ status: number; body: DataSession }> {
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=${type}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as DataSession };
}
const refresh = (session: DataSession) => grant('refresh_token', { refresh_token: session.refresh_token });

async function register(email: string): Promise<void> {
  await stack.identity.registerUser({ firstName: 'T', lastName: 'T', email, password: PASSWORD });
}

/** A browser signed in at the identity and, through the exchange, at the data backend. */
async function signIn(email: string) {
  const browser = new TestBrowser(stack.url);
  await browser.post('/client/sign_ins', { identifier: email, password: PASSWORD });
  const id = (await browser.session()) ?? '';
  const token = async () => (await browser.post(`/client/sessions/${id}/tokens/supabase`)).body.jwt;
  const exchange = async () => (await grant('id_token', { provider: 'jwt', id_token: await token() })).body;
  return { browser, id, token, exchange, data: await exchange() };
}

const isOpen = async (session: DataSession) => {
  const answer = await fetch(`${stack.url}/auth/v1/user`, {
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${session.access_token}` },
  });
  return answer.status === 200;
};

describe('a session of the data backend', () => {
  it('ends with the session that opened it, and with no other', async () => {
    await register('ends@example.com');
    const [kept, lost] = [await signIn('ends@example.com'), await signIn('ends@example.com')];
    const second = await lost.exchange();
    await kept.browser.post(`/me/sessions/${lost.id}/revoke`);
    for (const gone of [lost.data, second]) {
      expect(await isOpen(gone)).toBe(false);
      expect((await refresh(gone)).body.error_code).toBe('refresh_token_not_found');
    }
    expect(await isOpen(kept.data)).toBe(true);
    const renewed = await refresh(kept.data);
    expect(renewed.status).toBe(200);
    await kept.browser.post(`/client/sessions/${kept.id}/end`);
    expect(await isOpen(renewed.body)).toBe(false);
  });

  it('of the one who changes the password stays; those of the others end', async () => {
    await register('change@example.com');
    const [mine, other] = [await signIn('change@example.com'), await signIn('change@example.com')];
    const fields = { current_password: PASSWORD, new_password: 'Quiet-River-88', sign_out_of_other_sessions: 'true' };
    expect((await mine.browser.post('/me/change_password', fields)).status).toBe(200);
    expect([await isOpen(mine.data), await isOpen(other.data)]).toEqual([true, false]);
  });

  it.each(['DELETE /client', 'DELETE /client/sessions', 'removal of the account'])('ends by %s', async (how) => {
    const email = `${how.replace(/\W/g, '')}@example.com`;
    await register(email);
    const { browser, data } = await signIn(email);
    const [, path] = how.split(' ');
    if (path?.startsWith('/')) await browser.post(path, {}, 'DELETE');
    else {
      const { sql } = stack.database;
      await sql`delete from identity.users where email = ${email}`;
    }
    expect(await isOpen(data)).toBe(false);
  });

  it('never outlives it: neither by a refresh nor by its access token', async () => {
    await register('outlive@example.com');
    const { id, data, exchange } = await signIn('outlive@example.com');
    const { sql } = stack.database;
    const [tie] = await sql`select s.not_after, i.expires_at from auth.sessions s
      join identity.backend_sessions b on b.id = s.id join identity.sessions i on i.id = b.session_id where i.id = ${id}`;
    expect(tie?.not_after).toEqual(tie?.expires_at);
    expect(data.expires_in).toBe(3600);
    await sql`update identity.sessions set expires_at = now() + interval '90 seconds' where id = ${id}`;
    const short = await refresh(data);
    expect(short.body.expires_in).toBeLessThanOrEqual(90);
    expect((decodeJwt(short.body.access_token).exp ?? 0) * 1000).toBeLessThanOrEqual(Date.now() + 90_000);
    expect((await exchange()).expires_in).toBeLessThanOrEqual(90);
    await sql`update identity.sessions set expires_at = now() - interval '1 second' where id = ${id}`;
    const over = await refresh(short.body);
    expect([over.status, over.body.error_code]).toEqual([400, 'session_expired']);
    expect(await isOpen(short.body)).toBe(false);
  });

  it('is not opened by a token whose session is over', async () => {
    await register('late@example.com');
    const { browser, id, token } = await signIn('late@example.com');
    const late = await token();
    expect(decodeJwt(late).custom_claims).toMatchObject({ sid: id, second_factor: false });
    await browser.post(`/client/sessions/${id}/end`);
    const { sql } = stack.database;
    const before = (await sql`select count(*)::int as count from auth.sessions`)[0]?.count;
    const refused = await grant('id_token', { provider: 'jwt', id_token: late });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'bad_id_token']);
    expect((await sql`select count(*)::int as count from auth.sessions`)[0]?.count).toBe(before);
  });

  it('is refreshed and ended at the same moment without either waiting for the other for ever', async () => {
    await register('race@example.com');
    for (let round = 0; round < 5; round += 1) {
      const { browser, id, data } = await signIn('race@example.com');
      const [renewed, ended] = await Promise.all([refresh(data), browser.post(`/client/sessions/${id}/end`)]);
      expect([200, 400]).toContain(renewed.status);
      expect(ended.status).toBe(200);
      expect(await isOpen(renewed.status === 200 ? renewed.body : data)).toBe(false);
    }
  });
});
