import type { Owner, ReadBundle } from '@telehealth/clinical/fhir/brought';
import { now } from '@telehealth/contracts/clock';

/** In bytes. Larger files are not one person's record, and would freeze the page. */
const MOST = 50 * 1024 * 1024;

/** In characters: the size of a file that holds a link and little else. */
const LONGEST_LINK = 20_000;

export type FileRead =
  | { kind: 'read'; bundle: ReadBundle }
  /** A file with a link in it, such as a health app exports. */
  | { kind: 'link'; text: string }
  | { kind: 'refused'; because: string };

/**
 * Reads another system's file in this browser; nothing is sent.
 * @param owner the person whose record it may become part of
 */
export async function readRecordFile(file: File, owner: Owner): Promise<FileRead> {
  if (file.size > MOST)
    return { kind: 'refused', because: 'This file is larger than 50 MB. Please ask for a smaller one.' };
  const code = await readingCode().catch(() => null);
  if (code === null) return NOT_LOADED;
  const [{ parseFhir, readFhirBundle }, { readHealthLink }] = code;
  const text = await file.text();
  if (text.length < LONGEST_LINK && readHealthLink(text) !== null) return { kind: 'link', text };
  try {
    const bundle = readFhirBundle(parseFhir(text), { now: now(), owner });
    return bundle === null ? NO_RECORD : { kind: 'read', bundle };
  } catch {
    return NO_RECORD;
  }
}

const readingCode = () =>
  Promise.all([
    import(/* webpackChunkName: "fhir" */ '@telehealth/clinical/fhir/read-fhir-bundle'),
    import('@telehealth/care/sharing/health-link'),
  ]);

const NOT_LOADED: FileRead = {
  kind: 'refused',
  because: 'What reads the file did not load, perhaps because you are offline. Nothing was imported. Please try again.',
};
const NO_RECORD: FileRead = {
  kind: 'refused',
  because: 'We cannot read a health record in this file, and it has no link to one. Nothing was imported.',
};
