import { expect, it } from 'vitest';
import { toHostedContext } from './hosted-context';

it.each([
  ['/auth/sign-in', false, null, '/auth/sign-in', '/auth/sign-up'],
  ['/auth/sign-up', true, null, '/auth/sign-in', '/auth/sign-up'],
  ['/auth/patient/login', false, 'patient', '/auth/patient/login', '/auth/patient/signup'],
  ['/auth/patient/signup', true, 'patient', '/auth/patient/login', '/auth/patient/signup'],
  ['/auth/specialist/login', false, 'specialist', '/auth/specialist/login', '/auth/specialist/signup'],
  ['/auth/specialist/signup', true, 'specialist', '/auth/specialist/login', '/auth/specialist/signup'],
] as const)('reads %s', (path, isSignUp, role, signInUrl, signUpUrl) => {
  expect(toHostedContext(path, null, null)).toEqual({
    isSignUp,
    role,
    signInUrl,
    signUpUrl,
    callbackUrl: '/auth/callback',
  });
});

it('takes the role of the query only where the path names none', () => {
  expect(toHostedContext('/auth/sign-up', 'specialist', null).role).toBe('specialist');
  expect(toHostedContext('/auth/sign-up', 'admin', null).role).toBeNull();
  expect(toHostedContext('/auth/patient/signup', 'specialist', null).role).toBe('patient');
});

it('carries where to return to through every link', () => {
  const { signInUrl, signUpUrl, callbackUrl } = toHostedContext('/auth/sign-in', null, '/a?b=1');
  for (const url of [signInUrl, signUpUrl, callbackUrl]) expect(url.endsWith('?redirect=%2Fa%3Fb%3D1')).toBe(true);
});
