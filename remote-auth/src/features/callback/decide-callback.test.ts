import { expect, it } from 'vitest';
import { signedIn } from '../../testing/render-auth-page';
import { type Arrival, type CallbackStep, decideCallback } from './decide-callback';

const person = { userId: 'user_1', name: 'Thandi Nkosi' };
const CASES: readonly [what: string, arrival: Partial<Arrival>, step: CallbackStep][] = [
  [
    'waits while the identity is unknown',
    { identity: { status: 'loading' }, returnTo: '/x', hasError: true },
    { kind: 'wait' },
  ],
  ['sends strangers to sign-in', { identity: { status: 'signedOut' } }, { kind: 'go', to: '/auth/sign-in' }],
  [
    'keeps where a stranger wanted to go',
    { identity: { status: 'signedOut' }, returnTo: '/a?b=1' },
    { kind: 'go', to: '/auth/sign-in?redirect=%2Fa%3Fb%3D1' },
  ],
  [
    'says that signing in failed',
    { identity: { status: 'signedOut' }, hasError: true },
    { kind: 'fail', to: '/auth/sign-in' },
  ],
  [
    'asks for a proven address first, and keeps where the person wanted to go',
    { identity: signedIn({ emailProven: false, roleChosen: false }), returnTo: '/x' },
    { kind: 'go', to: '/auth/verify-email?redirect=%2Fx' },
  ],
  [
    'has two-step sign-in set up first, and keeps where to go',
    { identity: signedIn({ roleChosen: false, task: 'setup-mfa' }), returnTo: '/x?y=1' },
    { kind: 'go', to: '/auth/two-step?redirect=%2Fx%3Fy%3D1' },
  ],
  [
    'asks for a role before a redirect',
    { identity: signedIn({ roleChosen: false }), returnTo: '/x' },
    { kind: 'go', to: '/auth/role-selection' },
  ],
  [
    'brings who works for the clinic to the desk',
    { identity: signedIn({ roleChosen: false, isOperator: true }) },
    { kind: 'arrive', to: '/desk', ...person },
  ],
  [
    'follows the redirect, onboarded or not',
    { identity: signedIn(), returnTo: '/book-consultation' },
    { kind: 'arrive', to: '/book-consultation', ...person },
  ],
  [
    'ignores an old error once signed in',
    { identity: signedIn({ onboarded: true }), hasError: true },
    { kind: 'arrive', to: '/patient/dashboard', ...person },
  ],
  [
    'sends new patients to onboarding',
    { identity: signedIn() },
    { kind: 'arrive', to: '/patient/onboarding', ...person },
  ],
  [
    'sends patients to their dashboard',
    { identity: signedIn({ onboarded: true }) },
    { kind: 'arrive', to: '/patient/dashboard', ...person },
  ],
  [
    'sends new specialists to onboarding',
    { identity: signedIn({ role: 'specialist' }) },
    { kind: 'arrive', to: '/specialist/onboarding', ...person },
  ],
  [
    'sends specialists to their dashboard',
    { identity: signedIn({ role: 'specialist', onboarded: true }) },
    { kind: 'arrive', to: '/specialist/dashboard', ...person },
  ],
  [
    'sends demo patients to the dashboard',
    { identity: signedIn({ demo: true }) },
    { kind: 'arrive', to: '/patient/dashboard', ...person },
  ],
  [
    'sends demo specialists to onboarding',
    { identity: signedIn({ demo: true, role: 'specialist' }) },
    { kind: 'arrive', to: '/specialist/onboarding', ...person },
  ],
];

it.each(CASES)('%s', (_, arrival, step) => {
  expect(decideCallback({ identity: signedIn(), returnTo: null, hasError: false, ...arrival })).toEqual(step);
});
