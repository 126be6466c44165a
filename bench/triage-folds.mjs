// node bench/triage-folds.mjs: how told complaints come out through both readers when a model learned from the other four fifths of
// them, by language: what decisions since 0149 weigh changes by. Four minutes. node bench/triage-folds.mjs --slips: how many short
// texts are taken milder with one wrong letter in their longest word. Neither opens the sealed texts.
import { createHash } from 'node:crypto';
import { loadEngine, loadEngineWith } from '../shared-triage/training/load-engine.mjs';
import { readTexts } from '../shared-triage/training/texts.mjs';
import { engine, trainingTexts, trainModel } from '../shared-triage/training/train.mjs';

const FOLDS = 5;
const SHORT_WORDS = 5;
const SHORTEST_WORD = 5;

const foldOf = (text) => createHash('sha256').update(text).digest()[0] % FOLDS;
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`.padStart(12);

/** Every told complaint as a model answers it that did not learn from it. */
async function judged() {
  const loaded = await engine();
  const told = new Map(readTexts().map((one) => [loaded.readVignette(one.line).text.toLowerCase(), one]));
  const all = trainingTexts(loaded);
  const answers = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = trainModel(
      all.filter(({ text }) => foldOf(text) !== fold),
      loaded,
    );
    const { triageText, CLASS_OF_LEVEL } = await loadEngineWith(model, 'triage', 'levels');
    for (const { text, person } of all.filter((one) => foldOf(one.text) === fold)) {
      const { language, kind } = told.get(text.toLowerCase()) ?? {};
      if (kind !== undefined) answers.push({ language, kind, given: CLASS_OF_LEVEL[triageText(text, person).level] });
    }
  }
  return answers;
}

function printFolds(answers) {
  const columns = ['found', 'others', 'confusers', 'right of 3', 'at home: em.', 'clinician'];
  console.log(`${''.padEnd(8)}${columns.map((name) => name.padStart(13)).join('')}`);
  for (const language of new Set(answers.map((one) => one.language))) {
    const of = (isMeant) => answers.filter((one) => one.language === language && isMeant(one));
    const emergencies = of(({ kind }) => kind === 'emergency');
    const others = of(({ kind }) => kind !== 'emergency');
    const confusers = of(({ kind }) => kind === 'confuser');
    const clinicians = of(({ kind }) => kind === 'clinician');
    const cases = of(({ kind }) => kind !== 'confuser');
    const taken = (list, careClass = 'emergency') =>
      share(list.filter(({ given }) => given === careClass).length, list.length);
    const right = share(cases.filter(({ kind, given }) => kind === given).length, cases.length);
    const cells = [
      ...[taken(emergencies), taken(others), taken(confusers), right],
      ...[taken(emergencies, 'self-care'), taken(clinicians, 'self-care')],
    ];
    console.log(`${language.padEnd(8)} ${cells.join(' ')}`);
  }
}

/** One letter left out, doubled, or swapped with the next, each in turn and never the first; null when no word is long enough. */
function withSlip(text, turn) {
  const words = text.split(' ');
  const at = words.reduce((longest, word, index) => (word.length > words[longest].length ? index : longest), 0);
  const word = words[at];
  if (word.length < SHORTEST_WORD) return null;
  const place = 1 + (turn % (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, place), word[place], word[place + 1], word.slice(place + 2)];
  words[at] = before + [next + after, letter + letter + next + after, next + letter + after][turn % 3];
  return words.join(' ');
}

async function printSlips() {
  const names = ['triage', 'tests/vignettes/case', 'tests/vignettes/told-lines', 'tests/vignettes/rule-vignettes'];
  const { triageText, readVignette, PLAIN_EMERGENCIES, RULE_VIGNETTES } = await loadEngine(...names);
  const texts = [
    ...readTexts().map(({ line }) => readVignette(line)),
    ...PLAIN_EMERGENCIES.map((text) => ({ text, person: {} })),
    ...[...RULE_VIGNETTES].flatMap(([, lines]) => lines.map(readVignette)),
  ].filter(({ text }) => text.split(' ').length <= SHORT_WORDS);
  const changes = texts.flatMap(({ text, person }, turn) => {
    const { level, isUnderstood } = triageText(text, person);
    const slip = withSlip(text, turn);
    return isUnderstood && slip !== null ? [triageText(slip, person).level - level] : [];
  });
  const milder = changes.filter((change) => change > 0).length;
  const stronger = changes.filter((change) => change < 0).length;
  console.log(`one slip: of ${changes.length} short texts ${milder} become milder, ${stronger} more urgent`);
}

if (process.argv.includes('--slips')) await printSlips();
else printFolds(await judged());
