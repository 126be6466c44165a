import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';

/** The actor of a step: "You" for the reader's own; null if the system took it. */
export function whoTook(
  { by, byName, own }: VisitStep,
  { patientName, specialistName }: Pick<VisitDetails, 'patientName' | 'specialistName'>,
): string | null {
  if (own) return 'You';
  switch (by) {
    case 'patient':
      return patientName;
    case 'specialist':
      return specialistName;
    case 'covering':
      return byName ?? 'a colleague who stood in';
    case 'other':
      return 'somebody who acts for the patient';
    case 'system':
      return null;
  }
}

/** For the start of a sentence, e.g. "You" or "Somebody who acts for the patient". */
export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
