// node bench/same-build.mjs [remote-auth …]: builds the sections from the same sources in two folders of other names and depths, and
// compares every byte. Installs twice, from what pnpm has at hand: some 40 seconds. Fails when a file differs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../federation/build-record.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLACES = ['one/clone', 'another place/deeper/clone é'];
const asked = process.argv.slice(2);
const sections = asked.length > 0 ? asked : ['remote-auth'];

/** @returns {string} its output. @throws Error with it, if the command failed and must not */
function run(command, args, cwd, mayFail = false) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const sources = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], ROOT)
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** Every file of the sections' builds in a copy of the workspace at this place, with its hash. */
function buildAt(place) {
  for (const file of sources) {
    mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(place, file));
  }
  run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], place);
  // What is composed of the sections afterwards may lack a host here.
  const said = run('node', ['scripts/build.mjs', ...sections], place, true);
  return sections.flatMap((section) => {
    const dist = path.join(place, section, 'dist');
    if (!existsSync(path.join(dist, 'build.json'))) throw new Error(`${section} was not built\n${said}`);
    const hashOf = (file) =>
      createHash('sha256')
        .update(readFileSync(path.join(dist, file)))
        .digest('hex');
    return listFiles(dist).map((file) => `${hashOf(file)} ${section}/${file}`);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'same-build-'));
try {
  const [one, another] = PLACES.map((place) => buildAt(path.join(folder, place)));
  const other = one.filter((line) => !another.includes(line));
  for (const line of other) console.log(`differs: ${line.split(' ')[1]}`);
  console.log(`${one.length} files of ${sections.join(', ')} in two folders: ${other.length} differ`);
  if (other.length > 0 || one.length !== another.length) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
