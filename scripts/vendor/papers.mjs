// Makes what the function `papers` draws with: one file of code and one of fonts, in supabase/functions/papers/vendor.
//
// `npm:pdfkit` in Deno is the build for Node, which reads its colour profile from disk; a hosted function may read nothing. So
// the build for browsers is taken, bundled once and kept in the repository. `--check` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { ROOT } from '../setup/run.mjs';

const FOLDER = join(ROOT, 'supabase/functions/papers/vendor');
const { resolve } = createRequire(import.meta.url);
const checks = process.argv.includes('--check');

const range = (...pairs) =>
  pairs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
/** What names, medicines and addresses of this country are written with, and what of others is met. */
const LATIN = range(
  ...[
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x1e00, 0x1eff],
    [0x2b0, 0x2dd],
    [0x300, 0x331],
    [0x2010, 0x2044],
  ],
  ...[
    [0x20ac, 0x20ac],
    [0x2116, 0x2116],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2248, 0x2265],
  ],
  ...[
    [0x370, 0x3ff],
    [0x400, 0x45f],
  ],
);
const ARABIC = range(
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
  [0x200c, 0x200f],
  [0x20, 0x20],
);
const FONTS = {
  body: ['figtree/400Regular/Figtree_400Regular.ttf', LATIN],
  strong: ['figtree/600SemiBold/Figtree_600SemiBold.ttf', LATIN],
  display: ['bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf', LATIN],
  wide: ['noto-sans/400Regular/NotoSans_400Regular.ttf', LATIN],
  wideStrong: ['noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', LATIN],
  arabic: ['noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf', ARABIC],
};

async function fontsText() {
  const lines = [
    '// Made by scripts/vendor/papers.mjs. Fonts under the SIL Open Font License 1.1.',
    '/// <reference types="./fonts.d.mts" />',
  ];
  for (const [name, [file, letters]] of Object.entries(FONTS)) {
    const cut = await subsetFont(await readFile(resolve(`@expo-google-fonts/${file}`)), letters, {
      targetFormat: 'truetype',
    });
    lines.push(`export const ${name} =\n  '${cut.toString('base64')}';`);
  }
  return `${lines.join('\n')}\n`;
}

const ENTRY = `export { default as PDFDocument } from 'pdfkit';
export { create as createFont } from 'fontkit';
export { encode as encodePicture } from 'uqr';
export { default as createBidi } from 'bidi-js';`;

async function drawingText() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    conditions: ['browser', 'default'],
    // fontkit brings a decoder of WOFF2; the fonts are TrueType.
    alias: { 'brotli/decompress.js': fileURLToPath(new URL('./no-brotli.mjs', import.meta.url)) },
    banner: {
      js: '// Made by scripts/vendor/papers.mjs from pdfkit, fontkit, uqr and bidi-js (MIT).\n/// <reference types="./drawing.d.mts" />',
    },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

for (const [name, text] of [
  ['fonts.mjs', await fontsText()],
  ['drawing.mjs', await drawingText()],
]) {
  const file = join(FOLDER, name);
  if (!checks) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is not what it is made from. Run: node scripts/vendor/papers.mjs`);
    process.exitCode = 1;
  }
}
