import type { LinkPart } from '@telehealth/clinical/fhir/part-of-bundle';
import { type AppError, now, pathTo } from '@telehealth/contracts';
import { useExportRecord } from '@telehealth/data/records/own-record.mutations';
import { useShareRecord } from '@telehealth/data/sharing/record-links';
import { useState } from 'react';
import { countsText } from '../../../record-links/link-words';

export interface LinkWish {
  parts: ReadonlySet<LinkPart>;
  days: number;
  /** Null: as often as one likes. */
  mostUses: number | null;
  /** Empty: none. */
  passcode: string;
  label: string;
}

/** A link that was made, for as long as this page shows it. */
export interface MadeLink {
  /** The address of the page that shows the record, with the link behind the hash. */
  address: string;
  holds: string;
  until: Date;
  wish: LinkWish;
}

const DAY_MS = 86_400_000;
/** So that thirty days are no more than thirty where the line is slow. */
const SLACK_MS = 60_000;

/**
 * Makes a link: takes the record out, keeps what was chosen, encrypts it here with a new key and sends it so. The key goes into
 * the link and nowhere else.
 */
export function useMakeLink() {
  const exporting = useExportRecord();
  const sharing = useShareRecord();
  const [made, setMade] = useState<MadeLink | null>(null);
  const [problem, setProblem] = useState<AppError | 'empty' | null>(null);
  const [isRunning, setRunning] = useState(false);

  const build = async (wish: LinkWish) => {
    const record = await exporting.run(undefined);
    if (!record.ok) return setProblem(record.error);
    const [{ partOfBundle }, { encryptHealthFile, newFileKey }, { writeHealthLink }] = await sharingCode();
    const { bundle, counts } = partOfBundle(record.value, wish.parts, now());
    const holds = countsText(counts);
    if (holds === '') return setProblem('empty');
    const key = newFileKey();
    const until = new Date(now().getTime() + wish.days * DAY_MS - SLACK_MS);
    const { label, mostUses } = wish;
    const passcode = wish.passcode === '' ? null : wish.passcode;
    const file = await encryptHealthFile(bundle, key);
    const shared = await sharing.run({ file, label, parts: [...wish.parts], until, mostUses, passcode });
    if (!shared.ok) return setProblem(shared.error);
    const link = {
      url: shared.value,
      key,
      expiresAt: until,
      needsPasscode: passcode !== null,
      isOneFile: false,
      label,
    };
    setMade({ address: `${location.origin}${pathTo('sharedRecord')}#${writeHealthLink(link)}`, holds, until, wish });
  };
  const make = async (wish: LinkWish) => {
    setProblem(null);
    setRunning(true);
    try {
      await build(wish);
    } catch (cause) {
      // Code that did not arrive, or a browser that cannot encrypt.
      setProblem({ id: 'data.failed', cause });
    }
    setRunning(false);
  };
  return { made, problem, isRunning, make, again: () => setMade(null) };
}

/** What reads and encrypts comes when a link is made. */
const sharingCode = () =>
  Promise.all([
    import(/* webpackChunkName: "fhir" */ '@telehealth/clinical/fhir/part-of-bundle'),
    import('@telehealth/care/sharing/health-file'),
    import('@telehealth/care/sharing/health-link'),
  ]);
