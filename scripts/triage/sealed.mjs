// The sealed texts, a file a language: packed, so that nobody reads one by accident while working on rules or words. They are
// opened to measure, never to learn from: node bench/triage.mjs --sealed. Texts that were opened for a published figure go to
// the others (`shared-clinical/texts`), and new ones take their place.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const SEALED = new URL('../../shared-clinical/sealed/', import.meta.url);
const CLASSES = ['emergency', 'clinician', 'self-care'];
const LANGUAGES = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  mixed: 'Mixed with English',
};

/** `{ language, kind, line }` as `readTexts` gives them. */
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
 * How they come out, as `SealedResults`: by language, age, and by what a door knows of the person.
 * @param engine with `triageText`, `readSigns`, `evaluate` and their tables
 */
export function sealedResults(engine) {
  const { readVignette, triageText, evaluate, readSigns, TRIAGE_RULES, CLASS_OF_LEVEL } = engine;
  const judged = sealedTexts().map(({ language, kind, line }) => {
    const { text, person } = readVignette(line);
    const classOf = ({ level }) => CLASS_OF_LEVEL[level];
    return {
      ...{ language, kind, age: person.age, given: classOf(triageText(text, person)) },
      byRules: classOf(evaluate(TRIAGE_RULES, readSigns(text, person))),
      byWordsAlone: classOf(triageText(text)),
    };
  });
  const told = judged.filter(({ age }) => age !== undefined);
  return {
    languages: Object.entries(LANGUAGES).map(([id, name]) =>
      countsOf(
        name,
        judged.filter(({ language }) => language === id),
      ),
    ),
    ages: AGES.map(([name, isOf]) => countsOf(name, judged.filter(isOf))),
    doors: [
      countsOf('Age and sex known', told),
      countsOf(
        'The same by words alone',
        told.map((one) => ({ ...one, given: one.byWordsAlone })),
      ),
    ],
    classes: CLASSES.map((careClass) => offBy(careClass, judged)),
  };
}

/** The texts of some kind, as `SealedResult`. */
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

/** Those of one class, as `ClassResult`. */
function offBy(careClass, judged) {
  const off = judged
    .filter(({ kind }) => kind === careClass)
    .map(({ given }) => CLASSES.indexOf(given) - CLASSES.indexOf(careClass));
  return {
    careClass,
    cases: off.length,
    right: off.filter((by) => by === 0).length,
    tooCareful: off.filter((by) => by < 0).length,
    notCarefulEnough: off.filter((by) => by > 0).length,
  };
}
