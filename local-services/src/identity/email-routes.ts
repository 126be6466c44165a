import { sendAddressAdded, sendAddressRemoved, sendPrimaryChanged } from './account-mails';
import { badField, badState, notFound } from './clerk-error';
import { sendCode } from './code-mails';
import { countUse } from './count-use';
import {
  type AddressProof,
  addressesOf,
  deleteAddress,
  getAddress,
  insertAddress,
  proveAddress,
  setPrimary,
} from './email-addresses';
import { dropCode, findCode } from './email-codes';
import { endLinks, type LinkWish, readRedirectUrl } from './email-links';
import { type Exchange, ensureClient, myActiveSession, type Route, textField } from './exchange';
import { requireFreshProof } from './fresh-proof';
import type { IdentityCore } from './identity-core';
import type { EmailRow, UserRow } from './identity-rows';
import { redeemCounted } from './redeem-code';
import { emailJson } from './user-json';
import { findUserByEmail, getUser, lockUser, reachOf, requireEmail } from './users';

/** More than a person needs; keeps one account from collecting other people's addresses. */
const ADDRESSES_PER_USER = 10;

/** Reads how the calling browser wants to verify: by code or by link, and where the link leads back to. */
export async function readLinkWish(exchange: Exchange): Promise<LinkWish> {
  const strategy = textField(exchange.body, 'strategy') ?? 'email_code';
  if (strategy !== 'email_code' && strategy !== 'email_link') {
    throw badState('strategy_for_user_invalid', 'Only a code or a link sent by email can verify this address.');
  }
  const redirectUrl = readRedirectUrl(exchange.core, textField(exchange.body, 'redirect_url'));
  return { clientId: (await ensureClient(exchange)).id, redirectUrl, strategy };
}

async function myAddress(exchange: Exchange, id: string): Promise<EmailRow> {
  const { user } = await myActiveSession(exchange);
  return getAddress(exchange.core.sql, id, user.id);
}

async function addAddress(exchange: Exchange): Promise<EmailRow> {
  const { core, body } = exchange;
  const { user } = await requireFreshProof(exchange);
  const address = requireEmail(textField(body, 'email_address') ?? '');
  await countUse(core.sql, 'new-address', user.id, core.limits.newAddressesPerUser, core.now());
  return core.sql.begin(async (tx) => {
    await lockUser(tx, user.id);
    if ((await addressesOf(tx, user.id)).length >= ADDRESSES_PER_USER) {
      const text = `An account has at most ${ADDRESSES_PER_USER} email addresses. Remove one first.`;
      throw badField('form_param_value_invalid', 'email_address', text);
    }
    return insertAddress(tx, user.id, address, core.now());
  });
}

async function prepareVerification(exchange: Exchange, id: string): Promise<EmailRow> {
  const address = await myAddress(exchange, id);
  const wish = await readLinkWish(exchange);
  if (address.verified_at) throw badState('verification_already_verified', 'This email address is verified already.');
  // The address belongs to another account: as with the vendor, no mail is sent and no reason given.
  const isTaken = (await findUserByEmail(exchange.core.sql, address.address)) !== null;
  const target = { attemptId: id, to: address.address };
  await sendCode(exchange, target, 'email_address', { wish, instead: isTaken ? 'nothing' : undefined });
  return address;
}

/** Marks an address as verified and informs the primary one. Throws `form_identifier_exists` when another account was faster. */
export async function acceptAddress(core: IdentityCore, id: string, proof: AddressProof): Promise<EmailRow> {
  const proven = await proveAddress(core.sql, id, proof, core.now());
  await dropCode(core.sql, id);
  await endLinks(core.sql, id, core.now());
  const user = await getUser(core.sql, proven.user_id);
  await sendAddressAdded(core, reachOf(user), proven.address);
  // Who signed up by number has no main address until now.
  if (user.email === null) await setPrimary(core.sql, proven, core.now());
  return proven;
}

async function attemptVerification(exchange: Exchange, id: string): Promise<EmailRow> {
  const { core, client } = exchange;
  const address = await myAddress(exchange, id);
  if (address.verified_at) throw badState('verification_already_verified', 'This email address is verified already.');
  const target = { attemptId: id, to: address.address };
  await redeemCounted(exchange, address.user_id, target);
  return acceptAddress(core, id, { strategy: 'email_code', clientId: client?.id ?? null });
}

/** Removes an address; if it was primary, the user's oldest other verified one replaces it. */
async function removeAddress(exchange: Exchange, id: string) {
  const { core } = exchange;
  const { user } = await requireFreshProof(exchange);
  const { removed, primary } = await core.sql.begin(async (tx) => {
    const owner = await lockUser(tx, user.id);
    const addresses = await addressesOf(tx, user.id);
    const address = addresses.find((candidate) => candidate.id === id);
    if (!address) throw notFound('EmailAddress');
    const heir = addresses.find((candidate) => candidate.id !== id && candidate.verified_at !== null);
    if (address.verified_at && !heir) {
      const text = 'You cannot delete your last verified email address. Add and verify another one first.';
      throw badState('identification_deletion_failed', 'You cannot delete your last identification.', text);
    }
    const after = owner.email_id === id && heir ? await setPrimary(tx, heir, core.now()) : owner;
    await dropCode(tx, id);
    await endLinks(tx, id, core.now());
    await deleteAddress(tx, id);
    return { removed: address, primary: reachOf(after) };
  });
  if (removed.verified_at) await sendAddressRemoved(core, primary, removed.address);
  return { object: 'email_address', id, deleted: true };
}

/** Makes one of the user's verified addresses primary. */
export async function choosePrimary(exchange: Exchange, id: string): Promise<UserRow> {
  const { core } = exchange;
  const { user } = await requireFreshProof(exchange);
  const { before, after } = await core.sql.begin(async (tx) => {
    const owner = await lockUser(tx, user.id);
    const address = await getAddress(tx, id, user.id);
    if (!address.verified_at) {
      const text = 'Verify this email address before you make it the primary one.';
      throw badField('form_param_value_invalid', 'primary_email_address_id', text);
    }
    return { before: owner, after: owner.email_id === id ? owner : await setPrimary(tx, address, core.now()) };
  });
  if (after.email !== null && after.email !== before.email)
    await sendPrimaryChanged(core, reachOf(before), after.email);
  return after;
}

async function described({ core }: Exchange, work: Promise<EmailRow>) {
  const address = await work;
  return emailJson(address, await findCode(core.sql, address.id), core.now());
}

export const EMAIL_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: '/me/email_addresses', handle: (call) => described(call, addAddress(call)) },
  { method: 'GET', pattern: '/me/email_addresses/:id', handle: (call, id) => described(call, myAddress(call, id)) },
  { method: 'DELETE', pattern: '/me/email_addresses/:id', handle: removeAddress },
  {
    method: 'POST',
    pattern: '/me/email_addresses/:id/prepare_verification',
    handle: (call, id) => described(call, prepareVerification(call, id)),
  },
  {
    method: 'POST',
    pattern: '/me/email_addresses/:id/attempt_verification',
    handle: (call, id) => described(call, attemptVerification(call, id)),
  },
];
