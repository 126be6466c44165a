import { createClerkClient } from '@clerk/backend';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

let stack: IdentityStack;
let offset = 0;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());

const pass = (seconds: number) => {
  offset += seconds;
  stack.pass(seconds);
};

interface App {
  /** The code of the present step, or of another so many steps away. */
  code(away?: number): string;
}

function appOf(secret: string): App {
  const totp = new TOTP({ secret });
  return { code: (away = 0) => totp.generate({ timestamp: Date.now() + (offset + 30 * away) * 1000 }) };
}

interface Totp {
  secret: string;
  uri: string;
  verified: boolean;
  backup_codes: string[];
}

const totpOf = (answer: { body: { response: unknown } }) => answer.body.response as Totp;

async function setUp(browser: TestBrowser) {
  const created = totpOf(await browser.post('/me/totp'));
  const app = appOf(created.secret);
  const verified = await browser.post('/me/totp/attempt_verification', { code: app.code() });
  return { app, created, verified, codes: totpOf(verified).backup_codes };
}

/** A person with an authenticator app, signed in. */
async function withApp(email: string) {
  const browser = stack.browser();
  await stack.signUp(browser, email);
  const { app, codes } = await setUp(browser);
  pass(60);
  return { browser, app, codes };
}

async function firstFactor(email: string) {
  const browser = stack.browser();
  const begun = await browser.post('/client/sign_ins', { identifier: email, password: PASSWORD, strategy: 'password' });
  const path = `/client/sign_ins/${begun.body.response?.id}`;
  const second = (strategy: string, code: string) => browser.post(`${path}/attempt_second_factor`, { strategy, code });
  return { browser, begun, path, second };
}

describe('an authenticator app', () => {
  it('is set up by a code of it, and brings ten backup codes along', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'app@example.com');
    const { created, verified, codes } = await setUp(browser);
    expect(created).toMatchObject({ object: 'totp', verified: false });
    expect(created.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(created.uri).toContain(`secret=${created.secret}`);
    expect(verified.body.response).toMatchObject({ verified: true });
    expect(verified.body.response).not.toHaveProperty('secret');
    expect(new Set(codes).size).toBe(10);
    const enabled = { totp_enabled: true, backup_code_enabled: true, two_factor_enabled: true };
    expect(verified.body.client.sessions[0]?.user).toMatchObject(enabled);
    expect((await stack.mailedSubject('app@example.com')) ?? '').toContain('turned on');
    expect(codeOf(await browser.post('/me/totp'))).toBe('totp_already_enabled');
  });

  it('counts for nothing before its first right code', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'unfinished@example.com');
    const { secret } = totpOf(await browser.post('/me/totp'));
    const wrong = await browser.post('/me/totp/attempt_verification', { code: appOf(secret).code(7) });
    expect(codeOf(wrong)).toBe('form_code_incorrect');
    expect((await firstFactor('unfinished@example.com')).begun.body.response.status).toBe('complete');
    const again = totpOf(await browser.post('/me/totp'));
    expect(again.secret).not.toBe(secret);
    const old = await browser.post('/me/totp/attempt_verification', { code: appOf(secret).code() });
    expect(codeOf(old)).toBe('form_code_incorrect');
  });

  it('is kept so that the table alone makes no codes', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'sealed@example.com');
    const { created, codes } = await setUp(browser);
    const { sql } = stack.database;
    const rows =
      await sql`select to_jsonb(t)::text as row from identity.totps t union all select to_jsonb(b)::text from identity.backup_codes b`;
    const kept = rows.map(({ row }) => row).join('\n');
    for (const secret of [created.secret, ...codes]) expect(kept).not.toContain(secret);
  });

  it('can be removed, and backup codes made anew, after a fresh proof only', async () => {
    const { browser, app, codes } = await withApp('fresh@example.com');
    const id = (await browser.session()) ?? '';
    pass(11 * 60);
    for (const call of [() => browser.post('/me/totp', {}, 'DELETE'), () => browser.post('/me/backup_codes/')]) {
      const refused = await call();
      expect([refused.status, codeOf(refused)]).toEqual([403, 'session_reverification_required']);
    }
    await browser.post(`/client/sessions/${id}/verify`, { level: 'second_factor' });
    await browser.post(`/client/sessions/${id}/verify/attempt_second_factor`, { strategy: 'totp', code: app.code() });
    const made = (await browser.post('/me/backup_codes/')).body.response as unknown as { codes: string[] };
    expect(made.codes).toHaveLength(10);
    const old = await (await firstFactor('fresh@example.com')).second('backup_code', codes[0] ?? '');
    expect(codeOf(old)).toBe('form_code_incorrect');
    expect((await browser.post('/me/totp', {}, 'DELETE')).body.response).toMatchObject({ deleted: true });
    expect((await browser.get('/me')).body.response).toMatchObject({ totp_enabled: false, backup_code_enabled: false });
    expect((await firstFactor('fresh@example.com')).begun.body.response.status).toBe('complete');
  });
});

