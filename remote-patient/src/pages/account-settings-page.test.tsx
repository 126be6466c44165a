// @vitest-environment jsdom
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { exportOf } from '@telehealth/data/testing/export-fixture';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import AccountSettingsPage from './account-settings-page';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const SETTINGS = {
  ...{ privacyMode: true, quietFrom: '21:00', quietUntil: '07:00', timeZone: 'Africa/Johannesburg', prefs: [] },
  ...{
    always: ['access.emergencyOpened', 'access.emergencyReviewed', 'account'],
    unwanted: ['message.received'],
    phone: null,
    pushed: null,
    mailRhythm: 'at_once',
    mailHour: 8,
  },
};
const NO_NUMBER = {
  ...{ channels: ['sms', 'whatsapp'], number: null, dialled: null, reachable: false, channel: null },
  ...{ confirmedAt: null, stoppedAt: null, failedAt: null, codeUntil: null },
};
const NUMBER = { ...NO_NUMBER, number: '082 123 4567', dialled: '+27821234567', reachable: true };
const CONFIRMED = { ...NUMBER, channel: 'sms', confirmedAt: '2026-11-01T10:00:00Z' };
const NEEDS = { captions: false, interpreter: '', largeText: false, audioOnly: false, extraTime: true };
const PROFILE = {
  ...{ name: 'Thandi Nkosi', email: 't@example.com', phone_raw: '082 123 4567', locale: 'en-ZA', version: 3 },
  ...{ time_zone: 'Africa/Johannesburg', needs: NEEDS, onboarding_completed_at: '2026-01-01T10:00:00Z' },
  ...{ facts_reviewed_at: null, updated_at: '2026-01-01T10:00:00Z' },
};
const TERMS = {
  ...{ kind: 'terms', terms_id: 't1', version: 2, title: 'Terms of use', text_hash: 'a', decision: 'given' },
  ...{ decided_version: 2, decided_at: '2026-03-01T10:00:00Z', due: false },
};
const TELEHEALTH = { ...TERMS, kind: 'telehealth', terms_id: 't2', title: 'Care by video', text_hash: 'b' };
const KEPT = [{ category: 'payments', law: 'Companies Act 71 of 2008', until: '2033-11-24', confirm: 'x' }];
const ALL = {
  ...{ my_notification_settings: SETTINGS, profiles: PROFILE, my_consents: [TERMS, TELEHEALTH] },
  ...{
    terms_versions: {
      title: 'Care by video',
      body: 'Words of the text',
      version: 1,
      published_at: '2026-01-01T10:00:00Z',
    },
  },
  ...{ before_closing: { obstacle: null, kept: KEPT }, set_notification_pref: null, set_notification_settings: null },
};

const open = (answers: Record<string, unknown> = {}) => {
  const backend = createFakeBackend({ ...ALL, ...answers });
  return renderInHost(<AccountSettingsPage />, { backend, name: 'Thandi Nkosi' });
};
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const card = (name: string) => screen.findByRole('region', { name });

it('keeps a choice at once, for everything that belongs to the line, and shows the database’s word again', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  const box = await screen.findByRole('checkbox', { name: 'A prescription moves on or runs out, by email' });
  const mail = screen.getByRole('checkbox', { name: 'Somebody writes to you, by email' });
  expect([(box as HTMLInputElement).checked, (mail as HTMLInputElement).checked]).toEqual([true, false]);
  backend.answer('my_notification_settings', {
    ...SETTINGS,
    prefs: ['prescription', 'renewal'].map((event) => ({ event, channel: 'email', wanted: false })),
  });
  await user.click(box);
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
  expect(sent(backend, 'set_notification_pref')).toEqual(
    ['prescription', 'renewal'].map((p_event) => ({ p_event, p_channel: 'email', p_wanted: false })),
  );
  expect(await screen.findByText(/^Saved by itself, \d\d:\d\d$/)).toBeDefined();
});

it('has no box for what protects people, and says so', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Your record is opened in an emergency/ });
  expect(within(row).queryAllByRole('checkbox')).toEqual([]);
  expect(within(row).getAllByText('Always')).toHaveLength(2);
});

it('puts a box back and says why when the choice was not kept', async () => {
  open({ set_notification_pref: refuse('', '', 0) });
  const user = userEvent.setup();
  const box = await screen.findByRole('checkbox', { name: 'Somebody writes to you, by email' });
  await user.click(box);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This was not changed');
  expect((box as HTMLInputElement).checked).toBe(false);
});

