import { createHash } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { delegateTo, newVisit, type Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import { bookVisit, cancel, hold, openingsOf, useSandbox } from '../support/visits';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
});
afterAll(() => db.drop());

/** A booked visit of "Naledi Test" in which "Hlengiwe Ngcobo" stands in. */
async function covered() {
  const visit = await newVisit(db.sql);
  const colleague = await addSpecialist(db.sql, { name: 'Hlengiwe Ngcobo' });
  await visit.cover(colleague.id, -60);
  return { visit, colleague };
}

interface Listed {
  id: string;
  viewer_role: string;
  counterpart_id: string;
  stands_in_for: string | null;
  covering_name: string | null;
}
const columns = ({ viewer_role, stands_in_for, covering_name }: Listed) => [viewer_role, stands_in_for, covering_name];
const listOf = (who: string) => as(db.sql, who, (tx) => tx<Listed[]>`select * from public.my_appointments()`);
const dayOf = ({ startsAt }: Visit, who: string) =>
  as(
    db.sql,
    who,
    (tx) => tx<Listed[]>`select * from public.visits_of_practice(${new Date(+startsAt - 3_600_000)},
      ${new Date(+startsAt + 3_600_000)})`,
  );
const basisOf = async (who: string, patient: string) =>
  (await db.sql<{ basis: string | null }[]>`select basis from private.access_basis(${who}, ${patient}, 'profile')`)[0]
    ?.basis;
