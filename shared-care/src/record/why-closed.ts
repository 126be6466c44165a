import type { CarePatient } from '../care-visit';

/**
 * What is closed to the reader. A colleague who covers the visit is named; else nobody is, because access may also have ended or be kept
 * from practices by the law.
 */
export const whyClosed = ({ patientName, coveredBy }: CarePatient, parts: string): string =>
  coveredBy
    ? `${coveredBy} stands in for you in this visit: what ${patientName} shares with it is open to ${coveredBy}, not to you.`
    : `Of ${patientName}’s record these are not open to you: ${parts}.`;
