// How the inspection of files grows: node bench/inspect.mjs [bytes]. For each inspector and each kind of hostile file the time of its
// own work at n, 2n, 4n and 8n bytes, and the exponent of growth: 1 is linear, 2 would be quadratic.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const SMALLEST = Number(process.argv[2] ?? 250_000);
const STEPS = [1, 2, 4, 8];

async function load(folder) {
  const entry = [
    "export { judgeFile } from './supabase/functions/documents/judge-file.ts';",
    "export { GROWN } from './supabase/tests/support/grown-files.ts';",
  ].join('\n');
  const outfile = path.join(folder, 'inspect.mjs');
  await build({
    stdin: { contents: entry, resolveDir: ROOT },
    outfile,
    ...{ bundle: true, format: 'esm', platform: 'node', logLevel: 'error' },
  });
  return import(pathToFileURL(outfile).href);
}

/** The least of three, so that what else the machine does counts little. Milliseconds. */
async function timeOf(judgeFile, file, type) {
  const times = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    await judgeFile(file, type);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-inspect-'));
try {
  const { judgeFile, GROWN } = await load(folder);
  console.log(
    `${'inspector and file'.padEnd(38)}${STEPS.map((step) => `${(step * SMALLEST) / 1000} kB`.padStart(10)).join('')}   exponent`,
  );
  for (const [inspector, what, type, grow] of GROWN) {
    const times = [];
    for (const step of STEPS) times.push(await timeOf(judgeFile, grow(step * SMALLEST), type));
    const exponent = Math.log2(Math.max(times.at(-1), 0.5) / Math.max(times[0], 0.5)) / Math.log2(STEPS.at(-1));
    const shown = times.map((time) => `${time.toFixed(1)} ms`.padStart(10)).join('');
    console.log(`${`${inspector}: ${what}`.padEnd(38)}${shown}   ${exponent.toFixed(2).padStart(8)}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
