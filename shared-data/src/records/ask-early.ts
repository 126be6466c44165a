import { lookEarlyAsPerson } from '../client/early-answers';
import { newestRecordArgs } from './newest-record';

/** Opens the newest of the kept person's own record from a script in the document of its page. */
export function askForMyRecordEarly(): void {
  lookEarlyAsPerson(document.currentScript?.dataset ?? {}, 'open_chart', newestRecordArgs());
}
