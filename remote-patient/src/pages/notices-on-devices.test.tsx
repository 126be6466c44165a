// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { stubPush } from '@telehealth/data/testing/browser-with-push';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PushDevices } from '../features/settings/push-devices';

let remove = () => {};
afterEach(() => {
  cleanup();
  remove();
  remove = () => {};
});

const KEY = `B${'A'.repeat(86)}`;
const PHONE = {
  ...{ id: 'phone', label: 'Chrome on Android', createdAt: '2026-11-01T10:00:00Z' },
  ...{ lastSentAt: '2026-11-24T10:00:00Z', failedAt: null, isThis: false },
};
const THIS = { ...PHONE, id: 'this', label: 'Firefox on Windows', lastSentAt: null, isThis: true };
const answer = (...devices: object[]) => ({ publicKey: KEY, devices });

/** The card, in a browser that can show notices unless told otherwise. */
function open(said: object = answer(), given: Parameters<typeof stubPush>[0] | null = {}) {
  const stub = given && stubPush(given);
  if (stub) remove = stub.remove;
  const backend = createFakeBackend({
    ...{ my_push_subscriptions: said, my_notification_settings: {}, add_push_subscription: 'this' },
    end_push_subscription: 1,
  });
  renderInHost(<PushDevices timeZone="Africa/Johannesburg" />, { backend, name: 'Thandi Nkosi' });
  return { backend, browser: stub?.browser };
}
const sent = ({ calls }: ReturnType<typeof createFakeBackend>, name: string) =>
  calls.filter((call) => call.name === name).map(({ args }) => args);
const card = () => screen.findByRole('region', { name: 'Notices on your devices' });
const turnOn = () => screen.findByRole('button', { name: 'Turn on notices on this device' });

it('is not there where nobody sends any', async () => {
  const { backend } = open({ publicKey: null, devices: [] });
  await waitFor(() => expect(sent(backend, 'my_push_subscriptions')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('asks by our words first, and the browser’s own question comes by a press', async () => {
  const { backend, browser } = open();
  const press = await turnOn();
  expect((await card()).textContent).toContain('First your browser asks you whether we may.');
  expect((await card()).textContent).toContain('A notice names nobody: “Your visit is on Thu 4 Mar, 10:30.”');
  expect([browser?.asked, browser?.endpoint]).toEqual([0, null]);
  backend.answer('my_push_subscriptions', answer(THIS));
  await userEvent.click(press);
  expect(await screen.findByText('This device gets notices')).toBeDefined();
  expect(browser?.asked).toBe(1);
  expect(sent(backend, 'add_push_subscription')).toEqual([
    {
      ...{ p_endpoint: 'https://fcm.googleapis.com/fcm/send/this', p_p256dh: 'their-key', p_auth: 'their-secret' },
      p_label: 'A browser on another device',
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Turn on notices on this device' })).toBeNull();
});

it.each([
  ['denied', 'Your browser refuses our notices', 'press the sign beside the address of this page'],
  ['default', 'Notices are not on', 'Your browser got no answer to its question. You can press again.'],
] as const)('says what to do when the browser answers: %s', async (said, title, words) => {
  const { backend, browser } = open();
  if (browser) browser.answer = said;
  await userEvent.click(await turnOn());
  const alert = await screen.findByRole('status');
  expect(alert.textContent).toContain(title);
  expect(alert.textContent).toContain(words);
  expect(sent(backend, 'add_push_subscription')).toEqual([]);
});

it('says so when the browser’s own service cannot be reached, and when ours was not', async () => {
  const { backend, browser } = open();
  if (browser) browser.isCutOff = true;
  await userEvent.click(await turnOn());
  expect((await screen.findByRole('status')).textContent).toContain(
    'Your browser does not reach the service that brings its notices.',
  );
  if (browser) browser.isCutOff = false;
  backend.answer('add_push_subscription', refuse('', '', 0));
  await userEvent.click(await turnOn());
  expect(await screen.findByText(message('data.offline'))).toBeDefined();
  backend.answer('add_push_subscription', 'this');
  backend.answer('my_push_subscriptions', answer(THIS));
  await userEvent.click(await turnOn());
  expect(await screen.findByText('This device gets notices')).toBeDefined();
});

it('has no button where the browser refused before, and says how to undo that', async () => {
  open(answer(), { permission: 'denied' });
  expect(await screen.findByText('Your browser refuses our notices')).toBeDefined();
  expect((await card()).textContent).toContain('press the sign beside the address of this page');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says truthfully what cannot show any', async () => {
  open(answer(), null);
  expect(await screen.findByText(/^This browser cannot show notices while our pages are closed\./)).toBeDefined();
  cleanup();
  const { userAgent } = navigator;
  Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)',
    configurable: true,
  });
  open(answer(), null);
  expect(
    await screen.findByText(/^An iPhone or iPad shows notices only of pages that are on its home screen/),
  ).toBeDefined();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
});

it('lists the devices, and stops each', async () => {
  const failed = { ...PHONE, id: 'old', label: 'Safari on a Mac', failedAt: '2026-11-25T10:00:00Z' };
  const { backend, browser } = open(answer(THIS, PHONE, failed), {
    permission: 'granted',
    endpoint: 'https://x.example',
  });
  const list = await screen.findByRole('list', { name: 'Devices that get notices' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Firefox on Windows, this deviceOn since Sun 1 Nov, 12:00 South African time, no notice yet.Stop on this device',
    'Chrome on AndroidOn since Sun 1 Nov, 12:00 South African time, last notice Tue 24 Nov, 12:00 South African time.Stop',
    'Safari on a MacThe last notice did not get through. Nothing is lost: the same stands on your pages here.Stop',
  ]);
  expect(sent(backend, 'my_push_subscriptions')).toEqual([{ p_endpoint: 'https://x.example' }]);
  await userEvent.click(within(list).getByRole('button', { name: 'Stop on Chrome on Android' }));
  await waitFor(() => expect(sent(backend, 'end_push_subscription')).toEqual([{ p_id: 'phone' }]));
  expect(browser?.endpoint, 'that was another one').toBe('https://x.example');
  backend.answer('end_push_subscription', refuse('', '', 0));
  await userEvent.click(within(list).getByRole('button', { name: 'Stop on this device' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Notices were not stopped');
  backend.answer('end_push_subscription', 1);
  await userEvent.click(within(list).getByRole('button', { name: 'Stop on this device' }));
  await waitFor(() => expect(browser?.endpoint).toBeNull());
});
