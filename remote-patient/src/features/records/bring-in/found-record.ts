import type { ReadBundle } from '@telehealth/clinical/fhir/brought';

/** What was read, of a file or behind a link. */
export interface FoundRecord {
  bundle: ReadBundle;
  /** Of the file, or what the link says it is for. */
  name: string;
  /** Tells one reading from the next. */
  at: number;
}
