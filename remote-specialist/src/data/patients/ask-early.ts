import { callEarlyAsPerson } from '@telehealth/data/client/early-answers';

/** The first query of the patients page: as many as the database returns at once. */
export const FIRST_PATIENTS = { p_limit: 200 };

/** Sends it from a script in the page's HTML document, together with the open tasks, which the list needs for its order. */
export function askForMyPatientsEarly(): void {
  const address = document.currentScript?.dataset ?? {};
  callEarlyAsPerson(address, 'my_patients', FIRST_PATIENTS);
  callEarlyAsPerson(address, 'my_open_loops', {});
}
