import { expect, it } from 'vitest';
import { CONTRACTS, overlap, whyApart } from './contract-range.mjs';

it.each([
  [[2, 2], [2, 2], true],
  [[1, 2], [2, 3], true],
  [[2, 5], [3, 4], true],
  [[1, 1], [2, 2], false],
  [[4, 5], [2, 3], false],
] as const)('%j and %j: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  expect(whyApart(one, other) === null).toBe(expected);
});

it('says what to do', () => {
  expect(whyApart([1, 1], [2, 3])).toBe(
    'This build understands contract 1, the host contracts 2 to 3. Build the section with the contracts of today.',
  );
  expect(whyApart([4, 4], [2, 3])).toBe(
    'This build understands contract 4, the host contracts 2 to 3. Deploy a host that understands contract 4 first.',
  );
});

it.each([[undefined], [2], [[2]], [['2', '2']], [[3, 2]]])('takes no build that says %j', (said) => {
  expect(whyApart(said, CONTRACTS)).toContain('does not say which contracts');
});
