import { MODE_LABELS } from '@telehealth/contracts/formatting';
import type { ConsentWords, VisitDetails } from '@telehealth/data/visits/visit-details.schema';

type Asked = Pick<VisitDetails, 'consentWords' | 'patientName'> & { visit: Pick<VisitDetails['visit'], 'mode'> };

/** By which words whoever comes to the door agrees; the database keeps which ones they were. */
export function consentText({ consentWords, patientName, visit }: Asked): string {
  const seen = `remotely, by ${MODE_LABELS[visit.mode].toLowerCase()}`;
  const words: Readonly<Record<ConsentWords, string>> = {
    own: `I agree to be seen ${seen}`,
    child: `I agree that ${patientName} is seen ${seen}, and treated`,
    carer: `I agree that ${patientName} is seen ${seen}, and gets treatment that cannot wait for a parent`,
    adult: `I agree for ${patientName}, whom I act for, to be seen ${seen}`,
  };
  return words[consentWords ?? 'own'];
}
