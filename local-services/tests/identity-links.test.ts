import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';
import { mailReader } from './identity-mails';

const PARTNER = 'https://partner.example';

let stack: IdentityStack;
let mails: ReturnType<typeof mailReader>;
beforeAll(async () => {
  stack = await startIdentity({ redirectOrigins: [PARTNER] });
  mails = mailReader(stack);
});
afterAll(() => stack.close());

const fields = (email_address: string) => ({ email_address, password: PASSWORD, first_name: 'Ann', last_name: 'Lee' });

/** Begins a sign-up and has code and link sent. */
async function begin(browser: TestBrowser, email: string, wish: Record<string, string> = { strategy: 'email_code' }) {
  const { id } = (await browser.post('/client/sign_ups', fields(email))).body.response;
  const prepared = await browser.post(`/client/sign_ups/${id}/prepare_verification`, wish);
  return { id, prepared, link: await mails.link(email) };
}

interface Opened {
  status: number;
  /** Where it leads, with what the SDK reads there. */
  to: string;
  outcome: string | null;
  session: string | null;
  page: string;
  headers: Headers;
}

async function read(response: Response): Promise<Opened> {
  const location = response.headers.get('location');
  const url = location ? new URL(location) : null;
  return {
    status: response.status,
    to: url ? url.origin + url.pathname : '',
    outcome: url?.searchParams.get('__clerk_status') ?? null,
    session: url?.searchParams.get('__clerk_created_session') ?? null,
    page: await response.text(),
    headers: response.headers,
  };
}

const open = async (browser: TestBrowser, link: string, init: RequestInit = {}) =>
  read(await browser.send(link, { redirect: 'manual', ...init }));

const statusOf = async (browser: TestBrowser, id: string) =>
  (await browser.get(`/client/sign_ups/${id}`)).body.response;

describe('the mail of a sign-up', () => {
  it('carries a code and a link, in these words', async () => {
    const { link } = await begin(stack.browser(), 'mail@example.com');
    const { subject, text } = await mails.newest('mail@example.com');
    const code = await stack.mailedCode('mail@example.com');
    expect(subject).toBe(`${code} is your Sawubona code`);
    expect(text.split('\n\n')).toEqual([
      'Use this code to verify your email address and finish creating your account:',
      code,
      'Or follow this link in the browser you started in:',
      stack.origin + link,
      'The code and the link are valid for 10 minutes. If you did not ask for them, you can ignore this email: unless you use them nothing happens.',
      'Sawubona',
    ]);
  });

  it('keeps only the hash of the link', async () => {
    const { link } = await begin(stack.browser(), 'hashed@example.com');
    const token = link.split('token=')[1] ?? '';
    expect(token.length).toBeGreaterThan(40);
    const rows = await stack.database.sql`select * from identity.email_links where email = 'hashed@example.com'`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is sent again through the backend with a link that leads to /auth/verify', async () => {
    const browser = stack.browser();
    const first = await begin(browser, 'again@example.com');
    await stack.identity.resendSignUpCode('again@example.com');
    const link = await mails.link('again@example.com');
    expect(link).not.toBe(first.link);
    expect(await open(browser, first.link)).toMatchObject({ outcome: 'expired' });
    expect(await open(browser, link)).toMatchObject({ outcome: 'verified', to: `${stack.origin}/auth/verify` });
  });
});

