import { expect, test } from 'vitest';
import { answerFor, type KeptFiles } from './answer';

const ORIGIN = 'https://clinic.example';
const FILES: KeptFiles = {
  version: 'v1',
  page: '/emergency-care',
  urls: ['/emergency-care', '/static/js/theme.1.js', '/static/js/emergency.1.js', '/favicon.svg'],
  numbers: '/rest/v1/emergency_numbers?',
};
const PAGE = { kept: '/emergency-care' };

test.each([
  ['the page', 'GET', 'navigate', '/emergency-care', PAGE],
  ['the page with a slash', 'GET', 'navigate', '/emergency-care/', PAGE],
  ['the page with a query', 'GET', 'navigate', '/emergency-care?from=strip', PAGE],
  ['its script', 'GET', 'no-cors', '/static/js/emergency.1.js', { kept: '/static/js/emergency.1.js' }],
  ['a script of another version', 'GET', 'no-cors', '/static/js/emergency.2.js', null],
  ['the page asked for as data', 'GET', 'cors', '/emergency-care', null],
  ['another page', 'GET', 'navigate', '/', null],
  ['a page that begins alike', 'GET', 'navigate', '/emergency-care-worker.js', null],
  ['the numbers', 'GET', 'cors', '/rest/v1/emergency_numbers?country=eq.ZA', 'numbers'],
  ['another table', 'GET', 'cors', '/rest/v1/emergency_contacts?select=name', null],
  ['a record of the person', 'GET', 'cors', '/rest/v1/patients?select=blood_type', null],
  ['anything sent', 'POST', 'navigate', '/emergency-care', null],
  ['another origin', 'GET', 'no-cors', 'https://other.example/favicon.svg', null],
])('%s', (_, method, mode, address, expected) => {
  const url = new URL(address, ORIGIN).href;
  expect(answerFor(FILES, ORIGIN, { method, mode: mode as RequestMode, url })).toEqual(expected);
});

test('numbers of a backend elsewhere', () => {
  const files = { ...FILES, numbers: 'https://x.supabase.co/rest/v1/emergency_numbers?' };
  const ask = (url: string) => answerFor(files, ORIGIN, { method: 'GET', mode: 'cors', url });
  expect(ask('https://x.supabase.co/rest/v1/emergency_numbers?country=eq.ZA')).toBe('numbers');
  expect(ask(`${ORIGIN}/rest/v1/emergency_numbers?country=eq.ZA`)).toBeNull();
});
