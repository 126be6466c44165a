import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

let stack: IdentityStack;
const texts: { to: string; text: string }[] = [];
beforeAll(async () => {
  stack = await startIdentity({
    text: async (message) => {
      texts.push(message);
    },
  });
});
afterAll(() => stack.close());

let last = 0;
const newNumber = () => `+2782555${String(++last).padStart(4, '0')}`;
const textsTo = (to: string) => texts.filter((one) => one.to === to).map(({ text }) => text);
const textedCode = (to: string) => /^\d{6}/.exec(textsTo(to).at(-1) ?? '')?.[0] ?? '';
/** From a network address of its own, so that the counters of no test meet. */
const from = () => ({ 'x-test-address': `10.0.0.${last}` });
const BY_TEXT = { strategy: 'phone_code' };
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function beginSignUp(browser: TestBrowser, phone: string, more: Record<string, string> = {}) {
  const fields = { phone_number: phone, password: PASSWORD, first_name: 'Ann', last_name: 'Lee', ...more };
  const begun = await browser.post('/client/sign_ups', fields);
  const path = `/client/sign_ups/${begun.body.response?.id}`;
  const prepare = () => browser.post(`${path}/prepare_verification`, BY_TEXT, undefined, from());
  const attempt = (code: string) =>
    browser.post(`${path}/attempt_verification`, { ...BY_TEXT, code }, undefined, from());
  return { begun, prepare, attempt };
}

async function signUp(phone: string) {
  const browser = stack.browser();
  const { prepare, attempt } = await beginSignUp(browser, phone);
  await prepare();
  return { browser, done: await attempt(textedCode(phone)) };
}

async function beginSignIn(browser: TestBrowser, identifier: string) {
  const begun = await browser.post('/client/sign_ins', { identifier });
  const path = `/client/sign_ins/${begun.body.response.id}`;
  const prepare = () => browser.post(`${path}/prepare_first_factor`, BY_TEXT, undefined, from());
  const attempt = (code: string) =>
    browser.post(`${path}/attempt_first_factor`, { ...BY_TEXT, code }, undefined, from());
  return { begun, prepare, attempt };
}

