import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { estimatePassword, type PasswordStrength } from './password-strength';

const CASES: readonly [password: string, strength: PasswordStrength][] = [
  ['Password1', 'common'],
  ['P@ssw0rd!23', 'common'],
  ['Qwerty123', 'common'],
  ['11111111', 'common'],
  ['Abcdef12', 'common'],
  ['Efghij34', 'weak'],
  ['Welcome-Doctor1', 'weak'],
  ['Thandi2026', 'weak'],
  ['Kudu7421', 'weak'],
  ['Rooibos-41', 'fair'],
  ['Blue-Crane-42', 'fair'],
  ['paper Kettle sings 4 owls', 'strong'],
  ['x7#Qm2!vLp9$tR', 'strong'],
];
it.each(CASES)('%s is %s', (password, strength) => expect(estimatePassword(password)).toBe(strength));

describe('what a guesser knows of the person', () => {
  it.each([
    ['Nkosi-Thandi-7', ['Thandi Nkosi']],
    ['thandi.nkosiQ4', ['thandi.nkosi@example.com']],
  ])('%s', (password, about) => {
    expect(estimatePassword(password)).not.toBe('weak');
    expect(estimatePassword(password, about)).toBe('weak');
  });
});

it('never calls longer text weaker than its beginning', () => {
  const order: readonly PasswordStrength[] = ['common', 'weak', 'fair', 'strong'];
  const text = 'q8 Tram-veld_77 zoo';
  for (let end = 9; end <= text.length; end += 1) {
    const [before, now] = [estimatePassword(text.slice(0, end - 1)), estimatePassword(text.slice(0, end))];
    expect(order.indexOf(now)).toBeGreaterThanOrEqual(order.indexOf(before));
  }
});

it('knows the password of the demo as one that nobody guesses first', () => {
  expect(isCommonPassword('Sawubona-2026')).toBe(false);
});
