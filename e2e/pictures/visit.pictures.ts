import { DEMO_PASSWORD } from '../fixtures/accounts';
import { type OwnVisit, visitsOf } from '../fixtures/own-visits';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

const is = (status: string) => (visit: OwnVisit) => visit.status === status;
const called = (by: string) => (visit: OwnVisit) => visit.status === 'cancelled' && visit.cancelled_by === by;

/** Whose visit it is, and which of theirs. A name says the state, then the side. */
const STATES: readonly (readonly [
  string,
  'patient' | 'specialist',
  readonly [string, (visit: OwnVisit) => boolean][],
])[] = [
  [
    'thandi',
    'patient',
    [
      ['booked', is('booked')],
      ['completed', is('completed')],
      ['cancelled-by-patient', called('patient')],
      ['expired', is('expired')],
    ],
  ],
  [
    'naledi',
    'specialist',
    [
      ['booked', is('booked')],
      ['running', is('in_progress')],
      ['waiting', is('waiting')],
      ['completed', is('completed')],
      ['cancelled-by-patient', called('patient')],
      ['cancelled-by-specialist', called('specialist')],
    ],
  ],
  [
    'siyabonga',
    'patient',
    [
      ['declined', is('declined')],
      ['no-show', is('no_show_patient')],
      ['running', is('in_progress')],
    ],
  ],
  ['sibusiso', 'specialist', [['no-show', is('no_show_patient')]]],
  [
    'tshepo.radebe',
    'patient',
    [
      ['specialist-absent', is('no_show_specialist')],
      ['booked-chat', is('booked')],
    ],
  ],
  ['kagiso.mabena', 'specialist', [['specialist-absent', is('no_show_specialist')]]],
  ['mariamagdalena.oosthuizen', 'patient', [['cancelled-by-specialist', called('specialist')]]],
  [
    'ingrid.sondergaard',
    'patient',
    [
      ['waiting', is('waiting')],
      ['awaiting-payment', is('awaiting_payment')],
    ],
  ],
  ['jose.conceicao', 'patient', [['requested', is('requested')]]],
  ['lindiwe.dube', 'specialist', [['requested', is('requested')]]],
  ['bhekisisa.sibiya', 'patient', [['held', is('held')]]],
  ['demo.patient', 'patient', [['invited', is('held')]]],
  ['nomvula.khumalo', 'specialist', [['moved', (visit) => visit.status === 'booked' && visit.sequence > 0]]],
  ['nomsa.dlamini', 'patient', [['broken-off', is('in_progress')]]],
];

for (const [mailbox, role, wanted] of STATES) {
  test(`visits of ${mailbox}`, async ({ open }) => {
    const page = await open('guest');
    const visits = await visitsOf(page, mailbox, role);
    for (const [name, isWanted] of wanted) {
      const visit = visits.find(isWanted);
      expect(visit, `${mailbox} has no visit that is ${name}`).toBeDefined();
      await page.goto(`/consultation/${visit?.id}`, { waitUntil: 'networkidle' });
      await take(page, `visit-${name}-${role}`);
    }
  });
}

test('declining a request', async ({ open }) => {
  const page = await open('guest');
  const visits = await visitsOf(page, 'lindiwe.dube', 'specialist');
  await page.goto(`/consultation/${visits.find(is('requested'))?.id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Decline the visit' }).click();
  await take(page, 'decline-dialog');
});

test('answering a request from the list', async ({ open }) => {
  const page = await open('guest');
  await visitsOf(page, 'lindiwe.dube', 'specialist');
  await expect(page.getByRole('button', { name: /^Answer the request of/ }).first()).toBeVisible();
  await take(page, 'specialist-list-request');
  await page
    .getByRole('button', { name: /^Answer the request of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'answer-dialog');
});

test('an earlier time on offer', async ({ open }) => {
  const page = await open('guest');
  const booked = (await visitsOf(page, 'bhekisisa.sibiya', 'patient')).find(is('booked'));
  expect(booked).toBeDefined();
  // Kept long enough for all the pictures of it.
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const offer = {
    offer_id: 'o',
    offer_appointment_id: 'h',
    offer_starts_at: inHours(50),
    offer_expires_at: inHours(0.16),
  };
  await page.route('**/rest/v1/rpc/my_waitlist*', async (route) => {
    const response = await route.fetch();
    const places = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ response, json: places.map((place) => ({ ...place, ...offer })) });
  });
  await page.reload();
  await expect(page.getByText('An earlier time is free for you')).toBeVisible();
  await take(page, 'earlier-offer-list');
  await page.goto(`/consultation/${booked?.id}`);
  await expect(page.getByText('An earlier time is free for you')).toBeVisible();
  await take(page, 'earlier-offer-visit');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  await take(page, 'earlier-waiting-visit');
});

test('a visit of others', async ({ open }) => {
  const page = await open('patient');
  await page.goto('/consultation/00000000-0000-4000-8000-000000000000', { waitUntil: 'networkidle' });
  await take(page, 'visit-not-yours');
});

test('symptom check of a patient', async ({ open }) => {
  const page = await open('guest');
  await quickSignIn(page, 'zoe.fernandes@example.com', DEMO_PASSWORD);
  await page.goto('/specialist/appointments');
  await page
    .getByRole('button', { name: /^Symptom check of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'symptom-check-dialog');
});
