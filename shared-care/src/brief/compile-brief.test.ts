import type { ChartCategory } from '@telehealth/contracts/chart';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { scanForRedFlags } from '@telehealth/triage/red-flags';
import { describe, expect, it } from 'vitest';
import { checkOfReading, dangerousAmong } from '../safety/check-of-reading';
import type { BriefFacts } from './brief-line';
import { compileBrief } from './compile-brief';

const on = (date: string) => new Date(`${date}T10:00:00Z`);
const proof = (at: string) => ({
  ...{ id: at, source: 'self' as const, createdAt: on(at), updatedAt: on(at), recordedBy: 'Thandi Nkosi' },
  ...{ confirmedBy: '', confirmedAt: null, importedFrom: '', isDisputed: false, version: 1 },
});
const medicine = (label: string, at: string, isActive = true): ChartEntry => ({
  ...{
    ...proof(at),
    kind: 'medicine',
    label,
    isActive,
    taken: isActive,
    review: null,
    changes: [],
    dose: '5 mg',
    frequency: '',
  },
});
const allergy = (label: string): ChartEntry => ({
  ...{ ...proof('2026-06-01'), kind: 'allergy', label, isActive: true, reaction: 'hives', severity: 'severe' },
});
const reading = (value: number, at: string, code = 'peak_flow', label = 'Peak flow'): ChartEntry => ({
  ...{ kind: 'observation', id: `${code}${at}`, code, label, unit: code === 'hba1c' ? '%' : 'L/min', value },
  ...{ secondValue: null, takenAt: on(at), source: 'device', recordedBy: '' },
  ...{ comparator: '', takenPrecision: 'moment', seen: null, importedFrom: '' },
});
const opened = (parts: Partial<Record<ChartCategory, ChartEntry[]>>) =>
  new Map(Object.entries(parts) as [ChartCategory, ChartEntry[]][]);
const NOTHING: BriefFacts = {
  ...{
    patientName: 'Thandi Nkosi',
    reason: '',
    bookedAt: on('2026-11-25'),
    intake: null,
    checks: [],
    dangerous: [],
    files: [],
    brief: null,
    person: { age: null, sex: '' },
    danger: null,
    needs: null,
    today: '2026-11-28',
  },
  ...{ lastVisitAt: null, opened: new Map(), closed: [] },
};
const INTAKE = {
  ...{ savedAt: on('2026-11-27'), reason: '', questions: [], symptoms: null, danger: null },
} as const satisfies NonNullable<BriefFacts['intake']>;
const danger = (level: 1 | 2 | 3) => ({
  ...{ level, rules: '0123456789abcdef', signs: [{ id: 'breath', says: 'trouble breathing', answer: 'yes' as const }] },
});

const pressure = (id: string): ChartEntryOf<'observation'> => ({
  ...{ kind: 'observation', id, code: 'blood_pressure', label: 'Blood pressure', unit: 'mm[Hg]', value: 192 },
  ...{ secondValue: 124, takenAt: on('2026-11-26'), source: 'typed', recordedBy: '' },
  ...{ comparator: '', takenPrecision: 'moment', seen: null, importedFrom: '' },
});
const dangerous = (id: string) => {
  const [found] = dangerousAmong([pressure(id)], {});
  if (found === undefined) throw new Error('192/124 is dangerous');
  return found;
};
const ofReading: BriefFacts['checks'][number] = {
  ...{ sessionId: 'r', level: 3, texts: [], seen: null },
  check: {
    ...checkOfReading(dangerous('r1'), {}),
    facts: [{ id: 'blood_pressure', says: 'Blood pressure 192/124 mmHg, typed', answer: 'yes' }],
  },
};

const script = (name: string, status: string): ChartEntry => ({
  ...{ kind: 'prescription', id: name, status, issuedAt: on('2026-11-10'), prescriber: 'Kagiso Mabena' },
  items: [{ position: 1, medicine: name, form: 'tablets', strength: '5 mg', directions: 'One daily' }],
  reviews: [],
  taken: status === 'active' ? [1] : [],
});
const condition = (label: string): ChartEntry => ({
  ...{ ...proof('2026-06-01'), kind: 'condition', label, isActive: true, note: '' },
});
const signed = (planPlain: string, at: string): ChartEntry => ({
  ...{
    kind: 'note',
    id: at,
    authorName: 'Kagiso Mabena',
    signedAt: on(at),
    chainNo: 0,
    soap: {},
    planPlain,
    about: null,
  },
});
const BRIEF = {
  ownNote: { signedAt: on('2026-10-01'), assessment: 'Asthma, mild', plan: 'Spray twice a day' },
  unanswered: null,
};

