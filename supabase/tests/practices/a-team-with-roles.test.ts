import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, look, only } from '../support/access';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, setRegistration } from '../support/people';
import {
  answer as answerInvitation,
  codeTo as codeSentTo,
  emailOf as emailIn,
  foundPractice,
  invite as inviteTo,
  joinPractice,
  PRACTICE,
} from '../support/practices';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

interface Team {
  organization: {
    name: string;
    myId: string;
    myRole: string;
    members: { id: string; role: string; typedNumber: string; mayEnd: boolean }[];
    invitations: { id: string; role: string }[];
    events: { kind: string }[];
    rights: unknown[];
  } | null;
  mayFound: boolean;
  endedAt: string | null;
}
const found = (who: string, form = PRACTICE, key?: string) => foundPractice(db.sql, who, form, key);
const team = (who: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ team: Team }[]>`select public.my_organization() as team`).team);
const emailOf = (id: string) => emailIn(db.sql, id);
const invite = (who: string, email: string, role: string, key?: string) => inviteTo(db.sql, who, email, role, key);
const codeTo = (email: string) => codeSentTo(db.sql, email);
const answer = (who: string, code: string, accept = true, number = '') =>
  answerInvitation(db.sql, who, code, accept, number);
const toldTo = async (who: string) =>
  (await db.sql<{ event: string }[]>`select event from public.notifications where recipient_id = ${who}`).map(
    ({ event }) => event,
  );
const end = (who: string, id: string) => as(db.sql, who, (tx) => tx`select public.end_organization_membership(${id})`);
async function practice() {
  const owner = (await addSpecialist(db.sql)).id;
  await found(owner);
  return owner;
}
async function joined(owner: string, role: string, who?: string) {
  const member = who ?? (await addPatient(db.sql));
  await joinPractice(db.sql, owner, member, role);
  return member;
}

describe('founding a practice', () => {
  it('is for a confirmed specialist who is in none', async () => {
    const [patient, unverified] = [await addPatient(db.sql), (await addSpecialist(db.sql, { verified: false })).id];
    expect(await hintOf(found(patient))).toBe('access.refused');
    expect(await hintOf(found(unverified))).toBe('access.refused');
    const owner = await practice();
    expect(await hintOf(found(owner))).toBe('team.already');
    expect((await team(owner)).organization).toMatchObject({ name: PRACTICE.name, myRole: 'owner' });
    expect((await team(patient)).mayFound).toBe(false);
  });
  it.each([
    [{ ...PRACTICE, name: 'A' }, 'team.nameRequired'],
    [{ ...PRACTICE, practiceNumber: '123' }, 'team.practiceNumber'],
    [{ ...PRACTICE, practiceNumber: '012345x' }, 'team.practiceNumber'],
    [{ ...PRACTICE, name: 'See clinic.example' }, 'validation.plainName'],
    [{ ...PRACTICE, address: 'x'.repeat(301) }, 'validation.tooLong'],
  ])('refuses %j with %s', async (form, hint) => {
    expect(await hintOf(found((await addSpecialist(db.sql)).id, form))).toBe(hint);
  });
});

