// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import TeamCalendarPage from './team-calendar-page';

afterEach(cleanup);

const ID = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const visit = (n: number, said: Record<string, unknown>) => ({
  ...{
    id: ID(n),
    specialistId: ID(1),
    mode: 'video',
    status: 'booked',
    waitingSince: null,
    coveredBy: null,
    proposedStart: null,
  },
  ...{
    startsAt: '2026-12-03T07:00:00Z',
    endsAt: '2026-12-03T07:15:00Z',
    name: null,
    phone: null,
    phoneE164: null,
    mayChange: false,
  },
  ...said,
});
const doctor = (n: number, name: string, said = {}) => ({ id: ID(n), name, isMe: false, off: [], ...said });
const DAY = {
  day: '2026-12-03',
  changes: true,
  doctors: [
    doctor(1, 'Ayesha Adams'),
    doctor(2, 'Sipho Nkosi', { off: [{ from: '00:00', to: '24:00' }] }),
    doctor(3, 'Zola Dube', { isMe: true, off: [{ from: '13:00', to: '15:00' }] }),
  ],
  visits: [
    visit(4, { name: 'Thandi Mokoena', phone: '021 555 0100', phoneE164: '+27215550100', mayChange: true }),
    visit(5, { status: 'waiting', waitingSince: '2026-12-03T07:05:00Z', name: 'Jan Smit' }),
    visit(6, { status: 'no_show_patient', coveredBy: 'Sipho Nkosi' }),
    visit(7, { name: 'Lerato Khumalo', mayChange: true, proposedStart: '2026-12-05T08:00:00Z' }),
  ],
};
const open = (answers: Record<string, unknown>) =>
  renderInHost(<TeamCalendarPage />, {
    backend: createFakeBackend({ open_shared_calendar: 'ticket', read_look: DAY, ...answers }),
    role: 'patient',
    path: '/specialist/team/calendar',
  });
const asked = (view: ReturnType<typeof open>, name: string) =>
  view.backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('shows who comes to each doctor when, and says of the rest that a name is not shown', async () => {
  open({});
  const list = await screen.findByRole('list', { name: 'Visits of Ayesha Adams' });
  expect(list.textContent).toContain('09:00Thandi Mokoena15 minutes · Video · Booked · 021 555 0100');
  expect(list.textContent).toContain('Jan Smit15 minutes · Video · Waiting since 09:05');
  expect(list.textContent).toContain(
    'Name not shown15 minutes · Video · Missed by the patient · Sipho Nkosi stands in',
  );
  expect(list.textContent).toContain('Asked to move to');
  expect(within(list).getByRole('link', { name: '021 555 0100' }).getAttribute('href')).toBe('tel:+27215550100');
  expect(within(list).getAllByRole('button', { name: /^Cancel the visit of/ })).toHaveLength(2);
  expect(screen.getByText('Away all day')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Zola Dube (you)' })).toBeTruthy();
  expect(screen.getByText('Away from 13:00 to 15:00')).toBeTruthy();
  expect(screen.getByText(/Each name you see is in that patient’s log/)).toBeTruthy();
});

it('goes from day to day, each with a look of its own', async () => {
  const user = userEvent.setup();
  const view = open({});
  await screen.findByRole('list', { name: 'Visits of Ayesha Adams' });
  const [first] = asked(view, 'open_shared_calendar') as { p_day: string }[];
  expect(screen.getByRole('button', { name: 'Today' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Day after' }));
  await waitFor(() => expect(asked(view, 'open_shared_calendar')).toHaveLength(2));
  const [, second] = asked(view, 'open_shared_calendar') as { p_day: string }[];
  expect(Date.parse(second?.p_day ?? '') - Date.parse(first?.p_day ?? '')).toBe(86_400_000);
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  await user.click(screen.getByRole('button', { name: 'Day before' }));
  await waitFor(() => expect(asked(view, 'open_shared_calendar').length).toBeGreaterThan(2));
});

it('asks a patient to take another time: time and reason are asked for at their place', async () => {
  const user = userEvent.setup();
  const view = open({ shared_calendar_openings: ['2026-12-05T08:00:00Z', '2026-12-05T08:30:00Z'] });
  await user.click(await screen.findByRole('button', { name: 'Ask to move the visit of Thandi Mokoena' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('it stays there until the patient agrees');
  const time = await within(dialog).findByLabelText(/^New time/);
  await user.click(within(dialog).getByRole('button', { name: 'Ask the patient' }));
  expect(await within(dialog).findByText('Please tell the patient why the visit moves')).toBeTruthy();
  await user.selectOptions(time, '2026-12-05T08:30:00.000Z');
  await user.type(within(dialog).getByLabelText(/^Why should it move/), 'The doctor is in theatre');
  await user.click(within(dialog).getByRole('button', { name: 'Ask the patient' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(view, 'propose_shared_time')).toEqual([
    { p_appointment: ID(4), p_starts_at: '2026-12-05T08:30:00.000Z', p_reason: 'The doctor is in theatre' },
  ]);
});

it('says that there is no free time, and keeps what was typed when asking fails', async () => {
  const user = userEvent.setup();
  const view = open({ shared_calendar_openings: [] });
  await user.click(await screen.findByRole('button', { name: 'Ask to move the visit of Thandi Mokoena' }));
  expect(await screen.findByText(/There is no free time within four weeks/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep the time' }));
  view.backend.answer('cancel_shared_visit', refuse('P0001', 'booking.cannotCancel', 409));
  await user.click(screen.getByRole('button', { name: 'Cancel the visit of Lerato Khumalo' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('It cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  expect(await within(dialog).findByText('Please say why the visit is cancelled')).toBeTruthy();
  const why = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Why/);
  await user.type(why, 'The doctor is ill');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(asked(view, 'cancel_shared_visit')).toHaveLength(1));
  expect(why.value).toBe('The doctor is ill');
  view.backend.answer('cancel_shared_visit', null);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows times alone to who may not know names, and says who has no calendar', async () => {
  const shown = { ...DAY, changes: false, visits: [visit(4, {})] };
  const view = open({ read_look: shown });
  expect(await screen.findByText(/Your role sees times, not who comes/)).toBeTruthy();
  expect(screen.getByText('Name not shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  cleanup();
  open({ open_shared_calendar: refuse('P0001', 'team.noCalendar', 409) });
  expect(await screen.findByText(/Your role has no calendar of the practice/)).toBeTruthy();
  expect(view.backend.calls.length).toBeGreaterThan(0);
});
