// @vitest-environment jsdom
import { messageText } from '@telehealth/contracts/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Host, HostContext } from '../host-context';
import { notify } from './notify';
import { Toasts } from './toasts';

/** Whether the toaster's chunk can be loaded. */
const files = vi.hoisted(() => ({ lost: true, tries: 0 }));
vi.mock('./toaster', async (original) => {
  files.tries += 1;
  if (files.lost) throw new Error('Loading chunk failed');
  return original();
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says a message whose frame cannot be loaded, tries again, and draws it then', async () => {
  render(
    <HostContext value={{ started: () => [] } as unknown as Host}>
      <Toasts />
    </HostContext>,
  );
  act(() => notify('chart.readingSaved'));
  const words = messageText('chart.readingSaved');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  // A second message meanwhile.
  act(() => notify('records.uploaded'));
  expect(screen.getByRole('alert').textContent).toBe(words + messageText('records.uploaded'));
  files.lost = false;
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(files.tries).toBeGreaterThan(1);
});
