import { z } from 'zod';
import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import { saysNumber } from './number-words';
import { says } from './says';
import { requiredText } from './texts';

function wholeNumber(id: MessageId, { min, max }: { min: number; max: number }) {
  return z.number(says(id)).int(says(id)).min(min, says(id)).max(max, says(id));
}

const { quantity, repeats, schedule, daysSupply, scheduleSixDays, medicineId, doseUnit } = LIMITS.prescription;

/** One medicine with the particulars a script must carry. */
const prescriptionItemSchema = z
  .object({
    medicine: requiredText('prescriptions.medicineRequired', LIMITS.prescription.medicine.max),
    form: requiredText('prescriptions.formRequired', LIMITS.prescription.form.max),
    strength: requiredText('prescriptions.strengthRequired', LIMITS.prescription.strength.max),
    quantity: wholeNumber('prescriptions.quantityRequired', quantity),
    quantityWords: z
      .string(says('data.invalid'))
      .trim()
      .max(LIMITS.prescription.quantityWords.max, says('validation.tooLong')),
    schedule: wholeNumber('prescriptions.scheduleRange', schedule),
    directions: requiredText('prescriptions.directionsRequired', LIMITS.prescription.directions.max),
    repeats: wholeNumber('prescriptions.repeatsRange', repeats),
    daysSupply: wholeNumber('prescriptions.daysSupplyRange', daysSupply),
    /** Taken on and on; else it is a course that ends. */
    ongoing: z.boolean(says('data.invalid')).optional(),
    /** Of the catalogue; without it the medicine is written as text, and only its words are compared. */
    medicineId: z.string(says('data.invalid')).max(medicineId.max, says('data.invalid')).nullish(),
    doseAmount: z.number(says('data.invalid')).nullish(),
    doseUnit: z.string(says('data.invalid')).max(doseUnit.max, says('data.invalid')).nullish(),
    timesADay: z.number(says('data.invalid')).nullish(),
    asNeeded: z.boolean(says('data.invalid')).optional(),
  })
  .superRefine((item, context) => {
    if (item.schedule !== schedule.max) return;
    const refuse = (path: string, { error }: { error: MessageId }) =>
      context.addIssue({ code: 'custom', path: [path], message: error });
    if (item.quantityWords === '') refuse('quantityWords', says('prescriptions.quantityWordsRequired'));
    else if (item.repeats > 0 || item.daysSupply > scheduleSixDays)
      refuse('repeats', says('prescriptions.scheduleSixLimits'));
    else if (!saysNumber(item.quantityWords, item.quantity))
      refuse('quantityWords', says('prescriptions.wordsDisagree'));
  });

/** Everything on one prescription. */
export const prescriptionSchema = z.object({
  items: z
    .array(prescriptionItemSchema)
    .min(1, says('prescriptions.itemsRequired'))
    .max(LIMITS.prescription.items.max, says('prescriptions.tooManyItems'))
    .superRefine((items, context) => {
      const six = items.findIndex((item) => item.schedule === schedule.max);
      if (six >= 0 && items.length > 1)
        context.addIssue({ code: 'custom', path: [six, 'medicine'], message: 'prescriptions.scheduleSixAlone' });
    }),
});
