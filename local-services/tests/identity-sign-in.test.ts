import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

let stack: IdentityStack;
const EMAIL = 'known@example.com';
let userId: string;

beforeAll(async () => {
  stack = await startIdentity();
  const person = { firstName: 'Kay', lastName: 'Known', email: EMAIL, password: PASSWORD };
  userId = (await stack.identity.registerUser(person)).id;
});
afterAll(() => stack.close());

const signIn = (browser: TestBrowser, identifier: string, password: string, headers = {}) =>
  browser.post('/client/sign_ins', { identifier, password, strategy: 'password' }, undefined, headers);

describe('signing in', () => {
  it('gives a session for the right password, whatever the case of the address', async () => {
    const browser = stack.browser();
    const done = await signIn(browser, 'Known@Example.COM', PASSWORD);
    expect(done.body.response.status).toBe('complete');
    expect(await browser.session()).toBe(done.body.response.created_session_id);
  });

  it('says the same of a wrong password and of an unknown address when both are given at once', async () => {
    const wrong = await signIn(stack.browser(), EMAIL, 'Wrong-password-1');
    const unknown = await signIn(stack.browser(), 'nobody@example.com', 'Wrong-password-1');
    expect(codeOf(wrong)).toBe('form_password_or_identifier_incorrect');
    expect(unknown.body.errors).toEqual(wrong.body.errors);
    expect(unknown.status).toBe(wrong.status);
  });

  it('goes identifier first, as the widget does, and shows no name before the password', async () => {
    const browser = stack.browser();
    const begun = (await browser.post('/client/sign_ins', { identifier: EMAIL })).body;
    expect(begun.response.status).toBe('needs_first_factor');
    expect(JSON.stringify(begun)).not.toContain('Kay');
    const path = `/client/sign_ins/${begun.response.id}/attempt_first_factor`;
    expect(codeOf(await browser.post(path, { strategy: 'password', password: 'Wrong-password-1' }))).toBe(
      'form_password_incorrect',
    );
    const done = await browser.post(path, { strategy: 'password', password: PASSWORD });
    expect(done.body.response.status).toBe('complete');
  });

  it('signs in with a mailed code', async () => {
    const browser = stack.browser();
    const begun = (await browser.post('/client/sign_ins', { identifier: EMAIL, strategy: 'email_code' })).body.response;
    const code = await stack.mailedCode(EMAIL);
    const path = `/client/sign_ins/${begun.id}/attempt_first_factor`;
    // The code was sent for signing in; it must not open the door to a new password.
    const misused = await browser.post(path, { strategy: 'reset_password_email_code', code });
    expect(codeOf(misused)).toBe('strategy_for_user_invalid');
    expect((await browser.post(path, { strategy: 'email_code', code })).body.response.status).toBe('complete');
  });

  it('refuses a second sign-in on a browser that has a session', async () => {
    const browser = stack.browser();
    await signIn(browser, EMAIL, PASSWORD);
    expect(codeOf(await signIn(browser, EMAIL, PASSWORD))).toBe('session_exists');
  });

  it('refuses strategies that do not exist', async () => {
    const refused = await stack.browser().post('/client/sign_ins', { identifier: EMAIL, strategy: 'oauth_google' });
    expect(codeOf(refused)).toBe('strategy_for_user_invalid');
  });
});

