// @vitest-environment jsdom
import { stubPush } from '@telehealth/data/testing/browser-with-push';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PushOffer } from './push-offer';

let remove = () => {};
afterEach(() => {
  cleanup();
  remove();
  remove = () => {};
  localStorage.clear();
});

const KEY = `B${'A'.repeat(86)}`;
function open(said: object = { publicKey: KEY, devices: [] }, given: Parameters<typeof stubPush>[0] = {}) {
  const stub = stubPush(given);
  remove = stub.remove;
  const backend = createFakeBackend({
    ...{ my_push_subscriptions: said, my_notification_settings: {}, add_push_subscription: 'this' },
  });
  renderInHost(<PushOffer />, { backend, name: 'Thandi Nkosi' });
  return { backend, browser: stub.browser };
}
const asks = ({ calls }: ReturnType<typeof createFakeBackend>) =>
  calls.filter(({ name }) => name === 'my_push_subscriptions').length;
const offer = () => screen.queryByRole('region', { name: 'Shall this device tell you?' });

it('is turned on by a press, and says so', async () => {
  const { backend, browser } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notices on this device' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'This device gets noticesYou can close this page now. To stop them, go to your settings.',
  );
  expect([browser.asked, backend.calls.some(({ name }) => name === 'add_push_subscription')]).toEqual([1, true]);
});

it('stands there once: who said not now is not asked again on this device', async () => {
  const { browser } = open();
  expect((await screen.findByRole('region')).textContent).toContain('It names nobody and says nothing of your health.');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect([offer(), browser.asked]).toEqual([null, 0]);
  cleanup();
  remove();
  const { backend } = open();
  expect([offer(), asks(backend)]).toEqual([null, 0]);
});

it.each(['granted', 'denied'] as const)('asks nobody who answered the browser before: %s', (permission) => {
  const { backend } = open(undefined, { permission });
  expect([offer(), asks(backend)]).toEqual([null, 0]);
});

it('is not there where nobody sends any', async () => {
  const { backend } = open({ publicKey: null, devices: [] });
  await waitFor(() => expect(asks(backend)).toBe(1));
  expect(offer()).toBeNull();
});
