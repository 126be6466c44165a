import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, hintOf } from '../support/people';
import { charge, hold, openingsOf, submit, useSandbox } from '../support/visits';

let db: TestDatabase;
let visit: Visit;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());
beforeEach(async () => {
  visit = await newVisit(db.sql);
});

interface Guest {
  id: string;
  state: string;
  name: string;
  personName: string | null;
  isHere: boolean;
  people?: unknown;
}
interface Invitation {
  id: string;
  token: string;
}
const certificate = Array.from({ length: 32 }, () => '0A').join(':');
const DONE = 'nothing was refused';
const sha = (token: string) => createHash('sha256').update(token).digest('hex');
const one = async <T>(rows: Promise<{ it: T }[]>) => (await rows)[0]?.it as T;

async function invite(by: string, more: { role?: string; mayWrite?: boolean; minute?: number; name?: string } = {}) {
  const made = { id: randomUUID(), token: randomBytes(32).toString('base64url') };
  const { role = 'interpreter', mayWrite = true, minute = 1, name = 'Sipho, interpreter' } = more;
  await visit.as(
    by,
    minute,
    (tx) => tx`select public.invite_guest(${visit.id}, ${made.id}, ${role}, ${name}, ${mayWrite}, ${sha(made.token)})`,
  );
  return made;
}
const accept = (who: string, { token }: Invitation, minute = 2) =>
  visit.as(who, minute, (tx) => tx`select public.accept_guest_invitation(${visit.id}, ${token})`);
const admit = (who: string, { id }: Invitation, minute = 3) =>
  visit.as(who, minute, (tx) => tx`select public.admit_guest(${id})`);
const end = (who: string, { id }: Invitation, minute = 6) =>
  visit.as(who, minute, (tx) => tx`select public.end_guest(${id})`);
const guests = (who: string, minute = 4) =>
  one(visit.as(who, minute, (tx) => tx<{ it: Guest[] }[]>`select public.guests_of_visit(${visit.id}) as it`));
const place = (who: string, token: string | null = null, minute = 2) =>
  one(visit.as(who, minute, (tx) => tx<{ it: Guest }[]>`select public.guest_place(${visit.id}, ${token}) as it`));
const sit = (who: string, minute = 4, seat = randomUUID()) =>
  one(
    visit.as(
      who,
      minute,
      (tx) => tx<{ it: { several: boolean; seats: { side: string; name: string }[] } }[]>`
        select public.take_room_seat(${visit.id}, ${seat}, ${certificate}) as it`,
    ),
  );
const say = (who: string, words: string, minute: number) =>
  visit.as(who, minute, (tx) => tx`select public.send_message(${visit.id}, ${randomUUID()}, ${words})`);
async function read(who: string, minute: number) {
  const ticket = await one(
    visit.as(who, minute, (tx) => tx<{ it: string }[]>`select public.open_thread(${visit.id}) as it`),
  );
  const look = await one(
    visit.as(
      who,
      minute,
      (tx) => tx<{ it: { messages: { body: string; event: string | null }[]; reads: object } }[]>`
      select public.read_look(${ticket}) as it`,
    ),
  );
  return { words: look.messages.map(({ body, event }) => event ?? body), reads: look.reads };
}
const hears = (who: string, topic: string, minute = 4) =>
  visit.as(who, minute, async (tx) => {
    return (await tx`select private.hears_as_guest(${topic}) as it`)[0]?.it as boolean;
  });

/** The visit runs, with both sides in it. */
async function begun() {
  await visit.enter(-5);
  await visit.admit(0);
  await sit(visit.patient, 3.5);
  await sit(visit.specialist, 3.5);
}
/** Somebody with an account who was asked in by the patient and let in. */
async function admitted(more: Parameters<typeof invite>[1] = {}, by = visit.patient) {
  const who = more.role === 'colleague' ? (await addSpecialist(db.sql)).id : await addPatient(db.sql);
  const made = await invite(by, more);
  await accept(who, made);
  await admit(visit.specialist, made);
  return { who, made };
}

