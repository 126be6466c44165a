import { type MessageId, messageText } from '@telehealth/contracts/messages';
import { prescriptionSchema } from '@telehealth/contracts/schemas/prescription';
import { type DraftItem, toDraftRow } from '@telehealth/data/prescribing/own-prescription.schema';

export const EMPTY_ITEM: DraftItem = {
  medicine: '',
  form: '',
  strength: '',
  directions: '',
  quantityWords: '',
  quantity: '',
  schedule: '',
  repeats: '0',
  daysSupply: '',
  ongoing: false,
};

/** Problems per field of a medicine; empty if it is complete. */
export type ItemProblems = Partial<Record<keyof DraftItem, string>>;

/** Problems per medicine that block the allergy check; the database would refuse the same. */
export function problemsOf(items: readonly DraftItem[]): ItemProblems[] {
  const parsed = prescriptionSchema.safeParse({ items: items.map(toDraftRow) });
  const problems: ItemProblems[] = items.map(() => ({}));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [, at, field] = path;
    const of = typeof at === 'number' ? problems[at] : undefined;
    if (of !== undefined && typeof field === 'string')
      of[field as keyof DraftItem] ??= messageText(message as MessageId);
  }
  return problems;
}

export const isComplete = (problems: readonly ItemProblems[]) =>
  problems.length > 0 && problems.every((problem) => Object.keys(problem).length === 0);

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