it('shows the words as they are sent, with privacy mode and without', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  const words = await card('The exact words');
  const locked = within(words).getByRole('figure');
  expect(locked.textContent).toContain('Your visit on');
  expect(locked.textContent).toContain('This is about one of your visits.');
  expect(locked.textContent).not.toContain('Naledi');
  backend.answer('my_notification_settings', { ...SETTINGS, privacyMode: false });
  await user.click(within(words).getByRole('switch', { name: 'Privacy mode' }));
  await waitFor(() => expect(locked.textContent).toContain('Your visit with Naledi Mokoena is booked.'));
  expect(sent(backend, 'set_notification_settings')).toEqual([
    { p_privacy_mode: false, p_quiet_from: '21:00', p_quiet_until: '07:00' },
  ]);
  await user.click(screen.getByRole('button', { name: /Something new is in your record/ }));
  expect(locked.textContent).toContain('The notes of your visit are ready');
});

it('shows of texts only the way to a number while there is none, and nothing where nobody sends any', async () => {
  open({ my_notification_settings: { ...SETTINGS, phone: NO_NUMBER } });
  const texts = await card('Texts to your phone');
  expect(
    within(texts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add my number']);
  expect(screen.queryByRole('columnheader', { name: 'By SMS' })).toBeNull();
  cleanup();
  open();
  await screen.findByLabelText('Quiet from');
  expect(screen.queryByRole('region', { name: 'Texts to your phone' })).toBeNull();
});

it('confirms a number by the code that came, and then offers texts line by line until they are stopped', async () => {
  const { backend } = open({
    ...{ my_notification_settings: { ...SETTINGS, phone: NUMBER }, send_phone_code: '2026-11-24T20:10:00Z' },
    ...{ confirm_phone: refuse('P0001', 'phone.codeWrong'), stop_texts: null },
  });
  const user = userEvent.setup();
  const asked = { ...NUMBER, channel: 'whatsapp', codeUntil: '2026-11-24T20:10:00Z' };
  const send = await screen.findByRole('button', { name: 'Send a code by WhatsApp' });
  backend.answer('my_notification_settings', { ...SETTINGS, phone: asked });
  await user.click(send);
  const code = await screen.findByLabelText(/The code we sent to 082 123 4567/);
  expect(sent(backend, 'send_phone_code')).toEqual([{ p_channel: 'whatsapp' }]);
  await user.type(code, '12');
  await user.click(screen.getByRole('button', { name: 'Confirm my number' }));
  expect(screen.getByText(message('phone.codeSix'))).toBeDefined();
  expect([document.activeElement, sent(backend, 'confirm_phone')]).toEqual([code, []]);
  await user.type(code, '3 456');
  await user.click(screen.getByRole('button', { name: 'Confirm my number' }));
  expect(await screen.findByText(message('phone.codeWrong'))).toBeDefined();
  backend.answer('confirm_phone', null);
  backend.answer('my_notification_settings', { ...SETTINGS, phone: { ...CONFIRMED, channel: 'whatsapp' } });
  await user.click(screen.getByRole('button', { name: 'Confirm my number' }));
  const row = await screen.findByRole('row', { name: /A visit is coming up/ });
  const told = within(row)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).checked);
  expect(told, 'app, email, SMS, WhatsApp').toEqual([true, true, false, true]);
  const record = screen.getByRole('row', { name: /Something new is in your record/ });
  expect(within(record).getAllByText('Never')).toHaveLength(2);
  await user.click(within(row).getByRole('checkbox', { name: 'A visit is coming up, by SMS' }));
  await waitFor(() =>
    expect(sent(backend, 'set_notification_pref')).toEqual([
      { p_event: 'booking.soon', p_channel: 'sms', p_wanted: true },
    ]),
  );
  expect(screen.getByText(/A text names nobody: “Sawubona: your visit is on Thu 4 Mar, 10:30\./)).toBeDefined();
  backend.answer('my_notification_settings', {
    ...SETTINGS,
    phone: { ...CONFIRMED, stoppedAt: '2026-11-24T20:10:00Z' },
  });
  await user.click(screen.getByRole('button', { name: 'Stop all texts' }));
  expect(await screen.findByText(/Texts to 082 123 4567 are stopped/)).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'By SMS' })).toBeNull();
});

it('gathers emails at an hour that is chosen, and lets them come at once again', async () => {
  const { backend } = open({ set_mail_rhythm: null });
  const user = userEvent.setup();
  const atOnce = await screen.findByRole('radio', { name: 'Each at once' });
  expect((atOnce as HTMLInputElement).checked).toBe(true);
  backend.answer('my_notification_settings', { ...SETTINGS, mailRhythm: 'daily' });
  await user.click(screen.getByRole('radio', { name: 'Together, once a day' }));
  await user.selectOptions(await screen.findByLabelText('At this hour'), '17:00');
  await user.click(atOnce);
  await waitFor(() => expect(sent(backend, 'set_mail_rhythm')).toHaveLength(3));
  expect(sent(backend, 'set_mail_rhythm')).toMatchObject([
    { p_rhythm: 'daily' },
    { p_rhythm: 'daily', p_hour: 17 },
    { p_rhythm: 'at_once' },
  ]);
});