describe('an invitation', () => {
  it('is told to the other side, names the one who came, and is good for one account', async () => {
    await begun();
    const made = await invite(visit.patient);
    expect(await visit.told(visit.specialist)).toContain('consultation.guestInvited');
    expect(await visit.told(visit.patient)).not.toContain('consultation.guestInvited');
    const who = await addPatient(db.sql);
    expect(await place(who, made.token)).toMatchObject({ state: 'invited', people: null });
    await accept(who, made);
    await accept(who, made);
    expect(await guests(visit.specialist)).toMatchObject([
      { name: 'Sipho, interpreter', personName: 'Thandi Test', state: 'accepted', isHere: false },
    ]);
    expect(await hintOf(accept(await addPatient(db.sql), made))).toBe('guests.notFound');
    expect(await hintOf(place(await addPatient(db.sql), made.token))).toBe('guests.notFound');
  });

  it('is repeatable by its key and never becomes another', async () => {
    const made = await invite(visit.specialist);
    const again = (name: string, token: string, who = visit.specialist) =>
      visit.as(
        who,
        1,
        (tx) => tx`select public.invite_guest(${visit.id}, ${made.id}, 'family', ${name}, true, ${sha(token)})`,
      );
    await again('Sipho', made.token);
    expect(await guests(visit.patient)).toHaveLength(1);
    expect(await hintOf(again('Sipho', 'another token'))).toBe('data.conflict');
    expect(await hintOf(again('Sipho', made.token, visit.patient))).toBe('data.conflict');
  });

  it.each([
    ['no name', '  ', 'guests.nameRequired'],
    ['a link for a name', 'see www.evil.example', 'validation.plainName'],
    ['a long name', 'x'.repeat(81), 'validation.tooLong'],
  ])('with %s is refused', async (_, name, hint) => {
    expect(await hintOf(invite(visit.patient, { name }))).toBe(hint);
  });

  it('is made by the two sides only, for four people at most, and for no visit that is over', async () => {
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'book', 'join']);
    for (const who of [sister, await addPatient(db.sql), await addOperator(db.sql)]) {
      expect(await hintOf(invite(who))).toBe('consultation.notFound');
    }
    for (let n = 0; n < 4; n += 1) await invite(visit.patient);
    expect(await hintOf(invite(visit.specialist))).toBe('guests.tooMany');
    await begun();
    await visit.finish(20);
    expect(await hintOf(invite(visit.patient, { minute: 21 }))).toBe('consultation.over');
  });

  it('is taken back by either side, at once and for good', async () => {
    const made = await invite(visit.patient);
    await end(visit.specialist, made);
    await end(visit.specialist, made);
    expect(await guests(visit.patient)).toEqual([]);
    expect(await hintOf(accept(await addPatient(db.sql), made))).toBe('guests.notFound');
  });

  it('puts nobody on two sides', async () => {
    const made = await invite(visit.patient);
    for (const who of [visit.patient, visit.specialist])
      expect(await hintOf(accept(who, made))).toBe('guests.alreadyIn');
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    expect(await hintOf(accept(sister, made))).toBe('guests.alreadyIn');
    expect(await hintOf(accept(await addOperator(db.sql), made))).toBe('access.refused');
    const booker = await delegateTo(db.sql, visit.patient, ['book']);
    expect(await hintOf(accept(booker, made))).toBe('guests.bothSides');
    expect(await hintOf(accept(booker, await invite(visit.patient, { role: 'family' })))).toBe(DONE);
    const treats = await addSpecialist(db.sql);
    const later = (await openingsOf(db.sql, treats.id, 6)).at(-1) as Date;
    const held = await hold(db.sql, visit.patient, treats.visitType, later);
    await submit(db.sql, visit.patient, held.id);
    await charge(db.sql, visit.patient, held.id);
    expect(await hintOf(accept(treats.id, made))).toBe('guests.bothSides');
    expect(await hintOf(accept(treats.id, await invite(visit.specialist, { role: 'colleague' })))).toBe(DONE);
    const nobody = await invite(visit.specialist, { role: 'colleague' });
    expect(await hintOf(accept(await addPatient(db.sql), nobody))).toBe('guests.colleaguesOnly');
  });
});

