import { createHash, randomBytes } from 'node:crypto';
import { hashPasscode, newPasscodeSalt } from '@telehealth/contracts/server';
import type { Sql } from 'postgres';
import { only } from './access';
import { as } from './people';

export const newLinkSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Of the form that an encrypted file has; nobody here has its key. */
export const someFile = (): string =>
  [
    Buffer.from('{"alg":"dir","enc":"A256GCM","zip":"DEF","cty":"application/fhir+json"}').toString('base64url'),
    '',
    randomBytes(12).toString('base64url'),
    randomBytes(300).toString('base64url'),
    randomBytes(16).toString('base64url'),
  ].join('.');

export interface LinkLine {
  id: string;
  label: string;
  parts: string[];
  hasPasscode: boolean;
  expiresAt: string;
  mostUses: number | null;
  uses: number;
  wrongTries: number;
  lastOpenedAt: string | null;
  state: string;
  endedAt: string | null;
}

interface Wish {
  secret?: string;
  label?: string;
  parts?: string[];
  file?: string;
  days?: number;
  mostUses?: number | null;
  passcode?: string | null;
  /** As it is sent, where not made of `passcode`. */
  sent?: Record<string, string>;
}

/** A patient shares a part of the record by a link. */
export async function makeLink(sql: Sql, who: string, wish: Wish = {}) {
  const { secret = newLinkSecret(), label = '', parts = ['allergies', 'medications'], file = someFile() } = wish;
  const { days = 7, mostUses = null, passcode = null, sent } = wish;
  const salt = newPasscodeSalt();
  const lock = sent ?? (passcode === null ? null : { salt, hash: await hashPasscode(passcode, salt) });
  const { line } = await as(sql, who, async (tx) =>
    only(
      await tx<{ line: LinkLine }[]>`select public.share_record(${hashOf(secret)}, ${label}, ${parts}, ${file},
        private.clock() + ${days} * interval '1 day', ${mostUses}, ${lock && tx.json(lock)}) as line`,
    ),
  );
  return { ...line, secret, file };
}

export const linksOf = (sql: Sql, who: string) =>
  as(sql, who, async (tx) => only(await tx<{ links: LinkLine[] }[]>`select public.my_record_links() as links`).links);
export const endLink = (sql: Sql, who: string, id: string) =>
  as(sql, who, (tx) => tx`select public.end_record_link(${id})`);
