import { describe, expect, it } from 'vitest';
import { toSlotWindow } from './to-slot-window';

const NOW = new Date(2026, 10, 20, 15, 30);

describe('the span a search looks at', () => {
  it('is the next fourteen days by default', () => {
    expect(toSlotWindow({ when: 'soon', day: '' }, NOW)).toEqual({ from: NOW, to: new Date(2026, 11, 4, 15, 30) });
  });
  it('is the rest of today', () => {
    expect(toSlotWindow({ when: 'today', day: '' }, NOW)).toEqual({ from: NOW, to: new Date(2026, 10, 21) });
  });
  it('is the whole of a later day', () => {
    const expected = { from: new Date(2026, 10, 25), to: new Date(2026, 10, 26) };
    expect(toSlotWindow({ when: 'day', day: '2026-11-25' }, NOW)).toEqual(expected);
  });
  it('does not start in the past when the chosen day is today', () => {
    expect(toSlotWindow({ when: 'day', day: '2026-11-20' }, NOW)?.from).toEqual(NOW);
  });
  it('is nothing for a day that is over', () => {
    expect(toSlotWindow({ when: 'day', day: '2026-11-19' }, NOW)).toBeNull();
  });
});
