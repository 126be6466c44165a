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

type RequiredField = 'email_address' | 'email_address_or_phone_number' | 'password' | 'first_name' | 'last_name';

/** The instance's settings on which the description of attempts depends. */
type Rules = Pick<IdentityCore, 'passwordsAllowed' | 'text'>;

/** Fields an account needs before it exists; a password only where passwords are allowed. */
const requiredFields = ({ passwordsAllowed, text }: Rules): RequiredField[] => [
  text ? 'email_address_or_phone_number' : 'email_address',
  ...(passwordsAllowed ? (['password'] as const) : []),
  'first_name',
  'last_name',
];

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

/** Null: they have only a number. */
export const primaryEmail = ({ email_id: id, email: address }: UserRow): FactorEmail | null =>
  id !== null && address !== null ? { id, address } : null;

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

/** The first factors of a number that can receive codes. */
export function factorsByPhone({ passwordsAllowed }: Rules, { id, address }: FactorEmail) {
  const byPhone = {
    strategy: 'phone_code',
    safe_identifier: address,
    phone_number_id: id,
    primary: true,
    default: false,
  };
  return passwordsAllowed ? [{ strategy: 'password' }, byPhone] : [byPhone];
}

export interface SignInFacts {
  /** The address it was begun with; null while there is none. */
  email: FactorEmail | null;
  /** The number it was begun with instead. */
  phone: FactorEmail | null;
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
  { email, phone, secondFactors }: SignInFacts,
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
    supported_identifiers: rules.text ? ['email_address', 'phone_number'] : ['email_address'],
    supported_first_factors: phone ? factorsByPhone(rules, phone) : email ? supportedFactors(rules, email) : null,
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
    email_address_or_phone_number: signUp.email ?? signUp.phone,
    password: signUp.password_hash,
    first_name: signUp.first_name,
    last_name: signUp.last_name,
  };
  return requiredFields(rules).filter((field) => !values[field]);
}

interface Proof {
  verified: boolean;
  /** How it is proven by default. */
  by: string;
  strategies: readonly string[];
}

function proofJson({ verified, by, strategies }: Proof, sent: CodeRow | null, now: Date) {
  const code = sent && strategies.includes(sent.strategy) ? sent : null;
  return {
    ...verificationJson({
      status: verified ? 'verified' : code && code.expires_at <= now ? 'expired' : 'unverified',
      strategy: code?.strategy ?? (verified ? by : null),
      code,
    }),
    supported_strategies: strategies,
    next_action: verified ? '' : code ? 'needs_attempt' : 'needs_prepare',
  };
}

const BY_MAIL = { by: 'email_code', strategies: ['email_code', 'email_link'] };
const BY_TEXT = { by: 'phone_code', strategies: ['phone_code'] };

/** What was given and is not proven yet. */
export const unverifiedFields = ({ email, email_verified, phone, phone_verified }: SignUpRow): string[] => [
  ...(email && !email_verified ? ['email_address'] : []),
  ...(phone && !phone_verified ? ['phone_number'] : []),
];

export function signUpJson(rules: Rules, signUp: SignUpRow, code: CodeRow | null, now: Date) {
  return {
    object: 'sign_up',
    id: signUp.id,
    status: signUp.status,
    required_fields: requiredFields(rules),
    optional_fields: rules.text ? ['email_address', 'phone_number'] : [],
    missing_fields: missingFields(rules, signUp),
    unverified_fields: unverifiedFields(signUp),
    verifications: {
      email_address: signUp.email ? proofJson({ verified: signUp.email_verified, ...BY_MAIL }, code, now) : null,
      phone_number: signUp.phone ? proofJson({ verified: signUp.phone_verified, ...BY_TEXT }, code, now) : null,
      web3_wallet: null,
      external_account: null,
    },
    username: null,
    email_address: signUp.email,
    phone_number: signUp.phone,
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
