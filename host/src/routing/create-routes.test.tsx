// @vitest-environment jsdom

import { createMemoryRouter } from '@telehealth/contracts/router';
import { ROUTE_TABLE } from '@telehealth/contracts/routes';
import { expect, test } from 'vitest';
import { matchesPattern } from '../remotes/sections';
import { createRoutes, extraPrefixes, routePatterns } from './create-routes';
import { toRow } from './extra-pages';

const matchedId = (path: string) =>
  createMemoryRouter(createRoutes(), { initialEntries: [path] }).state.matches.at(-1)?.route.id;

test.each(ROUTE_TABLE.map((row) => [row.path, row.id]))('%s opens its own row', (path, id) => {
  expect(matchedId(path.replace(':id', '42'))).toBe(id);
});

test('steps of the hosted widgets belong to their row, the explicit verification paths to theirs', () => {
  expect(matchedId('/auth/patient/login/factor-one')).toBe('auth.patientLogin');
  expect(matchedId('/auth/sign-up/continue/deep')).toBe('auth.signUp');
  expect(matchedId('/auth/patient/signup/verify-email-address')).toBe('auth.patientVerify');
});

test('an unknown path shows the not-found page, one below a prefix asks its remote first', () => {
  expect(matchedId('/nobody/knows')).toBe('unknown');
  expect(matchedId('/patient/labs/7')).toBe('extra:/patient/');
  expect(matchedId('/auth/two-step')).toBe('extra:/auth/');
});

test('the account page of the auth section stands in the workspace', () => {
  expect(matchedId('/auth/security')).toBe('extra:/auth/security/');
  expect(matchedId('/auth/security/panel')).toBe('extra:/auth/security/');
});

test('the server is told every pattern', () => {
  expect(routePatterns()).toHaveLength(ROUTE_TABLE.length);
  expect(routePatterns()).toContain('/auth/sign-in/*');
  expect(extraPrefixes()).toEqual(['/auth/', '/auth/security/', '/patient/', '/specialist/', '/visit/']);
});

test.each([
  ['/patient/labs/:id', '/patient/labs/7', true],
  ['/patient/labs/:id', '/patient/labs', false],
  ['/patient/labs', '/patient/labs/', true],
  ['/patient/labs', '/patient/other', false],
])('%s answers for %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('an added page is guarded and titled like a row of the table', () => {
  const page = {
    path: 'labs/:id',
    title: 'Lab results',
    access: { role: 'patient' } as const,
    load: async () => ({ default: () => null }),
  };
  expect(toRow('patient', 'workspace', page)).toMatchObject({
    path: '/patient/labs/:id',
    access: { role: 'patient' },
    title: 'Lab results',
  });
});
