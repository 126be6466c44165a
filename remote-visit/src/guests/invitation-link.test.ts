import { expect, it } from 'vitest';
import { makeLink, tokenOf } from './invitation-link';

const VISIT = '33333333-3333-4333-8333-333333333333';

it.each([
  ['', null],
  ['#devices', null],
  ['#invitation=short', null],
  [`#invitation=${'a'.repeat(43)}<`, null],
])('the address %j has no token', (hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});

it('two links have nothing in common but the visit', async () => {
  const [one, two] = await Promise.all([makeLink(VISIT, 'https://x.test'), makeLink(VISIT, 'https://x.test')]);
  expect(one.tokenHash).not.toBe(two.tokenHash);
  expect(one.link).not.toBe(two.link);
});
