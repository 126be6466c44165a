import { expect, test } from 'vitest';
import { colourSchemeOf } from './colour-scheme';

test.each([
  ['/emergency-care', 'patient', 'emergency'],
  ['/specialist/dashboard', 'patient', 'specialist'],
  ['/auth/specialist/login', 'patient', 'specialist'],
  ['/auth/role-selection', 'specialist', 'specialist'],
  ['/auth/patient/login', 'specialist', 'patient'],
  ['/find-specialist', 'specialist', 'patient'],
  ['/consultation/1', 'specialist', 'specialist'],
  ['/consultation/1', 'patient', 'patient'],
] as const)('%s for a %s is made of the %s pattern', (path, role, pattern) => {
  expect(colourSchemeOf(path, role)).toBe(pattern);
});
