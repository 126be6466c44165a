import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilWaiting } from '../src/test-support/until-waiting';
import { codeOf, type IdentityStack, PASSWORD, startIdentity } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());

const person = (email: string, password = PASSWORD) => ({
  email_address: email,
  password,
  first_name: 'Ann',
  last_name: 'Lee',
});

describe('signing up', () => {
  it('makes the account and a session once the mailed code is given', async () => {
    const browser = stack.browser();
    const done = await stack.signUp(browser, 'New.Person@Example.com', {
      unsafe_metadata: JSON.stringify({ role: 'specialist' }),
    });
    expect(done.body.response.status).toBe('complete');
    expect(done.body.client.sessions).toHaveLength(1);
    expect(done.body.client.last_active_session_id).toBe(done.body.response.created_session_id);
    const user = done.body.client.sessions[0]?.user;
    expect(user?.email_addresses[0]?.email_address).toBe('new.person@example.com');
    expect(user?.unsafe_metadata).toEqual({ role: 'specialist' });
  });

  it.each([
    ['𞤀𞤥𞤢𞤣𞤵', '𞤄𞤢𞤪𞤭'],
    ['𠮷子', '𠮷野'],
    ['👩‍👩‍👧', 'e\u0301'],
    ['शिवानी', 'क्षत्रिय'],
  ])('takes a name that begins with more than one unit of the script: %s %s', async (first_name, last_name) => {
    const browser = stack.browser();
    const done = await stack.signUp(browser, `beyond.${first_name.length}${last_name.length}@example.com`, {
      first_name,
      last_name,
    });
    expect(done.body.response.status).toBe('complete');
    const again = await browser.get('/client');
    const user = again.body.response.sessions[0]?.user;
    expect([user?.first_name, user?.last_name]).toEqual([first_name, last_name]);
    expect(decodeURIComponent(user?.image_url ?? '')).not.toMatch(/[\p{Surrogate}\ufffd]/u);
  });

  it('sends no code before it is asked for, so that the widget asks', async () => {
    const created = await stack.browser().post('/client/sign_ups', person('no.code@example.com'));
    const { status, strategy } = created.body.response.verifications.email_address;
    expect({ status, strategy }).toEqual({ status: 'unverified', strategy: null });
    expect(created.body.response.unverified_fields).toEqual(['email_address']);
    expect(await stack.mailedCode('no.code@example.com')).toBe('');
  });

  it('sets the sign that pages read and hides the secret from scripts', async () => {
    const browser = stack.browser();
    await browser.get('/client');
    expect(browser.jar.get('__client_uat')).toBe('0');
    const created = await browser.send('/__clerk/v1/client/sign_ups', {
      method: 'POST',
      body: new URLSearchParams(person('cookies@example.com')),
    });
    const line = created.headers.getSetCookie().find((text) => text.startsWith('__client='));
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    const before = browser.jar.get('__client');
    await stack.signUp(browser, 'cookies@example.com');
    expect(Number(browser.jar.get('__client_uat'))).toBeGreaterThan(1_000_000_000);
    expect([...browser.jar.keys()].filter((name) => /^__client_uat_[\w-]{8}$/.test(name))).toHaveLength(1);
    // A cookie that somebody planted before must not be signed in afterwards.
    expect(browser.jar.get('__client')).not.toBe(before);
  });

  it('refuses a wrong code, then accepts the right one', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person('wrong@example.com'))).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode('wrong@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await browser.post(`/client/sign_ups/${id}/attempt_verification`, { code: wrong });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'form_code_incorrect']);
    expect(refused.body.errors[0].meta.param_name).toBe('code');
    const accepted = await browser.post(`/client/sign_ups/${id}/attempt_verification`, { code });
    expect(accepted.body.response.status).toBe('complete');
  });

  it('refuses even the right code after five wrong ones; a new code helps', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person('tries@example.com'))).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode('tries@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    const attempt = (value: string) => browser.post(`/client/sign_ups/${id}/attempt_verification`, { code: value });
    const refusals = await Promise.all(Array.from({ length: 5 }, () => attempt(wrong)));
    expect(refusals.map(codeOf)).toEqual(Array(5).fill('form_code_incorrect'));
    expect(codeOf(await attempt(code))).toBe('verification_failed');
    await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    expect((await attempt(await stack.mailedCode('tries@example.com'))).body.response.status).toBe('complete');
  });

  it('refuses a code sent before the newest one, and one that has expired', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person('late@example.com'))).body.response;
    const attempt = (code: string) => browser.post(`/client/sign_ups/${id}/attempt_verification`, { code });
    await browser.post(`/client/sign_ups/${id}/prepare_verification`);
    const first = await stack.mailedCode('late@example.com');
    await browser.post(`/client/sign_ups/${id}/prepare_verification`);
    const second = await stack.mailedCode('late@example.com');
    if (first !== second) expect(codeOf(await attempt(first))).toBe('form_code_incorrect');
    stack.pass(10 * 60 + 1);
    expect(codeOf(await attempt(second))).toBe('verification_expired');
  });

  it('sends at most five codes to an address in ten minutes', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person('often@example.com'))).body.response;
    const send = () => browser.post(`/client/sign_ups/${id}/prepare_verification`);
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
    const sixth = await send();
    expect([sixth.status, codeOf(sixth)]).toEqual([429, 'too_many_requests']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    stack.pass(10 * 60 + 1);
    expect((await send()).status).toBe(200);
  });

  it('sends the code again for the data backend, and says nothing about addresses it does not know', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person('resend@example.com'))).body.response;
    await stack.identity.resendSignUpCode('Resend@Example.com');
    const code = await stack.mailedCode('resend@example.com');
    expect((await browser.post(`/client/sign_ups/${id}/attempt_verification`, { code })).body.response.status).toBe(
      'complete',
    );
    for (const email of ['resend@example.com', 'never.seen@example.com']) {
      await stack.identity.resendSignUpCode(email);
    }
    expect(await stack.mailedCode('never.seen@example.com')).toBe('');
    expect(await stack.mailedCode('resend@example.com')).toBe(code);
    const more = Array.from({ length: 5 }, () => stack.identity.resendSignUpCode('never.seen@example.com'));
    expect((await Promise.allSettled(more)).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('refuses an address that was taken while its code was under way, once the code proved it', async () => {
    const [first, second] = [stack.browser(), stack.browser()];
    const { id } = (await first.post('/client/sign_ups', person('taken@example.com'))).body.response;
    await first.post(`/client/sign_ups/${id}/prepare_verification`);
    const code = await stack.mailedCode('taken@example.com');
    await stack.signUp(second, 'taken@example.com');
    const late = await first.post(`/client/sign_ups/${id}/attempt_verification`, { code });
    expect(codeOf(late)).toBe('form_identifier_exists');
  });

  it.each([
    ['Short-1', 'form_password_length_too_short'],
    ['lowercase-only-1', 'form_password_no_uppercase'],
    ['UPPERCASE-ONLY-1', 'form_password_no_lowercase'],
    ['No-number-here', 'form_password_no_number'],
    ['Password1', 'form_password_pwned'],
    ['P@ssw0rd123', 'form_password_pwned'],
    ['Qwertyuiop1', 'form_password_pwned'],
    ['Welcome2026!', 'form_password_pwned'],
    [`Aa1${'x'.repeat(70)}`, 'form_password_length_too_long'],
    ['Weak1@example.com', 'form_password_matches_identifier'],
  ])('refuses the password %s', async (password, expected) => {
    const refused = await stack.browser().post('/client/sign_ups', person('weak1@example.com', password));
    expect([refused.status, codeOf(refused)]).toEqual([422, expected]);
    expect(refused.body.errors[0].meta.param_name).toBe('password');
  });

  it.each(['plain', 'a@b', 'a b@example.com', '<script>@example.com'])('refuses the address %s', async (email) => {
    expect(codeOf(await stack.browser().post('/client/sign_ups', person(email)))).toBe('form_param_format_invalid');
  });

  it('stays incomplete while a name is missing', async () => {
    const browser = stack.browser();
    const fields = { email_address: 'nameless@example.com', password: PASSWORD };
    const { id } = (await browser.post('/client/sign_ups', fields)).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`);
    const code = await stack.mailedCode('nameless@example.com');
    const verified = await browser.post(`/client/sign_ups/${id}/attempt_verification`, { code });
    expect(verified.body.response.missing_fields).toEqual(['first_name', 'last_name']);
    expect(verified.body.client.sessions).toEqual([]);
    const named = await browser.post(`/client/sign_ups/${id}`, { first_name: 'Ann', last_name: 'Lee' }, 'PATCH');
    expect(named.body.response.status).toBe('complete');
  });

  it('needs a new proof when the address is changed', async () => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', { email_address: 'mine@example.com' })).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`);
    const code = await stack.mailedCode('mine@example.com');
    await browser.post(`/client/sign_ups/${id}/attempt_verification`, { code });
    const changed = await browser.post(`/client/sign_ups/${id}`, person('theirs@example.com'), 'PATCH');
    expect(changed.body.response.status).toBe('missing_requirements');
    expect(changed.body.response.unverified_fields).toEqual(['email_address']);
  });

  it('limits new sign-ups per network address', async () => {
    const small = await startIdentity({ limits: { signUpsPerAddress: { count: 2, seconds: 60 } } });
    const tryFrom = (address: string) =>
      small.browser().post('/client/sign_ups', {}, undefined, { 'x-test-address': address });
    expect([(await tryFrom('10.0.0.1')).status, (await tryFrom('10.0.0.1')).status]).toEqual([200, 200]);
    expect((await tryFrom('10.0.0.1')).status).toBe(429);
    expect((await tryFrom('10.0.0.2')).status).toBe(200);
    // Changing one costs as much: each may bring a password to be hashed.
    const browser = small.browser();
    const from = { 'x-test-address': '10.0.0.3' };
    const { id } = (await browser.post('/client/sign_ups', {}, undefined, from)).body.response;
    const change = () => browser.post(`/client/sign_ups/${id}`, { password: PASSWORD }, 'PATCH', from);
    expect([(await change()).status, (await change()).status]).toEqual([200, 429]);
    await small.close();
  });
});

