import { callEarlyAsPerson } from '@telehealth/data/client/early-answers';

/** Requests the consultations page's largest query from a script in its HTML document. */
export function askForMyConsultationsEarly(): void {
  callEarlyAsPerson(document.currentScript?.dataset ?? {}, 'my_consultations', {});
}
