import { expect, test } from 'vitest';
import { checkerAnswer } from './checker-answer';

const ORIGIN = 'https://clinic.example';
const FILES = { files: { '/static/js/index.1.js': 'sha384-a' } };
const PAGE = '/symptom-checker';

test.each([
  ['the page', 'GET', 'navigate', '/symptom-checker', 'document'],
  ['the page with a slash', 'GET', 'navigate', '/symptom-checker/', 'document'],
  ['the page with a query', 'GET', 'navigate', '/symptom-checker?for=other', 'document'],
  ['the page asked for as data', 'GET', 'cors', '/symptom-checker', null],
  ['saved checks', 'GET', 'navigate', '/symptom-checker/saved', null],
  ['the page that explains', 'GET', 'navigate', '/service/symptom-checker', null],
  ['another page', 'GET', 'navigate', '/', null],
  ['a script', 'GET', 'cors', '/static/js/index.1.js', { kept: '/static/js/index.1.js' }],
  ['a script of another version', 'GET', 'cors', '/static/js/index.2.js', null],
  ['a name that every object has', 'GET', 'cors', '/constructor', null],
  ['a record of the person', 'GET', 'cors', '/rest/v1/triage_sessions?select=level', null],
  ['anything sent', 'POST', 'navigate', '/symptom-checker', null],
  ['another origin', 'GET', 'cors', 'https://other.example/static/js/index.1.js', null],
])('%s', (_, method, mode, address, expected) => {
  const url = new URL(address, ORIGIN).href;
  expect(checkerAnswer(FILES, PAGE, ORIGIN, { method, mode: mode as RequestMode, url })).toEqual(expected);
});