describe('a link in the browser that asked', () => {
  it('makes the account, signs the person in and leads back', async () => {
    const browser = stack.browser();
    const planted = browser.jar.get('__client');
    const { id, link } = await begin(browser, 'same@example.com');
    const opened = await open(browser, link);
    expect(opened).toMatchObject({ status: 303, to: `${stack.origin}/auth/verify`, outcome: 'verified' });
    expect(opened.session).toBe(await browser.session());
    expect(opened.session).toMatch(/^sess_/);
    expect(browser.jar.get('__client')).not.toBe(planted);
    expect(browser.jar.get('__client_uat')).not.toBe('0');
    expect(await statusOf(browser, id)).toMatchObject({ status: 'complete', created_session_id: opened.session });
    const code = await stack.mailedCode('same@example.com');
    const late = await browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code });
    expect(codeOf(late)).toBe('sign_up_already_completed');
  });

  it('pressed twice says verified again, without another session; elsewhere it is over', async () => {
    const browser = stack.browser();
    const { link } = await begin(browser, 'twice@example.com');
    const first = await open(browser, link);
    expect(await open(browser, link)).toMatchObject({ outcome: 'verified', session: first.session });
    expect(await browser.session()).toBe(first.session);
    const { body } = await browser.get('/me/sessions/active');
    expect(body).toHaveLength(1);
    for (const other of [stack.browser(), new (browser.constructor as typeof TestBrowser)(stack.origin)]) {
      expect(await open(other, link)).toMatchObject({ outcome: 'expired', session: null });
      expect(await other.session()).toBeNull();
    }
  });

  it('opened in several tabs at once makes one account and one session', async () => {
    const browser = stack.browser();
    const { link } = await begin(browser, 'tabs@example.com');
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(browser, link)));
    expect(opened.filter(({ session }) => session !== null).length).toBeGreaterThanOrEqual(1);
    const [{ users, sessions } = {}] = await stack.database.sql`
      select count(distinct u.id)::int as users, count(s.id)::int as sessions
      from identity.users u join identity.sessions s on s.user_id = u.id where u.email = 'tabs@example.com'`;
    expect([users, sessions]).toEqual([1, 1]);
  });

  it('leads where the SDK asked, and the verification says so while it waits', async () => {
    const browser = stack.browser();
    const redirect_url = `${stack.origin}/auth/patient/signup/verify?role=patient`;
    const { prepared, link } = await begin(browser, 'where@example.com', { strategy: 'email_link', redirect_url });
    expect(prepared.body.response.verifications.email_address).toMatchObject({
      status: 'unverified',
      strategy: 'email_link',
    });
    const { headers, outcome } = await open(browser, link);
    expect(outcome).toBe('verified');
    expect(headers.get('location')).toContain('/auth/patient/signup/verify?role=patient&__clerk_status=verified');
  });

  it('is over after ten minutes, when another was sent, and when the code was used', async () => {
    const browser = stack.browser();
    const first = await begin(browser, 'over@example.com');
    await browser.post(`/client/sign_ups/${first.id}/prepare_verification`, { strategy: 'email_code' });
    expect(await open(browser, first.link)).toMatchObject({ outcome: 'expired' });
    const second = await mails.link('over@example.com');
    stack.pass(10 * 60);
    expect(await open(browser, second)).toMatchObject({ outcome: 'expired', session: null });
    expect((await statusOf(browser, first.id)).verifications.email_address.status).toBe('expired');
    const again = await browser.post(`/client/sign_ups/${first.id}/prepare_verification`, { strategy: 'email_code' });
    expect(again.status).toBe(200);
    const code = await stack.mailedCode('over@example.com');
    const third = await mails.link('over@example.com');
    const done = await browser.post(`/client/sign_ups/${first.id}/attempt_verification`, {
      strategy: 'email_code',
      code,
    });
    expect(done.body.response.status).toBe('complete');
    expect(await open(stack.browser(), third)).toMatchObject({ outcome: 'expired' });
    expect(await open(browser, third)).toMatchObject({ outcome: 'verified', session: await browser.session() });
  });

  it('proves nothing once the sign-up has another address', async () => {
    const browser = stack.browser();
    const { id, link } = await begin(browser, 'typo@example.com');
    await browser.post(`/client/sign_ups/${id}`, { email_address: 'right@example.com' }, 'PATCH');
    expect(await open(browser, link)).toMatchObject({ outcome: 'failed', session: null });
    expect((await statusOf(browser, id)).unverified_fields).toEqual(['email_address']);
  });
});

describe('a link anywhere else', () => {
  it('changes nothing, signs nobody in and says so, however often it is fetched', async () => {
    const browser = stack.browser();
    const { id, link } = await begin(browser, 'phone@example.com');
    const phone = stack.browser();
    for (let at = 0; at < 3; at += 1) {
      expect(await open(phone, link)).toMatchObject({ status: 303, outcome: 'client_mismatch', session: null });
    }
    expect(await phone.session()).toBeNull();
    expect(await statusOf(browser, id)).toMatchObject({ status: 'missing_requirements' });
    expect(await browser.session()).toBeNull();
    expect(await stack.identity.findUser('phone@example.com')).toBeNull();
    expect(await open(browser, link)).toMatchObject({ outcome: 'verified' });
  });

  it.each(['POST', 'HEAD', 'PUT'])('is not pressed, either: %s', async (method) => {
    const { id, link } = await begin(stack.browser(), `${method}@example.com`.toLowerCase());
    const token = new URL(link, stack.origin).searchParams.get('token') ?? '';
    const body = method === 'HEAD' ? null : new URLSearchParams({ token });
    expect((await open(stack.browser(), link, { method, body })).status).toBe(405);
    const [row] = await stack.database.sql`select email_verified from identity.sign_ups where id = ${id}`;
    expect(row?.email_verified).toBe(false);
  });

  it('signs nobody in over somebody who is signed in there', async () => {
    const neighbour = stack.browser();
    await stack.signUp(neighbour, 'neighbour@example.com');
    const session = await neighbour.session();
    const { link } = await begin(stack.browser(), 'visitor@example.com');
    expect(await open(neighbour, link)).toMatchObject({ outcome: 'client_mismatch', session: null });
    expect(await neighbour.session()).toBe(session);
  });

  it('leaves the code of the same mail to the browser that asked', async () => {
    const browser = stack.browser();
    const { id, link } = await begin(browser, 'code.instead@example.com');
    await open(stack.browser(), link);
    const code = await stack.mailedCode('code.instead@example.com');
    const wish = { strategy: 'email_code', code };
    const done = await browser.post(`/client/sign_ups/${id}/attempt_verification`, wish);
    expect(done.body.response.status).toBe('complete');
  });
});

