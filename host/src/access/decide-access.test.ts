import type { Access, Role } from '@telehealth/contracts/access';
import type { AppUser } from '@telehealth/contracts/identity';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import type { IdentityState, SecondFactor } from '@telehealth/contracts/session';
import { describe, expect, it } from 'vitest';
import { type Decision, decideAccess } from './decide-access';

function person(
  role: Role,
  onboardingCompleted: boolean,
  more: { roleChosen?: boolean; demo?: true; task?: 'setup-mfa'; isOperator?: true } = {},
): IdentityState {
  const base = {
    id: 'user_1',
    name: 'Thandi',
    email: 'thandi@example.com',
    preferences: {},
    emailVerified: true,
  } as const;
  const user: AppUser =
    role === 'patient' ? { ...base, role, onboardingCompleted, phone: '' } : { ...base, role, onboardingCompleted };
  return { status: 'signedIn', user, roleChosen: true, emailProven: true, ...more };
}

const SESSIONS = {
  loading: { status: 'loading' },
  signedOut: { status: 'signedOut' },
  roleless: person('patient', false, { roleChosen: false }),
  newPatient: person('patient', false),
  patient: person('patient', true),
  newSpecialist: person('specialist', false),
  specialist: person('specialist', true),
  operator: person('patient', false, { roleChosen: false, isOperator: true }),
} satisfies Record<string, IdentityState>;
const OFF = { status: 'off' } as const;
type SessionName = keyof typeof SESSIONS;
const NAMES = Object.keys(SESSIONS) as SessionName[];

const CALLBACK = '/auth/callback?redirect=%2Fx';
const SIGN_IN = '/auth/sign-in?redirect=%2Fhere%3Fa%3D1%23b';
const ROLE = '/auth/role-selection';
/** Answers in the order of SESSIONS: `wait`, `render`, `wrong` (role), `none` (no such page), or the path redirected to. */
const TABLE: readonly [name: string, access: Access, answers: readonly string[]][] = [
  ['anyone', 'anyone', ['render', 'render', 'render', 'render', 'render', 'render', 'render', 'render']],
  ['guest', 'guest', ['wait', 'render', CALLBACK, CALLBACK, CALLBACK, CALLBACK, CALLBACK, CALLBACK]],
  ['signedIn', 'signedIn', ['wait', SIGN_IN, 'render', 'render', 'render', 'render', 'render', 'render']],
  ['rolePending', 'rolePending', ['wait', SIGN_IN, 'render', 'render', 'render', 'render', 'render', 'render']],
  ['operator', 'operator', ['wait', SIGN_IN, 'none', 'none', 'none', 'none', 'none', 'render']],
  ['role patient', { role: 'patient' }, ['wait', SIGN_IN, ROLE, 'render', 'render', 'wrong', 'wrong', ROLE]],
  ['role specialist', { role: 'specialist' }, ['wait', SIGN_IN, ROLE, 'wrong', 'wrong', 'render', 'render', ROLE]],
  [
    'onboarding patient',
    { onboarding: 'patient' },
    ['wait', SIGN_IN, ROLE, 'render', '/patient/dashboard', 'wrong', 'wrong', ROLE],
  ],
  [
    'onboarding specialist',
    { onboarding: 'specialist' },
    ['wait', SIGN_IN, ROLE, 'wrong', 'wrong', 'render', '/specialist/dashboard', ROLE],
  ],
];

function answer(decision: Decision): string {
  if (decision.kind === 'redirect') return decision.to;
  const signs = { wrongRole: 'wrong', notFound: 'none', wait: 'wait', render: 'render' } as const;
  return signs[decision.kind];
}

