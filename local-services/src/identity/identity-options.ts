import { SESSION_RULES } from '@telehealth/contracts/identity';
import type { SendMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import type { Sql } from 'postgres';
import type { Report } from '../report';
import type { Role } from './identity-rows';
import type { ScryptCost } from './password-hash';

/** At most `count` times within a window of `seconds`. */
export interface Rate {
  count: number;
  seconds: number;
}

export interface IdentityLimits {
  tokenSeconds: number;
  /** Absolute: activity does not prolong a session. */
  sessionSeconds: Readonly<Record<Role, number>>;
  /** An unused session is abandoned after this time. */
  idleSeconds: number;
  /** How long an unfinished sign-in or sign-up stays usable. */
  attemptSeconds: number;
  codeSeconds: number;
  codeTries: number;
  ticketSeconds: number;
  /** Wrong passwords and codes at one account from one network address, or from one browser of its user. */
  signInsPerIdentifier: Rate;
  /** Wrong passwords and codes at one account from all but its user's own browsers; then it is locked for those. */
  guessesPerAccount: Rate;
  /** Wrong passwords, wrong codes and unknown identifiers from one network address. */
  signInsPerAddress: Rate;
  signUpsPerAddress: Rate;
  /** Mails with a code to one address, requested from one network address or one browser of its user. */
  codesPerEmail: Rate;
  /** The same from all but its user's own browsers. */
  codesPerEmailOfAll: Rate;
  /** Texts with a code to one number, requested from one network address or one browser of its user. */
  textsPerNumber: Rate;
  /** The same from all but its user's own browsers. */
  textsPerNumberOfAll: Rate;
  /** Texts to any number, requested from one network address. */
  textsPerAddress: Rate;
  newAddressesPerUser: Rate;
  picturesPerUser: Rate;
  demoEntriesPerAddress: Rate;
}

const HOUR_SECONDS = 60 * 60;
/** The same limits that pages announce. */
const endOf = (role: Role): number => SESSION_RULES[role].endAfterMs / 1000;

/** Set so that a family behind one address is not locked out, while guessing is hopeless. */
export const DEFAULT_LIMITS: IdentityLimits = {
  tokenSeconds: 60,
  sessionSeconds: { patient: endOf('patient'), specialist: endOf('specialist'), operator: endOf('operator') },
  idleSeconds: 12 * HOUR_SECONDS,
  attemptSeconds: 24 * 60 * 60,
  codeSeconds: 10 * 60,
  codeTries: 5,
  ticketSeconds: 2 * 60,
  signInsPerIdentifier: { count: 10, seconds: 10 * 60 },
  // The vendor's defaults.
  guessesPerAccount: { count: 100, seconds: HOUR_SECONDS },
  signInsPerAddress: { count: 100, seconds: 10 * 60 },
  signUpsPerAddress: { count: 200, seconds: 10 * 60 },
  codesPerEmail: { count: 5, seconds: 10 * 60 },
  codesPerEmailOfAll: { count: 20, seconds: HOUR_SECONDS },
  textsPerNumber: { count: 3, seconds: 10 * 60 },
  textsPerNumberOfAll: { count: 6, seconds: HOUR_SECONDS },
  // Many phones of one mobile network share an address.
  textsPerAddress: { count: 60, seconds: 10 * 60 },
  newAddressesPerUser: { count: 10, seconds: 60 * 60 },
  picturesPerUser: { count: 20, seconds: 60 * 60 },
  demoEntriesPerAddress: { count: 60, seconds: 10 * 60 },
};

export type SendText = (message: { to: string; text: string }) => Promise<void>;

export interface IdentityOptions {
  /** Connection as the owner of schema `identity`. */
  sql: Sql;
  /** The origin that browsers see, for instance `http://localhost:3000`. */
  origin: string;
  /** Folder for the signing key and the service's secrets; created with access for the owner only. */
  stateDir: string;
  /** Inspects pictures and removes all data that does not draw. */
  inspectFile: JudgeFile;
  /** Whether POST /demo/enter exists. */
  demo: boolean;
  /** Whether everybody must sign in with a second factor: the vendor's setting, which knows no roles. Default: no. */
  twoStepRequired?: boolean;
  /** Whether sign-in and sign-up use passwords; else emailed codes. Default: yes. */
  passwordsAllowed?: boolean;
  mail: SendMail;
  /** Texts a number (E.164). Default: none, and then nobody signs in or up by number. */
  text?: SendText | undefined;
  /** The product's name in mails and widgets. Default: the brand. */
  applicationName?: string;
  report?: Report | undefined;
  now?: () => Date;
  limits?: Partial<IdentityLimits>;
  passwordCost?: ScryptCost;
  publishableKey?: string;
  /**
   * Whether `+clerk_test` addresses get no mail and have a public code, as in the vendor's test mode. Default: no, because anyone
   * could prove such an address.
   */
  testAddresses?: boolean;
  /** Origins besides our own that a mailed link may lead back to. */
  redirectOrigins?: readonly string[];
  /** Whether users may delete their own identity. Default: no. */
  deleteSelf?: boolean;
}

/** Returns the absolute limits with the given ones changed; `hours` by role. */
export function sessionSeconds(hours: Readonly<Record<string, number>>): IdentityLimits['sessionSeconds'] {
  const changed = Object.entries(hours).map(([role, count]) => [role, count * HOUR_SECONDS]);
  return { ...DEFAULT_LIMITS.sessionSeconds, ...Object.fromEntries(changed) };
}
