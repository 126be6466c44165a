import type { Finding } from './finding.mjs';

export interface Subject {
  title: string;
  findings: Finding[];
}

export function examine(options: {
  url: string;
  siteFolder: string;
  secretKey?: string | undefined;
  identitySecretKey?: string | undefined;
  identityApiUrl?: string | undefined;
  token?: string | undefined;
  /** Path of a Chromium whose table of time zones is compared. */
  chromium?: string | undefined;
  /** Of an installation on this machine; null: it was never backed up. */
  lastBackup?: Date | null | undefined;
  expected: () => Promise<object>;
  now?: () => number;
}): Promise<Subject[]>;
