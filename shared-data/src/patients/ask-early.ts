import { callEarlyAsPerson } from '../client/early-answers';

/** The first question of the page of patients: as many as the database gives in one answer. */
export const FIRST_PATIENTS = { p_limit: 200 };

/** Sends it from a script in the document of that page, with what the list is ordered by: it is not shown without. */
export function askForMyPatientsEarly(): void {
  const address = document.currentScript?.dataset ?? {};
  callEarlyAsPerson(address, 'my_patients', FIRST_PATIENTS);
  callEarlyAsPerson(address, 'my_open_loops', {});
}
