import { decryptHealthFile, joinHealthFiles } from '@telehealth/care/sharing/health-file';
import type { HealthLink } from '@telehealth/care/sharing/health-link';
import type { ReadBundle } from '@telehealth/clinical/fhir/brought';
import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';
import { now } from '@telehealth/contracts/clock';
import { openHealthLink } from '@telehealth/data/sharing/open-health-link';

export type Shared =
  | { kind: 'read'; record: ReadBundle; at: Date | null }
  | { kind: 'passcode'; left: number | null }
  | { kind: 'gone' | 'busy' | 'away' | 'unreadable' };

/**
 * Fetches a link's content and decrypts it in the page. The code is loaded beforehand, so that no use of the link is spent on
 * a page that cannot decrypt it.
 */
export async function readShared(link: HealthLink, recipient: string, passcode: string): Promise<Shared> {
  const opened = await openHealthLink(link.url, recipient, passcode === '' ? null : passcode);
  if (opened.kind !== 'opened') return opened;
  const contents = await Promise.all(opened.files.map((file) => decryptHealthFile(file, link.key)));
  const joined = contents.includes(null) ? null : joinHealthFiles(contents);
  const record = joined === null ? null : readFhirBundle(joined, { now: now() });
  return record === null ? { kind: 'unreadable' } : { kind: 'read', record, at: writtenAt(contents[0]) };
}

/** When the record was exported, from its own timestamp. */
function writtenAt(content: unknown): Date | null {
  const said =
    typeof content === 'object' && content !== null && 'timestamp' in content ? String(content.timestamp) : '';
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? null : at;
}
