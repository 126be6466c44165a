import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';
import { mailReader } from './identity-mails';

let stack: IdentityStack;
let mails: ReturnType<typeof mailReader>;
beforeAll(async () => {
  stack = await startIdentity();
  mails = mailReader(stack);
});
afterAll(() => stack.close());

interface Address {
  id: string;
  email_address: string;
  verification: { status: string; strategy: string };
}
const addressOf = (answer: Answer) => answer.body.response as unknown as Address;

/** The person as the browser sees them. */
async function me(browser: TestBrowser) {
  const { response } = (await browser.get('/me')).body as unknown as {
    response: { id: string; primary_email_address_id: string; email_addresses: Address[] };
  };
  return response;
}

const add = (browser: TestBrowser, email_address: string) => browser.post('/me/email_addresses/', { email_address });
const prepare = (browser: TestBrowser, id: string) =>
  browser.post(`/me/email_addresses/${id}/prepare_verification`, { strategy: 'email_code' });
const attempt = (browser: TestBrowser, id: string, code: string) =>
  browser.post(`/me/email_addresses/${id}/attempt_verification`, { code });
const remove = (browser: TestBrowser, id: string) => browser.post(`/me/email_addresses/${id}`, {}, 'DELETE');
const makePrimary = (browser: TestBrowser, id: string) =>
  browser.post('/me', { primary_email_address_id: id }, 'PATCH');

async function person(email: string): Promise<TestBrowser> {
  const browser = stack.browser();
  await stack.signUp(browser, email);
  return browser;
}

async function addProven(browser: TestBrowser, email: string): Promise<string> {
  const { id } = addressOf(await add(browser, email));
  await prepare(browser, id);
  await attempt(browser, id, await stack.mailedCode(email));
  return id;
}

