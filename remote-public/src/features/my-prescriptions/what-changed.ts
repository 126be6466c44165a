import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';

type Medicines = MyPrescription['items'];
type Medicine = Medicines[number];

/** What of a medicine may be otherwise, each as it is said. */
const PARTS: readonly ((item: Medicine) => string)[] = [
  ({ strength }) => strength,
  ({ form }) => form,
  ({ directions }) => `“${directions}”`,
  ({ quantity }) => `quantity ${quantity}`,
  ({ repeats }) => (repeats === 1 ? '1 repeat' : `${repeats} repeats`),
  ({ daysSupply }) => `for ${daysSupply} days`,
];

const nameOf = ({ medicine, strength }: Medicine) => `${medicine} ${strength}`.trim();
const isSame = (one: Medicine, other: Medicine) => one.medicine.toLowerCase() === other.medicine.toLowerCase();

/**
 * What a corrected prescription says otherwise than the one whose place it took, a line for each thing. Empty: the medicines are the
 * same to the letter.
 */
export function whatChanged(old: Medicines, fresh: Medicines): string[] {
  const left = [...old];
  const lines = fresh.flatMap((item) => {
    const at = left.findIndex((before) => isSame(before, item));
    const [before] = at < 0 ? [] : left.splice(at, 1);
    if (before === undefined) return [`${nameOf(item)} is new on it`];
    return PARTS.filter((part) => part(before) !== part(item)).map(
      (part) => `${item.medicine}: ${part(item)} instead of ${part(before)}`,
    );
  });
  return [...lines, ...left.map((item) => `${nameOf(item)} is no longer on it`)];
}
