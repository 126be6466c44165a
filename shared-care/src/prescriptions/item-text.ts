import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';

/** One medicine as a line, e.g. `Amoxicillin 500 mg, capsules: one three times a day`. */
export function itemText({
  medicine,
  strength,
  form,
  directions,
}: Pick<DraftItem, 'medicine' | 'strength' | 'form' | 'directions'>): string {
  const what = [`${medicine} ${strength}`.trim(), form].filter((text) => text !== '').join(', ');
  return directions === '' ? what : `${what}: ${directions}`;
}
