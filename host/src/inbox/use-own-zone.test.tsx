// @vitest-environment jsdom
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { deviceTimeZone } from '@telehealth/data/clock/viewer-zone';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { practiceRow } from '@telehealth/data/testing/practice-rows';
import { hostReports, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOwnZone } from './use-own-zone';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const NEEDS = { captions: false, interpreter: '', largeText: false, audioOnly: false, extraTime: false };
const PROFILE = {
  ...{ name: 'Thandi', email: 'thandi@example.com', phone_raw: null, locale: 'en-ZA', time_zone: 'Asia/Tokyo' },
  ...{ needs: NEEDS, onboarding_completed_at: null, facts_reviewed_at: null },
  ...{ updated_at: '2026-11-24T08:00:00Z', version: 1 },
};

function Bell({ onChange }: { onChange: () => void }) {
  useOwnZone(onChange);
  return null;
}

it('shows times in the zone of the patient’s profile, whatever the device says, and once it does changes nothing', async () => {
  const onChange = vi.fn();
  const backend = createFakeBackend({ profiles: PROFILE });
  renderInHost(<Bell onChange={onChange} />, { backend });
  await waitFor(() => expect(viewerTimeZone()).toBe('Asia/Tokyo'));
  expect(onChange).toHaveBeenCalledTimes(1);
  cleanup();
  renderInHost(<Bell onChange={onChange} />, { backend: createFakeBackend({ profiles: PROFILE }) });
  await waitFor(() => expect(viewerTimeZone()).toBe('Asia/Tokyo'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('leaves a page as it is while somebody writes in it', async () => {
  const onChange = vi.fn();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const backend = createFakeBackend({ profiles: PROFILE });
  renderInHost(<Bell onChange={onChange} />, { backend });
  await waitFor(() => expect(backend.calls.some(({ name }) => name === 'profiles')).toBe(true));
  await act(async () => undefined);
  expect(viewerTimeZone()).toBe(deviceTimeZone());
  expect(onChange).not.toHaveBeenCalled();
  field.remove();
});

it('takes a specialist’s from their practice', async () => {
  const backend = createFakeBackend({ specialists: practiceRow({ time_zone: 'Europe/Paris' }) });
  renderInHost(<Bell onChange={() => undefined} />, { backend, role: 'specialist' });
  await waitFor(() => expect(viewerTimeZone()).toBe('Europe/Paris'));
});

it('asks nothing for an operator, and leaves the device’s zone', async () => {
  const backend = createFakeBackend({});
  renderInHost(<Bell onChange={() => undefined} />, { backend });
  backend.calls.length = 0;
  act(() => hostReports.operator());
  expect(viewerTimeZone()).toBe(deviceTimeZone());
  expect(backend.calls).toEqual([]);
});
