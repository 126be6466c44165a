// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RedFlagWatch } from './red-flag-watch';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./scan-reason', () => {
  asked();
  return { scanForRedFlags: () => [], RedFlagNotice: () => null };
});

test('the rules are asked for at the first letter, neither before nor only when typing pauses', async () => {
  vi.useFakeTimers();
  const onScanned = vi.fn();
  const view = render(<RedFlagWatch text="" onScanned={onScanned} />);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onScanned).toHaveBeenCalledExactlyOnceWith('');
  expect(asked).not.toHaveBeenCalled();

  // Fake time stands still from here on, so typing never pauses.
  view.rerender(<RedFlagWatch text="c" onScanned={onScanned} />);
  await vi.dynamicImportSettled();
  expect(asked).toHaveBeenCalledOnce();
  expect(onScanned).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
