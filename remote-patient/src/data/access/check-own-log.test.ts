import type { ChainLine, LogLine } from '@telehealth/data/access/access.schema';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { expect, it } from 'vitest';
import { checkOwnLog, walkChain } from './check-own-log';

const ZERO = '0'.repeat(64);
const START = { seq: 0, hash: ZERO };
async function sha(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const AT = new Date('2026-11-27T12:58:10.123Z');

function fieldsOf(seq: number, prevHash: string): string {
  const micros = AT.getTime() * 1000 + 456;
  const who = ['p1', seq, `id${seq}`, 'naledi', 'Naledi Mokoena', 'specialist', micros];
  return JSON.stringify([...who, 'medicines', 'view', 'grant', 'g1', 'chart', '', prevHash]);
}

/** A hash chain as the database writes it. */
async function chainOf(count: number): Promise<ChainLine[]> {
  const lines: ChainLine[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const prevHash = lines.at(-1)?.hash ?? ZERO;
    const fields = fieldsOf(seq, prevHash);
    lines.push({ seq, fields, prevHash, hash: await sha(fields) });
  }
  return lines;
}

const shownLine = (seq: number, part: Partial<LogLine> = {}): [number, LogLine] => [
  seq,
  {
    ...{ id: `id${seq}`, seq, at: AT, day: '2026-11-27', actorId: 'naledi', actorName: 'Naledi Mokoena' },
    ...{ actorRole: 'specialist', category: 'medicines', action: 'view', basis: 'grant', basisId: 'g1' },
    ...{ purpose: null, screen: 'chart', reportedAt: null, reportAnswer: '' },
    ...part,
  } as LogLine,
];
const NOTHING_SHOWN: ReadonlyMap<number, LogLine> = new Map();

it('finds a chain whole, and goes on from where it ended', async () => {
  const lines = await chainOf(5);
  const first = await walkChain(lines.slice(0, 3), START, new Map([shownLine(2)]));
  expect(first).toEqual({ end: { seq: 3, hash: lines[2]?.hash } });
  if (!('end' in first)) return;
  expect(await walkChain(lines.slice(3), first.end, NOTHING_SHOWN)).toEqual({ end: { seq: 5, hash: lines[4]?.hash } });
});

/** Changes line 3 and recomputes its hash, as an attacker who covers their traces would. */
async function rewritten(lines: ChainLine[]): Promise<ChainLine[]> {
  return Promise.all(
    lines.map((line) => (line.seq === 3 ? anew(line, line.fields.replace('Naledi', 'Nobody')) : line)),
  );
}

const anew = async (line: ChainLine, fields: string): Promise<ChainLine> => ({
  ...line,
  fields,
  hash: await sha(fields),
});

it.each<[string, (lines: ChainLine[]) => ChainLine[] | Promise<ChainLine[]>, number]>([
  ['a line that is gone', (lines) => lines.filter(({ seq }) => seq !== 3), 3],
  ['words that were changed', (lines) => lines.map((l) => (l.seq === 3 ? { ...l, fields: `${l.fields} ` } : l)), 3],
  ['words that were changed and hashed anew', rewritten, 4],
  [
    'a line that says another number than it has',
    (lines) => Promise.all(lines.map((l) => (l.seq === 2 ? anew(l, fieldsOf(7, l.prevHash)) : l))),
    2,
  ],
  ['lines in another order', (lines) => [...lines].reverse(), 1],
])('finds %s', async (_what, change, brokenAt) => {
  expect(await walkChain(await change(await chainOf(5)), START, NOTHING_SHOWN)).toEqual({ brokenAt });
});

it.each([
  ['another name', { actorName: 'Zoe Fernandes' }],
  ['another time', { at: new Date(AT.getTime() + 1) }],
  ['another part of the record', { category: 'profile' }],
])('finds that the page shows %s than the chain covers', async (_what, part) => {
  expect(await walkChain(await chainOf(3), START, new Map([shownLine(2, part)]))).toEqual({ brokenAt: 2 });
});

const verdictOf = (checked: number, more = {}) => [
  {
    ...{ intact: true, problem: null, at_seq: null, checked, anchored_seq: checked, anchored_at: null },
    ...{ outside: 'agrees', outside_at: null, gap_from: null, gap_to: null, gap_at: null },
    ...more,
  },
];
const rowsOf = (lines: readonly ChainLine[]) =>
  lines.map(({ prevHash, ...line }) => ({ ...line, prev_hash: prevHash }));

it('reads all of it and asks for the word of the database', async () => {
  const backend = createFakeBackend({ my_access_log_chain: rowsOf(await chainOf(4)), verify_access_log: verdictOf(4) });
  expect(await checkOwnLog(backend, [shownLine(4)[1]])).toMatchObject({ lines: 4, brokenAt: null });
});

it.each([
  ['the database finds a fault itself', 4, verdictOf(4, { intact: false, at_seq: 2 }), 2],
  ['the database knows fewer lines than it gave', 4, verdictOf(3), 4],
])('tells that %s', async (_what, count, verdict, brokenAt) => {
  const backend = createFakeBackend({ my_access_log_chain: rowsOf(await chainOf(count)), verify_access_log: verdict });
  expect(await checkOwnLog(backend, [])).toMatchObject({ brokenAt });
});
