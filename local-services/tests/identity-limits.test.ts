import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createIdentity } from '../src/identity/identity-server';
import { PasswordHasher } from '../src/identity/password-hash';
import { judgeUpload } from '../src/inspection/judge-upload';
import { codeOf, type IdentityStack, PASSWORD, QUICK, startIdentity, type TestBrowser } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());
afterEach(() => vi.restoreAllMocks());

const from = (address: string) => ({ 'x-test-address': address });

function tryPassword(browser: TestBrowser, identifier: string, password: string, address: string) {
  const fields = { identifier, password, strategy: 'password' };
  return browser.post('/client/sign_ins', fields, undefined, from(address));
}

/** Wrong passwords from many addresses, until the account is locked for strangers. */
async function attack(identifier: string) {
  const answers = [];
  for (let address = 0; address < 11; address += 1) {
    for (let count = 0; count < 10; count += 1) {
      answers.push(await tryPassword(stack.browser(), identifier, 'Wrong-guess-1', `10.1.0.${address}`));
    }
  }
  return answers;
}

describe('an account that is attacked', () => {
  it('is locked for strangers after a hundred wrong passwords, not for its person’s own browsers', async () => {
    const email = 'attacked@example.com';
    const own = stack.browser();
    await stack.signUp(own, email);
    await own.post('/client/sessions', {}, 'DELETE');
    const answers = await attack(email);
    expect(answers.slice(0, 100).map(codeOf)).toEqual(
      Array.from({ length: 100 }, () => 'form_password_or_identifier_incorrect'),
    );
    const locked = await tryPassword(stack.browser(), email, PASSWORD, '10.2.0.1');
    expect([locked.status, codeOf(locked)]).toEqual([403, 'user_locked']);
    const { lockout_expires_in_seconds: seconds } = locked.body.errors[0].meta as Record<string, number>;
    expect(seconds).toBeGreaterThan(3000);
    expect(Number(locked.headers.get('retry-after'))).toBe(seconds);
    const { id } = (await stack.identity.findUser(email)) ?? { id: '' };
    const seen = await fetch(`${stack.origin}/__clerk_backend/v1/users/${id}`, {
      headers: { authorization: `Bearer ${stack.identity.backendSecretKey}` },
    });
    expect(await seen.json()).toMatchObject({ locked: true });
    expect((await tryPassword(own, email, PASSWORD, '10.1.0.1')).body.response.status).toBe('complete');
    stack.pass(3601);
    expect((await tryPassword(stack.browser(), email, PASSWORD, '10.2.0.1')).status).toBe(200);
  });

  it('cannot be locked from one address alone, however long it tries', async () => {
    const email = 'single-attacker@example.com';
    await stack.signUp(stack.browser(), email);
    for (let round = 0; round < 12; round += 1) {
      for (let count = 0; count < 12; count += 1) {
        await tryPassword(stack.browser(), email, 'Wrong-guess-1', '10.3.0.1');
      }
      stack.pass(5 * 60);
    }
    const right = await tryPassword(stack.browser(), email, PASSWORD, '10.3.0.2');
    expect(right.body.response.status).toBe('complete');
  });

  it('looks the same whether it exists or not', async () => {
    const [missing] = [await attack('nobody@example.com')];
    expect(missing.slice(0, 100).every((one) => codeOf(one) === 'form_password_or_identifier_incorrect')).toBe(true);
    expect(codeOf(await tryPassword(stack.browser(), 'nobody@example.com', PASSWORD, '10.2.0.9'))).toBe('user_locked');
  });

  it('keeps its mailbox from being flooded, and its owner able to get codes', async () => {
    const email = 'flooded@example.com';
    const own = stack.browser();
    await stack.signUp(own, email);
    await own.post('/client/sessions', {}, 'DELETE');
    const ask = (browser: TestBrowser, address: string) =>
      browser.post('/client/sign_ins', { identifier: email, strategy: 'email_code' }, undefined, from(address));
    const answers = [];
    for (let at = 0; at < 40; at += 1) answers.push(await ask(stack.browser(), `10.4.0.${at % 8}`));
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(20);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(own, '10.4.0.1')).status).toBe(200);
  });
});

describe('an unknown address and a wrong password', () => {
  it('cost the same work: one hash and as many statements', async () => {
    const statements: string[] = [];
    const sql = postgres(stack.database.url, {
      max: 2,
      onnotice: () => {},
      debug: (_, query) => statements.push(query),
    });
    const folder = await mkdtemp(join(tmpdir(), 'identity-work-'));
    const mail = async () => {};
    const identity = await createIdentity({
      ...{
        sql,
        mail,
        inspectFile: judgeUpload,
        origin: 'http://own.test',
        stateDir: folder,
        demo: false,
        passwordCost: QUICK,
      },
    });
    const person = { firstName: 'S', lastName: 'S', email: 'same@example.com', password: PASSWORD };
    await identity.registerUser(person);
    const matches = vi.spyOn(PasswordHasher.prototype, 'matches');
    const derive = vi.spyOn(PasswordHasher.prototype as unknown as { inTurn(): unknown }, 'inTurn');
    const work = async (identifier: string) => {
      const body = new URLSearchParams({ identifier, password: 'Wrong-guess-1', strategy: 'password' });
      const init = { method: 'POST', body, headers: { origin: 'http://own.test' } };
      statements.length = 0;
      derive.mockClear();
      const answer = await identity.handle(new Request('http://own.test/__clerk/v1/client/sign_ins', init), '10.5.0.1');
      const text = (await answer?.text())?.replace(/trace_\w{27}/, '');
      return { text, hashes: derive.mock.calls.length, statements: statements.map((one) => one.trim()) };
    };
    await work('warm-up@example.com');
    const [unknown, wrong] = [await work('unknown@example.com'), await work('same@example.com')];
    expect(wrong).toEqual(unknown);
    expect([wrong.hashes, wrong.statements.length > 3]).toEqual([1, true]);
    expect(matches).toHaveBeenCalledTimes(3);
    await sql.end();
  });
});
