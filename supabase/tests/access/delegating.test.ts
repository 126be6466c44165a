import { randomUUID } from 'node:crypto';
import { CHART_CATEGORIES, VISIT_CATEGORIES } from '@telehealth/contracts/chart';
import { DELEGATE_EXAMPLES } from '@telehealth/contracts/examples/chart-access';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAt, look, lookFor, lookInFor, only, tidyAt, toldTo } from '../support/access';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, hintOf } from '../support/people';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let doctor: { id: string; visitType: string };
const DAY = 86_400_000;
const DONE = 'nothing was refused';

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

const call = (who: string, name: string, id: string) =>
  as(db.sql, who, async (tx) => only(await tx<{ state: string }[]>`select state from public.${tx(name)}(${id})`));
async function newPatient() {
  const patient = await addPatient(db.sql);
  return { patient, visit: await bookVisit(db.sql, patient, doctor) };
}

interface Offer {
  scopes?: string[];
  may?: string;
  until?: Date | null;
  key?: string;
}
const invite = (
  who: string,
  email: string,
  { scopes = ['book'], may = 'view', until = null, key = randomUUID() }: Offer = {},
) =>
  as(db.sql, who, async (tx) =>
    only(
      await tx<{ id: string; delegate_id: string | null }[]>`
        select * from public.invite_delegate(${key}, ${email}, ${scopes}, 'Aunt', ${may}, ${until})`,
    ),
  );
const emailOf = async (id: string) =>
  only(await db.sql<{ email: string }[]>`select email from public.profiles where id = ${id}`).email;

describe('a delegation', () => {
  const opens = async (who: string, patient: string, action = 'view') => {
    const found: string[] = [];
    for (const name of ['profile', 'medicines', 'notes', 'mental_health', 'messages']) {
      if ((await hintOf(lookFor(db.sql, who, patient, name, action))) === DONE) found.push(name);
    }
    return found;
  };

  it.each([
    [['book', 'pay'], [], []],
    [['messages'], ['messages'], ['messages']],
    [['prescriptions'], ['medicines'], ['medicines']],
    [['records'], ['profile', 'medicines', 'notes'], ['profile', 'medicines', 'notes']],
    [['records', 'sensitive'], ['profile', 'medicines', 'notes', 'mental_health'], null],
  ])('with %j opens %j and nothing else', async (scopes, seen, added) => {
    const [patient, aunt] = await Promise.all([addPatient(db.sql), addPatient(db.sql)]);
    const { id } = await invite(patient, await emailOf(aunt), { scopes, may: 'add' });
    expect(await opens(aunt, patient)).toEqual([]);
    await call(aunt, 'accept_delegation', id);
    expect(await hintOf(look(db.sql, aunt, patient, 'profile')), 'but by acting').toBe('access.notGranted');
    expect(await opens(aunt, patient)).toEqual(seen);
    expect(await opens(aunt, patient, 'add')).toEqual(added ?? seen);
  });

  it('that may only view adds nothing to the chart', async () => {
    const [patient, aunt] = await Promise.all([addPatient(db.sql), addPatient(db.sql)]);
    const { id } = await invite(patient, await emailOf(aunt), { scopes: ['records', 'messages'] });
    await call(aunt, 'accept_delegation', id);
    expect(await opens(aunt, patient, 'add')).toEqual(['messages']);
  });

  it('is accepted by the owner of the address alone; until then nothing shows whether it has an account', async () => {
    const [patient, aunt, thief] = await Promise.all([addPatient(db.sql), addPatient(db.sql), addPatient(db.sql)]);
    const known = await invite(patient, `  ${(await emailOf(aunt)).toUpperCase()} `);
    const unknown = await invite(patient, 'nobody.yet@example.com');
    expect([known.delegate_id, unknown.delegate_id]).toEqual([null, null]);
    const shown = await as(db.sql, patient, (tx) => tx`select state, counterpart_name from public.my_delegations()`);
    expect(shown).toEqual(Array(2).fill({ state: 'offered', counterpart_name: null }));
    expect(await toldTo(db.sql, aunt)).toEqual(['access.delegationOffered']);
    expect(await hintOf(call(thief, 'accept_delegation', known.id))).toBe('access.delegationNotFound');
    expect(await as(db.sql, thief, (tx) => tx`select from public.delegations`)).toHaveLength(0);
    expect((await call(aunt, 'accept_delegation', known.id)).state).toBe('active');
    expect((await call(aunt, 'accept_delegation', known.id)).state).toBe('active');
    const cousin = await addUser(db.sql);
    await db.sql`update auth.identities set identity_data = identity_data || '{"email": "nobody.yet@example.com"}' where user_id = ${cousin}`;
    await as(db.sql, cousin, (tx) => tx`select public.sync_my_profile()`);
    expect((await call(cousin, 'accept_delegation', unknown.id)).state).toBe('active');
  });

  it('ends at once, whoever ends it, and by its date without a job', async () => {
    const patient = await addPatient(db.sql);
    for (const ends of ['patient', 'aunt'] as const) {
      const aunt = await addPatient(db.sql);
      const { id } = await invite(patient, await emailOf(aunt), { scopes: ['records'] });
      await call(aunt, 'accept_delegation', id);
      expect(await lookFor(db.sql, aunt, patient, 'profile')).toBe('delegation');
      await call(ends === 'patient' ? patient : aunt, 'end_delegation', id);
      expect(await hintOf(lookFor(db.sql, aunt, patient, 'profile'))).toBe('access.notGranted');
      expect(await hintOf(call(aunt, 'accept_delegation', id))).toBe('access.notNow');
    }
    const uncle = await addPatient(db.sql);
    const until = new Date(Date.now() + DAY);
    const { id } = await invite(patient, await emailOf(uncle), { scopes: ['records'], until });
    await call(uncle, 'accept_delegation', id);
    expect(await hintOf(asAt(db.sql, uncle, until, (tx) => lookInFor(tx, patient, 'profile')))).toBe(
      'access.notGranted',
    );
    const asked = await asAt(db.sql, uncle, until, async (tx) => {
      await tx`set local role none`;
      return tx`select private.stands_for(${patient}, 'records', ${uncle}) as stands`;
    });
    expect(asked).toEqual([{ stands: false }]);
  });

  it('can be refused, taken back, and lapses when nobody answers for 14 days', async () => {
    const [patient, aunt] = await Promise.all([addPatient(db.sql), addPatient(db.sql)]);
    const refused = await invite(patient, await emailOf(aunt));
    expect((await call(aunt, 'refuse_delegation', refused.id)).state).toBe('refused');
    const taken = await invite(patient, await emailOf(aunt));
    await call(patient, 'end_delegation', taken.id);
    expect(await hintOf(call(aunt, 'accept_delegation', taken.id))).toBe('access.delegationNotFound');
    const late = await invite(patient, await emailOf(aunt));
    const days = new Date(Date.now() + 14 * DAY + 1000);
    expect(await hintOf(asAt(db.sql, aunt, days, (tx) => tx`select public.accept_delegation(${late.id})`))).toBe(
      'access.notNow',
    );
    const dated = await invite(patient, 'dated@example.com', { until: new Date(Date.now() + DAY) });
    await tidyAt(db.sql, days);
    const left = await db.sql`select state from public.delegations where id in ${db.sql([late.id, dated.id])}`;
    expect(left).toEqual(Array(2).fill({ state: 'lapsed' }));
  });

  it('is never an operator’s, before or after the appointment', async () => {
    const patient = await addPatient(db.sql);
    const operator = await addOperator(db.sql);
    const offered = await invite(patient, await emailOf(operator), { scopes: ['records'] });
    expect(await hintOf(call(operator, 'accept_delegation', offered.id))).toBe('access.refused');
    const later = await addUser(db.sql);
    await as(db.sql, later, (tx) => tx`select public.sync_my_profile()`);
    const { id } = await invite(patient, await emailOf(later), { scopes: ['records'] });
    await call(later, 'accept_delegation', id);
    expect(await lookFor(db.sql, later, patient, 'profile')).toBe('delegation');
    await db.sql`select public.appoint_operator(${later}, 'The clinic')`;
    expect(await hintOf(lookFor(db.sql, later, patient, 'profile'))).toBe('access.notGranted');
  });

  it('is offered once per address, to ten people at most, and not to oneself', async () => {
    const patient = await addPatient(db.sql);
    const key = randomUUID();
    const first = await invite(patient, 'a0@example.com', { key });
    expect(await invite(patient, 'other@example.com', { key })).toEqual(first);
    expect(await hintOf(invite(patient, 'A0@example.com'))).toBe('access.alreadyInvited');
    expect(await hintOf(invite(patient, await emailOf(patient)))).toBe('access.delegateSelf');
    for (let more = 1; more < 10; more += 1) await invite(patient, `a${more}@example.com`);
    expect(await hintOf(invite(patient, 'a10@example.com'))).toBe('access.tooManyDelegates');
    expect(await hintOf(invite(await addPatient(db.sql), 'b@example.com', { scopes: ['sensitive'] }))).toBe(
      'data.invalid',
    );
  });
});

