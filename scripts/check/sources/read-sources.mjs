import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';

/**
 * The files in `src` of the product's packages. What holds for all of them is tested here: a test of one package that read another's
 * files would fail in a team's work that its own tests passed.
 * @param {RegExp} wanted what a path from the root matches
 * @returns {{ file: string, text: string }[]}
 */
export function readSources(wanted) {
  return readdirSync(ROOT)
    .filter((folder) => existsSync(join(ROOT, folder, 'src')))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/src/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => wanted.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}
