import { expect, test } from 'vitest';
import { readNumbers } from './live-numbers';

const row = (values: Record<string, unknown> = {}) => ({
  region: '',
  kind: 'ambulance',
  label: 'Ambulance',
  number: '10177',
  tel: '10177',
  route: 'medical',
  source: 'A source',
  verified_on: '2026-11-22',
  ...values,
});

test('numbers by place, in the order of the answer', () => {
  const places = readNumbers('ZA', [
    row(),
    row({ region: 'WC', kind: 'cityCentre', number: '107', tel: '107' }),
    row({ kind: 'police', route: 'crisis' }),
  ]);
  expect([...(places ?? [])].map(([place, numbers]) => [place, numbers.map(({ id }) => id)])).toEqual([
    ['ZA', ['ambulance', 'police']],
    ['ZA-WC', ['cityCentre']],
  ]);
});

test.each([
  ['nothing', []],
  ['no list', { message: 'down' }],
  ['null in the list', [null]],
  ['only a region', [row({ region: 'WC' })]],
  ['no number that brings an ambulance', [row({ route: 'crisis' })]],
  ['a link that dials nothing', [row({ tel: 'javascript:alert(1)' })]],
  ['a column missing', [row({ source: undefined })]],
  ['a day that is none', [row({ verified_on: 'today' })]],
])('an answer that holds %s empties nothing', (_, answer) => {
  expect(readNumbers('ZA', answer)).toBeNull();
});

test('a single bad row is left out, the others stand', () => {
  expect(readNumbers('ZA', [row(), row({ kind: 'x', tel: '' })])?.get('ZA')).toHaveLength(1);
});
