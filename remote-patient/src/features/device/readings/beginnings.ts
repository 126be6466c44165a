import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { MedicineStart } from '@telehealth/data/readings/reading.schema';

/** Medicines as marks of a chart: those of one day share one mark, because their labels would overlap. */
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
