import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSpecialist, asGuest } from '../support/people';

// Who sees and does what is the access matrix (60); this is the one rule of the public list that depends on time.
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

it('lists a specialist only while the registration is verified and was checked within a year', async () => {
  const specialist = await addSpecialist(db.sql);
  const listed = () =>
    asGuest(db.sql, (tx) => tx`select from public.specialist_public where specialist_id = ${specialist.id}`);
  expect(await listed()).toHaveLength(1);
  await db.sql`update public.specialists set reg_checked_at = now() - interval '366 days' where profile_id = ${specialist.id}`;
  expect(await listed()).toHaveLength(0);
  const types = await asGuest(
    db.sql,
    (tx) => tx`select from public.visit_types where specialist_id = ${specialist.id}`,
  );
  expect(types).toHaveLength(0);
});
