import { readPartialDateTime } from '@telehealth/clinical/fhir/partial-date-times';
import { takenDay } from './entry-words';

/** A date from a file, as precisely as it is given, e.g. `12 Apr 1990` or `1990`; empty if there is none. */
export function saidDay(text: string): string {
  const said = readPartialDateTime(text);
  return said === null ? '' : takenDay({ takenAt: said.at, takenPrecision: said.precision });
}
