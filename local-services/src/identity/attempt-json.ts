import type { SignInJSON, SignUpJSON } from '@clerk/shared/types';
import type { Answer } from './answer-shape';
import type { SecondFactors } from './factors';
import type { IdentityCore } from './identity-core';
import type { CodeRow, SecondFactorStrategy, SignInRow, SignUpRow, UserRow } from './identity-rows';

/** The second factors in the SDK's form. */
export function supportedSecondFactors({ totp, backupCodes }: SecondFactors): { strategy: SecondFactorStrategy }[] {
  const all = { totp, backup_code: backupCodes };
  return (['totp', 'backup_code'] as const).filter((strategy) => all[strategy]).map((strategy) => ({ strategy }));
}

/** Fields an account needs before it exists; a password only where passwords are allowed. */
const REQUIRED_FIELDS = ['email_address', 'password', 'first_name', 'last_name'] as const;
type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The instance's settings on which the description of attempts depends. */
type Rules = Pick<IdentityCore, 'passwordsAllowed'>;

const requiredFields = ({ passwordsAllowed }: Rules): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) => field !== 'password' || passwordsAllowed);

interface VerificationParts {
  status: 'verified' | 'unverified' | 'expired';
  /** Null until a code was sent: the sign-up widget sends one only then. */
  strategy: string | null;
  code: CodeRow | null;
}

function verificationJson({ status, strategy, code }: VerificationParts) {
  return {
    object: 'verification',
    status,
    strategy,
    attempts: code?.tries ?? null,
    expire_at: code?.expires_at.getTime() ?? null,
  };
}

/** An address that can receive codes. */
export interface FactorEmail {
  id: string;
  address: string;
}

export const primaryEmail = (user: UserRow): FactorEmail => ({ id: user.email_id, address: user.email });

/** The first factors available; codes go to that one address. */
export function supportedFactors({ passwordsAllowed }: Rules, email: FactorEmail) {
  const byEmail = (strategy: string) => ({
    strategy,
    safe_identifier: email.address,
    email_address_id: email.id,
    primary: true,
  });
  if (!passwordsAllowed) return [byEmail('email_code')];
  return [{ strategy: 'password' }, byEmail('email_code'), byEmail('reset_password_email_code')];
}

export interface SignInFacts {
  /** The address it was begun with; null while there is none. */
  email: FactorEmail | null;
  /** Known only after the first factor was proven; null before. */
  secondFactors: SecondFactors | null;
}

/**
 * A sign-in attempt. It must not reveal whether an account exists: the factors follow from the instance's settings, and
 * `user_data` stays empty.
 */
export function signInJson(
  rules: Rules,
  signIn: SignInRow,
  { email, secondFactors }: SignInFacts,
  code: CodeRow | null,
) {
  const strategy = signIn.factor_strategy;
  const status = signIn.factor_verified ? 'verified' : 'unverified';
  const second = signIn.second_factor_strategy;
  return {
    object: 'sign_in',
    id: signIn.id,
    status: signIn.status,
    identifier: signIn.identifier,
    supported_identifiers: ['email_address'],
    supported_first_factors: email ? supportedFactors(rules, email) : null,
    supported_second_factors: secondFactors ? supportedSecondFactors(secondFactors) : [],
    first_factor_verification: strategy ? verificationJson({ status, strategy, code }) : null,
    second_factor_verification: second ? verificationJson({ status: 'verified', strategy: second, code: null }) : null,
    user_data: null,
    created_session_id: signIn.created_session_id,
  } satisfies Answer<SignInJSON>;
}

export function missingFields(rules: Rules, signUp: SignUpRow): RequiredField[] {
  const values: Record<RequiredField, string | null> = {
    email_address: signUp.email,
    password: signUp.password_hash,
    first_name: signUp.first_name,
    last_name: signUp.last_name,
  };
  return requiredFields(rules).filter((field) => !values[field]);
}

function emailVerificationJson(signUp: SignUpRow, code: CodeRow | null, now: Date) {
  if (!signUp.email) return null;
  const verified = signUp.email_verified;
  return {
    ...verificationJson({
      status: verified ? 'verified' : code && code.expires_at <= now ? 'expired' : 'unverified',
      strategy: code?.strategy ?? (verified ? 'email_code' : null),
      code,
    }),
    supported_strategies: ['email_code', 'email_link'],
    next_action: verified ? '' : code ? 'needs_attempt' : 'needs_prepare',
  };
}

export function signUpJson(rules: Rules, signUp: SignUpRow, code: CodeRow | null, now: Date) {
  return {
    object: 'sign_up',
    id: signUp.id,
    status: signUp.status,
    required_fields: requiredFields(rules),
    optional_fields: [],
    missing_fields: missingFields(rules, signUp),
    unverified_fields: signUp.email && !signUp.email_verified ? ['email_address'] : [],
    verifications: {
      email_address: emailVerificationJson(signUp, code, now),
      phone_number: null,
      web3_wallet: null,
      external_account: null,
    },
    username: null,
    email_address: signUp.email,
    phone_number: null,
    web3_wallet: null,
    external_account: null,
    external_account_strategy: null,
    has_password: signUp.password_hash !== null,
    first_name: signUp.first_name,
    last_name: signUp.last_name,
    unsafe_metadata: signUp.unsafe_metadata,
    public_metadata: {},
    custom_action: false,
    external_id: null,
    locale: signUp.locale,
    legal_accepted_at: null,
    created_session_id: signUp.created_session_id,
    created_user_id: signUp.created_user_id,
    abandon_at: signUp.expires_at.getTime(),
  } satisfies Answer<SignUpJSON>;
}
