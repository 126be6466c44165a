import { describe, expect, it } from 'vitest';
import { pathTo } from './path-to';
import { dashboardOf, loginOf, onboardingOf, signupOf } from './role-routes';
import type { RouteRow } from './route-row';
import { ROUTE_TABLE } from './route-table';
import { rowOf } from './row-of';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
/** Routes of the specification, section 2, word for word. */
const SPECIFIED =
  '/ /not-found /medical-records /my-prescriptions /symptom-checker /find-specialist /emergency-care /service/medical-records ' +
  '/service/my-prescriptions /service/symptom-checker /book-consultation /consultation/:id /payment/:id /confirmation/:id ' +
  '/patient/dashboard /patient/onboarding /patient/profile /patient/appointments /patient/medical-records /patient/consultations ' +
  '/patient/access-manager /patient/account-settings /patient/connect-device /specialist/dashboard /specialist/onboarding ' +
  '/specialist/profile /specialist/appointments /specialist/patients /specialist/consultations /auth/sign-in /auth/sign-up ' +
  '/auth/patient/login /auth/patient/signup /auth/specialist/login /auth/specialist/signup /auth/verify /auth/verify-email ' +
  '/auth/patient/signup/verify-email-address /auth/specialist/signup/verify-email-address /auth/verification-pending ' +
  '/auth/role-selection /auth/callback /auth/unified/sign-in /auth/unified/sign-up';
/** Ours beside them: below a route of the specification, what every site owes its readers, and the desk of the clinic's own people. */
const ADDED =
  '/symptom-checker/saved /symptom-checker/how-it-was-tested /find-specialist/:id /terms /privacy /contact /shared-record /patient/family /patient/messages /specialist/inbox /specialist/earnings /desk /desk/registrations /desk/emergencies /desk/reports ' +
  '/desk/visits /desk/payments /desk/publishing /desk/people /desk/health';

describe('the route table', () => {
  it('has exactly the routes of the specification and the named few below them', () => {
    expect(ROWS.map((row) => row.path).sort()).toEqual([...SPECIFIED.split(' '), ...ADDED.split(' ')].sort());
  });

  it('names every route and path once', () => {
    expect(new Set(ROWS.map((row) => row.id)).size).toBe(ROWS.length);
    expect(new Set(ROWS.map((row) => row.path)).size).toBe(ROWS.length);
  });

  it('opens the desk to operators alone', () => {
    const desk = ROWS.filter(({ path }) => path === '/desk' || path.startsWith('/desk/'));
    expect(desk.map(({ access }) => access)).toEqual(desk.map(() => 'operator'));
    expect(ROWS.filter(({ access }) => access === 'operator')).toEqual(desk);
  });

  it('guards every page of a role by that role', () => {
    for (const row of ROWS.filter(({ path }) => path.startsWith('/patient/') || path.startsWith('/specialist/'))) {
      const role = row.path.split('/')[1];
      expect([{ role }, { onboarding: role }]).toContainEqual(row.access);
    }
  });
});

describe('pathTo', () => {
  it('fills parameters and encodes them', () => {
    expect(pathTo('payment', { id: 'a/b c' })).toBe('/payment/a%2Fb%20c');
  });

  it('puts the search behind and leaves undefined values out', () => {
    expect(pathTo('auth.signIn', {}, { redirect: '/a?b=1', role: undefined })).toBe(
      '/auth/sign-in?redirect=%2Fa%3Fb%3D1',
    );
    expect(pathTo('home', {}, { a: undefined })).toBe('/');
  });

  it('does not compile without its parameter or for an unknown route', () => {
    // @ts-expect-error the path needs an id
    expect(pathTo('payment')).toBe('/payment/');
    // @ts-expect-error no such route
    expect(pathTo('nowhere')).toBe('/not-found?route=nowhere');
  });
});

it('finds rows and the routes of a role', () => {
  expect(rowOf('patient.dashboard').path).toBe('/patient/dashboard');
  expect([dashboardOf('patient'), onboardingOf('specialist')]).toEqual(['patient.dashboard', 'specialist.onboarding']);
  expect([loginOf('specialist'), signupOf('patient')].map((id) => rowOf(id).path)).toEqual([
    '/auth/specialist/login',
    '/auth/patient/signup',
  ]);
});