describe('decideAccess', () => {
  for (const [name, access, answers] of TABLE) {
    it(`answers every session for ${name}`, () => {
      const here =
        access === 'guest'
          ? { pathname: '/auth/sign-in', search: '?redirect=%2Fx' }
          : { pathname: '/here', search: '?a=1', hash: '#b' };
      expect(
        NAMES.map((session) => answer(decideAccess(access, { identity: SESSIONS[session], backend: OFF }, here))),
      ).toEqual(answers);
    });
  }

  it('names the role a page belongs to', () => {
    const decision = decideAccess(
      { role: 'specialist' },
      { identity: SESSIONS.patient, backend: OFF },
      { pathname: '/x', search: '' },
    );
    expect(decision).toEqual({ kind: 'wrongRole', needed: 'specialist' });
  });

  it('lets a demo visit open onboarding although the account completed it', () => {
    const identity = person('specialist', true, { demo: true });
    expect(
      decideAccess({ onboarding: 'specialist' }, { identity, backend: OFF }, { pathname: '/x', search: '' }).kind,
    ).toBe('render');
  });

  it('leads from completed onboarding back to where the person came from, if that is ours', () => {
    const identity = person('patient', true);
    const from = (search: string) =>
      decideAccess({ onboarding: 'patient' }, { identity, backend: OFF }, { pathname: '/patient/onboarding', search });
    expect(from('?redirect=%2Fbook-consultation%3Fdraft%3D1')).toEqual({
      kind: 'redirect',
      to: '/book-consultation?draft=1',
    });
    for (const bad of ['', '?redirect=https%3A%2F%2Fevil.example%2Fx', '?redirect=%2Fpatient%2Fonboarding']) {
      expect(from(bad)).toEqual({ kind: 'redirect', to: '/patient/dashboard' });
    }
  });

  it('opens public pages and its own to a session that waits for two-step sign-in, and nothing else', () => {
    const identity = person('specialist', true, { task: 'setup-mfa' });
    const at = (pathname: string, access: Access, search = '') =>
      answer(decideAccess(access, { identity, backend: OFF }, { pathname, search }));
    expect(at('/find-specialist', 'anyone')).toBe('render');
    expect(at('/auth/two-step', 'signedIn')).toBe('render');
    expect(at('/auth/security', 'signedIn')).toBe('/auth/two-step?redirect=%2Fauth%2Fsecurity');
    expect(at('/specialist/dashboard', { role: 'specialist' }, '?a=1')).toBe(
      '/auth/two-step?redirect=%2Fspecialist%2Fdashboard%3Fa%3D1',
    );
    expect(at('/patient/dashboard', { role: 'patient' })).toMatch('/auth/two-step');
    expect(at('/specialist/onboarding', { onboarding: 'specialist' })).toMatch('/auth/two-step');
    expect(at('/auth/role-selection', 'rolePending')).toMatch('/auth/two-step');
    expect(at('/auth/sign-in', 'guest', '?redirect=%2Fx')).toBe(CALLBACK);
  });

  it('opens the pages of somebody’s work only once a second factor that it asks for is proven', () => {
    const at = (identity: IdentityState, pathname: string, access: Access, secondFactor: SecondFactor) =>
      answer(
        decideAccess(
          access,
          { identity, backend: { status: 'ready', userId: 'u', secondFactor } },
          { pathname, search: '?a=1' },
        ),
      );
    const { specialist, newSpecialist, operator, patient } = SESSIONS;
    const SET_UP = '/auth/two-step?redirect=%2Fhere%3Fa%3D1';
    expect(at(specialist, '/here', { role: 'specialist' }, 'needed')).toBe(SET_UP);
    expect(at(newSpecialist, '/here', { onboarding: 'specialist' }, 'needed')).toBe(SET_UP);
    expect(at(operator, '/here', 'operator', 'needed')).toBe(SET_UP);
    for (const state of ['proven', 'optional'] as const) {
      expect(at(specialist, '/here', { role: 'specialist' }, state)).toBe('render');
      expect(at(operator, '/here', 'operator', state)).toBe('render');
    }
    // Their own account, the set-up itself and public pages; and whoever works in no practice hears nothing of the desk.
    expect(at(specialist, '/auth/security', 'signedIn', 'needed')).toBe('render');
    expect(at(specialist, '/auth/two-step', 'signedIn', 'needed')).toBe('render');
    expect(at(specialist, '/find-specialist', 'anyone', 'needed')).toBe('render');
    expect(at(patient, '/here', 'operator', 'needed')).toBe('none');
    expect(at(patient, '/here', { role: 'patient' }, 'needed')).toBe('render');
  });

  it('never sends anyone in circles, on any row with any session', () => {
    const rows: readonly RouteRow[] = ROUTE_TABLE;
    let walked = 0;
    for (const row of rows) {
      for (const session of NAMES) {
        let at: RouteRow | undefined = row;
        let search = '';
        let hops = 0;
        while (at !== undefined) {
          const decision: Decision = decideAccess(
            at.access,
            { identity: SESSIONS[session], backend: OFF },
            { pathname: at.path, search },
          );
          if (decision.kind !== 'redirect') break;
          const target: URL = new URL(decision.to, 'http://localhost');
          at = rows.find((candidate) => candidate.path === target.pathname);
          search = target.search;
          expect(at, `${row.id} as ${session} leads to ${decision.to}`).toBeDefined();
          hops += 1;
          expect(hops, `${row.id} as ${session}`).toBeLessThan(4);
        }
        walked += 1;
      }
    }
    expect(walked).toBe(ROUTE_TABLE.length * NAMES.length);
  });
});
