import { expect, test } from 'vitest';
import { isWidgetPath, widgetTarget } from './widget-paths';

test.each([
  ['/auth/sign-in', true],
  ['/auth/patient/login/factor-one', true],
  ['/auth/specialist/signup', true],
  ['/auth/specialist/signup/verify-email-address', false],
  ['/auth/unified/sign-in', false],
  ['/auth/sign-in-elsewhere', false],
  ['/auth/security', false],
  ['/', false],
])('%s draws a widget: %s', (pathname, draws) => {
  expect(isWidgetPath(pathname)).toBe(draws);
});

test.each([
  ['/auth/patient/login/factor-one', '/auth/patient/', '/auth/patient/login?redirect=%2Fa'],
  ['/auth/sign-in/factor-two', '/auth/', '/auth/sign-in?redirect=%2Fa'],
  ['/auth/sign-in/factor-one', '/auth/sign-in/factor-two', '/auth/sign-in/factor-two'],
  ['/auth/sign-in', '/auth/', '/auth/'],
  ['/auth/security', '/auth/', '/auth/'],
  ['/auth/patient/login/factor-one', '/auth/callback', '/auth/callback'],
])('from %s to %s it goes to %s', (pathname, to, target) => {
  expect(widgetTarget(to, { pathname, search: '?redirect=%2Fa' })).toBe(target);
});