describe('changing the address while a code is on its way', () => {
  const begun = async (email: string) => {
    const browser = stack.browser();
    const { id } = (await browser.post('/client/sign_ups', person(email))).body.response;
    await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    return { browser, id, code: await stack.mailedCode(email) };
  };
  /** Changes the row while `attempt` waits for it, as a request that came in between would. */
  const crossing = async <T>(id: string, email: string, verified: boolean, attempt: () => Promise<T>): Promise<T> => {
    const { sql } = stack.database;
    const { result } = await sql.begin(async (tx) => {
      await tx`select from identity.sign_ups where id = ${id} for update`;
      const waiting = attempt();
      await untilWaiting(sql, 'identity.sign_ups');
      await tx`update identity.sign_ups set email = ${email}, email_verified = ${verified} where id = ${id}`;
      return { result: waiting };
    });
    return result;
  };

  it('does not prove the new address by the code of the old one', async () => {
    const { browser, id, code } = await begun('mine.one@example.com');
    const answer = await crossing(id, 'victim.one@example.com', false, () =>
      browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code }),
    );
    expect(codeOf(answer)).toBe('verification_expired');
    expect(await stack.identity.findUser('victim.one@example.com')).toBeNull();
  });

  it('does not keep a proof that arrived for another address', async () => {
    const { browser, id } = await begun('victim.two@example.com');
    const answer = await crossing(id, 'mine.two@example.com', true, () =>
      browser.post(`/client/sign_ups/${id}`, { email_address: 'victim.two@example.com' }, 'PATCH'),
    );
    expect(answer.body.response.unverified_fields).toEqual(['email_address']);
    expect(await stack.identity.findUser('victim.two@example.com')).toBeNull();
  });

  it('ties a code to the address it was sent to', async () => {
    const { browser, id, code } = await begun('mine.three@example.com');
    await stack.database.sql`update identity.sign_ups set email = 'victim.three@example.com' where id = ${id}`;
    const answer = await browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code });
    expect(codeOf(answer)).toBe('form_code_incorrect');
  });
});
