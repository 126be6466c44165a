import { BRAND_NAME } from '@telehealth/contracts/settings';
import type { SendMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import type { Sql } from 'postgres';
import type { Report } from '../report';
import type { CodeRules } from './email-codes';
import { DEFAULT_LIMITS, type IdentityLimits, type IdentityOptions, type SendText } from './identity-options';
import { PasswordHasher } from './password-hash';
import { LOCAL_PUBLISHABLE_KEY } from './publishable-key';
import { loadStateSecrets, type Signer } from './state-secrets';
import { withoutTestAddresses } from './test-addresses';

export interface IdentityCore {
  sql: Sql;
  origin: string;
  issuer: string;
  applicationName: string;
  publishableKey: string;
  backendSecretKey: string;
  limits: IdentityLimits;
  codeRules: CodeRules;
  /** The encryption key for secrets of authenticator apps. */
  factorKey: string;
  /** Whether everybody must sign in with a second factor. */
  twoStepRequired: boolean;
  /** Whether sign-in and sign-up use passwords. */
  passwordsAllowed: boolean;
  signer: Signer;
  passwords: PasswordHasher;
  /** Origins that a mailed link may lead back to, including our own. */
  redirectOrigins: readonly string[];
  /** Whether users may delete their own identity. */
  deleteSelf: boolean;
  mail: SendMail;
  /** Null: there is no sign-in by number. */
  text: SendText | null;
  inspectFile: JudgeFile;
  report: Report;
  now(): Date;
}

/** Path below which the Frontend API, the scripts and the keys are served. */
export const FRONTEND_PATH = '/__clerk';
export const BACKEND_PATH = '/__clerk_backend';

export async function createCore(options: IdentityOptions): Promise<IdentityCore> {
  const { signer, backendSecretKey, codePepper, factorKey } = await loadStateSecrets(options.stateDir);
  const testAddresses = options.testAddresses ?? false;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  return {
    sql: options.sql,
    origin: options.origin,
    issuer: options.origin + FRONTEND_PATH,
    applicationName: options.applicationName ?? BRAND_NAME,
    publishableKey: options.publishableKey ?? LOCAL_PUBLISHABLE_KEY,
    backendSecretKey,
    limits,
    codeRules: { pepper: codePepper, seconds: limits.codeSeconds, tries: limits.codeTries, testAddresses },
    factorKey,
    twoStepRequired: options.twoStepRequired ?? false,
    passwordsAllowed: options.passwordsAllowed ?? true,
    signer,
    passwords: new PasswordHasher(options.passwordCost),
    redirectOrigins: [options.origin, ...(options.redirectOrigins ?? [])],
    deleteSelf: options.deleteSelf ?? false,
    mail: testAddresses ? withoutTestAddresses(options.mail) : options.mail,
    text: options.text ?? null,
    inspectFile: options.inspectFile,
    report: options.report ?? (() => undefined),
    now: options.now ?? (() => new Date()),
  };
}

export const secondsAfter = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);
