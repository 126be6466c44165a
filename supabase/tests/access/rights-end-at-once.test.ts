import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, setRegistration } from '../support/people';

let db: TestDatabase;
const heard: string[] = [];
beforeAll(async () => {
  db = await startTestDatabase();
  await db.sql.listen('sawubona_access_changed', (profile) => heard.push(profile));
});
afterAll(() => db.drop());

const hears = (profile: string) => vi.waitFor(() => expect(heard).toContain(profile));
const forget = () => heard.splice(0);

describe('who holds connections open hears whose rights changed', () => {
  it('when a registration is suspended', async () => {
    const { id } = await addSpecialist(db.sql);
    forget();
    await setRegistration(db.sql, id, 'suspended');
    await hears(id);
  });

  it('when an operator is dismissed', async () => {
    const operator = await addOperator(db.sql);
    forget();
    await db.sql`select public.dismiss_operator(${operator})`;
    await hears(operator);
  });

  it('when somebody no longer acts for a patient', async () => {
    const [patient, delegate] = [await addPatient(db.sql), await addPatient(db.sql)];
    const [row] = await db.sql<{ id: string }[]>`
      insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
      values (${patient}, ${delegate}, '{messages}', 'active', now()) returning id`;
    forget();
    await db.sql`update public.delegations set state = 'ended', ended_at = now() where id = ${row?.id ?? ''}`;
    await hears(delegate);
  });

  it('only once the change is committed', async () => {
    const { id } = await addSpecialist(db.sql);
    // What was committed before is heard before: nothing of how the specialist came about follows.
    const operator = await addOperator(db.sql);
    await db.sql`select public.dismiss_operator(${operator})`;
    await hears(operator);
    forget();
    await db.sql
      .begin(async (tx) => {
        await tx`update public.specialists set reg_state = 'suspended' where profile_id = ${id}`;
        throw new Error('undone');
      })
      .catch(() => undefined);
    await setRegistration(db.sql, id, 'suspended');
    await hears(id);
    expect(heard.filter((profile) => profile === id)).toHaveLength(1);
  });
});