describe('the brief', () => {
  it('begins with what is dangerous: measurements, then what was told', () => {
    const told = { sessionId: 'a', level: 2, texts: ['Cannot finish sentences'], check: null, seen: null };
    const lines = compileBrief({
      ...NOTHING,
      person: { age: 6, sex: 'male' },
      reason: 'Cough',
      checks: [told, ofReading],
    });
    expect(lines.map(({ id }) => id)).toEqual(['urgent', 'checked', 'about', 'reason']);
  });

  it('leaves out what no rule calls dangerous', () => {
    expect(dangerousAmong([{ ...pressure('a'), value: 128, secondValue: 82 }], {})).toEqual([]);
  });

  it('says nothing where nothing is known', () => expect(compileBrief(NOTHING)).toEqual([]));

  it.each<[string, Partial<BriefFacts>, Partial<ReturnType<typeof compileBrief>[number]>]>([
    ['the reason of the booking', { reason: ' Dry cough ' }, { fact: 'Dry cough', source: 'Booking, 25 Nov 2026' }],
    [
      'the newer reason rather than that of the booking',
      { reason: 'Dry cough', intake: { ...INTAKE, reason: 'Cough, now fever' } },
      { id: 'reason', fact: 'Cough, now fever', source: 'Before the visit, 27 Nov 2026' },
    ],
    [
      'a danger sign in the reason, with whose word it is',
      { danger: scanForRedFlags('my face is drooping') },
      { id: 'danger', fact: expect.stringContaining('stroke'), tone: 'danger' },
    ],
    [
      'what reads like an emergency, and to nobody that they wrote it',
      { danger: scanForRedFlags('umama akaphenduli, umlomo wakhe usutshekile') },
      { id: 'danger', fact: 'The words sound like an emergency.' },
    ],
    [
      'a crisis in words about the patient, not to them',
      { danger: scanForRedFlags('I want to end my life') },
      { id: 'danger', fact: expect.not.stringMatching(/\byou\b/i), tone: 'danger' },
    ],
    [
      'that the reason could not be read',
      { danger: 'unread' },
      { id: 'danger', fact: 'The reason could not be read for danger signs', tone: 'soft' },
    ],
    [
      'what the patient needs in the visit',
      { needs: { captions: true, interpreter: 'isiZulu', largeText: false, audioOnly: false, extraTime: true } },
      {
        id: 'needs',
        fact: 'Captions: the main points written in the chat. Extra time. An interpreter: isiZulu',
        tone: 'hot',
      },
    ],
    [
      'the most urgent symptom check with its reason',
      {
        checks: [
          { sessionId: 'a', level: 4, texts: ['Cough over three weeks'], check: null, seen: null },
          { sessionId: 'b', level: 2, texts: ['Cannot finish sentences'], check: null, seen: null },
        ],
      },
      { id: 'checked', fact: 'Level 2 of 5. Cannot finish sentences', tone: 'danger' },
    ],
    [
      'age and sex of the patient',
      { person: { age: 46, sex: 'female' } },
      { id: 'about', title: 'Is', fact: '46 years, female', source: 'Profile' },
    ],
    [
      'what is reported and what is prescribed as taken',
      { opened: opened({ medicines: [medicine('Enalapril', '2026-10-29'), script('Amlodipine', 'active')] }) },
      {
        ...{ id: 'medicines', fact: 'Enalapril, 5 mg; Amlodipine 5 mg, One daily' },
        source: '2 now: the patient says so, 29 Oct 2026; prescribed by Kagiso Mabena, 10 Nov 2026',
      },
    ],
    [
      'conditions',
      { opened: opened({ conditions: [condition('Asthma')] }) },
      { id: 'conditions', fact: 'Asthma', opens: 'conditions' },
    ],
    [
      'the last plan that is shared',
      { opened: opened({ notes: [signed('Rest', '2026-11-03'), signed('Older', '2026-10-03')] }) },
      { id: 'plan', fact: 'Rest', source: 'Kagiso Mabena, 3 Nov 2026', opens: 'notes' },
    ],
    ['files of the visit', { files: [{}, {}] }, { id: 'files', fact: '2 files to look at', tone: 'hot' }],
    [
      'messages that wait',
      { brief: { ownNote: null, unanswered: { count: 1, since: on('2026-11-24') } } },
      { id: 'unanswered', fact: '1 message without an answer', source: 'Since 24 Nov 2026', tone: 'hot' },
    ],
    [
      'first a dangerous measurement that was sent along',
      { checks: [ofReading] },
      { id: 'urgent', fact: 'Blood pressure 192/124 mmHg, typed. See a clinician today.', tone: 'danger', opens: null },
    ],
    [
      'a dangerous measurement in what is shared',
      { dangerous: [dangerous('r2')] },
      {
        ...{ id: 'urgent', fact: 'Blood pressure 192/124 mmHg, typed 26 Nov 2026. See a clinician today.' },
        opens: 'readings',
      },
    ],
    [
      'one that is both once',
      { checks: [ofReading], dangerous: [dangerous('r1')] },
      { fact: 'Blood pressure 192/124 mmHg, typed. See a clinician today.' },
    ],
    [
      'that the measurements could not be checked',
      { dangerous: null },
      { id: 'urgent', fact: expect.stringContaining('could not be checked for danger'), tone: 'soft' },
    ],
    [
      'a check that is not urgent without red',
      { checks: [{ sessionId: 'a', level: 3, texts: [], check: null, seen: null }] },
      { id: 'checked', fact: 'Level 3 of 5.', tone: 'plain' },
    ],
    ['that it got worse', { intake: { ...INTAKE, symptoms: 'worse' } }, { id: 'since', tone: 'hot' }],
    [
      'danger signs since booking in red',
      { intake: { ...INTAKE, symptoms: 'worse', danger: danger(1) } },
      { fact: 'Worse than when the visit was booked: trouble breathing', tone: 'danger' },
    ],
    [
      'a lesser danger check as something that changed',
      { intake: { ...INTAKE, symptoms: 'worse', danger: danger(3) } },
      { id: 'since', tone: 'hot' },
    ],
    [
      'their questions',
      { intake: { ...INTAKE, questions: ['Is it my asthma?', 'May I work?'] } },
      { id: 'asks', fact: 'Is it my asthma? May I work?' },
    ],
    [
      'what is closed, blaming nobody',
      { closed: ['mental_health', 'messages'] },
      {
        id: 'closed',
        fact: 'Mental health, messages',
        source: 'Not open to you. Please ask Thandi Nkosi',
        tone: 'soft',
      },
    ],
    [
      'readings with their range from three values on',
      {
        opened: opened({
          readings: [reading(410, '2026-11-26'), reading(380, '2026-11-20'), reading(420, '2026-11-21')],
        }),
      },
      {
        fact: 'Peak flow 410 L/min; between 380 and 420 in 3 readings',
        source: '3 readings, last 26 Nov 2026',
        opens: 'readings',
      },
    ],
    [
      'two readings without a trend',
      { opened: opened({ readings: [reading(410, '2026-11-26'), reading(380, '2026-11-20')] }) },
      { fact: 'Peak flow 410 L/min' },
    ],
    [
      'allergies in red',
      { opened: opened({ profile: [allergy('Penicillin')] }) },
      { id: 'allergies', fact: 'Penicillin (hives)', tone: 'danger' },
    ],
  ])('tells %s', (_, facts, expected) => {
    const lines = compileBrief({ ...NOTHING, ...facts });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject(expected);
  });

  it('tells the reader what they wrote themselves', () => {
    expect(compileBrief({ ...NOTHING, brief: BRIEF }).map(({ id, fact, source }) => [id, fact, source])).toEqual([
      ['plan', 'Spray twice a day', 'Your note of 1 Oct 2026'],
      ['ownNote', 'Asthma, mild', 'Your note of 1 Oct 2026'],
    ]);
  });

  it('tells what is new since these two met, and nothing of that when they never did', () => {
    const record = opened({
      medicines: [
        ...[medicine('Enalapril', '2026-10-29'), medicine('Salbutamol', '2025-01-01')],
        ...[script('Amlodipine', 'active'), script('Ibuprofen', 'cancelled')],
      ],
      results: [reading(7.2, '2026-11-20', 'hba1c', 'HbA1c')],
      readings: [reading(410, '2026-11-26')],
    });
    const lines = compileBrief({ ...NOTHING, lastVisitAt: on('2026-10-01'), opened: record });
    expect(lines.find(({ id }) => id === 'new')).toMatchObject({
      ...{
        fact: 'Amlodipine 5 mg since 10 Nov 2026, Kagiso Mabena; Enalapril since 29 Oct 2026; HbA1c 7.2 % on 20 Nov 2026',
        tone: 'hot',
      },
      source: 'Record, since your visit of 1 Oct 2026',
    });
    expect(compileBrief({ ...NOTHING, opened: record }).map(({ id }) => id)).toEqual(['medicines', 'readings']);
  });

  it('has twelve lines at most, and leaves out first what stands elsewhere anyway', () => {
    const everything: BriefFacts = {
      ...{ ...NOTHING, reason: 'Cough', closed: ['messages'], lastVisitAt: on('2026-10-01') },
      checks: [{ sessionId: 'a', level: 4, texts: [], check: null, seen: null }],
      intake: { ...INTAKE, symptoms: 'worse', questions: ['Why?'] },
      files: [{}],
      brief: { ...BRIEF, unanswered: { count: 2, since: on('2026-11-24') } },
      person: { age: 46, sex: 'female' },
      opened: opened({
        ...{ profile: [allergy('Penicillin')], medicines: [medicine('Enalapril', '2026-10-29')] },
        ...{ readings: [reading(410, '2026-11-26')], conditions: [condition('Asthma')] },
      }),
    };
    const ids = compileBrief(everything).map(({ id }) => id);
    expect(ids).toEqual([
      ...['about', 'reason', 'checked', 'since', 'new', 'conditions', 'medicines', 'plan', 'files', 'unanswered'],
      ...['asks', 'closed'],
    ]);
    expect(compileBrief({ ...everything, files: [], closed: [] }).map(({ id }) => id)).toContain('ownNote');
  });

  it('has no line without a source', () => {
    const lines = compileBrief({ ...NOTHING, reason: 'Cough', closed: ['notes'] });
    expect(lines.every(({ source }) => source !== '')).toBe(true);
  });
});