describe('an invitation', () => {
  it('is mailed once, kept as a hash, and opens with code and address together', async () => {
    const owner = await practice();
    const [reception, stranger] = [await addPatient(db.sql), await addPatient(db.sql)];
    const email = await emailOf(reception);
    await invite(owner, email.toUpperCase(), 'reception');
    const code = await codeTo(email);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    const rows = await db.sql`select i::text as kept from private.organization_invitations i where email = ${email}`;
    expect(rows[0]?.kept).not.toContain(code);
    expect(await hintOf(answer(stranger, code))).toBe('team.codeUnknown');
    expect(await hintOf(answer(reception, 'AAAAAAAAAAAA'))).toBe('team.codeUnknown');
    expect(await hintOf(invite(owner, email, 'nurse'))).toBe('team.alreadyInvited');
    await answer(reception, code.toLowerCase());
    expect((await team(reception)).organization).toMatchObject({ myRole: 'reception', invitations: [], events: [] });
    expect(await hintOf(answer(reception, code))).toBe('team.codeUnknown');
    expect(await toldTo(owner)).toContain('team.someoneJoined');
    expect((await team(owner)).organization?.events.map(({ kind }) => kind)).toEqual(['joined', 'invited', 'founded']);
  });
  it('lapses after 14 days, and opens nothing once it was taken back or declined', async () => {
    const owner = await practice();
    const person = await addPatient(db.sql);
    const email = await emailOf(person);
    const late = new Date(Date.now() + 14 * 86_400_000 + 60_000);
    const key = randomUUID();
    await invite(owner, email, 'billing', key);
    const code = await codeTo(email);
    expect(
      await hintOf(asAt(db.sql, person, late, (tx) => tx`select public.see_organization_invitation(${code})`)),
    ).toBe('team.codeUnknown');
    await as(db.sql, owner, (tx) => tx`select public.withdraw_organization_invitation(${key})`);
    expect(await hintOf(answer(person, code))).toBe('team.codeUnknown');
    await invite(owner, email, 'billing');
    await answer(person, await codeTo(email), false);
    expect((await team(person)).organization).toBeNull();
    expect(await toldTo(owner)).toContain('team.someoneRefused');
  });
  it('gives only a role that the person may have', async () => {
    const owner = await practice();
    const person = await addPatient(db.sql);
    const email = await emailOf(person);
    const key = randomUUID();
    await invite(owner, email, 'doctor', key);
    expect(await hintOf(answer(person, await codeTo(email)))).toBe('team.doctorsOnly');
    await as(db.sql, owner, (tx) => tx`select public.withdraw_organization_invitation(${key})`);
    await invite(owner, email, 'nurse');
    expect(await hintOf(answer(person, await codeTo(email)))).toBe('team.nurseNumber');
    await answer(person, await codeTo(email), true, '12345678');
    const members = (await team(owner)).organization?.members;
    expect(members?.map(({ role, typedNumber }) => [role, typedNumber])).toEqual([
      ['owner', ''],
      ['nurse', '12345678'],
    ]);
    expect(await hintOf(joined(owner, 'locum', (await addSpecialist(db.sql)).id))).toBe(DONE);
  });
  it('is not guessed: tries are counted whatever becomes of them', async () => {
    const person = await addPatient(db.sql);
    const outcomes: string[] = [];
    for (let n = 0; n < 22; n++) outcomes.push(await hintOf(answer(person, 'AAAAAAAAAAAA')));
    expect(outcomes[0]).toBe('team.codeUnknown');
    expect(outcomes.at(-1)).toBe('data.busy');
  });
  it('comes from the owner, or to reception and billing from a manager', async () => {
    const owner = await practice();
    const [manager, reception] = [await joined(owner, 'manager'), await joined(owner, 'reception')];
    expect(await hintOf(invite(reception, 'a1@example.com', 'reception'))).toBe('access.refused');
    expect(await hintOf(invite(manager, 'a2@example.com', 'doctor'))).toBe('access.refused');
    expect(await hintOf(invite(manager, 'a3@example.com', 'billing'))).toBe(DONE);
    expect(await hintOf(invite(owner, 'a4@example.com', 'owner'))).toBe('access.refused');
    await setRegistration(db.sql, owner, 'suspended');
    expect(await hintOf(invite(owner, 'a5@example.com', 'nurse'))).toBe('access.refused');
  });
});

