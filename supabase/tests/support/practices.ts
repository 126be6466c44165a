import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { only } from './access';
import { as } from './people';

export const PRACTICE = {
  name: 'Adams and colleagues',
  practiceNumber: '0123456',
  phone: '021 555 0100',
  address: '1 Long Street',
};

export const emailOf = async (sql: Sql, id: string) =>
  only(await sql<{ email: string }[]>`select email from public.profiles where id = ${id}`).email;

/** Founds a practice of this confirmed specialist. */
export const foundPractice = (
  sql: Sql,
  who: string,
  form: Readonly<Record<string, string>> = PRACTICE,
  key: string = randomUUID(),
) => as(sql, who, (tx) => tx`select public.found_organization(${key}, ${tx.json(form)})`);

export const invite = (sql: Sql, who: string, email: string, role: string, key: string = randomUUID()) =>
  as(sql, who, (tx) => tx`select public.invite_to_organization(${key}, ${email}, ${role})`);

/** The code of the last invitation that went to an address. */
export const codeTo = async (sql: Sql, email: string) =>
  only(
    await sql<{ code: string }[]>`select payload ->> 'code' as code from public.outbox
      where recipient_email = ${email} and template = 'notifications.teamInvitation' order by id desc limit 1`,
  ).code;

export const answer = (sql: Sql, who: string, code: string, accept = true, number = '') =>
  as(sql, who, (tx) => tx`select public.answer_organization_invitation(${code}, ${accept}, ${number})`);

/** A person is invited into the owner's practice and joins it. */
export async function joinPractice(sql: Sql, owner: string, member: string, role: string): Promise<void> {
  const email = await emailOf(sql, member);
  await invite(sql, owner, email, role);
  await answer(sql, member, await codeTo(sql, email), true, role === 'nurse' ? '12345678' : '');
}

/** The id of a person's live role in their practice. */
export const roleIn = async (sql: Sql, who: string) =>
  only(
    await sql<
      { id: string }[]
    >`select id from private.practitioner_roles where profile_id = ${who} and ended_at is null`,
  ).id;
