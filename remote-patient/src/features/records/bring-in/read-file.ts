import type { ReadBundle } from '@telehealth/clinical/fhir/brought';

/** Larger ones are no record of one person, and would stop the page. In bytes. */
const MOST = 50 * 1024 * 1024;

export type FileRead = { kind: 'read'; bundle: ReadBundle } | { kind: 'refused'; because: string };

/** Reads a file of another system in this browser; nothing of it is sent. */
export async function readRecordFile(file: File): Promise<FileRead> {
  if (file.size > MOST)
    return { kind: 'refused', because: 'This file is larger than 50 MB. Please ask for a smaller one.' };
  const { readFhirBundle } = await import(/* webpackChunkName: "fhir" */ '@telehealth/clinical/fhir/read-fhir-bundle');
  try {
    const bundle = readFhirBundle(JSON.parse(await file.text()));
    return bundle === null ? NO_RECORD : { kind: 'read', bundle };
  } catch {
    return NO_RECORD;
  }
}

const NO_RECORD: FileRead = {
  kind: 'refused',
  because: 'This file is not a FHIR R4 record (a Bundle in JSON). Nothing was imported.',
};
