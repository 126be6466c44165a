import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { resetLocalState, settingsFrom, startServices } from '../src/main';

const AT = '2026-11-20T09:40:00.000Z';
let variables: Record<string, string>;
let stateDir = '';

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'sawubona-demo-'));
  variables = { PORT: '0', POSTGRES_PORT: '0', LOCAL_STATE_DIR: stateDir, SITE_DIR: stateDir };
});
afterAll(async () => {
  await resetLocalState(settingsFrom(variables));
  await rm(stateDir, { recursive: true, force: true });
});

/** Starts the services, asks for openings as a guest, stops them. */
async function openings(more: Record<string, string>): Promise<{ said: string[]; first: number }> {
  const said: string[] = [];
  const services = await startServices(settingsFrom({ ...variables, ...more }), (event) => said.push(event));
  try {
    const response = await fetch(`${services.url}/rest/v1/rpc/find_slots`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
      body: '{}',
    });
    const rows = (await response.json()) as { openings: string[] }[];
    expect(rows).toHaveLength(14);
    return { said, first: Math.min(...rows.flatMap((row) => row.openings.map((at) => Date.parse(at)))) };
  } finally {
    await services.close();
  }
}

test.runIf(IS_LONG)(
  'a first start fills the demo, whose clock stands still as long as it is told to',
  {
    timeout: 240_000,
  },
  async () => {
    const frozen = await openings({ DEMO_CLOCK: AT });
    expect(frozen.said).toContain('demo.seeded');
    expect(frozen.said.filter((event) => /failed|changed/.test(event))).toEqual([]);
    const stored = await readdir(join(stateDir, 'storage'), { recursive: true, withFileTypes: true });
    expect(stored.filter((entry) => entry.isFile()).length).toBeGreaterThan(3);
    const again = await openings({ DEMO_CLOCK: AT });
    expect(again).toMatchObject({ first: frozen.first });
    expect(again.said).not.toContain('demo.seeded');
    expect(frozen.first - Date.parse(AT)).toBeLessThan(24 * 3_600_000);
    const running = await openings({});
    expect(running.first).toBeGreaterThan(Date.now());
    expect([...again.said, ...running.said].filter((event) => /failed|changed/.test(event))).toEqual([]);
  },
);
