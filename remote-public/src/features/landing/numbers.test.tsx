// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Numbers } from './numbers';
import type { FactsControl } from './use-public-facts';

const FAILED: FactsControl = {
  status: 'failed',
  facts: undefined,
  countedAt: undefined,
  isRetrying: false,
  retry: vi.fn(),
};

afterEach(cleanup);

test('the focus stays on the button while it counts again, and when that fails too', () => {
  const { rerender, getByText } = render(<Numbers {...FAILED} />);
  const again = getByText('Try again');
  again.focus();
  fireEvent.click(again);
  rerender(<Numbers {...FAILED} isRetrying />);
  expect([again.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', again]);
  rerender(<Numbers {...FAILED} />);
  expect([again.getAttribute('aria-busy'), document.activeElement]).toEqual([null, again]);
});