describe('signing in with a second factor', () => {
  it('waits for it, telling of it only after the first', async () => {
    const { app } = await withApp('two@example.com');
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: 'two@example.com' });
    expect(begun.body.response).toMatchObject({ status: 'needs_first_factor', supported_second_factors: [] });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    const early = await browser.post(`${path}/attempt_second_factor`, { strategy: 'totp', code: app.code() });
    expect(early.status).toBe(400);
    const first = await browser.post(`${path}/attempt_first_factor`, { strategy: 'password', password: PASSWORD });
    expect(first.body.response).toMatchObject({
      status: 'needs_second_factor',
      created_session_id: null,
      supported_second_factors: [{ strategy: 'totp' }, { strategy: 'backup_code' }],
    });
    expect(await browser.session()).toBeNull();
    expect((await browser.get('/me')).status).toBe(401);
    expect((await browser.post(`${path}/prepare_second_factor`, { strategy: 'totp' })).status).toBe(200);
    const wrong = await browser.post(`${path}/attempt_second_factor`, { strategy: 'totp', code: app.code(9) });
    expect(codeOf(wrong)).toBe('form_code_incorrect');
    const done = await browser.post(`${path}/attempt_second_factor`, { strategy: 'totp', code: app.code() });
    expect(done.body.response.status).toBe('complete');
    const id = (await browser.session()) ?? '';
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
    expect(decodeJwt(jwt)).toMatchObject({ fva: [0, 0], sts: 'active' });
  });

  it('takes no code and no backup code twice, not even at the same moment', async () => {
    const { app, codes } = await withApp('twice@example.com');
    for (const [strategy, code] of [
      ['totp', app.code()],
      ['backup_code', ` ${codes[0]?.toUpperCase()} `],
    ] as const) {
      const steps = await Promise.all(Array.from({ length: 6 }, () => firstFactor('twice@example.com')));
      const answers = await Promise.all(steps.map(({ second }) => second(strategy, code)));
      expect(answers.map((answer) => answer.body.response?.status ?? codeOf(answer)).sort()).toEqual([
        'complete',
        ...Array.from({ length: 5 }, () => 'form_code_incorrect'),
      ]);
      // Five wrong ones count against the person for a while.
      pass(10 * 60 + 1);
    }
  });

  it('is not bypassed by a reset of the password nor by an emailed code', async () => {
    const email = 'reset2@example.com';
    const { app } = await withApp(email);
    for (const strategy of ['reset_password_email_code', 'email_code']) {
      const browser = stack.browser();
      const begun = await browser.post('/client/sign_ins', { identifier: email, strategy });
      const path = `/client/sign_ins/${begun.body.response.id}`;
      const code = await stack.mailedCode(email);
      let step = await browser.post(`${path}/attempt_first_factor`, { strategy, code });
      if (strategy !== 'email_code') step = await browser.post(`${path}/reset_password`, { password: 'Lemon-Tree-77' });
      expect(step.body.response.status).toBe('needs_second_factor');
      expect(await browser.session()).toBeNull();
      const done = await browser.post(`${path}/attempt_second_factor`, { strategy: 'totp', code: app.code() });
      expect(done.body.response.status).toBe('complete');
      pass(60);
    }
  });

  it('of one attempt gives one session, however often it is sent at once', async () => {
    const email = 'parallel@example.com';
    await stack.signUp(stack.browser(), email);
    const browser = stack.browser();
    const begun = await browser.post('/client/sign_ins', { identifier: email });
    const path = `/client/sign_ins/${begun.body.response.id}/attempt_first_factor`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(path, { strategy: 'password', password: PASSWORD })),
    );
    expect(answers.filter((answer) => answer.body.response?.status === 'complete')).toHaveLength(1);
    const { sql } = stack.database;
    const rows = await sql`select 1 from identity.sessions s join identity.users u on u.id = s.user_id
      join identity.clients c on c.id = s.client_id
      where u.email = ${email} and s.created_at >= (select max(created_at) from identity.sign_ins)`;
    expect(rows).toHaveLength(1);
  });
});

