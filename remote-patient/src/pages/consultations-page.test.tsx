// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ConsultationsPage from './consultations-page';

afterEach(cleanup);

const HOUR = 3_600_000;
const at = (hours: number) => ({
  startsAt: new Date(Date.now() + hours * HOUR),
  endsAt: new Date(Date.now() + (hours + 0.5) * HOUR),
});
const over = createAppointment({ id: 'v1', status: 'completed', reason: 'A cough at night', ...at(-50) });
const coming = createAppointment({ id: 'v2', status: 'booked', reason: 'To look at the diary', ...at(50) });
const cancelled = createAppointment({ id: 'v3', status: 'cancelled', reason: 'Never mind', ...at(-70) });
const CAME = {
  ...{ visit_id: 'v1', plan: 'Brown inhaler morning and evening.', plan_by: 'N', signed_at: '2026-11-20T10:00:00Z' },
  ...{
    questions: 3,
    answered: false,
    misunderstood: 0,
    prescriptions: 1,
    files: 0,
    unread: 2,
    unanswered_since: null,
    has_receipt: true,
  },
  ...{ thread_until: new Date(Date.now() + 90 * HOUR).toISOString(), reviewed: true, review_until: null },
  ...{ room_state: 'ended', devices: null },
};
const open = (answers: Record<string, unknown>) => {
  const backend = createFakeBackend(answers);
  return { ...renderInHost(<ConsultationsPage />, { backend }), user: userEvent.setup() };
};

it('lists coming visits, and those that are over with why, what was decided and what is still to do', async () => {
  const { backend } = open({
    my_appointments: [coming, over, cancelled].map(toAppointmentRow),
    my_visit_outcomes: [CAME],
  });
  const visits = await screen.findByRole('list', { name: 'Visits that are over' });
  expect(await within(visits).findByText('Brown inhaler morning and evening.')).toBeDefined();
  for (const words of ['A cough at night', 'Read 2 new messages', 'Answer 3 questions about your plan']) {
    expect(visits.textContent).toContain(words);
  }
  expect(visits.textContent).toContain('In it: 1 prescription, receipt.');
  expect(screen.getByRole('list', { name: 'Coming visits' }).textContent).toContain('To look at the diary');
  expect(screen.queryByText('Never mind')).toBeNull();
  expect(backend.calls).toContainEqual({ name: 'my_visit_outcomes', args: { p_visits: ['v1'] } });
  expect(
    within(visits)
      .getByRole('link', { name: /^Open the visit of / })
      .getAttribute('href'),
  ).toBe('/consultation/v1');
});

it('shows the visits though what came of them cannot be read, and reads it again', async () => {
  const { backend, user } = open({
    my_appointments: [toAppointmentRow(over)],
    my_visit_outcomes: refuse('', '', 500),
  });
  await screen.findByText('We cannot show how these visits ended');
  expect(screen.getByText('A cough at night')).toBeDefined();
  backend.answer('my_visit_outcomes', [CAME]);
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Brown inhaler morning and evening.')).toBeDefined();
});

it('is read again when the patient is told of something', async () => {
  const { backend } = open({
    my_appointments: [toAppointmentRow(over)],
    my_visit_outcomes: [{ ...CAME, plan: null, signed_at: null }],
  });
  await screen.findByText('No plan was signed for this visit.');
  backend.answer('my_visit_outcomes', [CAME]);
  backend.sendLive();
  expect(await screen.findByText('Brown inhaler morning and evening.')).toBeDefined();
});

it('asks nothing more of who has no visit yet', async () => {
  const { backend } = open({ my_appointments: [] });
  await screen.findByText('No visits yet');
  expect(backend.calls.map(({ name }) => name)).not.toContain('my_visit_outcomes');
});
