// node bench/local-services.mjs: how long npm start takes, and how much memory everything needs at rest. Prints the
// first and the second start, the start after a killed process, and resident memory against a bare Node in the same run.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IDLE_SECONDS = 40;
const state = mkdtempSync(join(tmpdir(), 'sawubona-bench-'));
const env = {
  ...process.env,
  PORT: '0',
  POSTGRES_PORT: '0',
  LOCAL_STATE_DIR: state,
};

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the product the way people do, and waits until it says where it answers. */
function start() {
  const from = performance.now();
  const child = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (/is ready after .*http/.test(said)) resolve({ child, ms: performance.now() - from });
    });
    child.once('exit', () => reject(new Error('npm start ended; run it by hand to see why')));
  });
}

/** A process and everything below it, from the kernel's own table. */
function familyOf(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch (error) {
      // Ended between the listing and the reading.
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    }
  }
  const family = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid, parent] of parents) if (family.has(parent) && !family.has(pid)) grown = Boolean(family.add(pid));
  }
  return [...family];
}

/** Resident megabytes; pages that processes share count for each of them. */
const residentOf = (pids) =>
  pids.reduce(
    (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    0,
  ) / 1024;

async function stop({ child }, signal) {
  process.kill(-child.pid, signal);
  await wait(signal === 'SIGKILL' ? 300 : 3000);
}

async function bareNode() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await wait(1000);
  const resident = residentOf([child.pid]);
  child.kill();
  return resident;
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
try {
  const first = await start();
  await stop(first, 'SIGINT');
  const second = await start();
  await stop(second, 'SIGKILL');
  const third = await start();
  await wait(IDLE_SECONDS * 1000);
  const family = familyOf(third.child.pid);
  const [all, bare] = [residentOf(family), await bareNode()];
  await stop(third, 'SIGINT');
  console.log(`first start, empty state    ${seconds(first.ms)}`);
  console.log(
    `second start                ${seconds(second.ms)}   ${(second.ms / first.ms).toFixed(2)} of the first (goal: under 8 s)`,
  );
  console.log(`start after kill -9         ${seconds(third.ms)}   ${(third.ms / second.ms).toFixed(2)} of the second`);
  console.log(
    `resident, ${IDLE_SECONDS} s idle         ${all.toFixed(0)} MB in ${family.length} processes   ${(all / bare).toFixed(1)} of a bare Node (goal: under 500 MB)`,
  );
} finally {
  rmSync(state, { recursive: true, force: true });
}
