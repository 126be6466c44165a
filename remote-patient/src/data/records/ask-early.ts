import { lookEarlyAsPerson } from '@telehealth/data/client/early-answers';
import { newestRecordArgs } from '@telehealth/data/records/newest-record';

/** Requests the newest of the remembered person's own record from a script in the page's HTML document. */
export function askForMyRecordEarly(): void {
  lookEarlyAsPerson(document.currentScript?.dataset ?? {}, 'open_chart', newestRecordArgs());
}
