import { describe, expect, it } from 'vitest';
import { madeBy, proofText, takenDay, takenIso, takenMoment, valueText } from './entry-words';
import type { ProvenEntry } from './fact-act';

describe('a measurement as it is read', () => {
  it.each([
    [{ value: 20, secondValue: null, comparator: '<' as const }, '< 20'],
    [{ value: 33.3, secondValue: null, comparator: '>=' as const }, '≥ 33.3'],
    [{ value: 149, secondValue: 92, comparator: '' as const }, '149/92'],
    [{ value: 7, secondValue: null }, '7'],
  ])('keeps what stands before its number', (reading, text) => expect(valueText(reading)).toBe(text));

  it.each([
    ['2024-01-01T12:00:00Z', 'year', '2024', '2024'],
    ['2024-03-01T12:00:00Z', 'month', 'Mar 2024', '2024-03'],
    ['2024-05-06T12:00:00Z', 'day', '6 May 2024', '2024-05-06'],
  ] as const)('of %s, said as a %s, has no more of its date than was said', (at, takenPrecision, words, iso) => {
    const taken = { takenAt: new Date(at), takenPrecision };
    expect([takenDay(taken), takenMoment(taken), takenIso(taken)]).toEqual([words, words, iso]);
  });

  it('says where it was brought from', () => {
    expect(madeBy({ source: 'import', importedFrom: 'A clinic' })).toBe('imported from A clinic');
    expect(madeBy({ source: 'import', importedFrom: '' })).toBe('imported');
  });
});

it('does not say of what was imported that the patient says so', () => {
  const entry: ProvenEntry = {
    ...{ kind: 'allergy', id: 'a', label: 'Latex', isActive: true, reaction: '', severity: '', version: 1 },
    ...{ source: 'self', createdAt: new Date(0), updatedAt: new Date('2026-11-20T10:00:00Z'), recordedBy: '' },
    ...{ confirmedBy: '', confirmedAt: null, importedFrom: 'A clinic', isDisputed: false },
  };
  expect(proofText(entry)).toBe('imported from A clinic, not confirmed, 20 Nov 2026');
  const confirmed = { ...entry, confirmedBy: 'Dr Dube', confirmedAt: new Date('2026-11-21T10:00:00Z') };
  expect(proofText(confirmed)).toBe('confirmed by Dr Dube, 21 Nov 2026, imported from A clinic');
  const written = { ...entry, source: 'clinician' as const, recordedBy: 'Dr Dube', importedFrom: 'The other record' };
  expect(proofText(written)).toBe('Dr Dube, 20 Nov 2026, imported from The other record');
});
