// @vitest-environment jsdom
import { formatTime } from '@telehealth/contracts/formatting';
import { keepTimeZone } from '@telehealth/data/clock/viewer-zone';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useZoneClock } from './use-zone-clock';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const AT = new Date('2027-01-15T20:00:00Z');
const told = (minutes: number) => ({
  clocks_of_a_zone: [
    {
      ...{ known_from: '2020-01-01T00:00:00Z', known_until: '2099-01-01T00:00:00Z' },
      ...{ changes_at: ['2020-01-01T00:00:00Z'], minutes_ahead: [minutes] },
    },
  ],
});

function Clock({ onChange }: { onChange: () => void }) {
  useZoneClock(onChange);
  return null;
}

it('writes times by the database’s table when the page is idle, and has the page drawn anew where they differ', async () => {
  keepTimeZone('America/Vancouver');
  const onChange = vi.fn();
  const backend = createFakeBackend(told(-420));
  renderInHost(<Clock onChange={onChange} />, { backend });
  expect(backend.calls).toEqual([]);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(formatTime(AT, 'America/Vancouver')).toBe('13:00');
  cleanup();
  renderInHost(<Clock onChange={onChange} />, { backend });
  expect(backend.calls).toHaveLength(1);
});
