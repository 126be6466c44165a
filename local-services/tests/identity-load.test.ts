import type { OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { type AnswerBody, codeOf, type IdentityStack, PASSWORD, startIdentity, TestBrowser } from './identity-browser';

/**
 * Once in number, far beyond every counter; the other ways share the counters and show with fewer that they do. Ten
 * thousand by hand: GUESSES=10000 npx vitest run …
 */
const GUESSES = Number(process.env.GUESSES ?? (IS_LONG ? 2500 : 600));
const FEWER = Number(process.env.FEWER_GUESSES ?? (IS_LONG ? 500 : 200));
/** Calls under way at the same time. */
const AT_ONCE = 25;
/** Network addresses the guesses come from. */
const ADDRESSES = 250;
/** Against a sign-up, where each address has its own counter: forty guesses from each. */
const SIGN_UP_ADDRESSES = (2 * FEWER) / 40;
const PATIENCE_MS = 300_000;

let stack: IdentityStack;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  const many = { count: 1000, seconds: 60 };
  stack = await startIdentity({
    mail: async (mail) => {
      mails.push(mail);
    },
    limits: { codesPerEmail: many, codesPerEmailOfAll: many, signUpsPerAddress: many },
  });
});
afterAll(() => stack.close());

const newestCode = (to: string): string =>
  /^\d{6}/.exec(mails.findLast((mail) => mail.to === to)?.subject ?? '')?.[0] ?? '';

/** In process: no sockets between the guesses and the service. */
async function call(browser: TestBrowser, path: string, fields: Record<string, string>, address: string) {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin: stack.origin, cookie } };
  const answer = await stack.identity.handle(new Request(`${stack.origin}/__clerk/v1${path}`, init), address);
  return { status: answer?.status ?? 0, headers: answer?.headers, body: (await answer?.json()) as AnswerBody };
}

