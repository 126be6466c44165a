import type { Owner, ReadBundle } from '@telehealth/clinical/fhir/brought';
import { now } from '@telehealth/contracts/clock';
import type { LinkToOpen, OpenedLink } from '@telehealth/data/sharing/open-health-link';

/** The record behind a link, or why it cannot be read. */
export type LinkRead =
  | { kind: 'read'; bundle: ReadBundle; name: string }
  /** The text holds no link. */
  | { kind: 'none' }
  | { kind: 'passcode'; left: number | null; isFirst: boolean }
  | { kind: 'gone' | 'busy' | 'away' | 'unreadable' }
  | { kind: 'failed'; because: string };

interface Who extends Pick<LinkToOpen, 'recipient' | 'passcode'> {
  /** The person whose record it may become part of. */
  owner: Owner;
}

/**
 * Reads the record behind a link in this browser: the key never leaves it.
 * @param ask returns the encrypted files, or a sentence on why there are none
 */
export async function readLinked(
  text: string,
  { recipient, passcode, owner }: Who,
  ask: (link: LinkToOpen) => Promise<OpenedLink | string>,
): Promise<LinkRead> {
  const [{ readHealthLink }, { decryptHealthFile, joinHealthFiles }, { readFhirBundle }] = await readingCode();
  const link = readHealthLink(text);
  if (link === null) return { kind: 'none' };
  // Not requested without a passcode, because some services count that as a try.
  if (link.needsPasscode && passcode === '') return { kind: 'passcode', left: null, isFirst: true };
  const opened = await ask({ url: link.url, isOneFile: link.isOneFile, recipient, passcode });
  if (typeof opened === 'string') return { kind: 'failed', because: opened };
  if (opened.kind === 'passcode') return { ...opened, isFirst: passcode === '' };
  if (opened.kind !== 'opened') return opened;
  const contents = await Promise.all(opened.files.map((file) => decryptHealthFile(file, link.key)));
  const joined = contents.includes(null) ? null : joinHealthFiles(contents);
  const bundle = joined === null ? null : readFhirBundle(joined, { now: now(), owner });
  if (bundle === null) return { kind: 'unreadable' };
  return { kind: 'read', bundle, name: link.label || new URL(link.url).hostname };
}

const readingCode = () =>
  Promise.all([
    import('@telehealth/care/sharing/health-link'),
    import('@telehealth/care/sharing/health-file'),
    import(/* webpackChunkName: "fhir" */ '@telehealth/clinical/fhir/read-fhir-bundle'),
  ]);
