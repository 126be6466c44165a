import { GOOD_EMERGENCY_NUMBER, GOOD_TERMS } from '@telehealth/contracts/examples/registration';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf, numberOf } from '../support/people';
import { notWorking } from '../support/registrations';

let db: TestDatabase;
let first: string;
let second: string;
beforeAll(async () => {
  db = await startTestDatabase();
  first = await addOperator(db.sql, 'First Operator');
  second = await addOperator(db.sql, 'Second Operator');
});
afterAll(() => db.drop());

let made = 0;
/** A number in a region of its own, so that no test meets another's. */
const numberForm = (change: object = {}) => {
  made += 1;
  return { ...GOOD_EMERGENCY_NUMBER, region: `T${made}`, ...change };
};
const propose = async (form: object, kind = 'emergency_number', who = first, replaces = 0) => {
  const [row] = await as(
    db.sql,
    who,
    (tx) =>
      tx<{ id: string }[]>`select public.propose_publication(${kind}, ${tx.json({ ...form })}, ${replaces}) as id`,
  );
  return row?.id ?? '';
};
const decide = async (id: string, confirms: boolean, who = second, reason = '') => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<{ id: string | null }[]>`select public.decide_publication(${id}, ${confirms}, ${reason}) as id`,
  );
  return row?.id ?? null;
};
const regionsOf = async (region: string) =>
  asGuest(
    db.sql,
    (tx) => tx<{ version: number }[]>`select version from public.emergency_numbers where region = ${region}`,
  );
interface Proposal {
  id: string;
  state: string;
  is_mine: boolean;
  proposed_by_name: string;
  reason: string;
  form: Record<string, unknown>;
}
const listFor = (who: string) => as(db.sql, who, (tx) => tx<Proposal[]>`select * from public.publications_to_decide()`);

