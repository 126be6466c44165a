import type { MedicineReview } from '@telehealth/data/chart/chart.schema';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';

export interface NamedReview {
  name: string;
  review: MedicineReview;
}

/** What clinicians said last of the medicines of an entry. */
export function reviewsOf(entry: OwnEntry): NamedReview[] {
  if (entry.kind === 'medicine') return entry.review === null ? [] : [{ name: entry.label, review: entry.review }];
  if (entry.kind !== 'prescription') return [];
  return entry.reviews.map((review) => {
    const item = entry.items.find(({ position }) => position === review.position);
    return { name: item === undefined ? '' : `${item.medicine} ${item.strength}`.trim(), review };
  });
}