describe('a further address', () => {
  it('is proven by its code; then the person signs in with it, and the primary one is told', async () => {
    const browser = await person('own@example.com');
    const added = await add(browser, ' Second@Example.com ');
    expect(addressOf(added)).toMatchObject({
      object: 'email_address',
      email_address: 'second@example.com',
      verification: { status: 'unverified' },
    });
    expect(added.body.client.sessions[0]?.user.email_addresses).toHaveLength(2);
    const { id } = addressOf(added);
    expect(addressOf(await prepare(browser, id)).verification).toMatchObject({ strategy: 'email_code' });
    expect((await mails.newest('second@example.com')).text).toContain(
      'Use this code to verify this email address and add it to your account:',
    );
    expect(codeOf(await attempt(browser, id, '000000'))).toBe('form_code_incorrect');
    const proven = await attempt(browser, id, await stack.mailedCode('second@example.com'));
    expect(addressOf(proven).verification).toMatchObject({ status: 'verified', strategy: 'email_code' });
    expect(codeOf(await attempt(browser, id, '000000'))).toBe('verification_already_verified');
    expect(await mails.newest('own@example.com')).toMatchObject({
      subject: 'An email address was added to your Sawubona account',
      text: expect.stringContaining('second@example.com was just added to your account.'),
    });
    const other = stack.browser();
    const signIn = await other.post('/client/sign_ins', { identifier: 'SECOND@example.com', password: PASSWORD });
    expect(signIn.body.response.status).toBe('complete');
  });

  it('serves no sign-in and no reset before it is proven', async () => {
    const browser = await person('claims@example.com');
    await add(browser, 'unproven@example.com');
    const identifier = 'unproven@example.com';
    for (const strategy of ['email_code', 'reset_password_email_code']) {
      await stack.browser().post('/client/sign_ins', { identifier, strategy });
      expect((await mails.newest(identifier)).subject).toBe('There is no Sawubona account with this address');
    }
  });

  it('gets the codes of sign-ins begun with it, and shows none of the others', async () => {
    const browser = await person('first.of.two@example.com');
    const id = await addProven(browser, 'second.of.two@example.com');
    const other = stack.browser();
    const begun = await other.post('/client/sign_ins', { identifier: 'second.of.two@example.com' });
    expect(JSON.stringify(begun.body)).not.toContain('first.of.two');
    expect(begun.body.response).toMatchObject({
      supported_first_factors: [{}, { safe_identifier: 'second.of.two@example.com' }, {}],
    });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    await other.post(`${path}/prepare_first_factor`, { strategy: 'email_code', email_address_id: id });
    const code = await stack.mailedCode('second.of.two@example.com');
    const done = await other.post(`${path}/attempt_first_factor`, { strategy: 'email_code', code });
    expect(done.body.response.status).toBe('complete');
  });

  it('is refused when it is no address or one’s own; of somebody else’s nothing is said, and no mail leaves', async () => {
    const browser = await person('asks@example.com');
    const holder = await person('holder@example.com');
    await addProven(holder, 'held@example.com');
    expect(codeOf(await add(browser, 'no address'))).toBe('form_param_format_invalid');
    const refused = await add(browser, 'asks@example.com');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'form_identifier_exists']);
    expect(refused.body.errors[0].meta).toEqual({ param_name: 'email_address' });
    for (const taken of ['holder@example.com', 'held@example.com']) {
      const before = await mails.newest(taken);
      const { id } = addressOf(await add(browser, taken));
      expect((await prepare(browser, id)).status).toBe(200);
      expect(await mails.newest(taken)).toEqual(before);
      expect(codeOf(await attempt(browser, id, '123456'))).toBe('form_code_incorrect');
    }
  });

  it('is not held by claiming it: whoever proves it first has it, also against a sign-up', async () => {
    const [one, two] = [await person('squatter@example.com'), await person('rightful@example.com')];
    const claimed = addressOf(await add(one, 'wanted@example.com'));
    await prepare(one, claimed.id);
    const code = await stack.mailedCode('wanted@example.com');
    await addProven(two, 'wanted@example.com');
    expect(codeOf(await attempt(one, claimed.id, code))).toBe('form_identifier_exists');
    expect((await prepare(one, claimed.id)).status).toBe(200);
    expect((await me(one)).email_addresses[1]?.verification.status).toBe('unverified');
  });

  it('goes to one of two accounts that prove it at the same moment', async () => {
    const people = [await person('race.one@example.com'), await person('race.two@example.com')];
    const prepared: { browser: TestBrowser; id: string; code: string }[] = [];
    for (const browser of people) {
      const { id } = addressOf(await add(browser, 'race@example.com'));
      await prepare(browser, id);
      prepared.push({ browser, id, code: await stack.mailedCode('race@example.com') });
    }
    const answers = await Promise.all(prepared.map(({ browser, id, code }) => attempt(browser, id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [{ count } = { count: 0 }] = await stack.database.sql`
      select count(*)::int as count from identity.email_addresses where address = 'race@example.com' and verified_at is not null`;
    expect(count).toBe(1);
  });

  it('makes no account of a sign-up whose address was proven elsewhere in the meantime', async () => {
    const newcomer = stack.browser();
    const fields = { email_address: 'late@example.com', password: PASSWORD, first_name: 'Ann', last_name: 'Lee' };
    const { id } = (await newcomer.post('/client/sign_ups', fields)).body.response;
    await newcomer.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode('late@example.com');
    await addProven(await person('faster@example.com'), 'late@example.com');
    const late = await newcomer.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code });
    expect(codeOf(late)).toBe('form_identifier_exists');
    expect(await newcomer.session()).toBeNull();
    expect((await stack.identity.findUser('late@example.com'))?.id).toBe(
      (await stack.identity.findUser('faster@example.com'))?.id,
    );
  });

  it('is not added without end', async () => {
    const browser = await person('many@example.com');
    const answers: Answer[] = [];
    for (let at = 0; at < 11; at += 1) answers.push(await add(browser, `many.${at}@example.com`));
    expect(answers.slice(0, 9).every(({ status }) => status === 200)).toBe(true);
    expect(codeOf(answers[9] as Answer)).toBe('form_param_value_invalid');
    expect(answers[10]?.status).toBe(429);
  });
});

describe('the primary address', () => {
  it('changes to another proven one: tokens carry it, sessions stay, the old one is told', async () => {
    const browser = await person('before@example.com');
    const session = await browser.session();
    const elsewhere = stack.browser();
    await elsewhere.post('/client/sign_ins', { identifier: 'before@example.com', password: PASSWORD });
    const id = await addProven(browser, 'after@example.com');
    expect((await makePrimary(browser, id)).body.response).toMatchObject({ primary_email_address_id: id });
    const { jwt } = (await browser.post(`/client/sessions/${session}/tokens/supabase`)).body;
    expect(decodeJwt(jwt)).toMatchObject({ email: 'after@example.com', email_verified: true });
    expect(await browser.session()).toBe(session);
    expect(await elsewhere.session()).not.toBeNull();
    expect(await mails.newest('before@example.com')).toMatchObject({
      subject: 'The main email address of your Sawubona account was changed',
      text: expect.stringContaining('is now after@example.com'),
    });
  });

  it('is never an unproven one, and never somebody else’s', async () => {
    const browser = await person('careful@example.com');
    const unproven = addressOf(await add(browser, 'not.yet@example.com'));
    const refused = await makePrimary(browser, unproven.id);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'form_param_value_invalid']);
    const theirs = (await me(await person('theirs@example.com'))).primary_email_address_id;
    expect((await makePrimary(browser, theirs)).status).toBe(404);
    expect((await me(browser)).email_addresses[0]?.id).toBe((await me(browser)).primary_email_address_id);
  });
});