describe('a membership', () => {
  it('is ended by whoever looks after it, or left, but never by the owner for themselves', async () => {
    const owner = await practice();
    const [manager, nurse, reception] = [
      await joined(owner, 'manager'),
      await joined(owner, 'nurse'),
      await joined(owner, 'reception'),
    ];
    const idOf = async (who: string) => (await team(who)).organization?.myId ?? '';
    const other = await practice();
    expect(await hintOf(end(other, await idOf(nurse)))).toBe('data.notFound');
    expect(await hintOf(end(manager, await idOf(nurse)))).toBe('data.notFound');
    expect(await hintOf(end(reception, await idOf(owner)))).toBe('data.notFound');
    expect(await hintOf(end(owner, await idOf(owner)))).toBe('team.lastOwner');
    await end(manager, await idOf(reception));
    expect((await team(reception)).organization).toBeNull();
    expect((await team(reception)).endedAt).not.toBeNull();
    expect(await toldTo(reception)).toContain('team.membershipEnded');
    await end(nurse, await idOf(nurse));
    expect(await toldTo(owner)).toContain('team.someoneLeft');
    expect((await team(owner)).organization?.members.map(({ role }) => role)).toEqual(['owner', 'manager']);
  });
  it.each(['reception', 'nurse', 'manager', 'billing'])('as %s opens nothing of a patient', async (role) => {
    const doctor = await addSpecialist(db.sql);
    await found(doctor.id);
    const patient = await addPatient(db.sql);
    const visit = await bookVisit(db.sql, patient, doctor);
    const member = await joined(doctor.id, role);
    for (const category of ['profile', 'medicines', 'notes', 'messages']) {
      expect(await hintOf(look(db.sql, member, patient, category))).not.toBe(DONE);
    }
    const rows = await as(
      db.sql,
      member,
      (tx) => tx`select a.id::text from public.appointments a where a.id = ${visit} or a.patient_id = ${patient}
        union all select c.id::text from public.consultations c where c.patient_id = ${patient}
        union all select p.id::text from public.profiles p where p.id in (${patient}, ${doctor.id})
        union all select m.id::text from public.messages m where m.patient_id = ${patient}`,
    );
    expect(rows).toEqual([]);
    const told = JSON.stringify(await team(member));
    for (const secret of [patient, visit, await emailOf(doctor.id)]) expect(told).not.toContain(secret);
  });
  it('gives rights by the table, a doctor’s only while they practise', async () => {
    const owner = await practice();
    const reception = await joined(owner, 'reception');
    const id = only(await db.sql<{ id: string }[]>`select organization_id as id from private.role_of(${owner}) r`).id;
    const rights = (who: string) =>
      as(db.sql, who, async (tx) => {
        await tx`reset role`;
        const rows = await tx<{ name: string }[]>`select distinct t."right" as name from private.organization_rights t
          where private.has_right(${id}, t."right") order by 1`;
        return rows.map(({ name }) => name);
      });
    expect(await rights(reception)).toEqual(['calendar', 'contact', 'invoices', 'messages', 'reason']);
    expect(await rights(owner)).toHaveLength(10);
    await setRegistration(db.sql, owner, 'suspended');
    expect(await rights(owner)).toEqual([]);
  });
  it('ends with the account, and a practice with its owner’s', async () => {
    const owner = await practice();
    const [manager, nurse] = [await joined(owner, 'manager'), await joined(owner, 'nurse')];
    const address = await emailOf(nurse);
    await invite(owner, 'waits@example.com', 'billing');
    await db.sql`select private.leave_organizations(${nurse})`;
    expect((await team(owner)).organization?.members.map(({ role }) => role)).toEqual(['owner', 'manager']);
    expect(await db.sql`select from private.organization_invitations where email = ${address}`).toHaveLength(0);
    await db.sql`select private.leave_organizations(${owner})`;
    expect((await team(manager)).organization).toBeNull();
    expect(await toldTo(manager)).toContain('team.membershipEnded');
    const open =
      await db.sql`select from private.organization_invitations where email = 'waits@example.com' and ended_at is null`;
    expect(open).toHaveLength(0);
  });
  it('and what happened never change', async () => {
    await practice();
    await expect(db.sql`update private.organization_events set kind = 'left'`).rejects.toThrow(/append-only/);
    await expect(db.sql`update private.practitioner_roles set code = 'doctor'`).rejects.toThrow(/only ends/);
    await expect(db.sql`delete from private.practitioner_roles`).rejects.toThrow(/append-only/);
  });
});