describe('a link of an address', () => {
  const prepare = async (browser: TestBrowser, email: string) => {
    const { id } = (await browser.post('/me/email_addresses', { email_address: email })).body.response;
    const wish = { strategy: 'email_link', redirect_url: `${stack.origin}/profile` };
    await browser.post(`/me/email_addresses/${id}/prepare_verification`, wish);
    return { id, link: await mails.link(email) };
  };
  const verificationOf = async (browser: TestBrowser, id: string) =>
    ((await browser.get(`/me/email_addresses/${id}`)).body.response as unknown as { verification: object })
      .verification;

  it('proves it in the browser that asked, and nowhere else', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'linked@example.com');
    const here = await prepare(browser, 'linked.here@example.com');
    expect(await open(browser, here.link)).toMatchObject({ outcome: 'verified', to: `${stack.origin}/profile` });
    const clientId = (await browser.get('/client')).body.response.id;
    expect(await verificationOf(browser, here.id)).toMatchObject({
      status: 'verified',
      strategy: 'email_link',
      verified_at_client: clientId,
    });
    const there = await prepare(browser, 'linked.there@example.com');
    const phone = stack.browser();
    expect(await open(phone, there.link)).toMatchObject({ outcome: 'client_mismatch', session: null });
    expect(await verificationOf(browser, there.id)).toMatchObject({ status: 'unverified' });
    expect(await open(browser, there.link)).toMatchObject({ outcome: 'verified' });
    expect(await verificationOf(browser, there.id)).toMatchObject({ status: 'verified' });
    expect((await mails.newest('linked@example.com')).text).toContain('linked.there@example.com was just added');
  });

  it('fails when somebody else was faster, and is over once the address is removed', async () => {
    const [one, two] = [stack.browser(), stack.browser()];
    await stack.signUp(one, 'slow@example.com');
    await stack.signUp(two, 'fast@example.com');
    const slow = await prepare(one, 'both@example.com');
    const fast = await prepare(two, 'both@example.com');
    expect(await open(two, fast.link)).toMatchObject({ outcome: 'verified' });
    expect(await open(one, slow.link)).toMatchObject({ outcome: 'failed' });
    const gone = await prepare(one, 'gone@example.com');
    await one.post(`/me/email_addresses/${gone.id}`, {}, 'DELETE');
    expect(await open(one, gone.link)).toMatchObject({ outcome: 'expired' });
  });
});

describe('where a link leads', () => {
  it.each([
    'https://evil.example/auth/verify',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
    'http://user:pass@127.0.0.1/',
    'https://partner.example.evil.example/',
    'http://partner.example/',
  ])('is never %s', async (redirect_url) => {
    const browser = stack.browser();
    const email = `to.${Buffer.from(redirect_url).toString('hex').slice(0, 24)}@example.com`;
    const { prepared, link } = await begin(browser, email, { strategy: 'email_link', redirect_url });
    expect([prepared.status, codeOf(prepared)]).toEqual([422, 'form_param_value_invalid']);
    expect(prepared.body.errors[0].meta.param_name).toBe('redirect_url');
    expect(link).toBe('');
  });

  it('may be an allowed origin', async () => {
    const browser = stack.browser();
    const wish = { strategy: 'email_link', redirect_url: `${PARTNER}/done` };
    const { link } = await begin(browser, 'partner@example.com', wish);
    const elsewhere = await open(stack.browser(), link);
    expect(elsewhere).toMatchObject({ outcome: 'client_mismatch', to: `${PARTNER}/done` });
    expect(await open(browser, link)).toMatchObject({ outcome: 'verified', to: `${PARTNER}/done` });
  });

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(5000)}`])('is our page for junk %#', async (query) => {
    const browser = stack.browser();
    const opened = await open(browser, `/__clerk/v1/verify${query}`);
    expect(opened).toMatchObject({ status: 303, to: `${stack.origin}/auth/verify`, outcome: 'failed' });
  });
});
