import { dayKey, viewerTimeZone } from '@telehealth/contracts';
import type { MedicineStart } from '@telehealth/data/readings/reading.schema';

/** Medicines as marks of a plot: those of one day are one mark, since their words would lie over each other. */
export function beginnings(medicines: readonly MedicineStart[]): MedicineStart[] {
  const days = new Map<string, MedicineStart[]>();
  for (const one of medicines) {
    const day = dayKey(one.at, viewerTimeZone());
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days.values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [{ at: first.at, label: more.length === 0 ? first.label : `${first.label} + ${more.length}` }],
  );
}
