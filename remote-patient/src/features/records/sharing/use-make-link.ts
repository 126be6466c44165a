import { now } from '@telehealth/contracts/clock';
import type { AppError } from '@telehealth/contracts/errors';
import { pathTo } from '@telehealth/contracts/routes';
import { openOwnExport, useRecordExport } from '@telehealth/data/records/use-record-export';
import { useState } from 'react';
import { useShareRecord } from '../../../data/sharing/record-links';
import { countsText } from '../../../record-links/link-words';
import type { LinkPart } from '../../../record-links/part-of-bundle';

export interface LinkWish {
  parts: ReadonlySet<LinkPart>;
  days: number;
  /** Null: unlimited. */
  mostUses: number | null;
  /** Empty: none. */
  passcode: string;
  label: string;
}

/** A created link, kept only while this page shows it. */
export interface MadeLink {
  /** The address of the viewer page, with the link behind the hash. */
  address: string;
  holds: string;
  until: Date;
  wish: LinkWish;
}

const DAY_MS = 86_400_000;
/** Keeps thirty days from exceeding thirty on a slow line. */
const SLACK_MS = 60_000;

/**
 * Creates a link: exports the record, keeps the chosen parts, encrypts them here with a new key and sends them. Only the link
 * holds the key.
 */
export function useMakeLink() {
  const exporting = useRecordExport();
  const sharing = useShareRecord();
  const [made, setMade] = useState<MadeLink | null>(null);
  const [problem, setProblem] = useState<AppError | 'empty' | null>(null);
  const [isRunning, setRunning] = useState(false);

  const build = async (wish: LinkWish) => {
    const record = await exporting.run(openOwnExport);
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
      // The code failed to load, or the browser cannot encrypt.
      setProblem({ id: 'data.failed', cause });
    }
    setRunning(false);
  };
  return { made, problem, isRunning, make, again: () => setMade(null) };
}

/** The code for reading and encrypting loads when a link is made. */
const sharingCode = () =>
  Promise.all([
    import(/* webpackChunkName: "fhir" */ '../../../record-links/part-of-bundle'),
    import('@telehealth/care/sharing/health-file'),
    import('@telehealth/care/sharing/health-link'),
  ]);
