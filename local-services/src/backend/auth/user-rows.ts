import type { JWTPayload } from 'jose';
import type { Sql, TransactionSql } from 'postgres';
import { z } from 'zod';

export interface UserRow {
  id: string;
  email: string | null;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

function metadataOf(claims: JWTPayload & { sub: string }) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const custom = z.record(z.string(), z.json()).safeParse(claims.custom_claims);
  return {
    iss: claims.iss ?? null,
    sub: claims.sub,
    provider_id: claims.sub,
    email: text(claims.email),
    email_verified: claims.email_verified === true,
    phone_verified: false,
    full_name: text(claims.name),
    name: text(claims.name),
    given_name: text(claims.given_name),
    family_name: text(claims.family_name),
    ...(custom.success && { custom_claims: custom.data }),
  };
}

/** Finds or creates the user of an identity. Two simultaneous first sign-ins create one user: the second waits. */
export async function userOfIdentity(
  tx: TransactionSql,
  provider: string,
  claims: JWTPayload & { sub: string },
): Promise<string> {
  const metadata = metadataOf(claims);
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${claims.sub}`}, 0))`;
  const [known] = await tx<{ user_id: string }[]>`
    update auth.identities set identity_data = ${tx.json(metadata)}, last_sign_in_at = now(), updated_at = now()
    where provider = ${provider} and provider_id = ${claims.sub} returning user_id`;
  if (known) {
    await tx`update auth.users set email = coalesce(${metadata.email}, email), updated_at = now(),
      raw_user_meta_data = raw_user_meta_data || ${tx.json(metadata)} where id = ${known.user_id}`;
    return known.user_id;
  }
  const [made] = await tx<{ id: string }[]>`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (gen_random_uuid(), ${metadata.email}, ${metadata.email_verified ? new Date() : null},
      ${tx.json({ provider, providers: [provider] })}, ${tx.json(metadata)}) returning id`;
  if (!made) throw new Error('The user was not written.');
  await tx`insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at)
    values (${provider}, ${claims.sub}, ${made.id}, ${tx.json(metadata)}, now())`;
  return made.id;
}

export async function findUser(sql: Sql | TransactionSql, id: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select id, email, email_confirmed_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    from auth.users where id = ${id} and deleted_at is null and (banned_until is null or banned_until < now())`;
  return row ?? null;
}

export function userJson(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: '',
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
