import { describe, expect, it } from 'vitest';
import { KEPT_REDIRECTS, REFUSED_REDIRECTS } from '../examples/redirect.examples';
import { isListedOrigin, safeRedirect } from './safe-redirect';

const OWN = 'https://clinic.example';

describe('safeRedirect', () => {
  it.each(KEPT_REDIRECTS)('keeps %s as %s', (value, path) => expect(safeRedirect(value, OWN)).toBe(path));
  it.each(REFUSED_REDIRECTS.map((value) => [value]))('refuses %j', (value) =>
    expect(safeRedirect(value, OWN)).toBeNull(),
  );
  it.each([[null], [undefined], ['']])('takes %j for nothing', (value) => expect(safeRedirect(value, OWN)).toBeNull());

  it('takes its own origin for its own, and no other that looks like it', () => {
    expect(safeRedirect(`${OWN}/payment/1`, OWN)).toBe('/payment/1');
    expect(safeRedirect(`${OWN}/auth/sign-in`, OWN)).toBeNull();
    for (const other of ['http://clinic.example/x', `${OWN}.evil.example/x`, `${OWN}:444/x`, `${OWN}@evil.example/x`])
      expect(safeRedirect(other, OWN), other).toBeNull();
    expect(safeRedirect('null/x', 'null')).toBeNull();
  });

  it('never leaves the origin, whatever it lets through, and lets its own answer through again', () => {
    for (const [value] of KEPT_REDIRECTS) {
      const path = safeRedirect(value, OWN) ?? '';
      expect(new URL(path, OWN).origin).toBe(OWN);
      expect(safeRedirect(path, OWN)).toBe(path);
    }
  });
});

it('lists the production domain, local development and previews', () => {
  expect(isListedOrigin('https://sawubona.example')).toBe(true);
  expect(isListedOrigin('http://localhost:3000')).toBe(true);
  expect(isListedOrigin('https://evil.example')).toBe(false);
});
