import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAgo } from '../support/access';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { addOperator, jobsAt, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, asService, hintOf, setRegistration } from '../support/people';
import { openingsOf, useSandbox } from '../support/visits';

// Wherever somebody's right to sit in a call ends, in the same transaction: their seat is empty, the call has a key that they
// never get, and a server for calls is to put them out.

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

interface Access {
  seat: string | null;
  key: string;
  keyVersion: number;
  hasRemovals: boolean;
}
const certificate = Array.from({ length: 32 }, () => '0A').join(':');
const access = (who: string, minute: number) =>
  visit.as(who, minute, async (tx) => {
    const [row] = await tx<{ it: Access }[]>`select public.room_access(${visit.id}) as it`;
    return row?.it as Access;
  });
/** Sits down, and learns the key as whoever connects does. */
async function sit(who: string, minute: number) {
  const seat = randomUUID();
  await visit.as(who, minute, (tx) => tx`select public.take_room_seat(${visit.id}, ${seat}, ${certificate})`);
  await access(who, minute);
  return seat;
}
const keep = (who: string, minute: number, seat: string) =>
  visit.as(who, minute, async (tx) => {
    const [row] = await tx<{ it: { keyVersion: number; seats: { id: string }[] } }[]>`
      select public.keep_room_seat(${seat}) as it`;
    return row?.it;
  });
const leftHow = async (seat: string) =>
  (await db.sql<{ left_how: string | null }[]>`select left_how from public.room_seats where id = ${seat}`)[0]?.left_how;
