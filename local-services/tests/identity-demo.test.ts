import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityStack, startIdentity, type TestBrowser } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity({ limits: { demoEntriesPerAddress: { count: 12, seconds: 600 } } });
});
afterAll(() => stack.close());

const ask = (browser: TestBrowser, role: unknown, headers: Record<string, string> = {}) =>
  browser.send('/demo/enter', {
    method: 'POST',
    body: JSON.stringify({ role }),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function enter(role: string) {
  const browser = stack.browser();
  const { ticket } = (await (await ask(browser, role)).json()) as { ticket: string };
  const done = await browser.post('/client/sign_ins', { strategy: 'ticket', ticket });
  return { browser, user: done.body.client.sessions[0]?.user };
}

describe('entering the demo', () => {
  it('as a patient leads to the prepared account, always as new', async () => {
    const first = await enter('patient');
    expect(first.user?.email_addresses[0]?.email_address).toBe('demo.patient@example.com');
    const fields = { unsafe_metadata: JSON.stringify({ onboardingCompleted: true, left: 'over' }) };
    await first.browser.post('/me/metadata', fields, 'PATCH');
    const second = await enter('patient');
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.unsafe_metadata).toEqual({ role: 'patient', onboardingCompleted: false });
  });

  it('as a specialist leads to a new account each time', async () => {
    const [first, second] = [await enter('specialist'), await enter('specialist')];
    expect(first.user?.first_name).toBe('Demo');
    expect(first.user?.unsafe_metadata).toEqual({ role: 'specialist', onboardingCompleted: false });
    expect(second.user?.id).not.toBe(first.user?.id);
  });

  it('is refused to other sites, other roles and where the demo is off', async () => {
    expect((await ask(stack.browser(), 'patient', { origin: 'https://evil.example' })).status).toBe(403);
    for (const role of ['admin', '', 7, null]) expect((await ask(stack.browser(), role)).status).toBe(422);
    const off = await startIdentity({ demo: false });
    expect((await ask(off.browser(), 'patient')).status).toBe(404);
    expect(await off.identity.findUser('demo.patient@example.com')).toBeNull();
    await off.close();
  });

  it('is limited per network address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      statuses.push((await ask(stack.browser(), 'patient', { 'x-test-address': '10.9.9.9' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
