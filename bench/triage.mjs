// How often the triage engine leads to the right kind of care: node bench/triage.mjs [held-out.jsonl] [--wrong]
// --sealed: the texts that nobody who wrote rules or trained the reader has seen, by language. Without a file: the 45 re-told vignettes of the BMJ audit; with --told the cases used while the rules were written. A file holds a case a line:
// {"id","age","sex","pregnant"?,"text","class":"emergency"|"clinician"|"self-care"}. --wrong lists what went wrong.
import { readFileSync } from 'node:fs';
import { readCase } from '../shared-triage/command/read-case.mjs';
import { loadEngine } from '../shared-triage/training/load-engine.mjs';
import { sealedResults } from '../shared-triage/training/sealed.mjs';

const CLASSES = ['emergency', 'clinician', 'self-care'];
const GOAL = 0.85;

function casesOf(file, isTold, { BMJ_VIGNETTES, TOLD_CASES }) {
  if (file === undefined)
    return (isTold ? TOLD_CASES : BMJ_VIGNETTES).map(({ id, text, person, careClass }) => ({
      id,
      text,
      person,
      careClass,
    }));
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = JSON.parse(line);
    const read = readCase(value);
    if (read.error !== undefined) throw new Error(`line ${index + 1}: ${read.error}`);
    if (!CLASSES.includes(value.class))
      throw new Error(`line ${index + 1}: class must be one of ${CLASSES.join(', ')}`);
    return [{ id: value.id, ...read, careClass: value.class }];
  });
}

function judge(cases, { triageText, CLASS_OF_LEVEL }) {
  return cases.map((one) => {
    const started = performance.now();
    const result = triageText(one.text, one.person);
    const milliseconds = performance.now() - started;
    const given = CLASS_OF_LEVEL[result.level];
    const off = CLASSES.indexOf(given) - CLASSES.indexOf(one.careClass);
    return { ...one, level: result.level, rules: result.fired.map(({ rule }) => rule.id), given, off, milliseconds };
  });
}

const share = (part, whole) =>
  `${part}/${whole}`.padStart(8) + (whole === 0 ? '' : `${((100 * part) / whole).toFixed(0)} %`.padStart(7));
const row = (name, judged) => {
  const count = (isMeant) => share(judged.filter(isMeant).length, judged.length);
  return `${name.padEnd(11)}${count(({ off }) => off === 0)}${count(({ off }) => off < 0)}${count(({ off }) => off > 0)}`;
};

const INTERVAL_Z = 1.96;
/** With its 95 % interval (Wilson, JASA 22, 1927). */
function withInterval(part, whole) {
  if (whole === 0) return '–'.padStart(24);
  const share = part / whole;
  const z2 = INTERVAL_Z ** 2;
  const middle = (share + z2 / 2 / whole) / (1 + z2 / whole);
  const half = (INTERVAL_Z / (1 + z2 / whole)) * Math.sqrt((share * (1 - share)) / whole + z2 / 4 / whole ** 2);
  const percent = (value) => (100 * value).toFixed(0);
  return `${part}/${whole} ${percent(share)} % (${percent(Math.max(0, middle - half))}–${percent(middle + half)})`.padStart(
    24,
  );
}

const NAME = 24;

/** The texts nobody has seen; what the trained reader adds stands beside what phrases find alone. */
async function printSealed() {
  const loaded = await loadEngine(
    ...[
      'triage',
      'reader/read-text',
      'engine/evaluate',
      'rules/rules',
      'levels',
      'tests/vignettes/case',
      'tests/measure',
    ],
  );
  const columns = [
    'emergencies found',
    'by rules alone',
    'told home care',
    'others taken for one',
    'confusers taken',
    'right of three',
  ];
  const { groups, ages, doors, classes } = sealedResults(loaded);
  console.log(`${''.padEnd(NAME)}${columns.map((name) => name.padStart(24)).join('')}`);
  for (const row of [...groups, ...ages, ...doors]) {
    const cells = [
      [row.emergenciesFound, row.emergencies],
      [row.foundByRules, row.emergencies],
      [row.emergenciesSentHome, row.emergencies],
      [row.othersWronglyEmergency, row.others],
      [row.confusersWronglyEmergency, row.confusers],
      [row.right, row.cases],
    ];
    console.log(row.name.padEnd(NAME) + cells.map(([part, whole]) => withInterval(part, whole)).join(''));
  }
  console.log(
    `\n${''.padEnd(NAME)}${['right', 'over-triage', 'under-triage'].map((name) => name.padStart(24)).join('')}`,
  );
  for (const { careClass, cases, right, tooCareful, notCarefulEnough } of classes) {
    const cells = [right, tooCareful, notCarefulEnough].map((part) => withInterval(part, cases));
    console.log(careClass.padEnd(NAME) + cells.join(''));
  }
}

const words = process.argv.slice(2);
if (words.includes('--sealed')) {
  await printSealed();
  process.exit();
}
const file = words.find((word) => !word.startsWith('--'));
const isTold = words.includes('--told');
const engine = await loadEngine('triage', 'levels', 'ruleset', 'tests/vignettes/bmj.vignettes', 'tests/vignettes/told');
const judged = judge(casesOf(file, isTold, engine), engine);
console.log(
  `${judged.length} cases of ${file ?? (isTold ? 'those told while writing' : 'the BMJ audit, re-told')}; rules ${engine.rulesetVersion()}`,
);
console.log(`${''.padEnd(11)}${'right'.padStart(15)}${'over-triage'.padStart(15)}${'under-triage'.padStart(15)}`);
for (const careClass of CLASSES)
  console.log(
    row(
      careClass,
      judged.filter((one) => one.careClass === careClass),
    ),
  );
console.log(row('all', judged));
const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
console.log(
  `time: median ${times[times.length >> 1]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms (the first builds the lexicon)`,
);
if (words.includes('--wrong')) {
  for (const { id, off, level, careClass, rules, text } of judged) {
    if (off !== 0)
      console.log(
        `${off < 0 ? 'over ' : 'UNDER'} ${id}: level ${level}, meant ${careClass}; ${rules.join(' ')}\n      ${text}`,
      );
  }
}
const emergencies = judged.filter(({ careClass }) => careClass === 'emergency');
const isMissed =
  emergencies.some(({ off }) => off !== 0) || judged.filter(({ off }) => off === 0).length < GOAL * judged.length;
process.exitCode = isMissed ? 1 : 0;
