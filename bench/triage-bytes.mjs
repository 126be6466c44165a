// node bench/triage-bytes.mjs: what the triage engine with its data weighs for a browser, minified and brotli (11), and
// what its parts would weigh alone. Ends with code 1 above the goal. Texts of the tests are no part of it.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const GOAL_KB = 90;
const SOURCE = fileURLToPath(new URL('../shared-triage/src/', import.meta.url));
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const PARTS = [
  ['everything', './triage'],
  ['lexicon', './lexicon/concepts'],
  ['spelling', './lexicon/spelling-words'],
  ['rules with their texts', './rules/rules'],
  ['reader without the lexicon', './reader/read-text', ['../lexicon/*']],
  ['engine', './engine/evaluate'],
];

async function bytesOf([name, entry, external = []]) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${entry}';`, resolveDir: SOURCE, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    external,
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs);
  if (inputs.some((file) => /vignettes|confusers|told|\.test\./.test(file)))
    throw new Error(`${name} holds texts of the tests: ${inputs.join(' ')}`);
  const [{ contents }] = outputFiles;
  return { name, minified: contents.length, brotli: brotliCompressSync(contents, QUALITY).length };
}

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const sizes = await Promise.all(PARTS.map(bytesOf));
console.log(`${'kB'.padEnd(28)}minified  brotli`);
for (const { name, minified, brotli } of sizes) console.log(`${name.padEnd(28)}${kb(minified)}${kb(brotli)}`);
const whole = sizes[0].brotli / 1000;
console.log(`goal: below ${GOAL_KB} kB brotli; now ${whole.toFixed(1)}`);
process.exitCode = whole < GOAL_KB ? 0 : 1;
