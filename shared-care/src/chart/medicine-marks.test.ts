import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { expect, it } from 'vitest';
import { medicineMarks } from './medicine-marks';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const reported = (label: string, from: string, more: { changes?: string[]; over?: string } = {}): ChartEntry => ({
  ...{ id: label, version: 1, source: 'self', createdAt: at(from), updatedAt: at(more.over ?? from), recordedBy: '' },
  ...{ confirmedBy: '', confirmedAt: null, importedFrom: '', isDisputed: false, isActive: more.over === undefined },
  ...{ kind: 'medicine', label, taken: true, review: null, dose: '', frequency: '' },
  ...{ changes: (more.changes ?? []).map(at) },
});
const script = (strength: string, issued: string, more: { status?: string; stopped?: string } = {}): ChartEntry => ({
  ...{
    kind: 'prescription',
    id: issued,
    status: more.status ?? 'active',
    issuedAt: at(issued),
    prescriber: '',
    taken: [],
  },
  ...{ items: [{ position: 1, medicine: 'Enalapril', form: 'tablet', strength, directions: 'one a day' }] },
  reviews:
    more.stopped === undefined
      ? []
      : [
          {
            ...{ id: 'said', position: 1, says: 'stopped' as const, words: 'Cough', by: 'dr', byName: '', answer: '' },
            ...{ at: at(more.stopped), takenBackAt: null, takenBackByName: '' },
          },
        ],
});
const said = (entries: readonly ChartEntry[]) =>
  medicineMarks(entries).map((mark) => `${mark.label} ${mark.does} ${mark.at.toISOString().slice(0, 10)}`);

it('says when what was reported began, changed and ended, once a day', () => {
  const metformin = reported('Metformin', '2010-01-04', { changes: ['2014-05-01'], over: '2020-02-02' });
  expect(said([reported('Aspirin', '2010-01-04'), metformin])).toEqual([
    'Aspirin, Metformin begins 2010-01-04',
    'Metformin changes 2014-05-01',
    'Metformin ends 2020-02-02',
  ]);
});

it('says of prescriptions the first, another strength and a stop, and nothing of a renewal or of what was cancelled', () => {
  const scripts = [
    script('5 mg', '2012-03-01'),
    script('5 mg', '2012-09-01'),
    script('20 mg', '2013-01-01', { status: 'cancelled' }),
    script('10 mg', '2014-03-01', { stopped: '2015-01-10' }),
    script('10 mg', '2016-03-01'),
  ];
  expect(said(scripts)).toEqual([
    'Enalapril 5 mg begins 2012-03-01',
    'Enalapril 10 mg changes 2014-03-01',
    'Enalapril 10 mg ends 2015-01-10',
    'Enalapril 10 mg begins 2016-03-01',
  ]);
});
