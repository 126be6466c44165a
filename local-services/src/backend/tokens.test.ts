import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTokens, TokenRefused } from './tokens';

const tokens = createTokens({ jwtSecret: 'x'.repeat(32), jwks: { keys: [] }, issuer: 'http://identity.test' });
const person = { sub: 'a', role: 'authenticated', aud: 'authenticated' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a token that was good is refused once it has expired', async () => {
  const token = await tokens.sign(person, 60);
  expect(await tokens.verify(token)).toMatchObject(person);
  vi.setSystemTime(new Date('2026-11-20T10:00:59Z'));
  expect(await tokens.verify(token)).toMatchObject(person);
  vi.setSystemTime(new Date('2026-11-20T10:01:00Z'));
  const refusal = await tokens.verify(token).catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(TokenRefused);
  expect(refusal).toMatchObject({ expired: true });
});

it('what a caller does with the claims changes them for nobody else', async () => {
  const token = await tokens.sign(person, 60);
  for (let time = 0; time < 3; time += 1) {
    const claims = await tokens.verify(token);
    expect(claims.sub).toBe('a');
    claims.sub = 'b';
  }
});

it('a token beside a good one is checked itself', async () => {
  const good = await tokens.sign(person, 60);
  await tokens.verify(good);
  const foreign = await createTokens({ jwtSecret: 'y'.repeat(32), jwks: { keys: [] }, issuer: '' }).sign(person, 60);
  const [head, claims] = good.split('.');
  const patched = [head, claims, foreign.split('.')[2]].join('.');
  await expect(tokens.verify(foreign)).rejects.toBeInstanceOf(TokenRefused);
  await expect(tokens.verify(patched)).rejects.toBeInstanceOf(TokenRefused);
});
