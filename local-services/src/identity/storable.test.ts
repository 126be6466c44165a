import { describe, expect, it } from 'vitest';
import { isStorable } from './storable';

describe('what can be kept', () => {
  it.each(['', 'plain', 'sjö 🌍', 7, null, true, { a: [1, { b: 'c' }] }])('is this: %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each(['a\0b', '\ud800', '\udc00x', { 'k\0': 1 }, { a: ['\0'] }, { a: { '\ud800': 1 } }])(
    'is not this: %j',
    (value) => {
      expect(isStorable(value)).toBe(false);
    },
  );

  it('is not too deep, without ever exhausting the stack', () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
    expect([isStorable(nested(32)), isStorable(nested(33)), isStorable(nested(30_000))]).toEqual([true, false, false]);
  });
});
