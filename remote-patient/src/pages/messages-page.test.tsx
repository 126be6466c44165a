// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { createFakeBackend, refuse, toAppointmentRow } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import MessagesPage from './messages-page';

afterEach(cleanup);

const HOUR = 3_600_000;
const visit = (id: string, counterpartName: string, hours: number) =>
  createAppointment({
    ...{ id, counterpartName, status: 'completed' },
    startsAt: new Date(Date.now() + hours * HOUR),
    endsAt: new Date(Date.now() + (hours + 0.5) * HOUR),
  });
const ALL = [visit('v1', 'Dr Closed', -10), visit('v2', 'Dr Unread', -90), visit('v3', 'Dr Waiting', -50)];
const came = (visit_id: string, more: object) => ({
  ...{ visit_id, plan: null, plan_by: null, signed_at: null, questions: 0, answered: false, misunderstood: 0 },
  ...{ prescriptions: 0, files: 0, unread: 0, unanswered_since: null, thread_until: null, has_receipt: false },
  ...{ reviewed: false, review_until: null, room_state: 'ended', devices: null, ...more },
});
const open = (answers: Record<string, unknown>) =>
  renderInHost(<MessagesPage />, {
    backend: createFakeBackend({ my_appointments: ALL.map(toAppointmentRow), ...answers }),
  });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' }))
    .getAllByRole('link')
    .map((link) => link.textContent?.split(',')[0]);

it('lists conversations, what is unread and what waits for an answer first, and leads into them', async () => {
  const since = new Date(Date.now() - 20 * HOUR).toISOString();
  open({ my_visit_outcomes: [came('v1', {}), came('v2', { unread: 2 }), came('v3', { unanswered_since: since })] });
  await screen.findByText('2 new');
  expect(await names()).toEqual(['Dr Unread', 'Dr Waiting', 'Dr Closed']);
  expect(screen.getByText(/Waits for your answer since/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Dr Unread/ }).getAttribute('href')).toBe('/consultation/v2#messages');
  expect(screen.getByRole('link', { name: 'Ask the help desk' }).getAttribute('href')).toBe('/contact');
});

it('lists them also where it is not known what waits, and says so', async () => {
  open({ my_visit_outcomes: refuse('', '', 500) });
  expect(await screen.findByText('We cannot show what waits for an answer')).toBeDefined();
  expect(await names()).toEqual(['Dr Closed', 'Dr Waiting', 'Dr Unread']);
});

it('says what a conversation is where there is none', async () => {
  open({ my_appointments: [] });
  await waitFor(() => expect(screen.getByText('No conversations yet')).toBeDefined());
});
