import { expect, it } from 'vitest';
import { authProblemText } from './auth-problem-text';

it("says the provider's words, else the page's own, unless the failure has a sentence of its own", () => {
  const say = (error: Parameters<typeof authProblemText>[0]) =>
    authProblemText(error, 'auth.signInFailed', 'signIn.failed');
  expect(say({ id: 'auth.signInFailed', detail: 'Password is incorrect.' })).toBe('Password is incorrect.');
  expect(say({ id: 'auth.signInFailed' })).toBe('Authentication failed. Please check your credentials and try again.');
  expect(say({ id: 'auth.tooManyAttempts' })).toContain('wait a few minutes');
  expect(say({ id: 'auth.accountLocked', detail: 'Locked for 5 minutes.' })).toBe('Locked for 5 minutes.');
  expect(say({ id: 'auth.accountLocked' })).toContain('try again in an hour');
});
