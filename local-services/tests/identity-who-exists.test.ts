import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from '../src/identity/password-hash';
import { type Answer, type IdentityStack, PASSWORD, startIdentity } from './identity-browser';
import { mailReader } from './identity-mails';

/** Nobody learns from an answer, or from what it takes, whether an address has an account. */
const MEMBER = 'member@example.com';
let stack: IdentityStack;
let mails: ReturnType<typeof mailReader>;
let strangers = 0;
beforeAll(async () => {
  stack = await startIdentity();
  mails = mailReader(stack);
  await stack.signUp(stack.browser(), MEMBER);
  // What is compared with where there is no account is made at the first need.
  await stack.browser().post('/client/sign_ins', { identifier: MEMBER, password: 'Wrong-password-1' });
  stack.pass(3600);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => stack.close());

const stranger = () => {
  strangers += 1;
  return `stranger${strangers}@example.com`;
};

/** The answer without what differs from one call to the next by itself: ids, times and the address that was sent. */
const shapeOf = ({ status, body }: Answer, email: string) => [
  status,
  JSON.stringify(body)
    .replaceAll(email, 'ADDRESS')
    .replace(/"(\w+)_[0-9A-Za-z]{27}"/g, '"$1_ID"')
    .replace(/\d{13}/g, 'TIME'),
];

type Way = (email: string) => Promise<Answer[]>;
const signUp: Way = async (email) => {
  const browser = stack.browser();
  const fields = { email_address: email, password: PASSWORD, first_name: 'Ann', last_name: 'Lee' };
  const begun = await browser.post('/client/sign_ups', fields);
  const path = `/client/sign_ups/${begun.body.response.id}`;
  const prepared = await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  const tried = await browser.post(`${path}/attempt_verification`, { strategy: 'email_code', code: '12345' });
  return [begun, prepared, tried, await browser.get(path), await browser.get('/client')];
};
const byCode =
  (strategy: string): Way =>
  async (email) => {
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: email });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    const prepared = await browser.post(`${path}/prepare_first_factor`, { strategy });
    const tried = await browser.post(`${path}/attempt_first_factor`, { strategy, code: '12345' });
    return [begun, prepared, tried, await browser.get(path), await browser.get('/client')];
  };

const WAYS: Record<string, Way> = {
  'creating an account': signUp,
  'signing in by code': byCode('email_code'),
  'a forgotten password': byCode('reset_password_email_code'),
  'address and password at once': async (email) => [
    await stack.browser().post('/client/sign_ins', { identifier: email, password: 'Wrong-password-1' }),
  ],
  'the address first, then a password': async (email) => {
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: email });
    const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
    return [begun, await browser.post(path, { strategy: 'password', password: 'Wrong-password-1' })];
  },
  'another address for one’s account': async (email) => {
    const browser = stack.browser();
    await stack.signUp(browser, stranger());
    const added = await browser.post('/me/email_addresses', { email_address: email });
    const path = `/me/email_addresses/${added.body.response.id}`;
    const prepared = await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
    return [added, prepared, await browser.post(`${path}/attempt_verification`, { code: '12345' })];
  },
};

describe.each(Object.entries(WAYS))('%s', (name, way) => {
  it('is answered the same, with as many passwords hashed', async () => {
    const works: unknown[] = [];
    for (const email of [stranger(), MEMBER]) {
      const hashing = vi.spyOn(PasswordHasher.prototype, 'hash');
      const comparing = vi.spyOn(PasswordHasher.prototype, 'matches');
      const answers = (await way(email)).map((answer) => shapeOf(answer, email));
      // Whoever adds an address is named in the envelope; it is the answer itself that counts there.
      works.push([
        name.startsWith('another') ? answers.map(([status]) => status) : answers,
        hashing.mock.calls.length,
        comparing.mock.calls.length,
      ]);
      vi.restoreAllMocks();
      stack.pass(3600);
    }
    expect(works[1]).toEqual(works[0]);
  });
});

describe('the owner of the address', () => {
  it('is told that they have an account, and gets no code for another', async () => {
    await signUp(MEMBER);
    const { subject, text } = await mails.newest(MEMBER);
    expect(subject).toBe('You already have a Sawubona account');
    expect(text).toContain(`Sign in here: ${stack.origin}/auth/unified/sign-in`);
    expect(text).not.toMatch(/\b\d{6}\b|token=/);
    await stack.identity.resendSignUpCode(MEMBER);
    expect((await mails.newest(MEMBER)).subject).toBe(subject);
  });

  it.each(['email_code', 'reset_password_email_code'])('is told that there is none, asked by %s', async (strategy) => {
    const email = stranger();
    await byCode(strategy)(email);
    const { subject, text } = await mails.newest(email);
    expect(subject).toBe('There is no Sawubona account with this address');
    expect(text).toContain(`${stack.origin}/auth/unified/sign-up`);
    expect(text).not.toMatch(/\b\d{6}\b/);
  });

  it('gets nothing where it is no address', async () => {
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: 'no address', strategy: 'email_code' });
    expect(begun.status).toBe(200);
    expect(await stack.mailedSubject('no address')).toBeNull();
  });
});
