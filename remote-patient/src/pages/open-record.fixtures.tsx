import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { screen } from '@testing-library/react';
import MedicalRecordsPage from './medical-records-page';

/** The patient. */
export const ME = 'person';
const DOCTOR = { author_id: 'naledi', recorded_by: 'naledi', recorded_by_name: 'Naledi Mokoena' };
/** A row of a list of the chart, as the backend answers it. */
export const listRow = (id: string, label: string, of: Record<string, unknown> = {}) => ({
  ...{ id, label, source: 'self', status: 'active', note: '', version: 1, code: null, code_system: null },
  ...{ created_at: '2026-09-01T08:00:00Z', updated_at: '2026-09-01T08:00:00Z' },
  ...{ recorded_by: ME, recorded_by_name: 'Thandi Dlamini', confirmed_by_name: null, confirmed_at: null, ...of },
});
const reading = (id: string, day: number, value: number) => ({
  ...{ kind: 'observation', id, code: 'weight', label: 'Weight', unit: 'kg', value, second_value: null, note: '' },
  ...{ taken_at: `2026-11-0${day}T06:00:00Z`, recorded_at: `2026-11-0${day}T06:01:00Z`, source: 'typed', version: 1 },
  ...{ recorded_by: ME, recorded_by_name: 'Thandi Dlamini' },
});
const STOPPED = {
  ...{ id: 'review-1', position: null, says: 'stopped', words: 'Side effect: stomach', by: 'naledi' },
  ...{ by_name: 'Naledi Mokoena', at: '2026-11-03T10:00:00Z', taken_back_at: null, answer: '' },
};
const SECTIONS = {
  profile: {
    profile: [
      { kind: 'facts', date_of_birth: '1991-04-12', gender: 'female', blood_type: null },
      {
        ...listRow('a1', 'Penicillin', { reaction: 'hives', severity: 'severe', version: 2 }),
        ...{ kind: 'allergy', confirmed_by_name: 'Naledi Mokoena', confirmed_at: '2026-10-25T08:00:00Z' },
      },
      { ...listRow('a2', 'Bee stings', { reaction: '', severity: 'life_threatening' }), kind: 'allergy' },
    ],
  },
  medicines: {
    medicines: [
      { ...listRow('m1', 'Amlodipine', { dose: '5 mg', frequency: 'mornings' }), kind: 'medicine', taken: true },
      {
        ...listRow('m2', 'Ibuprofen', { dose: '', frequency: '', status: 'ended' }),
        ...{ kind: 'medicine', taken: false, review: STOPPED },
      },
      {
        ...listRow('v1', 'Measles', { given_on: '2019-05', dose: '2', batch: 'AB-12' }),
        kind: 'vaccination',
      },
      {
        ...{ kind: 'prescription', id: 'p1', status: 'active', issued_at: '2026-11-02T10:00:00Z', version: 1 },
        ...{ prescriber_id: 'naledi', prescriber_name: 'Naledi Mokoena' },
        taken: [1],
        items: [{ position: 1, medicine: 'Enalapril', form: 'tablet', strength: '10 mg', directions: 'One at night' }],
      },
    ],
  },
  conditions: { conditions: [{ ...listRow('c1', 'Asthma', { ...DOCTOR, source: 'clinician' }) }] },
  notes: {
    notes: [
      {
        ...{ id: 'n1', author_name: 'Naledi Mokoena', author_id: 'naledi', signed_at: '2026-11-03T10:00:00Z' },
        ...{ chain_no: 0, root_id: null, soap: { assessment: 'Cough from a tablet' }, plan_plain: 'Stop the tablet.' },
        watch_for: { callAtOnce: ['You cannot breathe'], writeOrBook: [] },
      },
    ],
  },
  documents: {
    documents: [
      {
        ...{ kind: 'document', id: 'd1', title: 'Letter of the clinic', type: 'letter', mime_type: 'application/pdf' },
        ...{ document_date: '2026-10-01', recorded_by: ME, recorded_by_name: 'Thandi Dlamini', source: 'self' },
        ...{ version: 1, size_bytes: 1_200_000, created_at: '2026-10-02T08:00:00Z', appointment_id: null },
      },
    ],
  },
  results: { results: [] },
  readings: { readings: [reading('r1', 1, 70), reading('r2', 2, 71), reading('r3', 3, 72)] },
};
/** What a look at the chart answers, by category and section. */
export const look = (sections: Record<string, Record<string, unknown[]>>) => ({
  patient_id: ME,
  opened_at: '2026-11-20T08:00:00Z',
  categories: Object.fromEntries(
    Object.entries(sections).map(([category, found]) => [category, { state: 'shown', basis: 'self', sections: found }]),
  ),
});
const growthOf = (id: string, on: string, value: number) => ({
  ...{ kind: 'observation', id, code: 'body_weight', label: 'Weight', unit: 'kg', value, second_value: null, note: '' },
  ...{
    taken_at: `${on}T12:00:00Z`,
    taken_precision: 'day',
    recorded_at: `${on}T12:00:00Z`,
    source: 'typed',
    version: 1,
  },
  ...{ recorded_by: ME, recorded_by_name: 'Nomsa Khumalo' },
});
/** The record of a small boy, with his clinic card. */
export const CHILD_RECORD = look({
  profile: { profile: [{ kind: 'facts', date_of_birth: '2022-08-14', gender: 'male', blood_type: null }] },
  medicines: {
    medicines: ['BCG', 'Polio drops'].map((label, at) => ({
      ...listRow(`cv${at}`, label, { given_on: '2022-08-14', dose: '', batch: '' }),
      kind: 'vaccination',
    })),
  },
  documents: {
    documents: [
      {
        ...{ kind: 'document', id: 'card', title: 'Clinic card', type: 'vaccination', mime_type: 'image/jpeg' },
        ...{ document_date: '2026-01-12', recorded_by: ME, recorded_by_name: 'Nomsa Khumalo', source: 'self' },
        ...{ version: 1, size_bytes: 400_000, created_at: '2026-01-12T08:00:00Z', appointment_id: null },
      },
    ],
  },
  readings: { readings: [growthOf('g2', '2026-05-10', 15.4), growthOf('g1', '2023-02-15', 7.6)] },
});
/** A line of the access log. */
export const LINE = {
  ...{ id: 'l1', seq: 1, at: '2026-11-10T12:00:00Z', day: '2026-11-10', actor_id: 'naledi' },
  ...{ actor_name: 'Naledi Mokoena', actor_role: 'specialist', category: 'medicines', action: 'view' },
  ...{ basis: 'grant', basis_id: 'g1', purpose: 'visit', screen: 'chart', reported_at: null, report_answer: null },
};
const CORRECTION = {
  ...{ id: 'q1', row_id: 'c1', wrong: 'I never had it.', wanted: '', state: 'open', answer: null, answered_at: null },
  ...{ created_at: '2026-11-05T08:00:00Z', due_at: '2026-12-05T08:00:00Z' },
};
const ANSWERS = {
  open_chart: 'ticket',
  chart_history: 'history ticket',
  read_look: ({ p_ticket }: { p_ticket: string }) => (p_ticket === 'ticket' ? look(SECTIONS) : HISTORY),
  my_access_log: [LINE],
  correction_requests: [CORRECTION],
  emergency_contacts: [{ name: 'Sipho Nkosi', relationship: 'husband', phone: '+27 82 555 0101' }],
};
const HISTORY = [
  {
    ...{ version: 1, changed_at: '2026-10-01T08:00:00Z', changed_by_name: 'Thandi Dlamini' },
    content: { label: 'Penicilin', reaction: 'rash', severity: 'mild', note: '', confirmed_at: null },
  },
];

/** Opens the page with a record that has an entry of each kind. @param answers what the backend answers instead */
export const openRecord = (answers: Record<string, unknown> = {}, path = '/') =>
  renderInHost(<MedicalRecordsPage />, { backend: createFakeBackend({ ...ANSWERS, ...answers }), path });
/** What the page sent to a function, in order. */
export const sentTo = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
/** A named part of the page, once it is there. */
export const regionOf = (name: string) => screen.findByRole('region', { name });
