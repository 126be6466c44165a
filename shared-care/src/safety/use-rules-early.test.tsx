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
  const onScanned = vi.fn();
  const view = render(<RedFlagWatch text="" onScanned={onScanned} />);
  await vi.waitFor(() => expect(onScanned).toHaveBeenCalledWith(''));
  expect(asked).not.toHaveBeenCalled();

  view.rerender(<RedFlagWatch text="c" onScanned={onScanned} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 300 });
  expect(onScanned).not.toHaveBeenCalledWith('c');
});