describe('what everybody reads', () => {
  it('is not there before a second operator confirmed it', async () => {
    const form = numberForm();
    const id = await propose(form);
    expect(await regionsOf(form.region)).toEqual([]);
    expect((await listFor(second)).find((one) => one.id === id)).toMatchObject({
      ...{ state: 'waiting', is_mine: false, proposed_by_name: 'First Operator', form },
    });
    expect((await listFor(first)).find((one) => one.id === id)?.is_mine).toBe(true);
    expect(await decide(id, true)).not.toBeNull();
    expect(await regionsOf(form.region)).toEqual([{ version: 1 }]);
    expect((await listFor(second)).find((one) => one.id === id)?.state).toBe('published');
  });

  it('is told to the one who has to confirm it, and to who proposed it once it is decided', async () => {
    const told = async (who: string, ref: string) =>
      (
        await db.sql<{ event: string }[]>`
          select event from public.notifications where recipient_id = ${who} and ref_id = ${ref}`
      ).map(({ event }) => event);
    const id = await propose(numberForm());
    expect([await told(first, id), await told(second, id)]).toEqual([[], ['publishing.proposed']]);
    await decide(id, false, second, 'The source is too old');
    expect([await told(first, id), await told(second, id)]).toEqual([['publishing.decided'], ['publishing.proposed']]);
    const own = await propose(numberForm());
    await decide(own, false, first);
    expect(await told(first, own)).toEqual([]);
  });

  it('is seen whole by who confirms it: the row that goes away, each rule that comes', async () => {
    const form = numberForm();
    const number = await decide(await propose(form), true);
    const away = await propose({ id: number, label: 'Something harmless' }, 'emergency_number_away');
    const review = { reviewer: 'Dr Made Up', reviewedOn: '2026-01-31' };
    const rules = [{ id: 'a', level: 1, version: 1, source: 'Made up for tests' }];
    const set = await propose({ language: 'xh', rules, review }, 'triage_rules');
    const seen = async (id: string) => (await listFor(second)).find((one) => one.id === id)?.form;
    expect(await seen(away)).toMatchObject({ label: form.label, number: form.number, region: form.region });
    expect(await seen(set)).toMatchObject({ rules });
    for (const id of [away, set]) await decide(id, true);
    expect(await seen(set)).toMatchObject({ rules: 1 });
  });

  it('is confirmed by nobody who proposed it', async () => {
    const form = numberForm();
    const id = await propose(form);
    expect(await hintOf(decide(id, true, first))).toBe('publishing.secondWord');
    expect(await regionsOf(form.region)).toEqual([]);
    // Not past the functions either.
    const own = db.sql`update private.publications set state = 'published', decided_by = ${first}, decided_at = now() where id = ${id}`;
    expect(await hintOf(own)).toBe('23514');
  });

  it('is a suspension, too: nobody suspends alone, and nothing happens before the second word', async () => {
    const doctor = await addSpecialist(db.sql);
    const number = await numberOf(db.sql, doctor.id);
    const form = {
      ...{ specialistId: doctor.id, number, name: 'Naledi Test', specialty: 'cardiology', typedName: 'naledi test' },
      ...{ evidence: 'Notice of the council', note: 'Your card was withdrawn', from: null },
    };
    const stateNow = async () =>
      (
        await db.sql<{ reg_state: string }[]>`select reg_state from public.specialists where profile_id = ${doctor.id}`
      )[0]?.reg_state;
    const alone = as(
      db.sql,
      first,
      (tx) =>
        tx`select public.decide_registration(${doctor.id}, 'suspended', ${number}, 'Naledi Test', 'cardiology', 'Notice')`,
    );
    expect(await hintOf(alone)).toBe('registration.secondWord');
    expect(await hintOf(propose({ ...form, typedName: 'Naledi' }, 'suspension'))).toBe('registration.nameTyped');
    // A moment that cannot be read must not become "at once".
    expect(await hintOf(propose({ ...form, from: 'tomorrow' }, 'suspension'))).toBe('registration.fromRange');
    const id = await propose(form, 'suspension');
    expect(await stateNow()).toBe('verified');
    expect(await hintOf(decide(id, true, first))).toBe('publishing.secondWord');
    await decide(id, true);
    expect(await stateNow()).toBe('suspended');
  });

  it('is refused with a reason, or taken back by who proposed it, once', async () => {
    const refused = await propose(numberForm());
    expect(await hintOf(decide(refused, false))).toBe('publishing.reasonRequired');
    expect(await decide(refused, false, second, 'The source is too old')).toBeNull();
    const withdrawn = await propose(numberForm());
    await decide(withdrawn, false, first);
    const list = await listFor(first);
    expect(list.find(({ id }) => id === refused)).toMatchObject({ state: 'refused', reason: 'The source is too old' });
    expect(list.find(({ id }) => id === withdrawn)?.state).toBe('withdrawn');
    for (const id of [refused, withdrawn]) expect(await hintOf(decide(id, true))).toBe('publishing.notNow');
  });

  it('is proposed once by the same press twice, and refused at once when it could not be published', async () => {
    const form = numberForm();
    expect(await propose(form)).toBe(await propose(form));
    expect(await hintOf(propose(numberForm({ tel: '+27999' })))).toBe('emergency.dialled');
    expect(await hintOf(propose({ ...GOOD_TERMS, version: 9 }, 'terms'))).toBe('terms.version');
    expect(await hintOf(propose({ id: 'no id' }, 'emergency_number_away'))).toBe('22P02');
    expect(await hintOf(propose({}, 'something'))).toBe('data.invalid');
  });

  it('is looked at again when it is confirmed: somebody else may have been faster', async () => {
    const form = numberForm();
    const slow = await propose(form);
    await decide(await propose({ ...form, label: 'Somebody else’s words' }, 'emergency_number', second), true, first);
    expect(await hintOf(decide(slow, true))).toBe('data.conflict');
    expect(await regionsOf(form.region)).toEqual([{ version: 1 }]);
    expect((await listFor(first)).find(({ id }) => id === slow)?.state).toBe('waiting');
  });

  it('is proposed and confirmed by operators alone', async () => {
    const id = await propose(numberForm());
    const gone = await addOperator(db.sql, 'Not Any More');
    await db.sql`select public.dismiss_operator(${gone})`;
    const closed = await notWorking(db.sql, first);
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id, ...closed, gone]) {
      expect(await hintOf(propose(numberForm(), 'emergency_number', who))).toBe('access.refused');
      expect(await hintOf(decide(id, true, who))).toBe('access.refused');
      expect(await hintOf(listFor(who))).toBe('access.refused');
    }
    await decide(id, false, first);
  });

  it.each(["form = '{}'", "reason = 'Other words'", 'proposed_by = decided_by'])(
    'keeps what was said: %s',
    async (change) => {
      expect(await hintOf(db.sql.unsafe(`update private.publications set ${change} where state = 'refused'`))).toBe(
        '23514',
      );
      expect(await hintOf(db.sql`delete from private.publications`)).toBe('access.refused');
    },
  );
});
