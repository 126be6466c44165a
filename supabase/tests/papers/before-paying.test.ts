import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSpecialist, asGuest } from '../support/people';
import { only } from '../support/records';

let db: TestDatabase;
let doctor: { id: string };
const outlook = async (reason: string, who = doctor.id) =>
  only(
    await asGuest(
      db.sql,
      (tx) => tx<{ said: Record<string, unknown> | null }[]>`select public.script_outlook(${who}, ${reason}) as said`,
    ),
  ).said;

beforeAll(async () => {
  db = await startTestDatabase();
  doctor = await addSpecialist(db.sql);
});
afterAll(() => db.drop());

it('says before paying that this specialist can sign no script yet', async () => {
  expect(await outlook('Repeat script for my blood pressure')).toEqual({
    ...{ asks: true, prescribes: true, canSign: false, medicines: [] },
  });
  await db.sql`update public.specialists set practice_address = '1 Long Street', practice_phone = '021 555 0100'`;
  expect(await outlook('Repeat script for my blood pressure')).toMatchObject({ asks: true, canSign: true });
});

it.each(['My chronic meds', 'Ek soek ’n voorskrif', 'Amaphilisi ami aphelile', 'REFILL please', 'Rivotril'])(
  'hears that “%s” asks for one',
  async (reason) => {
    await db.sql`update public.specialists set prescribes_up_to = 4`;
    expect(await outlook(reason)).toMatchObject({ asks: true });
  },
);

it('hears none in other words', async () => {
  for (const reason of ['A cough for two weeks', 'Sick note for Friday', '']) {
    expect(await outlook(reason), reason).toMatchObject({ asks: false, medicines: [] });
  }
});

it('names what this specialist does not prescribe from afar, by brand too, and what Schedule 6 means', async () => {
  await db.sql`update public.specialists set prescribes_up_to = 4`;
  expect(await outlook('repeat of Ritalin and Panado')).toMatchObject({
    medicines: [{ name: 'Methylphenidate', schedule: 6, why: 'above' }],
  });
  await db.sql`update public.specialists set prescribes_up_to = 6`;
  expect(await outlook('repeat of Ritalin')).toMatchObject({ medicines: [{ why: 'six' }] });
  expect(await outlook('repeat of clonazepam')).toMatchObject({ asks: true, medicines: [] });
  await db.sql`update public.specialists set prescribes_up_to = 0`;
  expect(await outlook('repeat of amlodipine')).toMatchObject({ prescribes: false });
});

it('says nothing of who is not listed', async () => {
  expect(await outlook('Repeat script', '00000000-0000-4000-8000-000000000000')).toBeNull();
});