/** Moves the visit to an opening of that person, three days before it; it was booked before that. */
async function move(visit: Visit, who: string, openingOf = visit.specialist) {
  await db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.appointments set booked_at = ${new Date(+visit.startsAt - 5 * 86_400_000)} where id = ${visit.id}`;
  });
  const [, , free] = await openingsOf(db.sql, openingOf, 3, new Date(+visit.startsAt + 3_600_000));
  await visit.as(who, -4000, (tx) => tx`select public.reschedule_appointment(${visit.id}, ${free ?? null})`);
}
const toldWith = (who: string, event: string) =>
  db.sql<{ payload: Record<string, string | null>; template: string | null }[]>`
    select n.payload, o.template from public.notifications n left join public.outbox o on o.dedupe_key = n.dedupe_key || ':mail'
    where n.recipient_id = ${who} and n.event = ${event} order by n.created_at`;

describe('a covered visit', () => {
  it('stands on the list, the day and the calendar address of who stands in, for whom, and says so to the others', async () => {
    const { visit, colleague } = await covered();
    for (const find of [listOf, (who: string) => dayOf(visit, who)]) {
      const [seen] = await find(colleague.id);
      expect(seen).toMatchObject({ id: visit.id, counterpart_id: visit.patient });
      expect((await find(colleague.id)).map(columns)).toEqual([['specialist', 'Naledi Test', null]]);
      expect((await find(visit.specialist)).map(columns)).toEqual([['specialist', null, 'Hlengiwe Ngcobo']]);
    }
    expect((await listOf(visit.patient)).map(columns)).toEqual([['patient', null, 'Hlengiwe Ngcobo']]);
    await as(
      db.sql,
      colleague.id,
      (tx) => tx`select public.set_calendar_link(${createHash('sha256').update('secret').digest('hex')})`,
    );
    const [feed] = await db.sql<
      { feed: { visits: { id: string }[] } }[]
    >`select public.calendar_feed('secret') as feed`;
    expect(feed?.feed.visits.map(({ id }) => id)).toEqual([visit.id]);
    const patients = await as(
      db.sql,
      colleague.id,
      (tx) => tx`select next_appointment_id as next from public.my_patients()`,
    );
    expect(patients).toEqual([{ next: visit.id }]);
    await visit.cover(null, -50);
    expect(await listOf(colleague.id)).toEqual([]);
    expect(await dayOf(visit, colleague.id)).toEqual([]);
  });

  it('takes the time of who stands in: it is not offered, cannot be booked, and no second one is covered then', async () => {
    const { visit, colleague } = await covered();
    expect(await openingsOf(db.sql, colleague.id, 3, visit.startsAt)).not.toContainEqual(visit.startsAt);
    const taken = hold(db.sql, await addPatient(db.sql), colleague.visitType, visit.startsAt);
    expect(await hintOf(taken)).toBe('booking.slotTaken');
    const third = await addSpecialist(db.sql);
    const same = await bookVisit(db.sql, await addPatient(db.sql), third, visit.startsAt);
    const again = as(db.sql, third.id, (tx) => tx`select public.cover_consultation(${same}, ${colleague.id})`);
    expect(await hintOf(again)).toBe('consultation.colleagueNotFree');
    await visit.cover(null, -50);
    expect(await openingsOf(db.sql, colleague.id, 3, visit.startsAt)).toContainEqual(visit.startsAt);
  });

  it('opens what was shared with it to who stands in, in place of its holder, and goes back with it', async () => {
    const { visit, colleague } = await covered();
    const [both] = [[visit.specialist, colleague.id]];
    const bases = () => Promise.all(both.map((who) => basisOf(who, visit.patient)));
    expect(await bases()).toEqual([null, 'grant']);
    const seen = await as(db.sql, visit.patient, (tx) => tx`select person_name as name from public.who_can_see_me()`);
    expect(seen).toEqual([{ name: 'Hlengiwe Ngcobo' }]);
    await visit.cover(null, -50);
    expect(await bases()).toEqual(['grant', null]);
    const [grant] = await db.sql<{ id: string }[]>`select id from public.access_grants
      where appointment_id = ${visit.id} and state = 'active'`;
    await as(db.sql, visit.patient, (tx) => tx`select public.revoke_access(${grant?.id ?? ''})`);
    await visit.cover(colleague.id, -40);
    expect(await bases()).toEqual([null, null]);
  });

  it('goes back with what it shares when who stood in may no longer practise', async () => {
    const { visit, colleague } = await covered();
    await db.sql`update public.specialists set reg_state = 'suspended', listed = false where profile_id = ${colleague.id}`;
    await db.sql`select private.close_practice(${colleague.id})`;
    expect((await visit.consultation()).covered_by).toBeNull();
    expect(await basisOf(visit.specialist, visit.patient)).toBe('grant');
  });

  it('tells the patient who comes and the colleague whose visit it is; and both when it is taken back', async () => {
    const { visit, colleague } = await covered();
    const names = { colleagueName: 'Hlengiwe Ngcobo', specialistName: 'Naledi Test' };
    expect((await toldWith(visit.patient, 'consultation.covered'))[0]?.payload).toMatchObject(names);
    expect((await toldWith(colleague.id, 'consultation.coverNamed'))[0]?.payload).toMatchObject(names);
    await visit.cover(null, -50);
    expect((await toldWith(visit.patient, 'consultation.coverEnded'))[0]?.payload).toMatchObject(names);
    const [ended] = await toldWith(colleague.id, 'consultation.coverEnded');
    expect(ended?.payload).toMatchObject({ ...names, side: 'covering' });
    expect(await toldWith(visit.specialist, 'consultation.coverEnded')).toEqual([]);
    await visit.cover(colleague.id, -40);
    expect(await toldWith(visit.patient, 'consultation.covered')).toHaveLength(2);
  });

  it('tells who stands in of moves and cancellations', async () => {
    const { visit, colleague } = await covered();
    await move(visit, visit.patient);
    const [moved] = await toldWith(colleague.id, 'booking.moved');
    expect(moved?.payload).toMatchObject({
      side: 'covering',
      specialistName: 'Naledi Test',
      counterpartName: 'Thandi Test',
    });
    await cancel(db.sql, visit.patient, visit.id);
    const [off] = await toldWith(colleague.id, 'booking.cancelled');
    expect(off?.payload).toMatchObject({ side: 'covering', cancelledBy: 'patient', specialistName: 'Naledi Test' });
  });

  it('is its holder’s again when it moves to a time at which the colleague has another visit', async () => {
    const { visit, colleague } = await covered();
    const [, , busy] = await openingsOf(db.sql, colleague.id, 3, new Date(+visit.startsAt + 3_600_000));
    await bookVisit(db.sql, await addPatient(db.sql), colleague, busy ?? visit.startsAt);
    await move(visit, visit.patient, visit.specialist);
    expect((await visit.consultation()).covered_by).toBeNull();
    expect(await basisOf(visit.specialist, visit.patient)).toBe('grant');
    for (const who of [visit.patient, colleague.id, visit.specialist]) {
      expect(await toldWith(who, 'consultation.coverEnded')).toHaveLength(1);
    }
  });
});

describe('the history of a visit', () => {
  interface Step {
    status: string;
    by: string;
    byName: string | null;
    own: boolean;
  }
  const stepsOf = async (who: string, visit: Visit) => {
    const [row] = await as(
      db.sql,
      who,
      (tx) => tx<{ details: { history: Step[] } }[]>`select public.visit_details(${visit.id}) as details`,
    );
    return row?.details.history.map(({ status, by, byName, own }) => [status, by, byName, own]) ?? [];
  };

  it('says of each step who took it, also once another colleague stands in', async () => {
    const { visit, colleague } = await covered();
    await visit.enter(-5);
    await visit.admit(0, colleague.id);
    const began = ['in_progress', 'covering', 'Hlengiwe Ngcobo'];
    expect((await stepsOf(colleague.id, visit)).at(-1)).toEqual([...began, true]);
    const later = await addSpecialist(db.sql, { name: 'Kagiso Later' });
    await visit.cover(later.id, 1);
    for (const who of [visit.patient, visit.specialist, later.id]) {
      expect((await stepsOf(who, visit)).at(-1)).toEqual([...began, false]);
    }
  });

  it('says of what somebody did for the patient that it was not they', async () => {
    const visit = await newVisit(db.sql);
    const sister = acting(await delegateTo(db.sql, visit.patient, ['book']), visit.patient);
    await move(visit, sister);
    expect((await stepsOf(visit.patient, visit)).at(-1)).toEqual(['booked', 'other', null, false]);
    expect((await stepsOf(sister, visit)).at(-1)).toEqual(['booked', 'other', null, true]);
    const [told] = await toldWith(visit.patient, 'booking.moved');
    expect(told?.payload).toMatchObject({ actorName: 'A Sister' });
    expect((await toldWith(visit.specialist, 'booking.moved'))[0]?.payload).toMatchObject({ actorName: null });
  });
});
