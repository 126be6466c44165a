// node bench/papers.mjs [times] [folder]: milliseconds and kilobytes of a signed file of each kind, verification included; keeps them
// in the folder, to be looked at.
// Goals: at most 400 ms (warm, median) and 120 kB.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const TIMES = Math.max(3, Number(process.argv[2] ?? 15));
const OUT = process.argv[3];
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
const COMMON = {
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
};
const CHART = { allergies: 'penicillin', medicines: ['Amlodipine 5 mg', 'Metformin 500 mg'] };
const scriptOf = (count) => ({
  kind: 'prescription',
  allergies: 'penicillin',
  items: Array.from({ length: count }, () => ITEM),
});
const LONG = 'Cough for eight weeks, worse at night, with loss of weight and sweats. No fever today. '.repeat(12);
/** One of each kind, as full as they are met. */
const PAPERS = {
  'prescription, 1 medicine': scriptOf(1),
  'prescription, 10 medicines': scriptOf(10),
  'sick note': {
    kind: 'sick_note',
    from: '2026-11-27',
    to: '2026-11-29',
    fitness: 'unfit',
    basis: 'examined',
    illness: '',
    isForSchool: false,
  },
  referral: {
    kind: 'referral',
    to: 'Chest clinic, Helen Joseph Hospital',
    urgency: 'soon',
    reason: LONG,
    question: 'Is a scan needed?',
    problems: ['Hypertension', 'Type 2 diabetes'],
    ...CHART,
  },
  'test request': {
    kind: 'test_request',
    category: 'laboratory',
    to: '',
    urgency: 'urgent',
    icd10: 'E11.9',
    fasting: true,
    tests: ['HbA1c', 'Creatinine and electrolytes', 'Lipids', 'Urine albumin to creatinine'],
    question: 'How good is the sugar, and do the kidneys suffer?',
    ...CHART,
  },
  'visit summary': {
    kind: 'visit_summary',
    reason: 'My sugar is high and I am thirsty',
    notes: [
      {
        by: 'Naledi Mokoena',
        signedAt: '2026-11-27T13:00:00Z',
        isAddendum: false,
        plan: 'Take metformin twice a day with food.\nTest your blood on Monday, fasting.\nWe see each other in two weeks.',
        callAtOnce: ['You vomit and cannot keep water in', 'You breathe fast and deep'],
        writeOrBook: ['Your sugar stays above 15'],
      },
    ],
    medicines: ['Metformin 500 mg, tablets: one tablet twice a day with food'],
    papers: [{ kind: 'test_request', issuedAt: '2026-11-27T13:01:00Z' }],
  },
  receipt: {
    kind: 'receipt',
    number: 'R2026-000042',
    paidAt: '2026-11-26T09:10:00Z',
    payerName: 'Nomsa Khumalo',
    visitTypeName: 'Follow-up',
    startsAt: '2026-11-27T12:30:00Z',
    minutes: 15,
    amountMinor: 5000,
    netMinor: 5000,
    currency: 'USD',
    refunds: [],
    rate: { perDollar: 16.22, dated: '2026-11-20', source: 'South African Reserve Bank' },
    medicalAid: {
      scheme: 'An Example Scheme',
      plan: 'Saver',
      memberName: 'Nomsa Khumalo',
      memberNumber: '123456789',
      dependantCode: '02',
    },
    icd10: ['E11.9'],
    tariffs: ['0190'],
  },
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const folder = await mkdtemp(path.join(tmpdir(), 'bench-papers-'));
try {
  const papers = await load(folder);
  const authority = await papers.readAuthority((await papers.makeAuthority(new Date('2026-11-01'))).secret);
  const names = { name: 'Naledi Mokoena', councilNumber: 'MP0123456' };
  const key = await papers.makePractitionerKey('bench', names, authority, new Date('2026-11-01'));
  const signer = papers.createPlatformSigner(key, authority);
  for (const [name, body] of Object.entries(PAPERS)) {
    const facts = papers.paperFacts.parse({ ...COMMON, ...body });
    const times = [];
    let size = 0;
    for (let run = 0; run <= TIMES; run += 1) {
      const from = performance.now();
      const { pdf } = await papers.drawSigned(facts, signer, 'https://sawubona.example/check', new Date('2026-11-28'));
      const { verdict } = await papers.judgePaperFile(pdf, authority.root);
      if (verdict !== 'unchanged') throw new Error(`the file is ${verdict}`);
      times.push(performance.now() - from);
      size = pdf.length;
      if (run === 0 && OUT) await writeFile(path.join(OUT, `${name.replace(/\W+/g, '-')}.pdf`), pdf);
    }
    const [first, ...warm] = times;
    const [ms, kB] = [median(warm), size / 1000];
    console.log(
      `${name}: ${ms.toFixed(0)} ms (${Math.min(...warm).toFixed(0)}–${Math.max(...warm).toFixed(0)}; first ${first.toFixed(0)}), ${kB.toFixed(1)} kB`,
    );
    if (ms > GOALS.ms || kB > GOALS.kB) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