const due = async (minute: number, of: string | null = visit.id) =>
  asService(db.sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${visit.at(minute).toISOString()}, true)`;
    return tx<{ id: string; room: string; seat: string | null }[]>`select * from public.claim_room_removals(${of})`;
  });
const answered = (id: string, wasThere: boolean, minute: number) =>
  asService(db.sql, async (tx) => {
    await tx`select set_config('sawubona.clock', ${visit.at(minute).toISOString()}, true)`;
    await tx`select public.room_removed(${id}, ${wasThere})`;
  });
const seatsToGo = async (minute: number) => (await due(minute)).map(({ seat }) => seat);

async function addGuest(role = 'interpreter', by = visit.patient) {
  const who = role === 'colleague' ? (await addSpecialist(db.sql)).id : await addPatient(db.sql);
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const hash = createHash('sha256').update(token).digest('hex');
  await visit.as(by, 1, (tx) => tx`select public.invite_guest(${visit.id}, ${id}, ${role}, 'Sipho', true, ${hash})`);
  await visit.as(who, 1.1, (tx) => tx`select public.accept_guest_invitation(${visit.id}, ${token})`);
  await visit.as(visit.specialist, 1.2, (tx) => tx`select public.admit_guest(${id})`);
  return { who, id };
}

/** The visit runs, with both sides and an interpreter in it. */
async function begun() {
  await visit.enter(-5);
  await visit.admit(0);
  const guest = await addGuest();
  const seats = { patient: await sit(visit.patient, 2), specialist: await sit(visit.specialist, 2) };
  return { guest, seats: { ...seats, guest: await sit(guest.who, 2) } };
}
const endGuest = (by: string, id: string) => visit.as(by, 3, (tx) => tx`select public.end_guest(${id})`);

type Party = Awaited<ReturnType<typeof begun>>;
interface Ending {
  who: string;
  seat: string;
  end(): Promise<unknown>;
}
const ofGuest = (end: (party: Party) => Promise<unknown>) => async (party: Party) => ({
  ...{ who: party.guest.who, seat: party.seats.guest, end: () => end(party) },
});
async function ofColleague(end: (who: string) => Promise<unknown>): Promise<Ending> {
  const { id } = await addSpecialist(db.sql);
  await visit.cover(id, 2);
  return { who: id, seat: await sit(id, 2.1), end: () => end(id) };
}
async function ofDelegate(end: (who: string) => Promise<unknown>, until: Date | null = null): Promise<Ending> {
  const who = await delegateTo(db.sql, visit.patient, ['messages', 'join'], until);
  return { who, seat: await sit(who, 2.1), end: () => end(who) };
}

const ENDINGS: Record<string, (party: Party) => Promise<Ending>> = {
  'a guest whom the patient sends away': ofGuest(({ guest }) => endGuest(visit.patient, guest.id)),
  'a guest whom the specialist sends away': ofGuest(({ guest }) => endGuest(visit.specialist, guest.id)),
  'a guest who goes for good': ofGuest(({ guest }) => endGuest(guest.who, guest.id)),
  'a guest who closes the account': ofGuest(({ guest }) =>
    signedInAgo(db.sql, guest.who, 1, (tx) => tx`select public.close_my_account('close my account')`, visit.at(3)),
  ),
  'a colleague asked in, whose registration is suspended': async () => {
    const { who } = await addGuest('colleague', visit.specialist);
    return { who, seat: await sit(who, 2.1), end: () => setRegistration(db.sql, who, 'suspended') };
  },
  'a colleague who stands in no longer': () => ofColleague(() => visit.cover(null, 3)),
  'a colleague in whose place another one stands in': () =>
    ofColleague(async () => visit.cover((await addSpecialist(db.sql)).id, 3)),
  'a colleague who stands in, whose registration is suspended': () =>
    ofColleague((who) => setRegistration(db.sql, who, 'suspended')),
  'the specialist, whose registration is suspended': async ({ seats }) => ({
    ...{ who: visit.specialist, seat: seats.specialist },
    end: () => setRegistration(db.sql, visit.specialist, 'suspended'),
  }),
  'the specialist, whose registration runs out': async ({ seats }) => ({
    ...{ who: visit.specialist, seat: seats.specialist },
    end: async () => {
      await db.sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`update public.specialists set reg_until = ${new Date(+visit.at(3) - 15 * 86_400_000)}
          where profile_id = ${visit.specialist}`;
      });
      await jobsAt(db.sql, visit.at(3));
    },
  }),
  'somebody who acts for the patient no longer': () =>
    ofDelegate(
      (who) => db.sql`update public.delegations set state = 'ended', ended_at = now(), ended_by = ${visit.patient}
        where delegate_id = ${who}`,
    ),
  'somebody who acted for the patient until now': () => ofDelegate(() => jobsAt(db.sql, visit.at(3)), visit.at(2.9)),
};

describe('whose right to sit in a call ends is out of it at once:', () => {
  it.each(Object.entries(ENDINGS))('%s', async (_, of) => {
    const party = await begun();
    const stays = async (minute: number) => (await access(visit.patient, minute)).key;
    const { who, seat, end } = await of(party);
    const before = await access(who, 2.5);
    expect(before).toMatchObject({ seat, keyVersion: 1, hasRemovals: false });
    expect(await stays(2.5)).toBe(before.key);
    await end();
    expect(await leftHow(seat)).toBe('ended');
    expect(await hintOf(access(who, 3.1))).toMatch(/^(consultation\.(notFound|over)|access\.refused)$/);
    expect(await seatsToGo(3.1)).toContain(seat);
    // Where a suspension does not end the visit as well, those who stay go on with a key that was never told to them.
    const after = await access(visit.patient, 3.1).catch(() => null);
    if (after === null) return expect(await visit.status()).not.toBe('in_progress');
    expect(after).toMatchObject({ keyVersion: 2, hasRemovals: true });
    expect(after.key).not.toBe(before.key);
    const now = await keep(visit.patient, 3.2, party.seats.patient);
    expect(now?.keyVersion).toBe(2);
    expect(now?.seats.map(({ id }) => id)).not.toContain(seat);
    const [told] = await db.sql`select count(*)::int as n from private.room_key_holders h where h.version = 2
      and h.profile_id = ${who}`;
    expect(told).toEqual({ n: 0 });
  });

  it('but who leaves by a press, sits down elsewhere or falls silent may come back: the server forgets the seat, the key stays', async () => {
    const { guest, seats } = await begun();
    await visit.as(guest.who, 3, (tx) => tx`select public.leave_room_seat(${seats.guest})`);
    const next = await sit(visit.patient, 3);
    expect(new Set(await seatsToGo(3.1))).toEqual(new Set([seats.guest, seats.patient]));
    await jobsAt(db.sql, visit.at(3.5));
    expect(await leftHow(seats.specialist)).toBe('silent');
    expect(await seatsToGo(3.6)).toContain(seats.specialist);
    await keep(visit.specialist, 3.7, seats.specialist);
    expect(await seatsToGo(3.8)).not.toContain(seats.specialist);
    expect((await access(visit.patient, 3.9)).keyVersion).toBe(1);
    expect(await leftHow(next)).toBeNull();
  });

  it('and who never sat, but knows the key, makes another one due as well', async () => {
    const { guest } = await begun();
    const sister = await delegateTo(db.sql, visit.patient, ['messages', 'join']);
    await access(sister, 2.5);
    await db.sql`update public.delegations set state = 'ended', ended_at = now(), ended_by = ${visit.patient}
      where delegate_id = ${sister}`;
    expect((await access(guest.who, 3)).keyVersion).toBe(2);
  });

  it('by their page’s own topics, which say nothing but that something changed', async () => {
    const { guest } = await begun();
    await db.sql`delete from realtime.messages`;
    await endGuest(visit.patient, guest.id);
    const said = await db.sql<{ topic: string; event: string }[]>`select distinct topic, event from realtime.messages`;
    expect(said).toEqual(
      expect.arrayContaining([
        { topic: `consultation:${visit.id}`, event: 'seat' },
        { topic: `guests:${visit.id}`, event: 'changed' },
      ]),
    );
  });

  it('also where they ask for the key at the very moment', async () => {
    const { guest } = await begun();
    const other = await addGuest('family');
    // They are told the first key while they are being sent away: the end waits for it, and makes another one.
    let sent: Promise<unknown> = Promise.resolve();
    await visit.as(other.who, 2.9, async (tx) => {
      await tx`select public.room_access(${visit.id})`;
      sent = endGuest(visit.patient, other.id);
      await untilWaiting(db.sql, 'end_guest');
    });
    await sent;
    expect((await access(visit.patient, 3)).keyVersion).toBe(2);
    // And the other way round: who asks waits for the end, and is refused.
    await access(guest.who, 3);
    let asked: Promise<string> = Promise.resolve('');
    await visit.as(visit.patient, 3.1, async (tx) => {
      await tx`select public.end_guest(${guest.id})`;
      asked = hintOf(access(guest.who, 3.1));
      await untilWaiting(db.sql, 'room_access');
    });
    expect(await asked).toBe('consultation.notFound');
    expect((await access(visit.patient, 3.2)).keyVersion).toBe(3);
  });

  it('in a visit that moves away while somebody is at its door', async () => {
    const seat = await sit(visit.specialist, -10);
    const [, , free] = await openingsOf(db.sql, visit.specialist, 3, visit.at(26 * 60));
    const move = { appointmentId: visit.id, startsAt: free?.toISOString() ?? null };
    await visit.as(
      visit.specialist,
      -9,
      (tx) => tx`select public.propose_times(${tx.json([move])}, 'The power is out')`,
    );
    await visit.as(visit.patient, -9, (tx) => tx`select public.accept_proposed_time(${visit.id})`);
    expect(await leftHow(seat)).toBe('ended');
    expect(await seatsToGo(-8), 'two go from browser to browser').toEqual([]);
  });
});

describe('a visit that is over', () => {
  it.each([
    ['ended', () => visit.finish(10)],
    ['was given up', () => visit.abandon(10)],
    ['was handed over', () => visit.transfer(10)],
  ])('closes the server’s room when it %s', async (_, end) => {
    await begun();
    await end();
    const [room] = await db.sql`select room_id from public.consultations where appointment_id = ${visit.id}`;
    expect(await due(10.1)).toEqual([{ id: expect.any(String), room: room?.room_id, seat: null }]);
  });

  it('of two closes none: their call went from browser to browser', async () => {
    await visit.enter(-5);
    await visit.admit(0);
    await sit(visit.patient, 1);
    await visit.finish(10);
    expect(await due(10.1)).toEqual([]);
  });
});

describe('what a server for calls is asked', () => {
  it('is one worker’s for twenty seconds, and repeated until no token of theirs can hold any more', async () => {
    const { guest, seats } = await begun();
    await endGuest(visit.patient, guest.id);
    const claim = async (minute: number) =>
      (await due(minute, null)).filter(({ seat }) => seat === seats.guest).map(({ id }) => id);
    const [id = ''] = await claim(3.1);
    expect(await claim(3.2)).toEqual([]);
    expect(await claim(3.5), 'no answer').toEqual([id]);
    await answered(id, true, 3.5);
    expect((await access(visit.patient, 3.6)).hasRemovals).toBe(false);
    expect(await due(3.6), 'of one visit, only what has no answer').toEqual([]);
    // Back by a token of the server itself; out again.
    expect(await claim(9)).toEqual([id]);
    await answered(id, true, 9);
    await answered(id, false, 19.9);
    expect(await claim(20)).toEqual([id]);
    await answered(id, false, 20.1);
    expect(await claim(21)).toEqual([]);
  });

  it('is given up after a day', async () => {
    const { guest } = await begun();
    await endGuest(visit.patient, guest.id);
    expect(await seatsToGo(23 * 60)).toHaveLength(1);
    expect(await seatsToGo(25 * 60)).toEqual([]);
  });

  it('is nobody’s business but the functions’', async () => {
    for (const who of [visit.patient, visit.specialist, await addOperator(db.sql)]) {
      for (const call of ['claim_room_removals()', `room_removed('${randomUUID()}', true)`])
        expect(await hintOf(as(db.sql, who, (tx) => tx.unsafe(`select public.${call}`)))).toBe('42501');
    }
  });
});
