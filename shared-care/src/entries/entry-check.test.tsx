// @vitest-environment jsdom
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntryCheck, knownIn } from './entry-check';

afterEach(cleanup);

const AT = new Date('2026-11-01T10:00:00Z');
const proof = {
  ...{ id: 'row', version: 1, source: 'self' as const, createdAt: AT, updatedAt: AT, recordedBy: 'Thandi Nkosi' },
  ...{ importedFrom: '', confirmedBy: '', confirmedAt: null, isDisputed: false, isActive: true },
};
const allergy = (label: string): ChartEntry => ({ ...proof, kind: 'allergy', label, reaction: '', severity: '' });
const medicine = (label: string): ChartEntry => ({
  ...{ ...proof, kind: 'medicine', label, taken: true, review: null, changes: [], dose: '', frequency: '' },
});
const script = (name: string, taken: number[]): ChartEntry => ({
  ...{
    kind: 'prescription',
    id: name,
    status: 'active',
    issuedAt: AT,
    prescriber: 'Kagiso Mabena',
    taken,
    reviews: [],
  },
  items: [{ position: 1, medicine: name, form: 'capsules', strength: '500 mg', directions: '' }],
});

it.each<[string, 'medications' | 'allergies', string, ChartEntry[], RegExp]>([
  [
    'a medicine of the kind of an allergy',
    'medications',
    'Augmentin',
    [allergy('Penicillin')],
    /recorded allergy: Penicillin/,
  ],
  [
    'one that hides by signs nobody sees',
    'medications',
    'Amoxi\u200bcillin',
    [allergy('Penicillin')],
    /recorded allergy/,
  ],
  [
    'one that nobody knows',
    'medications',
    'Curamed forte',
    [allergy('Penicillin')],
    /^We do not know this medicine. Nothing was checked.$/,
  ],
  [
    'a known one',
    'medications',
    'Azithromycin',
    [allergy('Penicillin')],
    /^No recorded allergy is of its kind.*not checked/,
  ],
  [
    'a known one beside an allergy nobody knows',
    'medications',
    'Azithromycin',
    [allergy('Latex')],
    /could be compared/,
  ],
  [
    'an allergy against what is reported',
    'allergies',
    'Penicillin',
    [medicine('Amoxil')],
    /Taken now, and of this kind: Amoxil/,
  ],
  [
    'an allergy against what is prescribed',
    'allergies',
    'Penicillin',
    [script('Amoxicillin', [1])],
    /of this kind: Amoxicillin/,
  ],
  [
    'an allergy against what has ended',
    'allergies',
    'Penicillin',
    [script('Amoxicillin', [])],
    /^Nothing that is taken now/,
  ],
  [
    'an allergy nobody knows',
    'allergies',
    'Latex',
    [medicine('Amoxil')],
    /^We do not know this allergy. Nothing was checked.$/,
  ],
  [
    'an allergy beside a medicine nobody knows',
    'allergies',
    'Penicillin',
    [medicine('Curamed')],
    /^Not every medicine/,
  ],
])('says of %s', (_, list, label, entries, said) => {
  render(<EntryCheck list={list} label={label} known={knownIn(entries)} />);
  expect(screen.getByText(said)).toBeDefined();
});

it('says nothing of two letters', () => {
  render(<EntryCheck list="medications" label="Am" known={knownIn([])} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('tells a clinician what is theirs to do, and in a list only what speaks against an entry', () => {
  const known = { allergies: ['Penicillin'], medicines: [] };
  render(<EntryCheck list="medications" label="Augmentin" known={known} reader="clinician" />);
  expect(screen.getByText(/make sure that it is right before you keep it/)).toBeDefined();
  cleanup();
  render(<EntryCheck list="medications" label="Azithromycin" known={known} isListed />);
  expect(document.body.textContent).toBe('');
  render(<EntryCheck list="medications" label="Curamed forte" known={known} isListed />);
  expect(screen.getByText('We do not know this medicine. Nothing was checked.')).toBeDefined();
});