describe('an invitation', () => {
  it.each(DELEGATE_EXAMPLES.map((example) => [example.name, example] as const))(
    'is judged as its form judges: %s',
    async (_, { values, refused }) => {
      const who = await addPatient(db.sql);
      const { email, scopes, relationship, may } = values;
      const sent = as(
        db.sql,
        who,
        (tx) => tx`select public.invite_delegate(${randomUUID()}, ${email}, ${scopes}, ${relationship}, ${may})`,
      );
      expect(await hintOf(sent)).toBe(refused?.id ?? DONE);
    },
  );
});

describe('the lists of categories', () => {
  it('are the same in the database and in the product', async () => {
    const [row] = await db.sql`select private.chart_categories() as all, private.visit_categories() as visit`;
    expect(row).toEqual({ all: CHART_CATEGORIES, visit: VISIT_CATEGORIES });
  });
});

describe('the list of who can see me', () => {
  it('names delegates and specialists, and who of them looked', async () => {
    const { patient, visit } = await newPatient();
    const aunt = await addPatient(db.sql);
    const { id } = await invite(patient, await emailOf(aunt), { scopes: ['prescriptions'] });
    await call(aunt, 'accept_delegation', id);
    await look(db.sql, doctor.id, patient, 'profile');
    const mine = await as(
      db.sql,
      patient,
      (tx) => tx`select kind, person_id, categories, purpose, appointment_id,
      last_looked_at is not null as looked from public.who_can_see_me() order by kind`,
    );
    expect(mine).toEqual([
      {
        kind: 'delegation',
        person_id: aunt,
        categories: ['medicines'],
        purpose: 'caring_for_me',
        appointment_id: null,
        looked: false,
      },
      {
        kind: 'grant',
        person_id: doctor.id,
        categories: ['profile', 'medicines', 'conditions'],
        purpose: 'visit',
        appointment_id: visit,
        looked: true,
      },
    ]);
  });
});
