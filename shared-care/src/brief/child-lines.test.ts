import type { ChartCategory } from '@telehealth/contracts/chart';
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { describe, expect, it } from 'vitest';
import { childLines } from './child-lines';

const TODAY = '2026-11-28';
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const facts = (dateOfBirth: string): ChartEntry => ({
  kind: 'facts',
  dateOfBirth,
  gender: 'male',
  bloodType: '',
  noneKnown: null,
});
const weighed = (day: string, value: number): ChartEntry => ({
  kind: 'observation',
  id: day,
  code: 'body_weight',
  label: 'Weight',
  unit: 'kg',
  value,
  comparator: '',
  secondValue: null,
  takenAt: at(day),
  takenPrecision: 'day',
  source: 'typed',
  importedFrom: '',
  recordedBy: '',
  seen: null,
});
const given = (label: string, givenOn: string): ChartEntry => ({
  kind: 'vaccination',
  id: `${label}${givenOn}`,
  version: 1,
  source: 'self',
  createdAt: at(TODAY),
  updatedAt: at(TODAY),
  recordedBy: '',
  confirmedBy: '',
  confirmedAt: null,
  importedFrom: '',
  isDisputed: false,
  label,
  isActive: true,
  givenOn,
  dose: '',
  batch: '',
  note: '',
  code: '',
  codeSystem: '',
});
const lines = (parts: Partial<Record<ChartCategory, ChartEntry[]>>) =>
  childLines({ opened: new Map(Object.entries(parts) as [ChartCategory, ChartEntry[]][]), today: TODAY }).map(
    (line) => line && `${line.tone}: ${line.fact}`,
  );
const PROFILE = [facts('2022-08-14')];

describe('the brief of a child', () => {
  it('has the newest weight with its day, and says where it is old or missing', () => {
    const recent = [weighed('2026-05-10', 15.4), weighed('2026-11-27', 16.2)];
    expect(lines({ profile: PROFILE, readings: recent })).toEqual(['plain: 16.2 kg', null]);
    expect(lines({ profile: PROFILE, readings: [weighed('2026-10-01', 16)] })[0]).toBe(
      'hot: 16 kg, older than 30 days',
    );
    expect(lines({ profile: PROFILE, readings: [] })[0]).toBe('hot: No weight is written down');
  });

  it('says what of the schedule is written down, what is late, and that nobody confirmed it', () => {
    expect(lines({ profile: PROFILE, medicines: [] })[1]).toBe('plain: Nothing of the schedule is written down');
    const some = [given('BCG', '2022-08-14'), given('Yellow fever', '2024-01-01')];
    expect(lines({ profile: PROFILE, medicines: some })[1]).toMatch(
      /^hot: 1 of 14 doses are written down\. Overdue or not written down: Polio drops \(OPV\), dose 1; .*\. 1 not placed\. Not confirmed$/,
    );
  });

  it('has no such lines for grown people, nor of parts that are closed', () => {
    expect(lines({ profile: [facts('1992-03-05')], readings: [], medicines: [] })).toEqual([null, null]);
    expect(lines({ profile: PROFILE })).toEqual([null, null]);
    expect(lines({ readings: [], medicines: [] })).toEqual([null, null]);
  });
});
