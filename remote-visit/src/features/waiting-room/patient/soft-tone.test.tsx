// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.queries';
import { visitDetails as schema } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playTone } from '../../../device-test/play-tone';
import { SoftTone } from './soft-tone';

vi.mock('../../../device-test/play-tone', () => ({ playTone: vi.fn(() => true) }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it.each([
  ['in_progress', 'begins', 1],
  ['cancelled', 'is cancelled while somebody waits', 0],
  ['waiting', 'is left for now', 0],
] as const)('with the visit %s (it %s) is heard %i times', async (status, _what, times) => {
  const backend = createFakeBackend();
  const { unmount } = renderInHost(<SoftTone appointmentId={VISIT_ID} />, { backend, role: 'patient' });
  fireEvent.click(screen.getByRole('checkbox'));
  vi.mocked(playTone).mockClear();
  const { queryKey } = visitDetails(backend, VISIT_ID);
  backend.queries.setQueryData(queryKey, schema.parse(visitDetailsRow({ status })));
  unmount();
  expect(playTone).toHaveBeenCalledTimes(times);
});
