import { type MessageId, messageText } from '@telehealth/contracts/messages';
import { inWords } from '@telehealth/contracts/schemas/number-words';
import { prescriptionSchema } from '@telehealth/contracts/schemas/prescription';
import { type DraftItem, toDraftRow } from '@telehealth/data/prescribing/own-prescription.schema';
import type { FoundMedicine } from '../../data/prescribing/medicines.queries';

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
  medicineId: null,
  named: [],
  doseAmount: '',
  doseUnit: '',
  timesADay: '',
  asNeeded: false,
};

/** Problems per field of a medicine; empty if it is complete. */
export type ItemProblems = Partial<Record<keyof DraftItem, string>>;

/** Problems per medicine that block the check; the database would refuse the same. */
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

/** Units of a dose. Milligrams can be told of all but the last three. */
export const DOSE_UNITS = [
  'tablet',
  'capsule',
  'ml',
  'mg',
  'puff',
  'suppository',
  'sachet',
  'lozenge',
  'drop',
  'spoon',
  'application',
];
const UNIT_OF_FORM: Readonly<Record<string, string>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  'liquid by mouth': 'ml',
  inhaled: 'puff',
  rectal: 'suppository',
  lozenge: 'lozenge',
  eye: 'drop',
  ear: 'drop',
  'cream, ointment or skin': 'application',
  injection: 'mg',
};
const COURSE_OF_LONG_USE = '30';

/** A medicine chosen from the catalogue. The dose stays open: nobody guesses it. */
export function chosenItem({ id, name, form, strength, schedule, use }: FoundMedicine): DraftItem {
  const isLong = use === 'chronic';
  return {
    ...EMPTY_ITEM,
    medicineId: id,
    medicine: name,
    form,
    strength,
    schedule: schedule === null ? '' : String(schedule),
    doseUnit: UNIT_OF_FORM[form] ?? '',
    ongoing: isLong,
    daysSupply: isLong ? COURSE_OF_LONG_USE : '',
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const numberIn = (typed: string) => (/^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN);
const said = (number: number) =>
  Number.isInteger(number) && number > 0 && number <= 20 ? inWords(number) : String(number);

export function doseText({ doseAmount, doseUnit }: DraftItem): string {
  const amount = numberIn(doseAmount);
  if (Number.isNaN(amount) || doseUnit === '') return '';
  const unit = amount > 1 && !['ml', 'mg'].includes(doseUnit) ? `${doseUnit.replace(/y$/, 'ie')}s` : doseUnit;
  return `${doseAmount} ${unit}`;
}

export function timesText({ timesADay, asNeeded }: DraftItem): string {
  const times = numberIn(timesADay);
  if (Number.isNaN(times)) return '';
  const often = times === 1 ? 'once a day' : times === 2 ? 'twice a day' : `${said(times)} times a day`;
  return asNeeded ? `when needed, at most ${often}` : often;
}

/** Directions written from the numbers; empty while one is missing. */
export function directionsOf(item: DraftItem): string {
  const [dose, times] = [doseText(item), timesText(item)];
  if (dose === '' || times === '') return '';
  const amount = numberIn(item.doseAmount);
  return capital(`${dose.replace(item.doseAmount, said(amount))} ${times}`);
}

function quantityOf({ doseAmount, doseUnit, timesADay, daysSupply }: DraftItem): string {
  const all = numberIn(doseAmount) * numberIn(timesADay) * numberIn(daysSupply);
  const isCounted = ['tablet', 'capsule', 'suppository', 'sachet', 'lozenge', 'ml'].includes(doseUnit);
  return isCounted && all > 0 ? String(Math.ceil(all)) : '';
}

/** Changes an item of the catalogue; directions and quantity that were written from the numbers follow them. */
export function withChange(item: DraftItem, change: Partial<DraftItem>): DraftItem {
  const next = { ...item, ...change };
  if (item.medicineId === null) return next;
  if (change.directions === undefined && (item.directions === '' || item.directions === directionsOf(item)))
    next.directions = directionsOf(next);
  if (change.quantity === undefined && (item.quantity === '' || item.quantity === quantityOf(item)))
    next.quantity = quantityOf(next);
  return next;
}

const MONTH = /^(28|29|30|31)$/;
/** A supply of a month can be had three times, but for Schedule 6. */
export const canBeThreeMonths = ({ daysSupply, repeats, schedule }: DraftItem) =>
  MONTH.test(daysSupply) && repeats !== '2' && schedule !== '6';
