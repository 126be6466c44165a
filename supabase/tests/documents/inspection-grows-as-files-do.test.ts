import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../../../scripts/check/long-run.mjs';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { GROWN, REAL } from '../support/grown-files';

type Bytes = Uint8Array<ArrayBuffer>;
/** Bytes. What is no part of a PDF costs its parser some 10 µs a byte, and nothing else has so many steps. */
const SMALL = { pdf: 12_500, png: 100_000, jpeg: 100_000, webp: 100_000 };
const TIMES = 8;
/** Eight times the bytes take eight times as long, or 64 times where each is compared with each. */
const ROOM = 24;
const FILES_TRIED = IS_LONG ? 4000 : 300;

/** Its own work, not the clock: others may have the machine meanwhile. The least of so many runs. */
async function workOf(file: Bytes, type: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await judgeFile(file, type);
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}

/** How many times as long the large one takes. Measured again while it is too long: what else the machine does only ever adds. */
async function growthOf(small: Bytes, large: Bytes, type: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let measured = 0; measured < 5 && least >= ROOM; measured += 1) {
    // The small one's least of three: its first run is not compiled yet, and too long a base would hide growth. Half a millisecond
    // at least: below that the machine's own work is all there is. The large one's time can only be too long, which is measured again.
    const base = Math.max(await workOf(small, type, 3), 500);
    least = Math.min(least, (await workOf(large, type, 1)) / base);
  }
  return least;
}

describe('eight times as large a file takes about eight times as long', () => {
  it.each(GROWN)('%s: %s', async (kind, _what, type, grow) => {
    expect(await growthOf(grow(SMALL[kind]), grow(SMALL[kind] * TIMES), type)).toBeLessThan(ROOM);
  });
});

/** Numbers that look random and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The file with some bytes changed, a part taken out, doubled or cut off. */
function mutated(file: Bytes, roll: (below: number) => number): Bytes {
  const copy = Buffer.from(file);
  for (let left = roll(6); left > 0; left -= 1) copy[roll(copy.length)] = roll(256);
  const [from, size] = [roll(copy.length), roll(24)];
  const part = copy.subarray(from, from + size);
  const behind = copy.subarray(roll(2) ? from : from + size);
  return new Uint8Array(Buffer.concat([copy.subarray(0, from), roll(2) ? part : Buffer.alloc(0), behind]));
}

it.each(REAL)(
  'files that were %s once are judged whatever became of them, and what is kept stays as it is',
  async (type, file) => {
    const roll = dice(1);
    expect((await judgeFile(file, type)).refused).toBeNull();
    for (let tried = 0; tried < FILES_TRIED; tried += 1) {
      const judgement = await judgeFile(mutated(file, roll), type);
      if (judgement.refused === null) expect(await judgeFile(judgement.kept, type)).toEqual(judgement);
      else expect(judgement.refused).toMatch(/^chart\.file(TypeRefused|Unsafe|Damaged)$/);
    }
  },
);
