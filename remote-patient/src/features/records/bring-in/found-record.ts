import type { ReadBundle } from '@telehealth/clinical/fhir/brought';

/** The content read from a file or a link. */
export interface FoundRecord {
  bundle: ReadBundle;
  /** The file's name, or the link's label. */
  name: string;
  /** Distinguishes one read from the next. */
  at: number;
}
