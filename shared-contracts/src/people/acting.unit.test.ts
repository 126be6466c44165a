import { afterEach, expect, it, vi } from 'vitest';
import { actingPerson, actingPersonIn, keyOfPerson, pathFor, withoutPerson } from './acting';

const ID = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';

afterEach(() => vi.unstubAllGlobals());

it('reads the person out of the browser’s path, and of nothing else', () => {
  expect(actingPersonIn(`/for/${ID}/patient/dashboard`)).toBe(ID);
  expect(actingPersonIn(`/for/${ID.toUpperCase()}`)).toBe(ID);
  for (const path of ['/', '/for/', '/for/me/patient', `/for/${ID}x/patient`, `/patient/for/${ID}`, `/For/x`])
    expect(actingPersonIn(path), path).toBeNull();
});

it('puts a path into the documents of a person, or takes it out', () => {
  expect(pathFor(ID, '/patient/dashboard?a=1#b')).toBe(`/for/${ID}/patient/dashboard?a=1#b`);
  expect(pathFor(null, `/for/${ID}/patient/dashboard`)).toBe('/patient/dashboard');
  expect(pathFor(ID, '/for/11111111-1111-4111-8111-111111111111/a')).toBe(`/for/${ID}/a`);
  expect(withoutPerson(`/for/${ID}`)).toBe('/');
  expect(withoutPerson('/for/somebody')).toBe('/for/somebody');
});

it('keeps what belongs to one person under a key of theirs', () => {
  vi.stubGlobal('location', { pathname: '/patient/dashboard' });
  expect([actingPerson(), keyOfPerson('draft')]).toEqual([null, 'draft']);
  vi.stubGlobal('location', { pathname: `/for/${ID}/patient/dashboard` });
  expect([actingPerson(), keyOfPerson('draft')]).toEqual([ID, `draft:${ID}`]);
});
