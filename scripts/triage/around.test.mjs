// Words before, after and around: no unrelated sentence makes an emergency milder, in any language (`reader/windows.ts` says why).
import { expect, it } from 'vitest';
import { loadEngine } from './engine.mjs';
import { neutralSentences, readTexts, sentencesAround } from './texts.mjs';

/** How many texts of a language are tried. */
const SAMPLE = process.env.LONG === '1' ? 2_000 : 60;
const ENOUGH_MS = 600_000;

const engine = await loadEngine('triage', 'vignettes/case');
const ended = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);

const AROUND = [
  ['before', (text, [one, two]) => `${one} ${two} ${text}`],
  ['after', (text, [one, two]) => `${ended(text)} ${one} ${two}`],
  ['around', (text, [one, two]) => `${one} ${ended(text)} ${two}`],
  ['on lines around', (text, [one, two]) => `${one.slice(0, -1)}\n${text}\n${two.slice(0, -1)}`],
  ['before, for long', (text, many) => `${many.join(' ')} ${text}`],
];

/** Every how-manieth, so that each kind of text is among them. */
function sampleOf(language) {
  const texts = readTexts().filter((one) => one.language === language && one.kind === 'emergency');
  const step = Math.max(1, Math.floor(texts.length / SAMPLE));
  return texts.filter((_, at) => at % step === 0).map(({ line }) => engine.readVignette(line));
}

it.each(['en', 'af', 'zu', 'xh', 'st'])(
  'in %s',
  (language) => {
    const milder = [];
    for (const [at, { text, person }] of sampleOf(language).entries()) {
      const { level } = engine.triageText(text, person);
      if (level > 2) continue;
      const said = sentencesAround({ language }, at, 5);
      for (const [where, join] of AROUND) {
        const whole = join(text, said);
        if (engine.triageText(whole, person).level > level) milder.push(`${where}: ${whole}`);
      }
    }
    expect(milder).toEqual([]);
  },
  ENOUGH_MS,
);

it('finds most of these sentences to be no emergency alone', () => {
  const all = ['en', 'af', 'zu', 'xh', 'st'].flatMap(neutralSentences);
  const taken = all.filter((text) => engine.triageText(text).level <= 2);
  // 31 of 708: the trained reader learned from none of them.
  expect(taken.length / all.length).toBeLessThan(0.06);
});
