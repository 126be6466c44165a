import type { EmailAddressJSON, PublicUserDataJSON, UserJSON } from '@clerk/shared/types';
import { firstSign } from '@telehealth/contracts/formatting';
import type { Answer } from './answer-shape';
import type { SecondFactors } from './factors';
import { FRONTEND_PATH } from './identity-core';
import type { CodeRow, EmailRow, UserRow } from './identity-rows';
import { NO_PASSWORD } from './password-hash';
import { phonesJson } from './phone-numbers';
import { reachOf } from './users';

const initials = (user: UserRow): string => firstSign(user.first_name ?? '') + firstSign(user.last_name ?? '');

export const imageUrl = (imageId: string, origin: string): string => `${origin}${FRONTEND_PATH}/images/${imageId}`;

/** Returns the address of the user's picture; without one, of drawn initials, named so that widgets offer no removal. */
function avatarUrl(user: UserRow, origin: string): string {
  if (user.image_id) return imageUrl(user.image_id, origin);
  return `${origin}${FRONTEND_PATH}/avatar.svg?n=${encodeURIComponent(initials(user))}&kind=avatar_placeholder`;
}

/** An address in the form for its user. `code` is the one sent to verify it, if any. */
export function emailJson(email: EmailRow, code: CodeRow | null, now: Date) {
  const open = code !== null && code.expires_at <= now ? 'expired' : 'unverified';
  return {
    object: 'email_address',
    id: email.id,
    email_address: email.address,
    reserved: false,
    linked_to: [],
    matches_sso_connection: false,
    verification: {
      object: 'verification',
      status: email.verified_at ? 'verified' : open,
      strategy: code?.strategy ?? email.strategy,
      attempts: code?.tries ?? null,
      expire_at: code?.expires_at.getTime() ?? null,
      verified_at_client: email.verified_at_client,
    },
    created_at: email.created_at.getTime(),
    updated_at: email.updated_at.getTime(),
  } satisfies Answer<EmailAddressJSON>;
}

/** Facts about a user beyond their row, read by `describe-user.ts`. */
export interface UserFacts {
  emailAddresses: readonly object[];
  deleteSelf: boolean;
  /** By the database, at this moment. */
  isOperator: boolean;
  secondFactors: SecondFactors;
}

export function userJson(user: UserRow, origin: string, facts: UserFacts) {
  return {
    object: 'user',
    id: user.id,
    external_id: null,
    username: null,
    first_name: user.first_name,
    last_name: user.last_name,
    image_url: avatarUrl(user, origin),
    has_image: user.image_id !== null,
    profile_image_id: user.image_id,
    primary_email_address_id: user.email_id,
    primary_phone_number_id: user.phone_id,
    primary_web3_wallet_id: null,
    email_addresses: facts.emailAddresses,
    phone_numbers: phonesJson(user),
    web3_wallets: [],
    external_accounts: [],
    passkeys: [],
    saml_accounts: [],
    enterprise_accounts: [],
    organization_memberships: [],
    password_enabled: user.password_hash !== NO_PASSWORD,
    two_factor_enabled: facts.secondFactors.totp,
    totp_enabled: facts.secondFactors.totp,
    backup_code_enabled: facts.secondFactors.backupCodes,
    public_metadata: facts.isOperator ? { ...user.public_metadata, operator: true } : user.public_metadata,
    unsafe_metadata: user.unsafe_metadata,
    create_organization_enabled: false,
    create_organizations_limit: null,
    delete_self_enabled: facts.deleteSelf,
    banned: user.banned_at !== null,
    locked: false,
    last_sign_in_at: user.last_sign_in_at?.getTime() ?? null,
    legal_accepted_at: null,
    created_at: user.created_at.getTime(),
    updated_at: user.updated_at.getTime(),
    last_active_at: user.last_sign_in_at?.getTime() ?? null,
  } satisfies Answer<UserJSON>;
}

/** A user in the form for our own servers. */
export function backendUserJson(user: UserRow, origin: string, facts: UserFacts) {
  return { ...userJson(user, origin, facts), private_metadata: user.private_metadata };
}

export function publicPersonJson(user: UserRow, origin: string) {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    image_url: avatarUrl(user, origin),
    has_image: user.image_id !== null,
    identifier: reachOf(user),
    user_id: user.id,
  } satisfies PublicUserDataJSON;
}
