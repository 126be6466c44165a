import type { ChartEntry } from './chart.schema';

type Of<E extends ChartEntry, K extends ChartEntry['kind']> = Extract<E, { kind: K }>;

/** Returns what the patient takes now: `private.takes_now` of the database decides, this only selects. */
export function takesNow<E extends ChartEntry>(
  entries: readonly E[],
): { reported: Of<E, 'medicine'>[]; prescribed: Of<E, 'prescription'>[] } {
  const isReported = (entry: E): entry is Of<E, 'medicine'> => entry.kind === 'medicine' && entry.taken;
  const isPrescribed = (entry: E): entry is Of<E, 'prescription'> =>
    entry.kind === 'prescription' && entry.taken.length > 0;
  return {
    reported: entries.filter(isReported),
    // Of a prescription, only the ongoing medicines.
    prescribed: entries
      .filter(isPrescribed)
      .map((entry) => ({ ...entry, items: entry.items.filter(({ position }) => entry.taken.includes(position)) })),
  };
}
