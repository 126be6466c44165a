import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run } from '../setup/run.mjs';

/** @returns {string[]} folders with a tsconfig.json: packages, and tests that may see more than the package they test */
export function typedFolders(root = ROOT) {
  const has = (folder) => existsSync(join(root, folder, 'tsconfig.json'));
  return readdirSync(root)
    .flatMap((name) => [name, `${name}/tests`])
    .filter(has);
}

/**
 * Checks the types of every package against the declarations of those it refers to: a package is read once, and again only when
 * it or they changed. The cache is in each package's `node_modules/.types`.
 * @param {import('../setup/tally.mjs').Tally} tally
 * @param {string[]} [folders] only these, and what they refer to; the errors of others count as those of none
 */
export async function checkTypes(tally, folders = typedFolders()) {
  const { code, output } = await run(bin('tsc'), ['-b', '--pretty', 'false', ...folders], { quiet: true });
  const faulty = new Map(folders.map((folder) => [folder, errorsOf(folder, folders, output)]));
  for (const [folder, errors] of faulty) tally.check(`types of ${folder}`, errors.length === 0, errors.join('\n'));
  const isNamed = [...faulty.values()].some((errors) => errors.length > 0);
  if (code !== 0 && !isNamed) tally.check('types', false, output);
}

/** Returns the errors in this folder, without its subfolders that are checked on their own. */
function errorsOf(folder, folders, output) {
  const inner = folders.filter((other) => other.startsWith(`${folder}/`));
  const isIn = (line, one) => line.startsWith(`${one}/`) && line.includes('error TS');
  return output.split('\n').filter((line) => isIn(line, folder) && !inner.some((other) => isIn(line, other)));
}
