import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { visitOutcomes } from '../../data/visits/visit-outcome.schema';
import { decidedText, keptText, stillToDo } from './still-to-do';

const NOW = new Date('2027-03-01T10:00:00Z');
const CAME = {
  ...{ visit_id: 'v1', plan: null, plan_by: null, signed_at: null, questions: 0, answered: false, misunderstood: 0 },
  ...{
    prescriptions: 0,
    files: 0,
    unread: 0,
    unanswered_since: null,
    thread_until: null,
    has_receipt: false,
    reviewed: false,
  },
  ...{ review_until: null, room_state: 'ended', devices: null },
};
const came = (said: Record<string, unknown> = {}) => {
  const found = visitOutcomes.parse([{ ...CAME, ...said }]).get('v1');
  if (found === undefined) throw new Error('none');
  return found;
};

it('names what is still to do, and nothing else', () => {
  expect(stillToDo(came(), NOW)).toEqual([]);
  const open = { unread: 1, plan: 'Rest.', questions: 3, review_until: '2027-03-02T00:00:00Z' };
  expect(stillToDo(came(open), NOW)).toEqual([
    'Read 1 new message',
    'Answer 3 questions about your plan',
    'Say how the visit went',
  ]);
  const done = { ...open, unread: 0, answered: true, reviewed: true };
  expect(stillToDo(came(done), NOW)).toEqual([]);
  const asked = { unanswered_since: '2027-02-27T09:00:00Z', thread_until: '2027-03-09T09:00:00Z' };
  expect(stillToDo(came(asked), NOW), 'read is not answered').toEqual([
    expect.stringMatching(/^Answer the message of .*27/),
  ]);
  expect(stillToDo(came({ ...asked, thread_until: null }), NOW), 'nobody may write any more').toEqual([]);
  expect(stillToDo(came({ review_until: '2027-03-01T10:00:00Z' }), NOW)).toEqual([]);
});

it.each([
  ['completed', '2027-03-01T09:00:00Z', { plan: 'Rest for two days.' }, 'Rest for two days.'],
  ['completed', '2027-02-28T11:00:00Z', {}, 'Naledi Mokoena writes your plan, usually within 24 hours'],
  ['completed', '2027-02-28T09:00:00Z', {}, 'No plan was signed for this visit.'],
  ['no_show_patient', '2027-02-28T09:00:00Z', {}, 'You were not there'],
  ['no_show_specialist', '2027-02-28T09:00:00Z', {}, 'Naledi Mokoena did not come'],
  ['booked', '2027-02-28T09:00:00Z', {}, 'Nobody has said yet how it went.'],
] as const)('says what was decided: %s, over at %s', (status, endsAt, said, words) => {
  const visit = createAppointment({ status, endsAt: new Date(endsAt), counterpartName: 'Naledi Mokoena' });
  expect(decidedText(visit, came(said), NOW)).toContain(words);
});

it('names what is kept in a visit', () => {
  expect(keptText(came())).toBe('');
  expect(keptText(came({ prescriptions: 1, files: 2, has_receipt: true }))).toBe('1 prescription, 2 files, receipt');
});
