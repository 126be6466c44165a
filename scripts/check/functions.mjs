// Type-checks the functions in Deno itself. supabase/tests/81 tests what they do there.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../setup/run.mjs';

const FOLDER = join(ROOT, 'supabase/functions');
const DENO = join(ROOT, 'supabase/node_modules/.bin/deno');
/** Packages come from node_modules, nothing from the network. */
const FLAGS = ['check', '--no-remote', '--node-modules-dir=manual', '--no-lock'];

/** Checks every folder and every file in it, because what only the local services import is part of the same code. */
export async function checkFunctions(tally) {
  const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name)) && !name.includes('.'));
  for (const name of names.sort()) {
    const cwd = join(FOLDER, name);
    const files = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const env = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
    const { code, output } = await run(DENO, [...FLAGS, ...files], { quiet: true, cwd, env });
    tally.check(`types of the function ${name} in Deno`, code === 0, output);
  }
}
