import type { HealthLink } from '@telehealth/care/sharing/health-link';
import type { ReadBundle } from '@telehealth/clinical/fhir/brought';
import { openHealthLink } from '@telehealth/data/sharing/open-health-link';

/** What came of opening a link: the record, or why not. */
export type Shared =
  | { kind: 'read'; record: ReadBundle; at: Date | null }
  | { kind: 'passcode'; left: number | null }
  | { kind: 'gone' | 'busy' | 'away' | 'unreadable' };

/** Asks for what a link holds and decrypts it here. */
export async function readShared(link: HealthLink, recipient: string, passcode: string): Promise<Shared> {
  // What decrypts comes first: a use is not to be spent on a page that cannot read what it gets.
  const code = await decryptingCode().catch(() => null);
  if (code === null) return { kind: 'away' };
  const opened = await openHealthLink(link.url, recipient, passcode === '' ? null : passcode);
  if (opened.kind !== 'opened') return opened;
  const [{ decryptHealthFile, joinHealthFiles }, { readFhirBundle }] = code;
  const contents = await Promise.all(opened.files.map((file) => decryptHealthFile(file, link.key)));
  const joined = contents.includes(null) ? null : joinHealthFiles(contents);
  const record = joined === null ? null : readFhirBundle(joined);
  return record === null ? { kind: 'unreadable' } : { kind: 'read', record, at: writtenAt(contents[0]) };
}

const decryptingCode = () =>
  Promise.all([
    import('@telehealth/care/sharing/health-file'),
    import(/* webpackChunkName: "fhir" */ '@telehealth/clinical/fhir/read-fhir-bundle'),
  ]);

/** When the record was taken out, as it says itself. */
function writtenAt(content: unknown): Date | null {
  const said =
    typeof content === 'object' && content !== null && 'timestamp' in content ? String(content.timestamp) : '';
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? null : at;
}
