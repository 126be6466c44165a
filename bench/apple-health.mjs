// node bench/apple-health.mjs [megabytes]: how fast the browser's own code reads an Apple Health export, and with how much
// memory, on a made-up file (by default 300 MB); beside it, in turn, the plain reading of the same bytes. Each is a process of
// its own, so that memory is its own; printed is the median of the rounds.

import { spawnSync } from 'node:child_process';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROUNDS = 3;
const MB = 1_000_000;
const SOURCE = fileURLToPath(new URL('../remote-patient/src/features/device/apple-health/', import.meta.url));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Of ten records one can be kept, as in exports of people with a watch. */
function* records(bytes) {
  let written = 0;
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_ZA">\n';
  yield head;
  for (let at = 0; written < bytes; at += 1) {
    const when = new Date(Date.UTC(2020, 0, 1) + at * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    const [type, unit, value] =
      at % 10 === 0 ? ['HeartRate', 'count/min', 60 + (at % 40)] : ['StepCount', 'count', at % 120];
    const line = ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Apple Watch" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x2&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch7,1, software:11.1&gt;" unit="${unit}" creationDate="${when} +0200" startDate="${when} +0200" endDate="${when} +0200" value="${value}"/>\n`;
    written += line.length;
    yield line;
  }
  yield '</HealthData>\n';
}

async function write(path, bytes) {
  const target = createWriteStream(path);
  let block = [];
  let length = 0;
  const flush = async () => {
    if (!target.write(block.join(''))) await new Promise((resolve) => target.once('drain', resolve));
    [block, length] = [[], 0];
  };
  for (const line of records(bytes)) {
    block.push(line);
    length += line.length;
    if (length > MB) await flush();
  }
  await flush();
  await new Promise((resolve) => target.end(resolve));
}

async function loadReader() {
  const { outputFiles } = await build({
    stdin: { contents: `export * from './read-export';`, resolveDir: SOURCE, loader: 'ts' },
    ...{ bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'error' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** What one process does. */
async function run(what, path) {
  const file = await openAsBlob(path);
  const { readExport } = what === 'export' ? await loadReader() : {};
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let kept = 0;
  if (what === 'bytes') for await (const part of file.stream()) kept += part.byteLength > 0 ? 0 : 1;
  else {
    const { kinds } = await readExport(file, { signal: new AbortController().signal, onProgress: () => undefined });
    for (const columns of kinds.values()) kept += columns.length;
  }
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampling);
  console.log(JSON.stringify({ seconds, kept, memory: Math.max(most, process.memoryUsage().rss) - before }));
}

async function compare(bytes) {
  const folder = await mkdtemp(join(tmpdir(), 'apple-health-'));
  try {
    const path = join(folder, 'export.xml');
    await write(path, bytes);
    const size = (await stat(path)).size / MB;
    const taken = { bytes: [], export: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const what of Object.keys(taken)) {
        const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), `--${what}`, path]);
        taken[what].push(JSON.parse(String(stdout)));
      }
    }
    console.log(
      `${size.toFixed(0)} MB of export.xml, ${taken.export[0].kept} readings of it kept; medians of ${ROUNDS}`,
    );
    for (const [what, rounds] of Object.entries(taken)) {
      const seconds = median(rounds.map((round) => round.seconds));
      const memory = median(rounds.map((round) => round.memory)) / MB;
      const name = what === 'bytes' ? 'plain reading of its bytes' : 'reading it as an export';
      console.log(
        `${name.padEnd(28)} ${(size / seconds).toFixed(0).padStart(6)} MB/s  ${memory.toFixed(0).padStart(5)} MB of memory more`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [first, path] = process.argv.slice(2);
if (first?.startsWith('--')) await run(first.slice(2), path);
else await compare(Number(first ?? 300) * MB);
