import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import type { AllergyAnswer } from '@telehealth/data/prescribing/own-prescription.schema';

type Finding = AllergyAnswer['findings'][number];

/** A conflict's text for the prescriber. */
export function findingText({ allergy, medicine, kind }: Finding, patientName: string): string {
  const against = allergy === null ? 'an allergy that is not shared with you' : `the recorded allergy “${allergy}”`;
  if (kind === 'related_class')
    return `${medicine} is related to ${against} of ${patientName}. A reaction is possible.`;
  if (kind === 'same_name') return `${medicine} has the name of ${against} of ${patientName}.`;
  return `${medicine} is of the kind named by ${against} of ${patientName}.`;
}

export function comparedText({
  allergies,
  unrecognised,
  hidden,
}: Pick<AllergyAnswer, 'allergies' | 'unrecognised' | 'hidden'>): string {
  if (allergies === 0) return 'No allergy is recorded, which does not mean that there is none. Please ask.';
  const count = `Compared with ${allergies} recorded ${allergies === 1 ? 'allergy' : 'allergies'}`;
  const closed = hidden === 0 ? '' : `, ${hidden} of them not shared with you`;
  const unknown =
    unrecognised.length === 0 ? '' : ` Not in our table, please compare yourself: ${unrecognised.join(', ')}.`;
  return `${count}${closed}.${unknown}`;
}

/** What the check does, and what it does not do. */
export const CHECKED_TEXT =
  'What is checked stands with each medicine. What does not stand there is not checked. Our list was not reviewed by a pharmacist.';

/** @param of number of medicines in all; with several, the text names the unknown ones */
export function unknownText(unknown: readonly string[], of = 1): string {
  if (of === 1) return 'We do not know this medicine. Nothing was checked.';
  const [what, whom] = unknown.length === 1 ? ['this medicine', 'it'] : ['these medicines', 'them'];
  return `We do not know ${what}: ${unknown.join(', ')}. Nothing was checked for ${whom}.`;
}

/** Whether a medicine being typed conflicts with the allergies known on this page. The check before issuing is complete. */
export function typedConflict(labels: readonly string[], medicine: string): string | null {
  if (medicine.trim().length < 3) return null;
  const { findings } = checkAllergies(labels, [medicine]);
  return findings[0]?.allergy ?? null;
}
