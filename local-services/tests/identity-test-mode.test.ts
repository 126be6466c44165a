import { createClerkClient } from '@clerk/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';

const ADDRESS = 'jane+clerk_test@example.com';
let usual: IdentityStack;
let testing: IdentityStack;
beforeAll(async () => {
  [usual, testing] = await Promise.all([startIdentity(), startIdentity({ testAddresses: true })]);
});
afterAll(async () => {
  await usual.close();
  await testing.close();
});

async function prove(browser: TestBrowser, email: string) {
  const fields = { email_address: email, password: PASSWORD, first_name: 'Jane', last_name: 'Doe' };
  const { id } = (await browser.post('/client/sign_ups', fields)).body.response;
  await browser.post(`/client/sign_ups/${id}/prepare_verification`, { strategy: 'email_code' });
  return browser.post(`/client/sign_ups/${id}/attempt_verification`, { strategy: 'email_code', code: '424242' });
}

describe('test addresses', () => {
  it('have a known code and get no mail where the setting says so', async () => {
    expect((await prove(testing.browser(), ADDRESS)).body.response.status).toBe('complete');
    expect(await testing.mailedCode(ADDRESS)).toBe('');
  });

  it('are addresses like any other by default', async () => {
    expect(codeOf(await prove(usual.browser(), ADDRESS))).toBe('form_code_incorrect');
    expect(await usual.mailedCode(ADDRESS)).toMatch(/^\d{6}$/);
  });

  it.each(['clerk_test@example.com', 'jane+clerk_tests@example.com', 'jane@clerk_test.example.com'])(
    'are not lookalikes: %s',
    async (address) => {
      expect(codeOf(await prove(testing.browser(), address))).toBe('form_code_incorrect');
    },
  );
});

describe('testing tokens', () => {
  it('come from the Backend API and are accepted until they are over; others are refused', async () => {
    const { testingTokens } = createClerkClient({
      secretKey: usual.identity.backendSecretKey,
      apiUrl: `${usual.origin}/__clerk_backend`,
    });
    const { token } = await testingTokens.createTestingToken();
    const read = (value: string) => usual.browser().get(`/client?__clerk_testing_token=${encodeURIComponent(value)}`);
    expect((await read(token)).status).toBe(200);
    for (const wrong of ['', 'x', token.replace(/^\d/, '9'), `${token}x`]) expect((await read(wrong)).status).toBe(400);
    usual.pass(3601);
    expect(codeOf(await read(token))).toBe('testing_token_invalid');
  });
});
