import { visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { type VisitDetails, visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { expect, it } from 'vitest';
import { decideReadiness } from './decide-readiness';

const details = (...row: Parameters<typeof visitDetailsRow>): VisitDetails =>
  visitDetails.parse(visitDetailsRow(...row));
const open = (of: VisitDetails) =>
  decideReadiness(of, 'UTC')
    .filter(({ isReady }) => !isReady)
    .map(({ id }) => id);
const preparation = (done: string[], devices: Record<string, string> | null = null) => ({
  preparation: { done, devices, devicesTestedAt: devices && '2027-03-01T08:00:00Z' },
});
const ALL = { camera: 'works', microphone: 'works', speaker: 'works' };
const INTAKE = {
  intake: { savedAt: '2027-03-01T08:00:00Z', reason: '', questions: ['Why?'], symptoms: null, files: [] },
};

it.each<[string, VisitDetails, string[]]>([
  ['nothing prepared', details(), ['words', 'devices', 'prepare']],
  [
    'everything',
    details({}, { ...INTAKE, ...preparation(['place', 'light', 'medicines', 'questions', 'address'], ALL) }),
    [],
  ],
  ['only booked and free', details({ paymentState: 'not_required' }), ['words', 'devices', 'prepare']],
  [
    'to be paid',
    details({ status: 'awaiting_payment', paymentState: 'failed' }),
    ['payment', 'words', 'devices', 'prepare'],
  ],
  ['a speaker that fails', details({}, preparation([], { ...ALL, speaker: 'fails' })), ['words', 'devices', 'prepare']],
  [
    'by voice without a camera',
    details({ mode: 'voice' }, preparation([], { ...ALL, camera: 'fails' })),
    ['words', 'prepare'],
  ],
  ['by chat', details({ mode: 'chat' }), ['words', 'prepare']],
  ['running', details({ status: 'in_progress' }), ['words', 'devices', 'prepare']],
])('%s leaves open what is missing', (_case, of, ids) => {
  expect(open(of)).toEqual(ids);
});

it('names when it was tested and what did not work', () => {
  const [item] = decideReadiness(details({}, preparation([], { ...ALL, speaker: 'fails' })), 'UTC').filter(
    ({ id }) => id === 'devices',
  );
  expect(item?.note).toBe('Tested Mon 1 Mar, 08:00; open: speaker');
});

it('leads to the payment and to the parts of the page', () => {
  const of = details({ status: 'awaiting_payment', paymentState: 'requires_payment' });
  const hrefs = Object.fromEntries(decideReadiness(of, 'UTC').map(({ id, href }) => [id, href]));
  expect(hrefs).toMatchObject({
    payment: `/payment/${of.visit.id}`,
    words: `/consultation/${of.visit.id}#words`,
    devices: `/consultation/${of.visit.id}#devices`,
    prepare: `/consultation/${of.visit.id}#prepare`,
  });
});
