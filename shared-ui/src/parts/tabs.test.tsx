// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ITEMS = ['First', 'Second', 'Third'].map((label) => ({ id: label, label, content: label }));
const span = (left: number, right: number) => ({ left, right }) as DOMRect;

/** A row of 100 px with tabs of 60 px. */
function asOnPhone() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = screen.getByRole('tablist');
    if (this === row) return span(0, 100);
    const at = ITEMS.findIndex(({ label }) => label === this.textContent) * 60 - row.scrollLeft;
    return span(at, at + 60);
  });
}

it('brings the open tab into the row, whether an address or a key opened it', () => {
  asOnPhone();
  render(<Tabs label="Parts" items={ITEMS} selected="Third" />);
  const row = screen.getByRole('tablist');
  expect(row.scrollLeft).toBe(80);
  cleanup();
  render(<Tabs label="Parts" items={ITEMS} />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'First' }), { key: 'End' });
  expect(screen.getByRole('tablist').scrollLeft).toBe(80);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Third' }), { key: 'Home' });
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
});
