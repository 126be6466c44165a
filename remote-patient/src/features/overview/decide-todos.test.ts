import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { decideTodos, isDoorOpen, nextVisitOf } from './decide-todos';

const NOW = new Date('2027-03-01T10:00:00Z');
const LATER = new Date('2027-03-02T12:00:00Z');
const held = createAppointment({
  id: 'held',
  status: 'held',
  paymentState: null,
  startsAt: LATER,
  holdExpiresAt: new Date('2027-03-01T10:08:00Z'),
});
const unpaid = createAppointment({
  id: 'unpaid',
  status: 'awaiting_payment',
  paymentState: 'requires_payment',
  startsAt: LATER,
  holdExpiresAt: new Date('2027-03-01T10:03:00Z'),
});
const calledOff = createAppointment({ id: 'off', status: 'cancelled', cancelledBy: 'specialist', startsAt: LATER });
const kindsOf = (...args: Parameters<typeof decideTodos>) => decideTodos(...args).map(({ kind }) => kind);

it('puts the clock that runs out first on top', () => {
  expect(kindsOf([held, unpaid], true, NOW)).toEqual(['finishPaying', 'continueBooking']);
});

it('asks for missing details', () => {
  expect(kindsOf([], false, NOW)).toEqual(['completeDetails']);
});

it('forgets a clock that ran out, and a payment that is under way', () => {
  expect(
    kindsOf(
      [
        { ...unpaid, holdExpiresAt: NOW },
        { ...held, paymentState: 'processing' },
      ],
      true,
      NOW,
    ),
  ).toEqual([]);
});