/** Every guess but the right one, from many addresses; how often each answer came. */
async function guessAll(
  browser: TestBrowser,
  path: string,
  strategy: string,
  isRight: (code: string) => boolean,
  guesses: number,
  addresses = ADDRESSES,
) {
  const answers = new Map<string, number>();
  let next = 0;
  const guess = async () => {
    for (let at = next++; at < guesses; at = next++) {
      const code = String(at).padStart(6, '0');
      if (isRight(code)) continue;
      const answer = await call(browser, path, { strategy, code }, `192.168.${at % addresses}.1`);
      const told = `${answer.status} ${codeOf({ ...answer, headers: answer.headers ?? new Headers() })}`;
      answers.set(told, (answers.get(told) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return answers;
}

/** Answered without being judged, whatever the code was. */
const throttled = (answers: ReadonlyMap<string, number>) =>
  (answers.get('403 user_locked') ?? 0) + (answers.get('429 too_many_requests') ?? 0);
const total = (answers: ReadonlyMap<string, number>) => [...answers.values()].reduce((sum, count) => sum + count, 0);

async function owner(email: string) {
  const browser = stack.browser();
  const fields = { email_address: email, password: PASSWORD, first_name: 'O', last_name: 'O' };
  const { id } = (await browser.post('/client/sign_ups', fields)).body.response;
  await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
  const code = newestCode(email);
  await browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code });
  return browser;
}

const signOut = (browser: TestBrowser) => browser.post('/client/sessions', {}, 'DELETE');
const signIn = (browser: TestBrowser, email: string) =>
  browser.post('/client/sign_ins', { identifier: email, password: PASSWORD, strategy: 'password' });

describe('thousands of wrong codes', () => {
  it.each([
    ['email_code', GUESSES],
    ['reset_password_email_code', FEWER],
  ] as const)(
    'against one sign-in by %s (%i) never succeed, are throttled, and leave the owner alone',
    async (strategy, guesses) => {
      const email = `${strategy}@example.com`;
      const own = await owner(email);
      await signOut(own);
      const thief = stack.browser();
      const begun = await thief.post('/client/sign_ins', { identifier: email, strategy });
      const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
      const answers = await guessAll(thief, path, strategy, (code) => code === newestCode(email), guesses);
      expect(answers.get('422 form_code_incorrect')).toBe(5);
      expect(throttled(answers)).toBeGreaterThanOrEqual(total(answers) - 100);
      expect(answers.get('403 user_locked')).toBeGreaterThan(0);
      const late = await call(thief, path, { strategy, code: newestCode(email) }, '10.99.0.1');
      expect(late.status).toBe(403);
      expect((await signIn(own, email)).body.response.status).toBe('complete');
      stack.pass(3601);
      expect((await signIn(stack.browser(), email)).body.response.status).toBe('complete');
    },
    PATIENCE_MS,
  );

  it(
    'against one sign-up never succeed, are throttled, and leave the address to its owner',
    async () => {
      const email = 'signing-up@example.com';
      const thief = stack.browser();
      const fields = { email_address: email, password: PASSWORD, first_name: 'T', last_name: 'T' };
      const { id } = (await thief.post('/client/sign_ups', fields)).body.response;
      await thief.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
      const path = `/client/sign_ups/${id}/attempt_verification`;
      const isRight = (code: string) => code === newestCode(email);
      const answers = await guessAll(thief, path, 'email_code', isRight, 2 * FEWER, SIGN_UP_ADDRESSES);
      expect(answers.get('422 form_code_incorrect')).toBe(5);
      // Ten from each address at one address mailed are answered, the first five of all are judged.
      expect(throttled(answers)).toBeGreaterThanOrEqual(total(answers) - 10 * SIGN_UP_ADDRESSES);
      const right = await call(thief, path, { strategy: 'email_code', code: newestCode(email) }, '10.99.0.2');
      expect(right.status).toBe(400);
      await owner(email);
      expect((await signIn(stack.browser(), email)).body.response.status).toBe('complete');
    },
    PATIENCE_MS,
  );

  it(
    'against the second factor never succeed, even with the password known',
    async () => {
      const email = 'second@example.com';
      const own = await owner(email);
      const { secret } = (await own.post('/me/totp')).body.response as unknown as { secret: string };
      const code = (away: number) =>
        new TOTP({ secret }).generate({ timestamp: Date.now() + (offset + 30 * away) * 1000 });
      // The service's clock was moved twice by an hour above.
      const offset = 2 * 3601;
      await own.post('/me/totp/attempt_verification', { code: code(0) });
      await signOut(own);
      const thief = stack.browser();
      const begun = await signIn(thief, email);
      const path = `/client/sign_ins/${begun.body.response.id}/attempt_second_factor`;
      const near = (one: string) => [-2, -1, 0, 1, 2].some((away) => code(away) === one);
      const answers = await guessAll(thief, path, 'totp', near, FEWER);
      expect(throttled(answers)).toBeGreaterThanOrEqual(total(answers) - 100);
      expect(answers.get('422 form_code_incorrect')).toBeLessThanOrEqual(100);
      const mine = await signIn(own, email);
      const mySecond = `/client/sign_ins/${mine.body.response.id}/attempt_second_factor`;
      const done = await own.post(mySecond, { strategy: 'totp', code: code(1) });
      expect(done.body.response.status).toBe('complete');
    },
    PATIENCE_MS,
  );
});

describe('at the same moment', () => {
  it('fifty sign-ups with one address give exactly one account', async () => {
    const email = 'fifty@example.com';
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const browser = new TestBrowser(stack.origin);
        const fields = { email_address: email, password: PASSWORD, first_name: 'F', last_name: 'F' };
        const created = await browser.post('/client/sign_ups', fields);
        return { browser, path: `/client/sign_ups/${created.body.response.id}` };
      }),
    );
    const ready = [];
    for (const { browser, path } of browsers) {
      await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
      ready.push({ browser, path, code: newestCode(email) });
    }
    const answers = await Promise.all(
      ready.map(({ path, code, browser }, at) =>
        call(browser, `${path}/attempt_verification`, { strategy: 'email_code', code }, `10.7.0.${at}`),
      ),
    );
    const told = answers.map(({ status, body }) => (status === 200 ? body.response.status : body.errors[0].code));
    expect(told.filter((one) => one === 'complete')).toHaveLength(1);
    expect(told.filter((one) => one === 'form_identifier_exists')).toHaveLength(49);
    const { sql } = stack.database;
    expect(await sql`select 1 from identity.users where email = ${email}`).toHaveLength(1);
    expect((await signIn(stack.browser(), email)).body.response.status).toBe('complete');
  });

  it('one ticket and one emailed code open one session each', async () => {
    const email = 'once@example.com';
    await owner(email);
    const { id } = (await stack.identity.findUser(email)) ?? { id: '' };
    const ticket = await stack.identity.createSignInTicket(id);
    const tickets = await Promise.all(
      Array.from({ length: 10 }, () => stack.browser().post('/client/sign_ins', { strategy: 'ticket', ticket })),
    );
    expect(tickets.filter(({ status }) => status === 200)).toHaveLength(1);
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: email, strategy: 'email_code' });
    const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
    const fields = { strategy: 'email_code', code: newestCode(email) };
    const codes = await Promise.all(Array.from({ length: 5 }, () => call(browser, path, fields, '10.8.0.1')));
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
