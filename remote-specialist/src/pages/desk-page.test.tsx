// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeskOverviewPage from './desk-page';
import DeskRegistrationsPage from './desk-registrations-page';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const EMERGENCY = {
  ...{ id: 'b1', specialist_id: 's1', specialist_name: 'Hlengiwe Ngcobo' },
  ...{ reason_code: 'unconscious', reason: 'Found collapsed, asked by the ambulance' },
  ...{ opened_at: '2026-11-24T18:51:00Z', expires_at: '2026-11-24T19:51:00Z', ended_at: '2026-11-24T19:10:00Z' },
  ...{ review_due_at: '2026-11-27T18:51:00Z', overdue: false, review_state: 'pending', disputed_at: null },
  ...{ dispute: null, contact_state: 'told', times_last_year: 2 },
  is_own_verdict: false,
};
const REGISTRATION = {
  ...{ specialist_id: 's2', name: 'Palesa Tau', email: 'p@example.com', council_number: 'ZZ0000021' },
  ...{ specialty: 'pediatrics', education: 'A university', hospital: 'A hospital', years_experience: 4 },
  ...{ state: 'pending', asked_at: '2026-11-25T08:00:00Z', checked_at: null, valid_until: null, note: '' },
  ...{ held_by_another: false, due_at: '2026-11-30T15:00:00Z', more_asked_at: null, files: 2 },
};
const LINE = {
  ...{ id: 'l1', seq: 4, actorName: 'Hlengiwe Ngcobo', actorRole: 'specialist', at: '2026-11-24T18:52:00Z' },
  ...{ category: 'medicines', action: 'view', basis: 'break_glass', screen: 'emergency' },
};
const OVERVIEW = [
  { queue: 'registrations', waiting: 3, oldest_at: '2026-11-25T08:00:00Z', due_at: null },
  { queue: 'emergencies', waiting: 1, oldest_at: '2026-11-24T18:51:00Z', due_at: '2026-11-27T18:51:00Z' },
  { queue: 'mails', waiting: 0, oldest_at: null, due_at: null },
];
const ALL = {
  desk_overview: OVERVIEW,
  emergencies_to_review: [EMERGENCY],
  registrations_to_check: [REGISTRATION],
  registration_events: [],
  registration_evidence: [],
  read_access_log_for_review: 'ticket',
  read_look: [LINE],
};

const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

/** The card of the emergency, once loaded. */
async function openCase() {
  await screen.findByLabelText(/Your reason/);
  return within(screen.getByRole('article', { name: 'Emergency access to review' }));
}

it('counts what waits, what is due first before the rest, and leaves out empty queues', async () => {
  renderInHost(<DeskOverviewPage />, { backend: createFakeBackend(ALL) });
  const tiles = within(await screen.findByRole('list', { name: 'What waits' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['1emergency reviewfirst due in 5 hours', '/desk/emergencies'],
    ['3registrationsoldest 2 days', '/desk/registrations'],
  ]);
});

it('opens the case that is due before a dispute that is older', async () => {
  const disputed = {
    ...EMERGENCY,
    id: 'b0',
    review_state: 'justified',
    disputed_at: '2026-11-20T08:00:00Z',
    dispute: 'No',
  };
  const backend = createFakeBackend({ ...ALL, emergencies_to_review: [disputed, EMERGENCY] });
  renderInHost(<DeskOverviewPage />, { backend });
  await openCase();
  expect(screen.queryByRole('article', { name: 'Disputed verdict' })).toBeNull();
});

it('opens log lines on a press only, and records a verdict with its reason', async () => {
  const backend = createFakeBackend({ ...ALL, review_break_glass: { id: 'b1' } });
  const { hostCalls } = renderInHost(<DeskOverviewPage />, { backend });
  const user = userEvent.setup();
  const card = await openCase();
  expect(sent(backend, 'read_access_log_for_review')).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Show what Hlengiwe Ngcobo opened' }));
  expect((await card.findByRole('list', { name: 'Lines of the log' })).textContent).toContain('looked at medicines');
  await user.type(card.getByLabelText(/Your reason/), 'Too short');
  await user.click(card.getByRole('button', { name: 'Record the verdict' }));
  expect(await card.findByText(message('access.noteRequired'))).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(card.getByLabelText(/Your reason/)));
  expect(card.getByText(message('desk.verdictRequired'))).toBeDefined();
  await user.type(card.getByLabelText(/Your reason/), ' no longer');
  await user.click(card.getByRole('radio', { name: 'Justified' }));
  await user.click(card.getByRole('button', { name: 'Record the verdict' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['desk.verdictGiven'] }));
  expect(sent(backend, 'review_break_glass')).toEqual([
    { p_id: 'b1', p_verdict: 'justified', p_note: 'Too short no longer' },
  ]);
});

it('keeps the words of a verdict that was not recorded, and says why', async () => {
  const backend = createFakeBackend({ ...ALL, review_break_glass: refuse('P0001', 'access.alreadyReviewed') });
  renderInHost(<DeskOverviewPage />, { backend });
  const user = userEvent.setup();
  const card = await openCase();
  await user.type(card.getByLabelText(/Your reason/), 'Only allergies were opened');
  await user.click(card.getByRole('radio', { name: 'Not justified' }));
  await user.click(card.getByRole('button', { name: 'Record the verdict' }));
  expect((await card.findByRole('alert')).textContent).toContain(message('access.alreadyReviewed'));
  expect(card.getByLabelText<HTMLTextAreaElement>(/Your reason/).value).toBe('Only allergies were opened');
});

