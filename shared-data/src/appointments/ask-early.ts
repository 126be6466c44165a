import { callEarlyAsPerson } from '../client/early-answers';

/** Sends `my_appointments`, the first question of a person's pages, from a script in the document of one. */
export function askForMyAppointmentsEarly(): void {
  callEarlyAsPerson(document.currentScript?.dataset ?? {}, 'my_appointments', {});
}
