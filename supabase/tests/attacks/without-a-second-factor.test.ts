import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { ask, outcomeOf, seesOf } from '../matrix/ask';
import { type LiveWorld, startWorld } from '../matrix/world';

const areas = await loadAreas();
const { tables, functions } = mergeAreas(areas);

/** Whose work opens what a patient's account does not. */
const WORKERS = ['treating', 'other', 'unverified', 'operator'] as const;
type Worker = (typeof WORKERS)[number];

/**
 * What stays open to them without a second factor although a patient's account is refused it: rows about themselves, their way into the work,
 * and what only gives up or closes something of their own.
 */
const LEFT: Readonly<Record<Worker, { tables: string[]; functions: string[] }>> = {
  treating: {
    tables: ['availability_exceptions', 'availability_rules', 'notifications', 'specialists'],
    functions: ['ask_help'],
  },
  other: {
    tables: ['availability_rules', 'notifications', 'specialists'],
    functions: ['end_break_glass', 'note_emergency_contact', 'withdraw_request'],
  },
  unverified: {
    tables: ['availability_rules', 'registration_files', 'specialists'],
    functions: [
      'add_registration_file',
      'ask_registration',
      'complete_specialist_onboarding',
      'open_registration_file',
      'withdraw_registration',
    ],
  },
  operator: { tables: ['notifications', 'operators'], functions: [] },
};

let world: LiveWorld;

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  world.undoRequests();
  await world.sql`update private.settings set value = 'specialist,operator,staff' where key = 'second_factor_for'`;
});
afterAll(() => world?.close());

const expectNoSecret = (text: string, where: string) => {
  for (const secret of world.secrets) expect(text, `${where} shows what A told`).not.toContain(secret);
};

async function tablesOpenTo(who: Worker): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { select, hidden }] of Object.entries(tables)) {
    if (select[who] !== 'rows' || select.patientB === 'rows' || hidden !== undefined) continue;
    const answer = await ask(world, who, 'GET', `/rest/v1/${name}?select=*`);
    expectNoSecret(answer.text, name);
    if (seesOf(answer) === 'rows') found.push(name);
  }
  return found.sort();
}

async function functionsOpenTo(who: Worker): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { gives, args }] of Object.entries(functions)) {
    if (gives[who] !== 'ok' || gives.patientB === 'ok') continue;
    const answer = await ask(world, who, 'POST', `/rest/v1/rpc/${name}`, args(world));
    expectNoSecret(answer.text, name);
    if (outcomeOf(answer) === 'ok') found.push(name);
  }
  return found.sort();
}

describe('with the token of a session that proved no second factor', () => {
  it.each(WORKERS)('%s reads no table of their work', async (who) => {
    expect(await tablesOpenTo(who)).toEqual(LEFT[who].tables);
  });

  it.each(WORKERS)('%s calls no function of their work', async (who) => {
    expect(await functionsOpenTo(who)).toEqual(LEFT[who].functions);
  });

  it('patients have what they had', async () => {
    for (const name of ['my_appointments', 'open_chart', 'my_prescriptions']) {
      const row = functions[name];
      const answer = await ask(world, 'patientA', 'POST', `/rest/v1/rpc/${name}`, row?.args(world));
      expect([name, outcomeOf(answer)]).toEqual([name, row?.gives.patientA]);
    }
  });
});
