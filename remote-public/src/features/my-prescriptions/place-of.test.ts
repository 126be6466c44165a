import { myPrescriptionList } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { type Place, placePrescriptions } from '@telehealth/data/prescriptions/place-prescriptions';
import { expect, it } from 'vitest';
import { AMLODIPINE, prescriptionRow, REQUEST, type RowSaid } from './prescription-row';
import { reckoning, renewalSteps } from './renewal-steps';

const place = (...rows: RowSaid[]) => placePrescriptions(myPrescriptionList.parse(rows.map(prescriptionRow)));
const only = (said: RowSaid) => {
  const [placed] = place(said);
  if (placed === undefined) throw new Error('none');
  return placed;
};
const schedule6 = [{ ...AMLODIPINE, schedule: 6, repeats: 0 }];
const declined = { ...REQUEST, state: 'decided', decision: 'declined', decided_at: REQUEST.requested_at };
const closed = {
  ...declined,
  reason: 'Bring your diary first',
  seen_at: REQUEST.requested_at,
  closed_at: REQUEST.due_at,
};

it.each<[string, RowSaid, Place, boolean]>([
  ['eleven days left', { days_left: 11 }, 'current', true],
  ['ten days left', { days_left: 10 }, 'runsOut', true],
  ['asked for', { renewal: REQUEST }, 'waits', false],
  ['declined', { renewal: closed }, 'runsOut', true],
  ['ran out last week', { status: 'completed', status_reason: 'ran out', days_left: -7 }, 'runsOut', true],
  ['ran out long ago', { status: 'completed', status_reason: 'ran out', days_left: -31 }, 'past', true],
  ['taken to the end', { status: 'completed', status_reason: '', days_left: -1 }, 'past', true],
  ['a course that ends soon', { items: [{ ...AMLODIPINE, ongoing: false }], days_left: 2 }, 'current', false],
  [
    'a course that ended',
    { items: [{ ...AMLODIPINE, ongoing: false }], status: 'completed', status_reason: 'ran out', days_left: -2 },
    'past',
    false,
  ],
  ['of schedule 6', { items: schedule6 }, 'runsOut', false],
  ['on hold', { status: 'on_hold', status_reason: 'Until the blood test' }, 'current', false],
  ['stopped', { status: 'stopped', status_reason: 'It made you cough' }, 'past', false],
])('one that is %s', (_what, said, wanted, mayRequest) => {
  expect(only(said)).toMatchObject({ place: wanted, mayRequest });
});

it('puts what needs the patient first, and what was renewed behind', () => {
  const order = place(
    { id: 'far', days_left: 60 },
    { id: 'waits', renewal: REQUEST },
    { id: 'old', days_left: 3 },
    { id: 'new', renews_id: 'old', days_left: 80 },
    { id: 'soon', days_left: 2 },
  );
  expect(order.map(({ prescription }) => prescription.id)).toEqual(['soon', 'waits', 'far', 'new', 'old']);
});

it('leaves a prescription in need of renewal where the new one was taken back', () => {
  const [first] = place({ id: 'old', days_left: 3 }, { id: 'new', renews_id: 'old', status: 'entered_in_error' });
  expect(first).toMatchObject({ place: 'runsOut', prescription: { id: 'old' } });
});

const states = (said: RowSaid) =>
  renewalSteps(only(said), 'Africa/Johannesburg').map(({ title, state }) => `${title}: ${state}`);
const seen = { ...REQUEST, state: 'seen', seen_at: '2026-11-26T06:40:00Z' };
const approved = { ...seen, state: 'decided', decision: 'approved', decided_at: '2026-11-26T07:00:00Z' };

it.each<[string, RowSaid, string[]]>([
  ['nobody asked', {}, ['Requested: open', 'Seen: open', 'Decided: open', 'Ready: open']],
  ['requested', { renewal: REQUEST }, ['Requested: done', 'To be seen: now', 'Decided: open', 'Ready: open']],
  [
    'nobody opened it in 48 hours',
    { renewal: { ...REQUEST, escalated_at: REQUEST.due_at } },
    ['Requested: done', 'To be seen: late', 'Decided: open', 'Ready: open'],
  ],
  ['seen', { renewal: seen }, ['Requested: done', 'Seen: done', 'Being decided: now', 'Ready: open']],
  [
    'approved',
    { renewal: approved },
    ['Requested: done', 'Seen: done', 'Approved: done', 'Being checked and issued: now'],
  ],
  ['declined', { renewal: closed }, ['Requested: done', 'Seen: done', 'Declined: done', 'Ready: open']],
  [
    'a first prescription',
    { days_left: 60 },
    ['Prescribed: done', 'Allergies compared: done', 'Issued: done', 'Ready: ready'],
  ],
  ...[[], [{ way: 'platform', signed_at: '2026-09-03T13:30:00Z', document_id: null, size: 9000 }]].map(
    (files): [string, RowSaid, string[]] => [
      `a pharmacy cannot use it yet, signed ${files.length === 0 ? 'not at all' : 'by the installation alone'}`,
      { days_left: 60, paper: { ...(prescriptionRow().paper as object), paper_id: null, files } },
      ['Prescribed: done', 'Allergies compared: done', 'Issued: done', 'Waits for the signature: now'],
    ],
  ),
])('draws the loop when %s', (_what, said, wanted) => {
  expect(states(said)).toEqual(wanted);
});

it('shows on the new prescription how its request went', () => {
  const ready = { ...approved, state: 'ready', ready_at: '2026-11-26T07:20:00Z', new_prescription_id: 'new' };
  const [fresh] = place(
    { id: 'new', renews_id: 'old', days_left: 80 },
    { id: 'old', renewal: { ...ready, closed_at: ready.ready_at, due_at: null } },
  );
  if (fresh === undefined) throw new Error('none');
  expect(renewalSteps(fresh, 'Africa/Johannesburg').map(({ when }) => when)).toEqual([
    'Wed 25 Nov, 18:10',
    'Thu 26 Nov, 08:40',
    'Thu 26 Nov, 09:00',
    'Thu 26 Nov, 09:20',
  ]);
});

it('says how long a supply lasts and why', () => {
  expect(reckoning({ daysSupply: 30, repeats: 2 }, '3 Sept 2026')).toBe(
    '30 days a supply and 2 repeats: 3 × 30 = 90 days from 3 Sept 2026.',
  );
  expect(reckoning({ daysSupply: 1, repeats: 0 }, '3 Sept 2026')).toBe(
    'One supply of 1 day, no repeats, counted from 3 Sept 2026.',
  );
});
