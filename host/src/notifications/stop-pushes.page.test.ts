// @vitest-environment jsdom
import { stubPush } from '@telehealth/data/testing/browser-with-push';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopPushes } from './stop-pushes';

const known = vi.hoisted(() => ({ area: null as unknown }));
vi.mock('../connection/connection', () => ({ knownDataArea: () => known.area }));

let remove = () => {};
beforeEach(() => {
  known.area = null;
});
afterEach(() => remove());

function open(endpoint: string | null, answer: unknown = 1) {
  const stub = stubPush({ permission: 'granted', endpoint });
  remove = stub.remove;
  const backend = createFakeBackend({ end_push_subscription: answer });
  known.area = Promise.resolve({ backend });
  return { backend, browser: stub.browser };
}

it('tells the server which browser it is, and the browser to forget', async () => {
  const { backend, browser } = open('https://fcm.googleapis.com/x');
  await stopPushes();
  expect(backend.calls.map(({ name, args }) => [name, args])).toEqual([
    ['end_push_subscription', { p_endpoint: 'https://fcm.googleapis.com/x' }],
  ]);
  expect(browser.endpoint).toBeNull();
});

it('lets the browser forget also where the server cannot be told', async () => {
  const { browser } = open('https://fcm.googleapis.com/x', refuse('', '', 0));
  await stopPushes();
  expect(browser.endpoint).toBeNull();
});

it('asks nothing where there are no notices, and nothing without data', async () => {
  const { backend } = open(null);
  await stopPushes();
  expect(backend.calls).toEqual([]);
  known.area = null;
  const { browser } = { browser: stubPush({ endpoint: 'https://fcm.googleapis.com/x' }).browser };
  await stopPushes();
  expect(browser.endpoint).not.toBeNull();
});
