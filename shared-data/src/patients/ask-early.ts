import { callEarlyAsPerson } from '../client/early-answers';

/** The first question of the page of patients: as many as the database gives in one answer. */
export const FIRST_PATIENTS = { p_limit: 200 };

/** Sends it from a script in the document of that page. */
export function askForMyPatientsEarly(): void {
  callEarlyAsPerson(document.currentScript?.dataset ?? {}, 'my_patients', FIRST_PATIENTS);
}
