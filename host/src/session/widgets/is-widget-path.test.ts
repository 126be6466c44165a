import { expect, test } from 'vitest';
import { isWidgetPath } from './is-widget-path';

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
