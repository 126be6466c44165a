// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceCheck } from './device-check';

class Watcher {
  observe = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => vi.stubGlobal('ResizeObserver', Watcher));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const startsAt = new Date(Date.now() + 24 * 3_600_000);
const open = (path: string) =>
  renderInHost(<DeviceCheck details={visitDetails.parse(visitDetailsRow({ startsAt }))} />, {
    backend: createFakeBackend({}),
    path,
  });
const START = { name: 'Start camera and microphone' };

it('stands open for whoever is led to it, as from the board', async () => {
  open('/consultation/v1#devices');
  expect(await screen.findByRole('button', START)).toBeDefined();
  expect(document.activeElement?.id).toBe('devices');
});

it('is closed for everybody else', () => {
  open('/consultation/v1#words');
  expect(screen.getByRole('button', { name: 'Test this device' })).toBeDefined();
  expect(screen.queryByRole('button', START)).toBeNull();
});