it('offers a new time after the specialist called off, until there is one', () => {
  expect(kindsOf([calledOff], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([calledOff, createAppointment({ startsAt: LATER })], true, NOW)).toEqual([]);
  expect(kindsOf([{ ...calledOff, cancelledBy: 'patient' }], true, NOW)).toEqual([]);
  expect(kindsOf([{ ...calledOff, startsAt: new Date('2027-02-01T10:00:00Z') }], true, NOW)).toEqual([]);
});

it('asks for an answer to another time while its visit is to come', () => {
  const asked = createAppointment({ startsAt: LATER, proposedStart: new Date('2027-03-05T12:00:00Z') });
  expect(kindsOf([asked], true, NOW)).toEqual(['answerProposal']);
  expect(kindsOf([asked], true, new Date('2027-03-03T12:00:00Z'))).toEqual([]);
});

it('offers a new time after the specialist declined or did not come', () => {
  expect(kindsOf([{ ...calledOff, status: 'declined', cancelledBy: null }], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([{ ...calledOff, status: 'no_show_specialist', cancelledBy: null }], true, NOW)).toEqual(['rebook']);
  expect(kindsOf([{ ...calledOff, status: 'no_show_patient', cancelledBy: null }], true, NOW)).toEqual([]);
});

it('finds the next booked visit, a running one included', () => {
  const running = createAppointment({ id: 'running', startsAt: new Date('2027-03-01T09:45:00Z') });
  const over = createAppointment({ id: 'over', startsAt: new Date('2027-03-01T08:00:00Z') });
  expect(nextVisitOf([createAppointment({ startsAt: LATER }), over, running, held], NOW)?.id).toBe('running');
  expect(nextVisitOf([held, over], NOW)).toBeNull();
});

it('opens the door half an hour before the visit, and keeps it open while it runs', () => {
  const visit = createAppointment({ startsAt: new Date('2027-03-01T10:30:01Z') });
  expect(isDoorOpen(visit, NOW)).toBe(false);
  expect(isDoorOpen(visit, new Date('2027-03-01T10:00:01Z'))).toBe(true);
  expect(isDoorOpen({ ...visit, status: 'in_progress' }, new Date('2027-03-01T12:00:00Z'))).toBe(true);
  expect(isDoorOpen(visit, new Date('2027-03-01T12:00:00Z'))).toBe(false);
});

it('asks about a plan for two weeks, and while it is not answered', () => {
  const visit = createAppointment({ id: 'v1', status: 'completed', startsAt: new Date('2027-02-20T10:00:00Z') });
  const came = (signedAt: string, answered = false) =>
    new Map([
      [
        'v1',
        { unread: 0, signedAt: new Date(signedAt), plan: null, questions: 3, answered, reviewUntil: null } as never,
      ],
    ]);
  const kinds = (...args: Parameters<typeof came>) => kindsOf([visit], true, NOW, { came: came(...args) });
  expect(kinds('2027-02-20T10:00:00Z')).toEqual(['answerPlan']);
  expect(kinds('2027-02-20T10:00:00Z', true)).toEqual([]);
  expect(kinds('2027-02-10T10:00:00Z')).toEqual([]);
});

it('asks for a test of camera and sound before the next visit, until all it needs works', () => {
  const visit = createAppointment({ id: 'v1', startsAt: LATER });
  const works = { camera: 'works', microphone: 'works', speaker: 'works' };
  const openOf = (devices: object | null, said: object = {}) =>
    decideTodos([{ ...visit, ...said }], true, NOW, {
      came: new Map([['v1', { unread: 0, signedAt: null, reviewUntil: null, devices } as never]]),
    }).map((todo) => (todo.kind === 'testDevices' ? todo.open : todo.kind));
  expect(openOf(null)).toEqual([['camera', 'microphone', 'speaker']]);
  expect(openOf(null, { mode: 'voice' })).toEqual([['microphone', 'speaker']]);
  expect(openOf({ ...works, speaker: 'untried', microphone: 'fails' })).toEqual([['microphone', 'speaker']]);
  expect(openOf(works)).toEqual([]);
  expect(openOf(null, { mode: 'chat' })).toEqual([]);
  expect(openOf(null, { startsAt: new Date('2027-03-03T10:00:01Z') }), 'too early').toEqual([]);
  expect(openOf(null, { status: 'waiting' }), 'at the door').toEqual([]);
  expect(kindsOf([visit], true, NOW), 'while it is not known').toEqual([]);
});

it('names a medicine that runs out until more of it is asked for', () => {
  const prescription = {
    id: 'p1',
    status: 'active',
    daysLeft: 4,
    renewal: null,
    items: [{ ongoing: true }],
    renewsId: null,
    paper: { dispensing: 'whole', files: [], expiresOn: null },
  };
  const kinds = (said: object) => kindsOf([], true, NOW, { prescriptions: [{ ...prescription, ...said } as never] });
  expect(kinds({})).toEqual(['renew']);
  expect(kinds({ daysLeft: 11 })).toEqual([]);
  expect(kinds({ items: [{ ongoing: false }] }), 'a course that ends').toEqual([]);
  expect(kinds({ renewal: { closedAt: null } })).toEqual([]);
  expect(kinds({ items: [{ ongoing: true, schedule: 6 }] }), 'only a visit renews it').toEqual(['bookForMore']);
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);
const PEN = { way: 'pen', signedAt: inDays(-14) };
const script = (said: object) => ({
  ...{ id: 's', status: 'active', daysLeft: 60, renewal: null, items: [{ ongoing: true }], renewsId: null },
  paper: { dispensing: 'none', files: [PEN], expiresOn: '2027-03-01', ...said },
});

it.each<[string, object, string[]]>([
  ['signed by hand, on its last day', {}, ['fetch']],
  ['signed by an accredited provider', { files: [{ ...PEN, way: 'advanced' }], expiresOn: null }, ['fetch']],
  ['that still waits for such a signature', { files: [{ ...PEN, way: 'platform' }] }, []],
  ['signed so long ago that nothing is known of it', { files: [{ ...PEN, signedAt: inDays(-15) }] }, []],
  ['fetched in part', { dispensing: 'part' }, []],
  ['that is too old', { expiresOn: '2027-02-28' }, []],
])('names a script to fetch: one %s', (_what, said, wanted) => {
  expect(kindsOf([], true, NOW, { prescriptions: [script(said) as never] })).toEqual(wanted);
});

const over = createAppointment({ id: 'v1', status: 'completed', startsAt: inDays(-2) });
const CAME = {
  unread: 0,
  signedAt: inDays(-2),
  plan: 'Rest.',
  questions: 0,
  answered: false,
  reviewed: true,
  reviewUntil: inDays(50),
};
const afterVisit = (said: object) =>
  kindsOf([over], true, NOW, { came: new Map([['v1', { ...CAME, ...said } as never]]) });

it.each<[string, object, string[]]>([
  ['a new plan', {}, ['readPlan']],
  ['whether it is clear, in its place', { questions: 2 }, ['answerPlan']],
  ['the plan again, once that is answered', { questions: 2, answered: true }, ['readPlan']],
  ['no plan of more than a week', { signedAt: inDays(-8) }, []],
  ['no empty plan', { plan: ' ' }, []],
  ['how it was, last', { reviewed: false }, ['readPlan', 'giveFeedback']],
  ['not how it was, once nobody may say so', { reviewed: false, reviewUntil: inDays(-1) }, ['readPlan']],
])('names after a visit %s', (_what, said, wanted) => expect(afterVisit(said)).toEqual(wanted));

const LWAZI = { id: 'l', firstName: 'Lwazi', scopes: ['book', 'records'], allergies: 'recorded', nextVisit: null };
const visitIn = (days: number) => ({ id: 'x', startsAt: inDays(days), endsAt: inDays(days + 0.01) });

it.each<[string, object, string[]]>([
  ['nothing where nothing is open', {}, []],
  ['a visit within a week', { nextVisit: visitIn(6) }, ['visitOf']],
  ['none that is far', { nextVisit: visitIn(8) }, []],
  ['none that is over', { nextVisit: visitIn(-1) }, []],
  ['that nobody asked about allergies', { allergies: 'not_asked' }, ['allergiesOf']],
  ['not that, to who may not read the record', { allergies: 'not_asked', scopes: ['book'] }, []],
])('names of somebody one acts for %s', (_what, said, wanted) => {
  expect(kindsOf([], true, NOW, { people: [{ ...LWAZI, ...said } as never] })).toEqual(wanted);
});

it('keeps one order: clocks, what visits left, what runs out, unanswered, preparation, others, feedback', () => {
  const next = createAppointment({ id: 'next', startsAt: LATER });
  const asked = createAppointment({ id: 'moved', startsAt: inDays(9), proposedStart: inDays(10) });
  const quiet = { unread: 0, signedAt: null, reviewUntil: null, devices: null };
  const came = new Map<string, object>([
    ['v1', { ...CAME, unread: 1, reviewed: false }],
    ['next', quiet],
  ]) as never;
  const runsOut = { ...script({ dispensing: 'whole' }), id: 'r', daysLeft: 3 };
  const matters = {
    came,
    prescriptions: [runsOut as never, script({}) as never],
    requests: [{ state: 'pending', viewerRole: 'patient' } as never],
    people: [{ ...LWAZI, nextVisit: visitIn(1), allergies: 'not_asked' } as never],
  };
  expect(
    kindsOf([over, next, asked, { ...calledOff, counterpartId: 'other' }, held, unpaid], false, NOW, matters),
  ).toEqual([
    ...['finishPaying', 'continueBooking', 'answerProposal', 'completeDetails'],
    ...['fetch', 'readPlan', 'renew', 'readMessages', 'answerAccess', 'rebook', 'testDevices'],
    ...['visitOf', 'allergiesOf', 'giveFeedback'],
  ]);
});

it('puts a visit of somebody else that begins within two hours behind clocks alone', () => {
  const people = [{ ...LWAZI, nextVisit: visitIn(2 / 24), allergies: 'not_asked' } as never];
  expect(kindsOf([held], false, NOW, { people })).toEqual([
    ...['continueBooking', 'visitOf', 'completeDetails', 'allergiesOf'],
  ]);
  const later = [{ ...LWAZI, nextVisit: visitIn(3 / 24) } as never];
  expect(kindsOf([held], false, NOW, { people: later })).toEqual(['continueBooking', 'completeDetails', 'visitOf']);
});
