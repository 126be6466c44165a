import { expect, test } from 'vitest';
import { type AttemptUnderWay, decideStep, type StepDecision, stepOf } from './widget-step';

test.each([
  ['/auth/patient/login', ''],
  ['/auth/patient/login/', ''],
  ['/auth/patient/login/factor-one', 'factor-one'],
  ['/auth/patient/login/factor-one/', 'factor-one'],
  // The page's address, but percent-encoded, which the widget does not recognise.
  ['/%61uth/patient/login', '%'],
  ['/%61uth/patient/login/factor-one', '%'],
  ['/%E0%A4%A', ''],
  // The page is being left, so this is no step of it.
  ['/find-specialist', ''],
  ['/patient/appointments/of-the-past', ''],
  ['/auth/patient/signup/continue', ''],
])('%s is the step "%s"', (pathname, step) => {
  expect(stepOf('/auth/patient/login', pathname)).toBe(step);
});

test('a page below the path of another is no step of it', () => {
  expect(stepOf('/auth/patient/signup', '/auth/patient/signup/verify-email-address')).toBe('');
  expect(stepOf('/auth/patient/signup', '/auth/patient/signup/verify-email-address/')).toBe('');
  expect(stepOf('/auth/sign-up', '/auth/sign-up/verify-email-address')).toBe('verify-email-address');
});

const NOTHING: AttemptUnderWay = {
  signInStatus: null,
  signUpStatus: null,
  signUpEmail: null,
  signUpPhone: null,
  sessions: [],
};
const signIn = (signInStatus: string) => ({ ...NOTHING, signInStatus });
const signUp = (more: Partial<AttemptUnderWay>) => ({ ...NOTHING, signUpStatus: 'missing_requirements', ...more });

const SIGN_IN: readonly [name: string, attempt: AttemptUnderWay | null, decision: StepDecision][] = [
  ['', null, 'first'],
  ['factor-one', null, 'later'],
  ['factor-two', NOTHING, 'later'],
  ['nonsense', null, 'start'],
  ['factor-one/nonsense', null, 'start'],
  ['verify-email-address', NOTHING, 'start'],
  ['tasks/setup-mfa', NOTHING, 'start'],
  ['reset-password', null, 'wait'],
  ['reset-password', NOTHING, 'start'],
  ['reset-password', signIn('needs_first_factor'), 'start'],
  ['reset-password', signIn('needs_new_password'), 'later'],
  ['reset-password-success', { ...NOTHING, sessions: ['sess_2'] }, 'start'],
  ['reset-password-success', { ...NOTHING, sessions: ['sess_1'] }, 'later'],
  ['client-trust', signIn('needs_first_factor'), 'start'],
  ['client-trust', signIn('needs_client_trust'), 'later'],
  ['protect-check', NOTHING, 'start'],
];
test.each(SIGN_IN)('sign-in: "%s" with %j is %s', (name, attempt, decision) => {
  expect(decideStep({ name, isSignUp: false, search: '?createdSessionId=sess_1' }, attempt)).toBe(decision);
});

const SIGN_UP: readonly [name: string, attempt: AttemptUnderWay | null, decision: StepDecision][] = [
  ['', null, 'first'],
  ['continue', null, 'wait'],
  ['continue', NOTHING, 'start'],
  ['continue', signUp({}), 'later'],
  ['factor-one', NOTHING, 'start'],
  ['verify-email-address', null, 'wait'],
  ['verify-email-address', NOTHING, 'start'],
  ['verify-email-address', signUp({ signUpEmail: 'a@example.com' }), 'verification'],
  ['continue/verify-email-address', signUp({ signUpEmail: 'a@example.com' }), 'verification'],
  ['verify-phone-number', signUp({}), 'start'],
  ['verify-phone-number', signUp({ signUpPhone: '+27' }), 'later'],
  ['enterprise-connections', NOTHING, 'start'],
  ['protect-check', signUp({}), 'later'],
];
test.each(SIGN_UP)('sign-up: "%s" with %j is %s', (name, attempt, decision) => {
  expect(decideStep({ name, isSignUp: true, search: '' }, attempt)).toBe(decision);
});
