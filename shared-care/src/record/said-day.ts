import { readSaidTime } from '@telehealth/clinical/fhir/said-times';
import { takenDay } from './entry-words';

/** A date of a file as far as it was said, e.g. `12 Apr 1990` or `1990`; empty where there is none. */
export function saidDay(text: string): string {
  const said = readSaidTime(text);
  return said === null ? '' : takenDay({ takenAt: said.at, takenPrecision: said.precision });
}
