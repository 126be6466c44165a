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
const FACTS = { specialists: 14, languages: 11, openToday: 3, first: null, prices: [] };
const COUNTED: FactsControl = { ...FAILED, status: 'ready', facts: FACTS, countedAt: new Date() };

afterEach(cleanup);

function pressAgain() {
  const view = render(<Numbers {...FAILED} />);
  const again = view.getByText('Try again');
  again.focus();
  fireEvent.click(again);
  view.rerender(<Numbers {...FAILED} isRetrying />);
  return { ...view, again };
}

test('the focus stays on the button while it counts again, and when that fails too', () => {
  const { again, rerender } = pressAgain();
  expect([again.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', again]);
  rerender(<Numbers {...FAILED} />);
  expect([again.getAttribute('aria-busy'), document.activeElement]).toEqual([null, again]);
});

test('the focus goes to what came in the place of the button', () => {
  const { rerender, getByRole } = pressAgain();
  rerender(<Numbers {...COUNTED} />);
  expect(document.activeElement).toBe(getByRole('status'));
});

test('who has gone on meanwhile is not called back, nor who never asked', () => {
  const { rerender } = pressAgain();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  rerender(<Numbers {...COUNTED} />);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
  cleanup();
  render(<Numbers {...FAILED} />).rerender(<Numbers {...COUNTED} />);
  expect(document.activeElement).toBe(document.body);
});
