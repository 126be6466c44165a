import type { CarePatient } from '../care-visit';

/** Why parts of a record are closed to the reader: another one treats in their place, or the patient chose so. */
export const whyClosed = ({ patientName, coveredBy }: CarePatient, parts: string): string =>
  coveredBy
    ? `${coveredBy} stands in for you in this visit: what ${patientName} shares with it is open to ${coveredBy}, not to you.`
    : `${patientName} does not share ${parts} with you.`;