describe('throttling', () => {
  it('stops guessing at one account, even the right guess, until the window is over', async () => {
    const email = 'guessed@example.com';
    await stack.identity.registerUser({ firstName: 'G', lastName: 'G', email, password: PASSWORD });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => signIn(stack.browser(), email, 'Wrong-guess-1')),
    );
    const refused = guesses.filter((guess) => guess.status === 429);
    expect(refused).toHaveLength(2);
    const right = await signIn(stack.browser(), email, PASSWORD);
    expect([right.status, codeOf(right)]).toEqual([429, 'too_many_requests']);
    expect((await signIn(stack.browser(), EMAIL, PASSWORD)).status).toBe(200);
    stack.pass(10 * 60 + 1);
    expect((await signIn(stack.browser(), email, PASSWORD)).status).toBe(200);
  });

  it('stops guessing from one network address', async () => {
    const small = await startIdentity({ limits: { signInsPerAddress: { count: 3, seconds: 60 } } });
    const guess = (at: number, address: string) =>
      signIn(small.browser(), `person${at}@example.com`, 'Wrong-guess-1', { 'x-test-address': address });
    for (const at of [1, 2, 3]) expect((await guess(at, '10.0.0.1')).status).toBe(422);
    expect((await guess(4, '10.0.0.1')).status).toBe(429);
    expect((await guess(5, '10.0.0.2')).status).toBe(422);
    await small.close();
  });

  it('does not count right passwords, neither for the account nor for the address', async () => {
    const rate = { count: 3, seconds: 60 };
    const small = await startIdentity({ limits: { signInsPerAddress: rate, signInsPerIdentifier: rate } });
    await small.identity.registerUser({ firstName: 'K', lastName: 'K', email: EMAIL, password: PASSWORD });
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn(small.browser(), EMAIL, PASSWORD)).status).toBe(200);
    }
    await small.close();
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, and signs everybody else out when asked', async () => {
    const email = 'forgot@example.com';
    await stack.identity.registerUser({ firstName: 'F', lastName: 'F', email, password: PASSWORD });
    const [thief, owner] = [stack.browser(), stack.browser()];
    await signIn(thief, email, PASSWORD);
    const strategy = 'reset_password_email_code';
    const { id } = (await owner.post('/client/sign_ins', { strategy, identifier: email })).body.response;
    const early = await owner.post(`/client/sign_ins/${id}/reset_password`, { password: 'Brand-new-word-1' });
    expect(codeOf(early)).toBe('verification_missing');
    const code = await stack.mailedCode(email);
    const verified = await owner.post(`/client/sign_ins/${id}/attempt_first_factor`, { strategy, code });
    expect(verified.body.response.status).toBe('needs_new_password');
    expect(verified.body.client.sessions).toEqual([]);
    const reset = (password: string) =>
      owner.post(`/client/sign_ins/${id}/reset_password`, { password, sign_out_of_other_sessions: 'true' });
    expect(codeOf(await reset('weak'))).toBe('form_password_length_too_short');
    expect((await reset('Brand-new-word-1')).body.response.status).toBe('complete');
    expect(await thief.session()).toBeNull();
    expect(await owner.session()).not.toBeNull();
    expect(codeOf(await signIn(stack.browser(), email, PASSWORD))).toBe('form_password_or_identifier_incorrect');
    expect((await signIn(stack.browser(), email, 'Brand-new-word-1')).status).toBe(200);
    const mails = await stack.database
      .sql`select subject from mailbox.mails where recipient = ${email} order by id desc`;
    expect(mails[0]?.subject).toBe('Your Sawubona password was changed');
  });

  it('ends the sessions with the data backend, of that person alone', async () => {
    const { sql } = stack.database;
    const people = await Promise.all(
      ['reset', 'bystander'].map(async (name) => {
        const email = `${name}@example.com`;
        const { id } = await stack.identity.registerUser({ firstName: 'R', lastName: 'R', email, password: PASSWORD });
        await sql`with u as (insert into auth.users (id) values (gen_random_uuid()) returning id),
          i as (insert into auth.identities (provider, provider_id, user_id) select 'jwt', ${id}, u.id from u),
          s as (insert into auth.sessions (id, user_id) select gen_random_uuid(), u.id from u returning id, user_id)
          insert into auth.refresh_tokens (token, user_id, session_id) select ${email}, s.user_id, s.id from s`;
        return { email, id };
      }),
    );
    const open = async () =>
      (await sql<{ token: string }[]>`select token from auth.refresh_tokens`).map((row) => row.token);
    expect(await open()).toHaveLength(2);
    const browser = stack.browser();
    const strategy = 'reset_password_email_code';
    const identifier = 'reset@example.com';
    const { id } = (await browser.post('/client/sign_ins', { strategy, identifier })).body.response;
    const code = await stack.mailedCode(identifier);
    await browser.post(`/client/sign_ins/${id}/attempt_first_factor`, { strategy, code });
    const fields = { password: 'Brand-new-word-1', sign_out_of_other_sessions: 'true' };
    expect((await browser.post(`/client/sign_ins/${id}/reset_password`, fields)).body.response.status).toBe('complete');
    expect(await open()).toEqual(['bystander@example.com']);
    const secret = { authorization: `Bearer ${stack.identity.backendSecretKey}` };
    const removed = await fetch(`${stack.origin}/__clerk_backend/v1/users/${people[1]?.id}`, {
      method: 'DELETE',
      headers: secret,
    });
    expect(removed.status).toBe(200);
    expect(await open()).toEqual([]);
  });

  it('is changed by who knows the present one', async () => {
    const email = 'change@example.com';
    const browser = stack.browser();
    await stack.signUp(browser, email);
    const change = (current_password: string) =>
      browser.post('/me/change_password', { current_password, new_password: 'Another-word-22' });
    const refused = await change('Wrong-password-1');
    expect([codeOf(refused), refused.body.errors[0].meta.param_name]).toEqual([
      'form_password_incorrect',
      'current_password',
    ]);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await signIn(stack.browser(), email, 'Another-word-22')).status).toBe(200);
  });
});

describe('tickets', () => {
  const enter = (browser: TestBrowser, ticket: string) =>
    browser.post('/client/sign_ins', { strategy: 'ticket', ticket });

  it('sign in once', async () => {
    const ticket = await stack.identity.createSignInTicket(userId);
    const browser = stack.browser();
    const done = await enter(browser, ticket);
    expect(done.body.response.status).toBe('complete');
    expect(done.body.client.sessions[0]?.user.id).toBe(userId);
    expect(codeOf(await enter(stack.browser(), ticket))).toBe('sign_in_token_already_used_code');
  });

  it('let only one of two browsers in that come at once', async () => {
    const ticket = await stack.identity.createSignInTicket(userId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(stack.browser(), ticket)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('expire after two minutes and cannot be made up', async () => {
    const ticket = await stack.identity.createSignInTicket(userId);
    stack.pass(121);
    expect(codeOf(await enter(stack.browser(), ticket))).toBe('ticket_expired_code');
    expect(codeOf(await enter(stack.browser(), 'invented'))).toBe('ticket_invalid_code');
  });
});
