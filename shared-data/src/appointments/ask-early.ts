import { callEarlyAsPerson } from '../client/early-answers';

/** Sends `my_appointments`, the first query of a signed-in person's pages, from a script in the HTML document. */
export function askForMyAppointmentsEarly(): void {
  callEarlyAsPerson(document.currentScript?.dataset ?? {}, 'my_appointments', {});
}