describe('a guest', () => {
  it('sits in the call only when let in by the practice, while the visit runs', async () => {
    const who = await addPatient(db.sql);
    const made = await invite(visit.patient);
    await accept(who, made);
    expect(await hintOf(admit(visit.specialist, made))).toBe('guests.notNow');
    await begun();
    expect(await hintOf(sit(who))).toBe('consultation.notFound');
    for (const other of [visit.patient, who]) expect(await hintOf(admit(other, made))).not.toBe(DONE);
    await admit(visit.specialist, made);
    const room = await sit(who);
    expect(room.several).toBe(true);
    expect(room.seats.map(({ side }) => side)).toEqual(['patient', 'specialist', 'guest']);
    expect(await guests(visit.patient)).toMatchObject([{ state: 'admitted', isHere: true }]);
    await visit.finish(20);
    expect(await hintOf(sit(who, 21))).toBe('consultation.notFound');
  });

  it('hears that something changed, and nothing of the visit’s own topic', async () => {
    await begun();
    const { who } = await admitted();
    expect(await hears(who, `guests:${visit.id}`)).toBe(true);
    expect(await hears(who, `consultation:${visit.id}`)).toBe(false);
    expect(await hears(await addPatient(db.sql), `guests:${visit.id}`)).toBe(false);
    expect(await visit.as(who, 4, (tx) => tx`select id from public.consultations`)).toEqual([]);
    expect(await visit.as(who, 4, (tx) => tx`select * from public.room_seats`)).toEqual([]);
    const payloads = await db.sql`select distinct payload - 'id' as it from realtime.messages
      where topic = ${`guests:${visit.id}`}`;
    expect(payloads).toEqual([{ it: {} }]);
  });

  it('reads and writes what is said in their presence, and nothing else', async () => {
    await begun();
    await say(visit.patient, 'before', 1);
    const { who } = await admitted();
    await say(visit.specialist, 'to all', 4);
    await say(who, 'from me', 5);
    const { words, reads } = await read(who, 6);
    expect(words.filter((word) => !word.startsWith('guest.'))).toEqual(['to all', 'from me']);
    expect(reads).toEqual({});
    expect((await read(visit.patient, 6)).words).toEqual(
      expect.arrayContaining(['before', 'guest.invited', 'guest.accepted', 'guest.admitted', 'to all', 'from me']),
    );
    const log = await db.sql`select actor_role, category, basis from public.access_log where actor_id = ${who}`;
    expect(log).toEqual([{ actor_role: 'guest', category: 'messages', basis: 'visit' }]);
  });

  it('without words has no thread', async () => {
    await begun();
    const { who } = await admitted({ mayWrite: false });
    expect(await hintOf(say(who, 'hello', 4))).toBe('messages.notFound');
    expect(await hintOf(read(who, 4))).toBe('messages.notFound');
    expect(await db.sql`select from public.access_log where actor_id = ${who}`).toHaveLength(0);
  });

  it.each([
    ['the patient', () => visit.patient],
    ['the specialist', () => visit.specialist],
    ['themselves', (who: string) => who],
  ])('is gone at once when sent by %s', async (_, by) => {
    await begun();
    const { who, made } = await admitted();
    const seat = randomUUID();
    await sit(who, 4.8, seat);
    await end(by(who), made, 5);
    expect(await hintOf(visit.as(who, 5.2, (tx) => tx`select public.keep_room_seat(${seat})`))).toBe(
      'consultation.notFound',
    );
    expect(await hintOf(read(who, 5.2))).toBe('messages.notFound');
    expect(await hears(who, `guests:${visit.id}`, 5.2)).toBe(false);
    expect((await sit(visit.patient, 5.3)).seats.map(({ side }) => side)).toEqual(['patient']);
  });

  it('counts as nobody’s presence', async () => {
    await begun();
    const { who } = await admitted();
    await sit(who);
    const [here] =
      await db.sql`select private.is_here(c.id, array['patient', 'delegate', 'specialist', 'covering'], ${visit.patient})
      as it from public.consultations c where c.appointment_id = ${visit.id}`;
    await db.sql`select private.empty_seats(array(select id from public.room_seats where profile_id = ${visit.specialist}), 'left')`;
    const [after] = await db.sql`select private.is_here(c.id, array['specialist', 'covering']) as it
      from public.consultations c where c.appointment_id = ${visit.id}`;
    expect([here?.it, after?.it]).toEqual([true, false]);
  });

  it('who is a colleague stops being one when suspended', async () => {
    await begun();
    const { who } = await admitted({ role: 'colleague' }, visit.specialist);
    await sit(who);
    await db.sql`update public.specialists set reg_state = 'suspended' where profile_id = ${who}`;
    expect(await hintOf(sit(who, 5))).toBe('consultation.notFound');
  });

  it.each([
    ['another account', 'guest_id = gen_random_uuid()'],
    ['another inviter', 'invited_by = gen_random_uuid()'],
    ['one who waits again', `state = 'accepted'`],
  ])('never becomes %s', async (_, change) => {
    await begun();
    const { made } = await admitted();
    expect(await hintOf(db.sql.unsafe(`update private.visit_guests set ${change} where id = '${made.id}'`))).not.toBe(
      DONE,
    );
    expect(await hintOf(db.sql`delete from private.visit_guests where id = ${made.id}`)).toBe('access.refused');
  });
});
