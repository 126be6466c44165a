// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { exportOf } from '@telehealth/data/testing/export-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import AccountSettingsPage from './account-settings-page';

afterEach(cleanup);

const SETTINGS = {
  ...{ privacyMode: true, quietFrom: '21:00', quietUntil: '07:00', timeZone: 'Africa/Johannesburg', prefs: [] },
  ...{ mailRhythm: 'hourly', mailHour: 8, phone: null, pushed: null, unwanted: ['message.received'] },
  always: ['access.emergencyOpened', 'access.emergencyReviewed', 'registration.received'].concat(
    ['moreNeeded', 'rejected', 'verified', 'suspended', 'suspensionAnnounced', 'expired', 'endsSoon'].map(
      (name) => `registration.${name}`,
    ),
  ),
};
const ALL = {
  ...{ my_notification_settings: SETTINGS, set_notification_pref: null, set_mail_rhythm: null },
  ...{ set_notification_settings: null, before_closing: { obstacle: 'account.visitsOpen', kept: [] }, my_people: [] },
};
const open = (answers: Record<string, unknown> = {}) => {
  const backend = createFakeBackend({ ...ALL, ...answers });
  return renderInHost(<AccountSettingsPage row={{ title: 'Account settings' }} />, {
    ...{ backend, role: 'specialist', name: 'Naledi Mokoena' },
  });
};
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const lines = () =>
  screen.getAllByRole('row').flatMap((row) =>
    within(row)
      .queryAllByRole('rowheader')
      .map((head) => head.textContent),
  );

it('shows a specialist the notices of a practice, and switches every kind of a line', async () => {
  const { backend } = open();
  const box = await screen.findByRole('checkbox', { name: 'Somebody asks for a renewal, by email' });
  expect(lines()).toEqual([
    'A visit is booked, asked for, moved or cancelled',
    'A visit goes another waySomebody waits, is worse or did not come, or you stand in',
    'An emergency access is checkedIt protects you, so we always tell you',
    'You may see a record, or no longer',
    'You are asked to correct something',
    'Somebody asks for a renewal',
    'Your registrationYour practice depends on it, so we always tell you',
    'News about somebody you treat',
    'Your practice’s team, and what it gives you to do',
    'Somebody writes to you',
    'The help desk answers you',
  ]);
  await userEvent.setup().click(box);
  await waitFor(() => expect(sent(backend, 'set_notification_pref')).toHaveLength(3));
  expect(sent(backend, 'set_notification_pref')).toEqual(
    ['renewal.requested', 'renewal.withdrawn', 'renewal.overdue'].map((p_event) => ({
      ...{ p_event, p_channel: 'email', p_wanted: false },
    })),
  );
  const always = screen.getByRole('row', { name: /Your registration/ });
  expect(within(always).queryAllByRole('checkbox')).toEqual([]);
});

it('shows an operator the notices of the desk', async () => {
  open();
  act(() => hostReports.operator());
  await screen.findByRole('checkbox', { name: 'A visit needs a decision, by email' });
  expect(lines()).toEqual([
    'A visit needs a decision',
    'An access to a record needs a check',
    'A request to a specialist waits too long',
    'A death is reported',
    'The help desk answers you',
    'A colleague proposes or decides something',
  ]);
  expect(screen.getByText(/^Everything we know about you, as one file that other systems/)).toBeDefined();
  expect(screen.getByText(/^Erased: your name, contacts, settings and sign-in\./)).toBeDefined();
});

it('gathers emails as chosen, and says what an hour in the quiet hours means', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  const hourly = await screen.findByRole('radio', { name: 'Together, every hour' });
  expect((hourly as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText(/^What is urgent never waits/)).toBeDefined();
  expect(screen.queryByLabelText('At this hour')).toBeNull();
  backend.answer('my_notification_settings', { ...SETTINGS, mailRhythm: 'daily' });
  await user.click(screen.getByRole('radio', { name: 'Together, once a day' }));
  const hour = await screen.findByLabelText('At this hour');
  expect(await screen.findByText(/^Saved by itself/)).toBeDefined();
  backend.answer('my_notification_settings', { ...SETTINGS, mailRhythm: 'daily', mailHour: 22 });
  await user.selectOptions(hour, '22:00');
  expect(await screen.findByText('That is in your quiet hours, so they come at 07:00.')).toBeDefined();
  expect(sent(backend, 'set_mail_rhythm')).toEqual([
    { p_rhythm: 'daily', p_hour: 8 },
    { p_rhythm: 'daily', p_hour: 22 },
  ]);
});

it('keeps what is chosen while the choice before is on its way', async () => {
  let answer: (value: null) => void = () => undefined;
  const { backend } = open({ set_mail_rhythm: () => new Promise<null>((resolve) => (answer = resolve)) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Together, once a day' }));
  await user.selectOptions(await screen.findByLabelText('At this hour'), '17:00');
  expect(sent(backend, 'set_mail_rhythm')).toEqual([{ p_rhythm: 'daily', p_hour: 8 }]);
  const first = answer;
  backend.answer('set_mail_rhythm', null);
  first(null);
  await waitFor(() => expect(sent(backend, 'set_mail_rhythm')).toHaveLength(2));
  expect(sent(backend, 'set_mail_rhythm')[1]).toEqual({ p_rhythm: 'daily', p_hour: 17 });
});

it('says so where that was not kept, and shows what holds', async () => {
  open({ set_mail_rhythm: refuse('', '', 0) });
  await userEvent.setup().click(await screen.findByRole('radio', { name: 'Each at once' }));
  expect((await screen.findByRole('alert')).textContent).toContain('When your emails come was not changed');
  expect((screen.getByRole('radio', { name: 'Together, every hour' }) as HTMLInputElement).checked).toBe(true);
});

it('takes the own data along, and says what stands in the way of closing', async () => {
  const saved = catchSavedFiles();
  open({ export_my_record: 'ticket', read_export: exportOf([{}]) });
  const user = userEvent.setup();
  expect(screen.getByText(/Records of your patients are not in it/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Prepare my export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.getByText(/with your name as its author/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See what would happen' }));
  expect(await screen.findByText(message('account.visitsOpen'))).toBeDefined();
});

it('leads to sign-in and security', () => {
  open();
  expect(screen.getByRole('link', { name: 'Sign-in and security' }).getAttribute('href')).toBe('/auth/security');
});

it('says what is safe when nothing comes', async () => {
  open({ my_notification_settings: refuse('', '', 0) });
  expect(await screen.findByText(/what you are told has not changed/)).toBeDefined();
});
