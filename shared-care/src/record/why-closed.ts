import type { CarePatient } from '../care-visit';

/** Why categories are closed to the reader: a colleague covers the visit, or the patient chose so. */
export const whyClosed = ({ patientName, coveredBy }: CarePatient, parts: string): string =>
  coveredBy
    ? `${coveredBy} stands in for you in this visit: what ${patientName} shares with it is open to ${coveredBy}, not to you.`
    : `${patientName} does not share ${parts} with you.`;
