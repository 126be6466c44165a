import { expect, it } from 'vitest';
import { beginnings } from './beginnings';

it('marks each day once, with how many medicines began on it', () => {
  const at = (text: string) => new Date(text);
  expect(
    beginnings([
      { label: 'Enalapril', at: at('2026-10-26T10:00:00Z') },
      { label: 'Metformin', at: at('2026-10-26T10:05:00Z') },
      { label: 'Amlodipine', at: at('2026-11-02T10:00:00Z') },
    ]).map(({ label }) => label),
  ).toEqual(['Enalapril + 1', 'Amlodipine']);
  expect(beginnings([])).toEqual([]);
});
