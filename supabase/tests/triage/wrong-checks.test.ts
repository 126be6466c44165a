import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, as, asGuest, hintOf } from '../support/people';

let db: TestDatabase;
let operator: string;
beforeAll(async () => {
  db = await startTestDatabase();
  operator = await addOperator(db.sql);
});
afterAll(() => db.drop());

interface Said {
  key: string;
  wrong: string | null;
  level: number;
  age: string;
  rules: (string | null)[];
  version: string;
  cameOut: number | null;
}
const GOOD = {
  wrong: 'tooUrgent',
  level: 2,
  age: 'adult',
  rules: ['heart.chest-pain'],
  version: '86aaeb66',
  cameOut: null,
};
const say = (said: Partial<Said> = {}) => {
  const { key, wrong, level, age, rules, version, cameOut } = { key: randomUUID(), ...GOOD, ...said };
  return asGuest(
    db.sql,
    (tx) => tx`select public.say_check_was_wrong(${key}, ${wrong}, ${level}, ${age}, ${rules}, ${version}, ${cameOut})`,
  );
};
const listed = () =>
  as(
    db.sql,
    operator,
    (tx) => tx<{ id: string; wrong: string; became: string | null }[]>`
    select id, wrong, became from public.wrong_checks()`,
  );
const close = (who: string, id: string, became = 'The rule for chest pain will ask first.') =>
  as(db.sql, who, (tx) => tx`select public.close_wrong_check(${id}, ${became})`);

it('is said by a guest once for each key, and reaches operators, what was told too mild first', async () => {
  const [urgent, mild] = [randomUUID(), randomUUID()];
  for (const key of [urgent, urgent]) await say({ key });
  await say({ key: mild, wrong: 'tooMild', level: 5, cameOut: 1 });
  expect((await listed()).map(({ id }) => id)).toEqual([mild, urgent]);
  const [queue] = await as(
    db.sql,
    operator,
    (tx) => tx<{ waiting: number }[]>`select waiting from public.desk_overview() where queue = 'wrongChecks'`,
  );
  expect(queue?.waiting).toBe(2);
  await close(operator, mild);
  expect((await listed()).map(({ id }) => id)).toEqual([urgent, mild]);
  expect(await hintOf(close(operator, mild))).toBe('data.notFound');
  expect(await hintOf(close(operator, urgent, ' '))).toBe('data.invalid');
});

it.each([
  { wrong: 'no' },
  { wrong: null },
  { level: 6 },
  { cameOut: 0 },
  { age: 'Thandi Mokoena' },
  { rules: ['she has a pain in her chest'] },
  { rules: [null] },
  { rules: Array.from({ length: 61 }, (_, n) => `rule.${n}`) },
  { version: 'no version at all' },
])('takes nothing else, so that no words come in: %o', async (said) => {
  const before = await listed();
  expect(await hintOf(say(said))).toBe('data.invalid');
  expect(await listed()).toEqual(before);
});

it('is read and closed by operators alone, and nobody says it without end', async () => {
  const [first] = await listed();
  const patient = await addPatient(db.sql);
  expect(await hintOf(as(db.sql, patient, (tx) => tx`select public.wrong_checks()`))).toBe('access.refused');
  expect(await hintOf(close(patient, first?.id ?? ''))).toBe('access.refused');
  const flood = as(db.sql, patient, async (tx) => {
    for (let n = 0; n < 11; n += 1)
      await tx`select public.say_check_was_wrong(${randomUUID()}, 'misread', 3, 'child', '{}', 'a1')`;
  });
  expect(await hintOf(flood)).toBe('data.busy');
});