describe('signing up by number', () => {
  it('makes the account and a session once the texted code is given, without an address', async () => {
    const phone = newNumber();
    const { done } = await signUp(phone);
    expect(done.body.response.status).toBe('complete');
    expect(done.body.client.sessions[0]?.user).toMatchObject({
      primary_email_address_id: null,
      email_addresses: [],
      phone_numbers: [{ phone_number: phone, verification: { status: 'verified' } }],
    });
  });

  it('texts nothing before it is asked to, and takes the number as widgets write it', async () => {
    const phone = newNumber();
    const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5, 8)}-${phone.slice(8)}`;
    const { begun, prepare } = await beginSignUp(stack.browser(), spaced, { email_address: '' });
    expect(begun.body.response).toMatchObject({
      phone_number: phone,
      missing_fields: [],
      unverified_fields: ['phone_number'],
      verifications: { email_address: null, phone_number: { status: 'unverified', strategy: null } },
    });
    expect(textsTo(phone)).toEqual([]);
    await prepare();
    expect(textsTo(phone)).toHaveLength(1);
  });

  it.each(['', '082 555 0100', '+27', 'ask my neighbour', '+0821234567', '+27825550100x', '+278255501001234567'])(
    'refuses %j as a number',
    async (phone) => {
      const { begun } = await beginSignUp(stack.browser(), phone);
      const isLeftOut = phone === '';
      expect(codeOf(begun)).toBe(isLeftOut ? '' : 'form_param_format_invalid');
      if (isLeftOut) expect(begun.body.response.missing_fields).toEqual(['email_address_or_phone_number']);
    },
  );

  it('says of a number with an account only to its owner', async () => {
    const phone = newNumber();
    await signUp(phone);
    const { begun, prepare, attempt } = await beginSignUp(stack.browser(), phone);
    const prepared = await prepare();
    const fresh = await beginSignUp(stack.browser(), newNumber());
    expect([begun.status, prepared.status]).toEqual([fresh.begun.status, (await fresh.prepare()).status]);
    expect(textsTo(phone).at(-1)).toMatch(/^You already have a Sawubona account/);
    expect(codeOf(await attempt('123456'))).toBe('form_code_incorrect');
  });

  it('wants another code after another number, also within one sign-up', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const browser = stack.browser();
    const { begun, prepare, attempt } = await beginSignUp(browser, first);
    await prepare();
    await browser.post(`/client/sign_ups/${begun.body.response.id}`, { phone_number: second }, 'PATCH');
    expect(codeOf(await attempt(textedCode(first)))).toBe('verification_missing');
  });

  it('makes one account of two sign-ups that prove one number at once', async () => {
    const phone = newNumber();
    const both = await Promise.all([0, 1].map(() => beginSignUp(stack.browser(), phone)));
    const codes: string[] = [];
    for (const { prepare } of both) {
      await prepare();
      codes.push(textedCode(phone));
    }
    const done = await Promise.all(both.map(({ attempt }, at) => attempt(codes[at] ?? '')));
    expect(done.map(codeOf).sort()).toEqual(['', 'form_identifier_exists']);
  });
});

describe('signing in by number', () => {
  it('signs in with the texted code, once', async () => {
    const phone = newNumber();
    await signUp(phone);
    const browser = stack.browser();
    const { begun, prepare, attempt } = await beginSignIn(browser, phone);
    expect(begun.body.response).toMatchObject({
      supported_first_factors: [{ strategy: 'password' }, { strategy: 'phone_code', safe_identifier: phone }],
    });
    await prepare();
    const code = textedCode(phone);
    const calls = await Promise.all([attempt(code), attempt(code), attempt(code)]);
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await browser.session()).not.toBeNull();
  });

  it('answers alike for a number without an account, whom the text tells', async () => {
    const known = newNumber();
    await signUp(known);
    const unknown = newNumber();
    const answers = [];
    for (const phone of [known, unknown]) {
      const { begun, prepare, attempt } = await beginSignIn(stack.browser(), phone);
      const prepared = await prepare();
      const wrong = await attempt(wrongFor(textedCode(phone)));
      answers.push([begun.status, prepared.status, Object.keys(prepared.body.response), codeOf(wrong)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(textsTo(unknown)).toEqual([expect.stringMatching(/^There is no Sawubona account with this number/)]);
  });

  it('counts wrong codes, also those that come at once: the sixth is refused, right or not', async () => {
    const phone = newNumber();
    await signUp(phone);
    const { prepare, attempt } = await beginSignIn(stack.browser(), phone);
    await prepare();
    const code = textedCode(phone);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(wrongFor(code))));
    expect(wrong.map(codeOf)).toEqual(Array(5).fill('form_code_incorrect'));
    expect(codeOf(await attempt(code))).toBe('verification_failed');
    await prepare();
    expect((await attempt(textedCode(phone))).status).toBe(200);
  });

  it('refuses an expired code', async () => {
    const phone = newNumber();
    await signUp(phone);
    const { prepare, attempt } = await beginSignIn(stack.browser(), phone);
    await prepare();
    stack.pass(10 * 60 + 1);
    expect(codeOf(await attempt(textedCode(phone)))).toBe('verification_expired');
  });

  it('sends three codes in ten minutes to a number, whatever browser asks', async () => {
    const phone = newNumber();
    const sent = [];
    for (let turn = 0; turn < 4; turn++) {
      const { prepare } = await beginSignIn(stack.browser(), phone);
      sent.push(codeOf(await prepare()));
    }
    expect(sent).toEqual(['', '', '', 'too_many_requests']);
    expect(textsTo(phone)).toHaveLength(3);
  });

  it('keeps the ways apart: no text to an address, no mail to a number', async () => {
    const browser = stack.browser();
    const byMail = await beginSignIn(browser, 'somebody@example.com');
    expect(codeOf(await byMail.prepare())).toBe('strategy_for_user_invalid');
    const begun = await browser.post('/client/sign_ins', { identifier: newNumber() });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    const mailed = await browser.post(`${path}/prepare_first_factor`, { strategy: 'email_code' });
    expect(codeOf(mailed)).toBe('strategy_for_user_invalid');
  });
});

it('makes the first address that is proven the main one of an account by number', async () => {
  const { browser } = await signUp(newNumber());
  const added = await browser.post('/me/email_addresses', { email_address: 'added.later@example.com' });
  const path = `/me/email_addresses/${added.body.response.id}`;
  await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
  await browser.post(`${path}/attempt_verification`, { code: await stack.mailedCode('added.later@example.com') });
  const me = await browser.get('/me');
  expect(me.body.response.primary_email_address_id).toBe(added.body.response.id);
});

it('offers no number where nobody texts', async () => {
  const other = await startIdentity();
  try {
    const browser = other.browser();
    const { begun } = await beginSignUp(browser, newNumber());
    expect(codeOf(begun)).toBe('form_param_unknown');
    const signIn = await beginSignIn(browser, newNumber());
    expect(codeOf(await signIn.prepare())).toBe('strategy_for_user_invalid');
  } finally {
    await other.close();
  }
});
