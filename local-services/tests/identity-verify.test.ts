import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());

async function signedIn(email: string) {
  const browser = stack.browser();
  await stack.signUp(browser, email);
  const id = (await browser.session()) ?? '';
  return { browser, id };
}

describe('proving again who one is', () => {
  it('makes the factor young again, by the password of the session’s own person', async () => {
    const { browser, id } = await signedIn('again@example.com');
    const ages = async () => {
      const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
      const { jwt: exchanged } = (await browser.post(`/client/sessions/${id}/tokens/supabase`)).body;
      const [token, template] = [decodeJwt(jwt), decodeJwt<{ custom_claims: { auth_time: number } }>(exchanged)];
      const seconds = (template.iat ?? 0) - template.custom_claims.auth_time;
      return [token.fva, Math.floor(seconds / 60)];
    };
    stack.pass(20 * 60);
    expect(await ages()).toEqual([[20, -1], 20]);
    const begun = await browser.post(`/client/sessions/${id}/verify`, { level: 'first_factor' });
    expect(begun.body.response).toMatchObject({
      object: 'session_verification',
      status: 'needs_first_factor',
      supported_first_factors: [{ strategy: 'password' }, { strategy: 'email_code' }],
    });
    const attempt = (fields: Record<string, string>) =>
      browser.post(`/client/sessions/${id}/verify/attempt_first_factor`, fields);
    const wrong = await attempt({ strategy: 'password', password: 'Not-the-password-1' });
    expect(codeOf(wrong)).toBe('form_password_incorrect');
    expect(codeOf(await attempt({ strategy: 'ticket' }))).toBe('strategy_for_user_invalid');
    expect(await ages()).toEqual([[20, -1], 20]);
    const right = await attempt({ strategy: 'password', password: PASSWORD });
    expect(right.body.response).toMatchObject({ status: 'complete', session: { factor_verification_age: [0, -1] } });
    expect(await ages()).toEqual([[0, -1], 0]);
    const { browser: other } = await signedIn('other@example.com');
    expect((await other.post(`/client/sessions/${id}/verify`)).status).toBe(404);
  });
});
