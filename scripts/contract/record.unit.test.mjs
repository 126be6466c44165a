import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACTS, overlap } from '../../shared-contracts/src/shell/contract-range.mjs';
import { readReleased } from '../database/released.mjs';
import { breaksBetween, contractsIn, RECORDS, recordContract } from './record.mjs';

const LAST = 3;
const folder = mkdtempSync(join(RECORDS, '../node_modules/.records-'));
const now = join(folder, 'now');
beforeAll(() => recordContract(now));
afterAll(() => rmSync(folder, { recursive: true }));

/** The record of a release that differs from the present in one text of one file. */
function recordWith(name, file, text, other) {
  const record = join(folder, name);
  cpSync(now, record, { recursive: true });
  change(record, file, text, other);
  return record;
}

function change(record, file, text, other) {
  const before = readFileSync(join(record, file), 'utf8');
  expect(before).toContain(text);
  writeFileSync(join(record, file), before.replace(text, other));
}

it('records what the contracts say that they understand, and no words', () => {
  expect(contractsIn(now)).toEqual([...CONTRACTS]);
  expect(readFileSync(join(now, 'messages/catalogue.d.ts'), 'utf8')).toBe('export type MessageId = string;\n');
});

it('runs with the present, and with the last three releases that are still understood', async () => {
  const { releases = {} } = (await readReleased()) ?? {};
  const records = Object.keys(releases)
    .map((name) => join(RECORDS, name))
    .filter((record) => existsSync(record))
    .slice(-LAST);
  for (const then of [now, ...records.filter((record) => overlap(contractsIn(record), CONTRACTS))])
    expect([then, await breaksBetween(now, then)]).toEqual([then, []]);
});

it('names what sections take that an older host does not give', async () => {
  const taken = { session: ['useRole', 'useRoles'], router: ['Link', 'useBlocker'] };
  const breaks = (await breaksBetween(now, now, taken)).join('\n');
  expect(breaks).toMatch(/"useRoles"/);
  expect(breaks).toMatch(/"useBlocker"/);
});

describe('what breaks and what does not', () => {
  const SERVICES = ['shell/host-services.d.ts', '    theme: ThemeService;'];
  const ROW = ['routes/route-row.d.ts', '    title: string;'];
  const PAGE = ['shell/remote-manifest.d.ts', '    default: PageComponent;'];
  const HOOK = ['session/session-hooks.d.ts', 'export declare function useRole(): Role'];

  it.each([
    ['a service that is gone', 'then', SERVICES, '    theme: ThemeService;\n    print(): void;'],
    ['a service that sections need from now on', 'now', SERVICES, '    theme: ThemeService;\n    print(): void;'],
    ['a hook that gives something else', 'now', HOOK, 'export declare function useRole(): Role | null'],
    [
      'a hook that is gone',
      'then',
      HOOK,
      'export declare function useRoles(): Role[];\nexport declare function useRole(): Role',
    ],
    ['what pages are given, needed from now on', 'now', ROW, '    title: string;\n    icon: string;'],
    ['what a page must bring from now on', 'now', PAGE, '    default: PageComponent;\n    size: number;'],
  ])('%s breaks', async (name, side, [file, text], other) => {
    const record = recordWith(name, file, text, other);
    const breaks = await (side === 'now' ? breaksBetween(record, now) : breaksBetween(now, record));
    expect(breaks.join('\n')).toMatch(/check\.ts.*error TS/);
  });

  it('does not: a service, a fact or a hook more that nobody needs', async () => {
    const more = recordWith('more', ...SERVICES, '    theme: ThemeService;\n    print?(): void;');
    for (const [file, text, other] of [
      [...ROW, '    title: string;\n    icon?: string;'],
      [...PAGE, '    default: PageComponent;\n    size?: number;'],
      [...HOOK, 'export declare function useRoles(): Role[];\nexport declare function useRole(): Role'],
    ])
      change(more, file, text, other);
    expect(await breaksBetween(more, now)).toEqual([]);
  });
});
