import { expect, it } from 'vitest';
import { readSources } from './read-sources.mjs';

/** Names of formats, protocols and our own machinery, and phrases that people stumbled over. */
const STUMBLED =
  /\b(FHIR|JSON|SMART Health Link|relays?|decrypted|encrypted|hash|fingerprint|rule set|texts of emergencies|squeezed? (in|somebody)|be rung|own doing|which is past|after the free time|It is now:|is not shared with you, by)\b|’s choice\b/i;
/** Where such a word is right, and why. */
const WHERE_RIGHT = {
  'remote-public/src/features/records-explained/record-questions.tsx': 'answers to somebody who asks how it works',
  'remote-public/src/features/symptom-checker/result/result-view.tsx': 'folded away, for a clinician',
  'remote-public/src/features/symptom-checker-tests/results-view.tsx': 'figures for whoever examines the checker',
  'remote-specialist/src/features/desk/publishing/rules-dialog.tsx': 'an operator pastes such a list',
};

/** The sentences of a file: texts with a space, in quotation marks or between tags. Comments are none. */
function sentencesOf(text) {
  const code = text.replace(
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|JSON\.|\.(?:fhir\.)?json\b|^(export )?function .*$/gm,
    '',
  );
  const quoted = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const between = [...code.matchAll(/(?<=[>}])([^<>{}=;]*[a-z][^<>{}=;]*)(?=[<{])/g)].map(([, said]) => said);
  return [...quoted, ...between]
    .map((said) => said.replace(/\$\{[^}]*\}/g, '…').replace(/\s+/g, ' '))
    .filter((said) => /\S \S/.test(said.trim()));
}

/** Where sentences for people stand: in what draws, and in tables of words. */
const SCREEN = /\.tsx$/;
const WORDS =
  /\.messages\.ts$|\/(notifications|mail)\/[^/]+\.ts$|(words|text|message|names|topics|steps)[\w-]*\.ts$|\/topics-[\w-]+\.ts$|\/(rules|questions)\/[^/]+\.ts$/;
const sources = readSources(/^(remote-\w+|host|shared-(care|ui|contracts|triage|clinical))\/.*\.tsx?$/).filter(
  ({ file }) => (SCREEN.test(file) || WORDS.test(file)) && !/\.(test|fixtures|examples)\.tsx?$/.test(file),
);

it('speaks of no format, protocol or machinery where people read', () => {
  expect(sources.length).toBeGreaterThan(800);
  const said = sources
    .filter(({ file }) => !(file in WHERE_RIGHT))
    .flatMap(({ file, text }) =>
      sentencesOf(text)
        .filter((one) => STUMBLED.test(one))
        .map((one) => `${file}: ${one}`),
    );
  expect(said).toEqual([]);
});

it('finds them in quotation marks, in templates and between tags, and not in comments', () => {
  expect(sentencesOf("const a = 'It is a hash'; // of a relay").join()).toBe("'It is a hash'");
  expect(sentencesOf('<p>\n  One {count} relay answers\n</p>')).toContain(' relay answers ');
  expect(sentencesOf('const text = `One in FHIR R4`;')).toEqual(['`One in FHIR R4`']);
  expect(sentencesOf('/** A FHIR bundle. */')).toEqual([]);
});
