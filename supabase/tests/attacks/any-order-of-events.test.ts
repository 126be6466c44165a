import { Dice } from '@telehealth/local-services/test-support/dice';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { EVENTS, type Stage } from '../random/events';
import { broken } from '../random/invariants';
import { addPatient, addSpecialist } from '../support/people';
import { useSandbox } from '../support/visits';

/** More by hand: RANDOM_SEQUENCES=2000 npx vitest run … */
const SEQUENCES = Number(process.env.RANDOM_SEQUENCES ?? (IS_LONG ? 300 : 120));
const STEPS = 24;
const LANES = 4;
/** Another seed by hand: RANDOM_SEED=7 npx vitest run … */
const SEED = Number(process.env.RANDOM_SEED ?? 20261120);

let db: TestDatabase;
let price: Stage['price'];
const lanes: Pick<Stage, 'patients' | 'specialists'>[] = [];
/** How often each event was done, and how often it was refused. */
const done = new Map<string, { done: number; refused: number }>();

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await db.sql`update private.settings set value = 'movable' where key = 'clock'`;
  for (let lane = 0; lane < LANES; lane += 1) {
    const specialists = [await addSpecialist(db.sql), await addSpecialist(db.sql, { zone: 'Europe/London' })];
    const patients = [await addPatient(db.sql), await addPatient(db.sql), await addPatient(db.sql)];
    lanes.push({ patients, specialists });
  }
  const [type] = await db.sql<
    { price_minor: number; currency: string }[]
  >`select price_minor, currency from public.visit_types`;
  price = { amountMinor: type?.price_minor ?? 0, currency: type?.currency ?? '' };
  // One specialist of each lane keeps pauses and a short notice.
  await db.sql`update public.visit_types set buffer_after_minutes = 10, cancel_notice_minutes = 60
    where specialist_id = any (${lanes.map(({ specialists }) => specialists[0]?.id ?? '')}::uuid[])`;
});
afterAll(() => db.drop());

const ROLLED_BACK = Symbol('rolled back');
const known = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && (cause.code === 'P0001' || cause.code === '42501') && 'hint' in cause;

/** One event in a savepoint; a refusal is a fine answer, any other failure is not. */
async function play(stage: Stage, told: string[]): Promise<void> {
  const [name, event] = stage.dice.pick(EVENTS);
  const count = done.get(name) ?? { done: 0, refused: 0 };
  done.set(name, count);
  const { tx, visits } = stage;
  const before = [...visits];
  try {
    await tx.savepoint((save) => {
      stage.tx = save;
      return event(stage);
    });
    count.done += 1;
    told.push(name);
  } catch (cause) {
    if (!known(cause)) throw new Error(`${name} failed after: ${told.join(', ')}`, { cause });
    stage.visits = before;
    count.refused += 1;
  } finally {
    stage.tx = tx;
  }
}

async function playSequence(number: number, lane: number): Promise<void> {
  const people = lanes[lane];
  if (!people) throw new Error('The lane does not exist.');
  try {
    await db.sql.begin(async (tx) => {
      const stage: Stage = { tx, dice: new Dice(SEED + number), ...people, price, now: new Date(), visits: [] };
      const told: string[] = [];
      for (let step = 0; step < STEPS; step += 1) await play(stage, told);
      await tx`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`;
      expect(await broken(tx), `sequence ${number}: ${told.join(', ')}`).toEqual([]);
      throw ROLLED_BACK;
    });
  } catch (cause) {
    if (cause !== ROLLED_BACK) throw cause;
  }
}

describe(`${SEQUENCES} random sequences of ${STEPS} events, seed ${SEED}`, () => {
  it('keep every invariant', { timeout: Math.max(120_000, SEQUENCES * 150) }, async () => {
    await Promise.all(
      lanes.map(async (_, lane) => {
        for (let number = lane; number < SEQUENCES; number += LANES) await playSequence(number, lane);
      }),
    );
  });

  it('did each kind of event, and had each refused', () => {
    for (const [name, count] of done) {
      expect(count.done, `${name} was done`).toBeGreaterThan(0);
      if (name !== 'wait' && name !== 'jobs') expect(count.refused, `${name} was refused`).toBeGreaterThan(0);
    }
    expect(done.size).toBe(new Set(EVENTS.map(([name]) => name)).size);
  });
});
