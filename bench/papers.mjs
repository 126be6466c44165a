// node bench/papers.mjs [times]: milliseconds and kilobytes of a signed file, verification included, one medicine and ten.
// Goals: at most 400 ms (warm, median) and 120 kB.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const TIMES = Math.max(3, Number(process.argv[2] ?? 15));
const GOALS = { ms: 400, kB: 120 };

async function load(folder) {
  const entry = [
    "export { drawSigned } from './supabase/functions/papers/draw/draw-paper.ts';",
    "export { paperFacts } from './supabase/functions/papers/draw/facts.ts';",
    "export { makeAuthority, readAuthority } from './supabase/functions/papers/sign/authority.ts';",
    "export { createPlatformSigner, makePractitionerKey } from './supabase/functions/papers/sign/platform-signer.ts';",
    "export { judgePaperFile } from './shared-contracts/src/paper-file.ts';",
  ].join('\n');
  const outfile = path.join(folder, 'papers.mjs');
  const stdin = { contents: entry, resolveDir: path.join(ROOT, 'supabase') };
  stdin.contents = entry.replaceAll("'./supabase/", "'./").replaceAll("'./shared-contracts/", "'../shared-contracts/");
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return import(pathToFileURL(outfile).href);
}

const ITEM = {
  medicine: 'Amlodipine',
  form: 'tablets',
  strength: '5 mg',
  quantity: 30,
  quantityWords: '',
  schedule: 3,
  directions: 'Take one tablet by mouth every morning.',
  repeats: 5,
  daysSupply: 30,
};
const factsOf = (count) => ({
  kind: 'prescription',
  code: '7K2M4PQX9TRB0WVH3CNE',
  issuedAt: '2026-11-27T13:02:11Z',
  seenAt: '2026-11-27T12:30:00Z',
  mode: 'video',
  prescriber: {
    name: 'Naledi Mokoena',
    capitals: 'N. MOKOENA',
    qualification: 'MBChB',
    councilNumber: 'MP0123456',
    practiceNumber: '1234567',
    practice: 'A practice',
    address: '12 Jellicoe Avenue, Rosebank',
    phone: '011 555 0142',
  },
  patient: { name: 'Ṱhama Nguyễn', born: '1988-03-14', idNumber: '', address: '7 Vilakazi Street, Soweto', age: null },
  allergies: 'penicillin',
  items: Array.from({ length: count }, () => ITEM),
});

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const folder = await mkdtemp(path.join(tmpdir(), 'bench-papers-'));
try {
  const papers = await load(folder);
  const authority = await papers.readAuthority((await papers.makeAuthority(new Date('2026-11-01'))).secret);
  const names = { name: 'Naledi Mokoena', councilNumber: 'MP0123456' };
  const key = await papers.makePractitionerKey('bench', names, authority, new Date('2026-11-01'));
  const signer = papers.createPlatformSigner(key, authority);
  for (const count of [1, 10]) {
    const facts = papers.paperFacts.parse(factsOf(count));
    const times = [];
    let size = 0;
    for (let run = 0; run <= TIMES; run += 1) {
      const from = performance.now();
      const { pdf } = await papers.drawSigned(facts, signer, 'https://sawubona.example/check', new Date('2026-11-28'));
      const { verdict } = await papers.judgePaperFile(pdf, authority.root);
      if (verdict !== 'unchanged') throw new Error(`the file is ${verdict}`);
      times.push(performance.now() - from);
      size = pdf.length;
    }
    const [first, ...warm] = times;
    const [ms, kB] = [median(warm), size / 1000];
    console.log(
      `${count} medicine(s): ${ms.toFixed(0)} ms (${Math.min(...warm).toFixed(0)}–${Math.max(...warm).toFixed(0)}; first ${first.toFixed(0)}), ${kB.toFixed(1)} kB`,
    );
    if (ms > GOALS.ms || kB > GOALS.kB) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
