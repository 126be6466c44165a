import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function runPgbench(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('error', () => reject(new Error('pgbench is needed; Debian has it in the package postgresql.')));
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/**
 * Transactions per second of one statement through pgbench, prepared once per session.
 * @param {string} url the database
 * @param {string} statement one SQL statement
 * @param {{ clients: number, seconds: number }} load
 * @returns {Promise<number>}
 */
export async function rateOf(url, statement, { clients, seconds }) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'statement.sql');
    await writeFile(file, `${statement};\n`);
    const output = await runPgbench([
      ...['--no-vacuum', '--protocol=prepared', '--jobs=2'],
      ...[`--client=${clients}`, `--time=${seconds}`, `--file=${file}`, url],
    ]);
    if (/aborted|number of failed transactions: [1-9]/.test(output)) throw new Error(output);
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