describe('removing an address', () => {
  it('leaves at least one that is proven', async () => {
    const browser = await person('only@example.com');
    const { primary_email_address_id } = await me(browser);
    const refused = await remove(browser, primary_email_address_id);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'identification_deletion_failed']);
    const unproven = addressOf(await add(browser, 'only.unproven@example.com'));
    expect(codeOf(await remove(browser, primary_email_address_id))).toBe('identification_deletion_failed');
    expect((await remove(browser, unproven.id)).body.response).toMatchObject({ id: unproven.id, deleted: true });
    expect((await me(browser)).email_addresses).toHaveLength(1);
  });

  it('hands the first place on, tells both addresses, and frees the address', async () => {
    const browser = await person('leaves@example.com');
    const heir = await addProven(browser, 'heir@example.com');
    const { primary_email_address_id } = await me(browser);
    expect((await remove(browser, primary_email_address_id)).status).toBe(200);
    expect((await me(browser)).primary_email_address_id).toBe(heir);
    for (const to of ['leaves@example.com', 'heir@example.com']) {
      expect(await mails.newest(to)).toMatchObject({
        subject: 'An email address was removed from your Sawubona account',
        text: expect.stringContaining('leaves@example.com was just removed'),
      });
    }
    expect((await stack.signUp(stack.browser(), 'leaves@example.com')).body.response.status).toBe('complete');
  });

  it('of two at once keeps one', async () => {
    const browser = await person('twin.one@example.com');
    const second = await addProven(browser, 'twin.two@example.com');
    const { primary_email_address_id } = await me(browser);
    const answers = await Promise.all([remove(browser, primary_email_address_id), remove(browser, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await me(browser)).email_addresses).toHaveLength(1);
  });
});

describe('strangers', () => {
  it('cannot see, prove, remove or use the address of another account', async () => {
    const owner = await person('owner@example.com');
    const { id } = addressOf(await add(owner, 'owners.second@example.com'));
    await prepare(owner, id);
    const code = await stack.mailedCode('owners.second@example.com');
    const stranger = await person('stranger@example.com');
    const answers = [
      await stranger.get(`/me/email_addresses/${id}`),
      await prepare(stranger, id),
      await attempt(stranger, id, code),
      await remove(stranger, id),
      await makePrimary(stranger, id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const nobody = stack.browser();
    expect((await add(nobody, 'x@example.com')).status).toBe(401);
    expect((await nobody.get(`/me/email_addresses/${id}`)).status).toBe(401);
    expect(addressOf(await attempt(owner, id, code)).verification.status).toBe('verified');
  });

  it.each(['', 'x', '../users', "'; drop table identity.users; --", '%00'])('get nothing for the id %j', async (id) => {
    const browser = await person(`junk.${Buffer.from(id).toString('hex')}@example.com`);
    const answer = await browser.get(`/me/email_addresses/${encodeURIComponent(id)}`);
    expect(answer.status).toBe(404);
  });
});

describe('a proof older than ten minutes', () => {
  it('is asked for again before an address is added, removed or made primary, and when no password is given', async () => {
    const browser = await person('stale@example.com');
    const id = await addProven(browser, 'stale.second@example.com');
    stack.pass(10 * 60);
    const sensitive = () => [
      () => add(browser, 'stale.third@example.com'),
      () => makePrimary(browser, id),
      () => remove(browser, id),
      () => browser.post('/me/change_password', { new_password: 'Another-word-22' }),
    ];
    for (const call of sensitive()) {
      const refused = await call();
      expect([refused.status, codeOf(refused)]).toEqual([403, 'session_reverification_required']);
    }
    const session = await browser.session();
    const proof = { strategy: 'password', password: PASSWORD };
    await browser.post(`/client/sessions/${session}/verify`, { level: 'first_factor' });
    await browser.post(`/client/sessions/${session}/verify/attempt_first_factor`, proof);
    for (const call of sensitive()) expect((await call()).status).toBe(200);
  });
});
