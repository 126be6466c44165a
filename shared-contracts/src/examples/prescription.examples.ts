import { LIMITS } from '../settings/limits';
import type { Example } from './example';

/** One medicine as the form sends it. */
export interface PrescriptionItemValues {
  medicine: string;
  form: string;
  strength: string;
  quantity: number;
  quantityWords: string;
  schedule: number;
  directions: string;
  repeats: number;
  daysSupply: number;
  ongoing?: boolean;
}

export const GOOD_ITEM: PrescriptionItemValues = {
  medicine: 'Paracetamol',
  form: 'tablets',
  strength: '500 mg',
  quantity: 20,
  quantityWords: '',
  schedule: 2,
  directions: 'Two tablets every six hours when needed, at most eight a day',
  repeats: 1,
  daysSupply: 5,
};

const six = { ...GOOD_ITEM, medicine: 'Morphine', schedule: 6, quantityWords: 'twenty', repeats: 0 };
/** Medicines that nobody knows: the same one twice would need a reason. */
const tenMedicines = Array.from({ length: LIMITS.prescription.items.max }, (_, at) => ({
  ...GOOD_ITEM,
  medicine: `Mixture ${'abcdefghij'[at]}`,
}));
const { medicine, directions, items, scheduleSixDays } = LIMITS.prescription;

function refuse(
  name: string,
  change: Partial<PrescriptionItemValues>,
  field: keyof PrescriptionItemValues,
  id: NonNullable<Example<unknown>['refused']>['id'],
): Example<{ items: PrescriptionItemValues[] }> {
  return { name, values: { items: [{ ...GOOD_ITEM, ...change }] }, refused: { path: `items.0.${field}`, id } };
}

/** Examples for what a prescription must carry before it is issued. */
export const PRESCRIPTION_EXAMPLES: readonly Example<{ items: PrescriptionItemValues[] }>[] = [
  { name: 'one medicine', values: { items: [GOOD_ITEM] } },
  { name: 'the most medicines', values: { items: tenMedicines } },
  { name: 'Schedule 6 with words', values: { items: [six] } },
  { name: 'the longest name', values: { items: [{ ...GOOD_ITEM, medicine: 'x'.repeat(medicine.max) }] } },
  { name: 'nothing', values: { items: [] }, refused: { path: 'items', id: 'prescriptions.itemsRequired' } },
  {
    name: 'too many',
    values: { items: Array.from({ length: items.max + 1 }, () => GOOD_ITEM) },
    refused: { path: 'items', id: 'prescriptions.tooManyItems' },
  },
  refuse('no name', { medicine: '  ' }, 'medicine', 'prescriptions.medicineRequired'),
  refuse('no form', { form: '' }, 'form', 'prescriptions.formRequired'),
  refuse('no strength', { strength: '' }, 'strength', 'prescriptions.strengthRequired'),
  refuse('no quantity', { quantity: 0 }, 'quantity', 'prescriptions.quantityRequired'),
  refuse('half a tablet too many', { quantity: 1.5 }, 'quantity', 'prescriptions.quantityRequired'),
  refuse('no directions', { directions: '\n' }, 'directions', 'prescriptions.directionsRequired'),
  refuse('directions too long', { directions: 'x'.repeat(directions.max + 1) }, 'directions', 'validation.tooLong'),
  refuse('six repeats', { repeats: 6 }, 'repeats', 'prescriptions.repeatsRange'),
  refuse('Schedule 7', { schedule: 7 }, 'schedule', 'prescriptions.scheduleRange'),
  refuse('no days', { daysSupply: 0 }, 'daysSupply', 'prescriptions.daysSupplyRange'),
  refuse(
    'Schedule 6 without words',
    { ...six, quantityWords: ' ' },
    'quantityWords',
    'prescriptions.quantityWordsRequired',
  ),
  refuse(
    'Schedule 6 with other words',
    { ...six, quantityWords: 'thirty' },
    'quantityWords',
    'prescriptions.wordsDisagree',
  ),
  {
    name: 'Schedule 6 beside another medicine',
    values: { items: [six, GOOD_ITEM] },
    refused: { path: 'items.0.medicine', id: 'prescriptions.scheduleSixAlone' },
  },
  refuse('Schedule 6 with a repeat', { ...six, repeats: 1 }, 'repeats', 'prescriptions.scheduleSixLimits'),
  refuse(
    'Schedule 6 for too long',
    { ...six, daysSupply: scheduleSixDays + 1 },
    'repeats',
    'prescriptions.scheduleSixLimits',
  ),
];
