import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterEach, describe, expect, it } from 'vitest';
import type { IdentityOptions } from '../src/identity/identity-options';
import { settingsFrom } from '../src/settings';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

const open: IdentityStack[] = [];
afterEach(async () => {
  for (const stack of open.splice(0)) await stack.close();
});

async function start(options: Partial<IdentityOptions>): Promise<IdentityStack> {
  const stack = await startIdentity(options);
  open.push(stack);
  return stack;
}

const metadata = (role: string) => ({ unsafe_metadata: JSON.stringify({ role }) });

async function setUpApp(browser: TestBrowser) {
  const { secret } = (await browser.post('/me/totp')).body.response as unknown as { secret: string };
  return browser.post('/me/totp/attempt_verification', { code: new TOTP({ secret }).generate() });
}

async function standing(browser: TestBrowser) {
  const client = (await browser.get('/client')).body.response;
  const [session] = client.sessions;
  const id = session?.id ?? '';
  const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
  const data = await browser.post(`/client/sessions/${id}/tokens/supabase`);
  return { status: session?.status, sts: decodeJwt(jwt).sts, data: data.status === 200 ? 'open' : codeOf(data) };
}

const PENDING = { status: 'pending', sts: 'pending', data: 'session_pending' };
const ACTIVE = { status: 'active', sts: 'active', data: 'open' };

describe('a second factor required of everybody', () => {
  it('keeps a new one pending until it is set up, and open after', async () => {
    const stack = await start({ twoStepRequired: true });
    const browser = stack.browser();
    const signedUp = await stack.signUp(browser, 'new@example.com', metadata('specialist'));
    const [session] = signedUp.body.client.sessions;
    expect(session).toMatchObject({ status: 'pending', tasks: [{ key: 'setup-mfa' }] });
    expect(await standing(browser)).toEqual(PENDING);
    const touched = await browser.post(`/client/sessions/${session?.id}/touch`);
    expect(touched.body.response).toMatchObject({ status: 'pending', tasks: [{ key: 'setup-mfa' }] });
    const done = await setUpApp(browser);
    expect(done.body.client.sessions[0]).toMatchObject({ status: 'active', tasks: null });
    expect(await standing(browser)).toEqual(ACTIVE);
    const off = await browser.post('/me/totp', {}, 'DELETE');
    expect([off.status, codeOf(off)]).toEqual([400, 'mfa_required']);
  });

  it('asks nobody else where it is not the setting', async () => {
    const stack = await start({});
    const browser = stack.browser();
    await stack.signUp(browser, 'calm@example.com', metadata('specialist'));
    expect(await standing(browser)).toEqual(ACTIVE);
    await setUpApp(browser);
    const off = await browser.post('/me/totp', {}, 'DELETE');
    expect(off.status).toBe(200);
  });
});

describe('an instance without passwords', () => {
  it('signs up and in by emailed code, and refuses passwords', async () => {
    const stack = await start({ passwordsAllowed: false });
    const email = 'coded@example.com';
    const browser = stack.browser();
    const names = { email_address: email, first_name: 'Co', last_name: 'Ded' };
    const refused = await browser.post('/client/sign_ups', { ...names, password: PASSWORD });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'form_param_unknown']);
    const begun = await browser.post('/client/sign_ups', names);
    expect(begun.body.response).toMatchObject({ missing_fields: [], unverified_fields: ['email_address'] });
    const path = `/client/sign_ups/${begun.body.response.id}`;
    await browser.post(`${path}/prepare_verification`, { strategy: 'email_code' });
    const code = await stack.mailedCode(email);
    const done = await browser.post(`${path}/attempt_verification`, { strategy: 'email_code', code });
    expect(done.body.response.status).toBe('complete');
    expect((await browser.get('/me')).body.response).toMatchObject({ password_enabled: false });
    const changed = await browser.post('/me/change_password', { new_password: PASSWORD });
    expect(codeOf(changed)).toBe('strategy_for_user_invalid');
  });

  it('refuses passwords and resets at sign-in, also of those who have one', async () => {
    const stack = await start({ passwordsAllowed: false });
    const email = 'had@example.com';
    await stack.identity.registerUser({ firstName: 'H', lastName: 'H', email, password: PASSWORD });
    const browser = stack.browser();
    const tries: Record<string, string>[] = [
      { password: PASSWORD },
      { strategy: 'password' },
      { strategy: 'reset_password_email_code' },
    ];
    for (const fields of tries) {
      const refused = await browser.post('/client/sign_ins', { identifier: email, ...fields });
      expect([refused.status, codeOf(refused)]).toEqual([400, 'strategy_for_user_invalid']);
    }
    const begun = await browser.post('/client/sign_ins', { identifier: email });
    expect(begun.body.response).toMatchObject({ supported_first_factors: [{ strategy: 'email_code' }] });
    const path = `/client/sign_ins/${begun.body.response.id}`;
    const attempt = await browser.post(`${path}/attempt_first_factor`, { strategy: 'password', password: PASSWORD });
    expect(codeOf(attempt)).toBe('strategy_for_user_invalid');
    await browser.post(`${path}/prepare_first_factor`, { strategy: 'email_code' });
    const code = await stack.mailedCode(email);
    const done = await browser.post(`${path}/attempt_first_factor`, { strategy: 'email_code', code });
    expect(done.body.response.status).toBe('complete');
  });

  it('says so in its environment', async () => {
    const told = async (options: Partial<IdentityOptions>) => {
      const answer = await (await start(options)).browser().send('/__clerk/v1/environment');
      const environment = (await answer.json()) as {
        user_settings: { attributes: { password: { enabled: boolean } } };
        display_config: { preferred_sign_in_strategy: string };
      };
      return [
        environment.user_settings.attributes.password.enabled,
        environment.display_config.preferred_sign_in_strategy,
      ];
    };
    expect(await told({ passwordsAllowed: false })).toEqual([false, 'otp']);
    expect(await told({})).toEqual([true, 'password']);
  });
});

describe('the settings', () => {
  it('name the roles and the passwords', () => {
    expect(settingsFrom({})).toMatchObject({ twoStepRequired: false, passwordsAllowed: true });
    expect(settingsFrom({}).secondFactorFor).toBeUndefined();
    const given = settingsFrom({ TWO_STEP_REQUIRED: 'specialist, staff', PASSWORD_FORMS: 'off' });
    expect(given).toMatchObject({
      twoStepRequired: false,
      secondFactorFor: ['specialist', 'staff'],
      passwordsAllowed: false,
    });
    expect(settingsFrom({ TWO_STEP_REQUIRED: 'nobody' })).toMatchObject({
      twoStepRequired: false,
      secondFactorFor: [],
    });
    expect(settingsFrom({ TWO_STEP_REQUIRED: 'everybody' })).toMatchObject({
      twoStepRequired: true,
      secondFactorFor: [],
    });
    expect(settingsFrom({ SESSION_HOURS: 'specialist:4, patient:0.5' }).sessionHours).toEqual({
      specialist: 4,
      patient: 0.5,
    });
    for (const odd of ['guest:1', 'patient:-1', 'patient', 'patient:x']) {
      expect(() => settingsFrom({ SESSION_HOURS: odd })).toThrow('SESSION_HOURS');
    }
    for (const odd of ['specialists', 'patient', 'specialist,everybody']) {
      expect(() => settingsFrom({ TWO_STEP_REQUIRED: odd })).toThrow('TWO_STEP_REQUIRED');
    }
    expect(() => settingsFrom({ PASSWORD_FORMS: 'maybe' })).toThrow('PASSWORD_FORMS');
  });
});
