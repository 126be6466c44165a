// The sealed texts, a file a language: packed, so that nobody reads one by accident while working on rules or words. They are
// opened to measure, never to learn from: node bench/triage.mjs --sealed. Texts that were opened for a published figure go to
// the others (`shared-clinical/texts`), and new ones take their place.
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const SEALED = new URL('../../shared-clinical/sealed/', import.meta.url);
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

/** How they come out, by language, as `SealedResult`. @param engine with `triageText`, `readSigns`, `evaluate` and their tables */
export function sealedResults(engine) {
  const { readVignette, triageText, evaluate, readSigns, TRIAGE_RULES, CLASS_OF_LEVEL } = engine;
  const judged = sealedTexts().map(({ language, kind, line }) => {
    const { text, person } = readVignette(line);
    const given = CLASS_OF_LEVEL[triageText(text, person).level];
    const byRules = CLASS_OF_LEVEL[evaluate(TRIAGE_RULES, readSigns(text, person)).level];
    return { language, kind, given, byRules };
  });
  return Object.entries(LANGUAGES).map(([id, language]) => {
    const all = judged.filter((one) => one.language === id);
    const emergencies = all.filter(({ kind }) => kind === 'emergency');
    const others = all.filter(({ kind }) => kind !== 'emergency');
    const confusers = all.filter(({ kind }) => kind === 'confuser');
    const cases = all.filter(({ kind }) => kind !== 'confuser');
    const isTaken = ({ given }) => given === 'emergency';
    return {
      language,
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
  });
}