it('keeps quiet hours when a whole time is left, and refuses half of one at its place', async () => {
  const { backend } = open();
  const user = userEvent.setup();
  const from = await screen.findByLabelText('Quiet from');
  await user.clear(from);
  await user.tab();
  expect(screen.getByText(message('notifications.quietTime'))).toBeDefined();
  expect(sent(backend, 'set_notification_settings')).toEqual([]);
  await user.type(from, '22:30');
  await user.tab();
  await waitFor(() => expect(sent(backend, 'set_notification_settings')).toHaveLength(1));
  expect(sent(backend, 'set_notification_settings')[0]).toMatchObject({
    p_quiet_from: '22:30',
    p_quiet_until: '07:00',
  });
});

it('changes language, clock, theme and data, and keeps everything else of the person', async () => {
  const { backend, hostCalls } = open({ update_my_profile: PROFILE });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Language'), 'zu-ZA');
  await waitFor(() => expect(sent(backend, 'update_my_profile')).toHaveLength(1));
  const form = { locale: 'zu-ZA', timeZone: 'Africa/Johannesburg', needs: NEEDS };
  expect(sent(backend, 'update_my_profile')).toEqual([{ p_form: form, p_version: 3 }]);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(hostCalls).toContainEqual({ name: 'theme.choose', args: ['dark'] });
  await user.click(screen.getByRole('switch', { name: 'Save data on this device' }));
  expect(localStorage.getItem(STORAGE_KEYS.saveData)).toBe('on');
});

it('shows all times in a zone that was chosen, once it is saved', async () => {
  open({ update_my_profile: PROFILE });
  await userEvent.setup().selectOptions(await screen.findByLabelText('Time zone'), 'Europe/Paris');
  await waitFor(() => expect(viewerTimeZone()).toBe('Europe/Paris'));
});

it('saves the export as a file', async () => {
  const saved = catchSavedFiles();
  const { hostCalls } = open({
    export_my_record: 'ticket',
    read_export: exportOf([{}, {}]),
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Prepare my export' }));
  expect(await screen.findByText(/^Saved: 2 entries/)).toBeDefined();
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^my-record-[\d-]+\.json$/)]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['account.exported'] });
});

it('withdraws an agreement that may be withdrawn, and says why another may not', async () => {
  const { backend, hostCalls } = open({ decide_consent: {} });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Read Terms of use' }));
  expect(await screen.findByText(/An account needs this agreement/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw my agreement' })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Read Care by video' }));
  expect(await screen.findByText('Words of the text')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw my agreement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'decide_consent')).toMatchObject([{ p_terms: 't2', p_text_hash: 'b', p_decision: 'withdrawn' }]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['account.consentWithdrawn'] });
});

it('says what stands in the way of closing, and then offers no way to close', async () => {
  open({ before_closing: { obstacle: 'account.visitsOpen', kept: KEPT } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'See what would happen' }));
  expect(await screen.findByText(message('account.visitsOpen'))).toBeDefined();
  expect(screen.getByText(/Your receipts and payments, until 24 Nov 2033/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close it for good' })).toBeNull();
});

it('closes only with the words, asks for a fresh sign-in, and signs out when it is done', async () => {
  const { backend, hostCalls } = open({ close_my_account: refuse('P0001', 'access.signInAgain') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'See what would happen' }));
  const close = await screen.findByRole('button', { name: 'Close it for good' });
  await user.click(close);
  const words = screen.getByLabelText(/To close it, type/);
  expect(document.activeElement).toBe(words);
  expect(screen.getByText(message('account.confirmWords'))).toBeDefined();
  expect(sent(backend, 'close_my_account')).toEqual([]);
  await user.type(words, 'Close my account');
  await user.click(close);
  expect(await screen.findByText(message('account.signInAgain'))).toBeDefined();
  expect((words as HTMLInputElement).value).toBe('Close my account');
  backend.answer('close_my_account', { closedAt: '2026-11-24T10:00:00Z', kept: KEPT });
  await user.click(close);
  await waitFor(() => expect(hostCalls.at(-1)).toEqual({ name: 'notify', args: ['account.closed'] }));
  expect(hostCalls.at(-2)).toEqual({ name: 'auth.signOut', args: [] });
});

it('says what is safe when nothing comes, and asks again', async () => {
  const { backend } = open({ my_notification_settings: refuse('', '', 0) });
  const told = await card('What we tell you');
  expect((await within(told).findByText(/Your choices are kept/)).textContent).toBeDefined();
  backend.answer('my_notification_settings', SETTINGS);
  await userEvent.setup().click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /^A visit is booked.*by email$/ })).toBeDefined();
});
