// The sealed texts, a file per language, and one each for short texts and small children: packed, so that no one reads them by
// accident while working on rules or words. They are opened to measure, never to learn from: node bench/triage.mjs --sealed.
// Texts opened for a published figure move to the others (`texts`), and new ones replace them.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sentencesAround } from './texts.mjs';

const SEALED = new URL('./sealed/', import.meta.url);
const GROUPS = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  mixed: 'Mixed with English',
  few: 'One to four words',
  small: 'Of children under five',
};

/** Returns `{ language, kind, line }` as `readTexts` does. */
export const sealedTexts = () =>
  readdirSync(SEALED)
    .sort()
    .flatMap((file) => JSON.parse(gunzipSync(readFileSync(new URL(file, SEALED))).toString('utf8')));

const AGES = [
  ['Babies, under 1', ({ age }) => age < 1],
  ['Children, 1 to 15', ({ age }) => age >= 1 && age < 16],
  ['16 to 64', ({ age }) => age >= 16 && age < 65],
  ['65 and older', ({ age }) => age >= 65],
  ['Not told', ({ age }) => age === undefined],
];

/**
 * Returns the results as `SealedResults`: by group, age, known facts about the person, and class.
 * @param engine with `triageText`, `readSigns`, `evaluate`, `toResult` and their tables
 */
export function sealedResults(engine) {
  const { readVignette, triageText, evaluate, readSigns, TRIAGE_RULES, CLASS_OF_LEVEL, CLASSES, toResult } = engine;
  const classOf = ({ level }) => CLASS_OF_LEVEL[level];
  const judge = ({ text, person, ...one }) => ({
    ...one,
    age: person.age,
    given: classOf(triageText(text, person)),
    byRules: classOf(evaluate(TRIAGE_RULES, readSigns(text, person))),
  });
  const texts = sealedTexts().map(({ line, ...one }) => ({ ...one, ...readVignette(line) }));
  const judged = texts.map(judge);
  const told = texts.filter(({ person }) => person.age !== undefined);
  return {
    groups: Object.entries(GROUPS).map(([id, name]) =>
      countsOf(
        name,
        judged.filter(({ language }) => language === id),
      ),
    ),
    ages: AGES.map(([name, isOf]) => countsOf(name, judged.filter(isOf))),
    doors: [
      countsOf('Age and sex known', told.map(judge)),
      countsOf(
        'The same by words alone',
        told.map((one) => judge({ ...one, person: {} })),
      ),
      countsOf(
        'By words alone, amid six other sentences',
        told.map((one, at) => judge({ ...one, person: {}, text: amidOthers(one, at) })),
      ),
    ],
    classes: CLASSES.map((careClass) =>
      toResult(
        careClass,
        judged.filter(({ kind }) => kind === careClass).map(({ given }) => given),
      ),
    ),
  };
}

/** A message of realistic length, in which the complaint is one sentence of many. */
function amidOthers(one, at) {
  const around = sentencesAround(one, at, 6);
  return [...around.slice(0, 4), /[.!?]$/.test(one.text) ? one.text : `${one.text}.`, ...around.slice(4)].join(' ');
}

/** Counts the texts of one kind, as `SealedResult`. */
function countsOf(name, all) {
  const emergencies = all.filter(({ kind }) => kind === 'emergency');
  const others = all.filter(({ kind }) => kind !== 'emergency');
  const confusers = all.filter(({ kind }) => kind === 'confuser');
  const cases = all.filter(({ kind }) => kind !== 'confuser');
  const isTaken = ({ given }) => given === 'emergency';
  return {
    name,
    emergencies: emergencies.length,
    emergenciesFound: emergencies.filter(isTaken).length,
    foundByRules: emergencies.filter(({ byRules }) => byRules === 'emergency').length,
    emergenciesSentHome: emergencies.filter(({ given }) => given === 'self-care').length,
    others: others.length,
    othersWronglyEmergency: others.filter(isTaken).length,
    confusers: confusers.length,
    confusersWronglyEmergency: confusers.filter(isTaken).length,
    right: cases.filter(({ kind, given }) => kind === given).length,
    cases: cases.length,
  };
}