it('tells whom the database does not take for an operator that nothing is here', async () => {
  const backend = createFakeBackend({ ...ALL, desk_overview: refuse('42501', '', 403) });
  const { hostCalls } = renderInHost(<DeskOverviewPage />, { backend });
  await waitFor(() =>
    expect(hostCalls).toContainEqual({ name: 'navigateTo', args: ['notFound', {}, { replace: true }] }),
  );
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says that nothing waits', async () => {
  const nothing = { desk_overview: [], emergencies_to_review: [], registrations_to_check: [] };
  renderInHost(<DeskOverviewPage />, { backend: createFakeBackend(nothing) });
  for (const words of [/Nothing to do/, 'No emergency access waits for a verdict.', 'No number waits.'])
    expect(await screen.findByText(words)).toBeDefined();
});

it('checks a registration: what was compared, what was seen, and why it is not confirmed', async () => {
  const backend = createFakeBackend({ ...ALL, decide_registration: null });
  renderInHost(<DeskRegistrationsPage />, { backend });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check the registration of Palesa Tau' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Not confirmed' }));
  await user.type(dialog.getByLabelText(/Where you looked/), 'Register, today');
  await user.click(dialog.getByRole('button', { name: 'Record the outcome' }));
  expect(await dialog.findByText(message('desk.noteRequired'))).toBeDefined();
  expect(sent(backend, 'decide_registration')).toEqual([]);
  await user.type(dialog.getByLabelText(/What the specialist is told/), 'The number has a digit too few.');
  await user.click(dialog.getByRole('button', { name: 'Record the outcome' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'decide_registration')).toEqual([
    {
      ...{ p_specialist: 's2', p_state: 'rejected', p_number: 'ZZ0000021', p_name: 'Palesa Tau' },
      ...{ p_specialty: 'pediatrics', p_evidence: 'Register, today', p_note: 'The number has a digit too few.' },
    },
  ]);
});

describe('a suspension', () => {
  const VERIFIED = { ...REGISTRATION, state: 'verified', valid_until: '2027-03-31T21:59:59Z' };
  const visit = (id: string, patientName: string) => ({
    ...{ id, patientName, startsAt: '2026-12-01T08:00:00Z', refundMinor: 4500, currency: 'USD' },
  });
  const EFFECTS = {
    ...{ visits: [visit('a', 'Thandi Nkosi'), visit('b', 'Sipho Dlamini')], count: 2, people: 2 },
    refunds: [{ amountMinor: 9000, currency: 'USD' }],
  };
  async function choose() {
    const answers = {
      ...ALL,
      registrations_to_check: [VERIFIED],
      suspension_effects: EFFECTS,
      propose_publication: 'a3a3a3a3-0000-4000-8000-000000000001',
    };
    const backend = createFakeBackend(answers);
    renderInHost(<DeskRegistrationsPage />, { backend });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Check the registration of Palesa Tau' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Suspend' }));
    await user.type(dialog.getByLabelText(/Where you looked/), 'Council notice');
    await user.type(dialog.getByLabelText(/What the specialist is told/), 'Your card was withdrawn.');
    return {
      backend,
      user,
      dialog,
      record: () => user.click(dialog.getByRole('button', { name: 'Propose the suspension' })),
    };
  }

  it('says how many visits, whose and how much goes back, and is recorded once the name was typed', async () => {
    const { backend, user, dialog, record } = await choose();
    expect(await dialog.findByText('2 visits are called off, of 2 people')).toBeDefined();
    expect(dialog.getByText(/^US\$90\.00 goes back\./)).toBeDefined();
    expect(dialog.getByText('Sipho Dlamini')).toBeDefined();
    await record();
    expect(await dialog.findByText(message('registration.nameTyped'))).toBeDefined();
    expect(sent(backend, 'propose_publication')).toEqual([]);
    await user.type(dialog.getByLabelText(/Type the name to confirm/), 'palesa tau');
    await record();
    await waitFor(() => expect(sent(backend, 'propose_publication')).toHaveLength(1));
    expect(sent(backend, 'propose_publication')[0]).toMatchObject({ p_kind: 'suspension', p_form: { from: null } });
  });

  it('can be announced for a day, and says then what lies on it or behind', async () => {
    const { backend, user, dialog, record } = await choose();
    await user.type(dialog.getByLabelText(/From which day/), '2026-12-01');
    const from = '2026-11-30T22:00:00.000Z';
    await waitFor(() => expect(sent(backend, 'suspension_effects').at(-1)).toMatchObject({ p_from: from }));
    await user.type(dialog.getByLabelText(/Type the name to confirm/), 'Palesa Tau');
    await record();
    await waitFor(() => expect(sent(backend, 'propose_publication')).toHaveLength(1));
    expect(sent(backend, 'propose_publication')[0]).toMatchObject({
      p_form: { specialistId: 's2', number: 'ZZ0000021', typedName: 'Palesa Tau', from },
    });
  });
});

it.each(['2026-11-27', '2027-11-28'])('refuses a check that holds until %s', async (day) => {
  const backend = createFakeBackend(ALL);
  renderInHost(<DeskRegistrationsPage />, { backend });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Check the registration of Palesa Tau' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/Where you looked/), 'Register, today');
  await user.click(dialog.getByRole('radio', { name: 'Confirmed' }));
  await user.type(dialog.getByLabelText(/Valid until/), day);
  await user.click(dialog.getByRole('button', { name: 'Record the outcome' }));
  expect(await dialog.findByText(message('registration.untilRange'))).toBeDefined();
  expect(sent(backend, 'decide_registration')).toEqual([]);
});