describe('proving again who one is', () => {
  const verify = (browser: TestBrowser, id: string, step: string, fields: Record<string, string>) =>
    browser.post(`/client/sessions/${id}/verify${step}`, fields);

  it('asks for both factors at multi_factor, for the second alone at second_factor', async () => {
    const { browser, app, codes } = await withApp('multi@example.com');
    const id = (await browser.session()) ?? '';
    const ages = async () => decodeJwt((await browser.post(`/client/sessions/${id}/tokens`)).body.jwt).fva;
    pass(30 * 60);
    expect(await ages()).toEqual([31, 31]);
    const begun = await verify(browser, id, '', { level: 'multi_factor' });
    expect(begun.body.response).toMatchObject({ status: 'needs_first_factor', level: 'multi_factor' });
    const prepared = await verify(browser, id, '/prepare_first_factor', { strategy: 'email_code' });
    expect(prepared.body.response).toMatchObject({ first_factor_verification: { strategy: 'email_code' } });
    const code = await stack.mailedCode('multi@example.com');
    const first = await verify(browser, id, '/attempt_first_factor', { strategy: 'email_code', code });
    expect(first.body.response.status).toBe('needs_second_factor');
    expect(await ages()).toEqual([0, 31]);
    await verify(browser, id, '/prepare_second_factor', { strategy: 'totp' });
    const wrong = await verify(browser, id, '/attempt_second_factor', { strategy: 'totp', code: '000000' });
    expect(codeOf(wrong)).toBe('form_code_incorrect');
    const second = await verify(browser, id, '/attempt_second_factor', { strategy: 'totp', code: app.code() });
    expect(second.body.response).toMatchObject({ status: 'complete', session: { factor_verification_age: [0, 0] } });
    const alone = await verify(browser, id, '', { level: 'second_factor' });
    expect(alone.body.response.status).toBe('needs_second_factor');
    const backup = { strategy: 'backup_code', code: codes[3] ?? '' };
    expect((await verify(browser, id, '/attempt_second_factor', backup)).body.response.status).toBe('complete');
  });

  it('comes to the first factor for whoever has no second', async () => {
    const browser = stack.browser();
    await stack.signUp(browser, 'single@example.com');
    const id = (await browser.session()) ?? '';
    for (const level of ['first_factor', 'second_factor', 'multi_factor']) {
      await verify(browser, id, '', { level });
      const done = await verify(browser, id, '/attempt_first_factor', { strategy: 'password', password: PASSWORD });
      expect(done.body.response).toMatchObject({ status: 'complete', level: 'first_factor' });
    }
    expect(codeOf(await verify(browser, id, '', { level: 'all' }))).toBe('form_param_value_invalid');
    const early = await verify(browser, id, '/attempt_second_factor', { strategy: 'totp', code: '123456' });
    expect(codeOf(early)).toBe('verification_missing');
  });
});

describe('our own servers', () => {
  it('lock accounts and open them again, through @clerk/backend', async () => {
    const email = 'servers@example.com';
    await withApp(email);
    const { users } = createClerkClient({
      secretKey: stack.identity.backendSecretKey,
      apiUrl: `${stack.origin}/__clerk_backend`,
    });
    const { id } = (await stack.identity.findUser(email)) ?? { id: '' };
    expect((await users.lockUser(id)).locked).toBe(true);
    const locked = await firstFactor(email);
    expect(codeOf(locked.begun)).toBe('user_locked');
    expect((await users.unlockUser(id)).locked).toBe(false);
    expect((await firstFactor(email)).begun.body.response.status).toBe('needs_second_factor');
  });
});
