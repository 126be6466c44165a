import { decryptHealthFile, joinHealthFiles } from '@telehealth/care/sharing/health-file';
import type { HealthLink } from '@telehealth/care/sharing/health-link';
import type { ReadBundle } from '@telehealth/clinical/fhir/brought';
import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';
import { now } from '@telehealth/contracts';
import { openHealthLink } from '@telehealth/data/sharing/open-health-link';

/** What came of opening a link: the record, or why not. */
export type Shared =
  | { kind: 'read'; record: ReadBundle; at: Date | null }
  | { kind: 'passcode'; left: number | null }
  | { kind: 'gone' | 'busy' | 'away' | 'unreadable' };

/** Asks for what a link holds and decrypts it here, by code that is there already: no use is spent on a page that cannot read. */
export async function readShared(link: HealthLink, recipient: string, passcode: string): Promise<Shared> {
  const opened = await openHealthLink(link.url, recipient, passcode === '' ? null : passcode);
  if (opened.kind !== 'opened') return opened;
  const contents = await Promise.all(opened.files.map((file) => decryptHealthFile(file, link.key)));
  const joined = contents.includes(null) ? null : joinHealthFiles(contents);
  const record = joined === null ? null : readFhirBundle(joined, { now: now() });
  return record === null ? { kind: 'unreadable' } : { kind: 'read', record, at: writtenAt(contents[0]) };
}

/** When the record was taken out, as it says itself. */
function writtenAt(content: unknown): Date | null {
  const said =
    typeof content === 'object' && content !== null && 'timestamp' in content ? String(content.timestamp) : '';
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? null : at;
}
