import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';

type Who = Pick<VisitDetails, 'patientName' | 'treatedBy'>;

/** What the patient's side is told while the practice says that somebody else is in the visit. */
export const wrongPersonText = ({ patientName, treatedBy }: Who): string =>
  `${treatedBy} says that this is not ${patientName}. Nothing is written into the record of ${patientName} until ${treatedBy} sees ${patientName}. If the visit was meant for somebody else, say so: it can end, what was paid goes back, and you can book for them.`;

/** The reason that both sides read when a visit ends because of it; the practice may change it. */
export const wrongPersonReason = ({ patientName }: Who): string =>
  `In the visit was somebody else than ${patientName}. Nothing was written into the record of ${patientName}. Please book a visit in the name of whoever is to be seen.`;

/** Stands in the place of what would write into the record. */
export function NothingWritten({ patientName }: Who) {
  return (
    <Notice tone="warning" title={`Not ${patientName}: nothing is written now`}>
      <p>
        You said that somebody else is in the visit. Note, prescriptions and letters of {patientName} are closed until
        you confirm above that it is {patientName}. What you typed before is kept.
      </p>
      <p>Whoever is in the call is in danger? Ring 112 with them; “Hand over to emergency services” is under More.</p>
    </Notice>
  );
}
