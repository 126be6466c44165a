import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import type { AllergyAnswer } from '@telehealth/data/prescribing/own-prescription.schema';

type Finding = AllergyAnswer['findings'][number];

/** What a finding says to the one who prescribes. */
export function findingText({ allergy, medicine, kind }: Finding, patientName: string): string {
  const against = allergy === null ? 'an allergy that is not shared with you' : `the recorded allergy “${allergy}”`;
  if (kind === 'related_class')
    return `${medicine} is related to ${against} of ${patientName}. A reaction is possible.`;
  if (kind === 'same_name') return `${medicine} has the name of ${against} of ${patientName}.`;
  return `${medicine} is of the kind named by ${against} of ${patientName}.`;
}

/** What was compared, in words that promise no more than it was. */
export function comparedText({ allergies, unrecognised, hidden }: AllergyAnswer): string {
  if (allergies === 0) return 'No allergy is recorded, which does not mean that there is none. Please ask.';
  const count = `Compared with ${allergies} recorded ${allergies === 1 ? 'allergy' : 'allergies'}`;
  const closed = hidden === 0 ? '' : `, ${hidden} of them not shared with you`;
  const unknown =
    unrecognised.length === 0 ? '' : ` Not in our table, please compare yourself: ${unrecognised.join(', ')}.`;
  return `${count}${closed}.${unknown}`;
}

/** What the check does, and what it does not do yet. */
export const CHECKED_TEXT =
  'What is checked: recorded allergies. What is not checked: interactions with other medicines, and the dose.';

/** @param of how many medicines there are in all; where there are several it says which are not known */
export function unknownText(unknown: readonly string[], of = 1): string {
  if (of === 1) return 'We do not know this medicine. Nothing was checked.';
  const [what, whom] = unknown.length === 1 ? ['this medicine', 'it'] : ['these medicines', 'them'];
  return `We do not know ${what}: ${unknown.join(', ')}. Nothing was checked for ${whom}.`;
}

/** Whether a medicine, while it is typed, speaks against what is known here already. The check before issuing asks everything. */
export function typedConflict(labels: readonly string[], medicine: string): string | null {
  if (medicine.trim().length < 3) return null;
  const { findings } = checkAllergies(labels, [medicine]);
  return findings[0]?.allergy ?? null;
}
