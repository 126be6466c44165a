import { callEarlyAsPerson } from '../client/early-answers';

/** Sends the largest question of the page of consultations from a script in its document. */
export function askForMyConsultationsEarly(): void {
  callEarlyAsPerson(document.currentScript?.dataset ?? {}, 'my_consultations', {});
}
