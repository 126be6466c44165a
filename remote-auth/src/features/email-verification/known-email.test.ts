import { expect, it } from 'vitest';
import { knownEmail } from './known-email';

it.each([
  [
    'the query first',
    { search: '?email=q%40example.com', state: { email: 's@example.com' }, stored: 'x@example.com' },
    'q@example.com',
  ],
  ['then the navigation', { search: '', state: { email: 's@example.com' }, stored: 'x@example.com' }, 's@example.com'],
  ['then the storage', { search: '?email=', state: null, stored: 'x@example.com' }, 'x@example.com'],
  ['nothing that is no address', { search: '?email=hello', state: { email: 7 }, stored: '' }, null],
  ['nothing at all', { search: '', state: undefined, stored: null }, null],
])('takes %s', (_, sources, email) => expect(knownEmail(sources)).toBe(email));
