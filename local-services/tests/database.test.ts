import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../src/database/act-as';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.drop());

test('a transaction acts as the person it names, and only that transaction', async () => {
  const userId = '11111111-1111-4111-8111-111111111111';
  const inside = await actAs(database.sql, { role: 'authenticated', userId }, async (tx) => {
    const [row] = await tx`select current_user::text as role, auth.uid() as uid`;
    return row;
  });
  expect(inside).toEqual({ role: 'authenticated', uid: userId });
  const [after] = await database.sql`select current_user::text as role, auth.uid() as uid`;
  expect(after).toEqual({ role: 'postgres', uid: null });
});
