// What a change of rules, lexicon or model may never lose, on the open texts; the sealed ones stay for `bench`.
import { expect, it } from 'vitest';
import { IS_LONG } from '../../scripts/check/long-run.mjs';
import { loadEngine } from './load-engine.mjs';
import { longTexts, neutralSentences, readTexts, sentencesAround } from './texts.mjs';

const ENOUGH_MS = 120_000;
const engine = await loadEngine('triage', 'tests/vignettes/case');
const ended = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
const isUrgent = ({ tier }) => tier === 'alarm' || tier === 'ask';
const read = ({ line }) => {
  const { text, person } = engine.readVignette(line);
  return { text, person, alone: engine.triageText(text, person) };
};
const everyOf = (list, step) => list.filter((_, at) => at % (IS_LONG ? 1 : step) === 0);
const shareOf = (list, isMeant) => list.filter(isMeant).length / list.length;

const LONG = everyOf(
  longTexts('open').filter(({ kind }) => kind !== undefined),
  3,
).map((one) => ({ ...one, ...read(one) }));
const isEmergency = ({ kind }) => kind === 'emergency';

it(
  'no alarm of a rule is lost behind any of twenty openings',
  () => {
    const told = readTexts().filter(({ kind, language }) => kind === 'emergency' && language === 'en');
    const alarms = everyOf(told, 120)
      .map(read)
      .filter(({ alone }) => alone.tier === 'alarm');
    const openings = neutralSentences('en')
      .filter((_, at) => at % 24 === 0)
      .slice(0, 20);
    expect(openings).toHaveLength(20);
    expect(alarms.length).toBeGreaterThan(30);
    const lost = alarms.flatMap(({ text, person }) =>
      openings
        .filter((opening) => engine.triageText(`${opening} ${text}`, person).tier !== 'alarm')
        .map((one) => `${one} ${text}`),
    );
    expect(lost).toEqual([]);
  },
  ENOUGH_MS,
);

it(
  'emergencies are told no less amid six other sentences than alone, but for one in a hundred',
  () => {
    const told = everyOf(
      readTexts().filter(({ kind, language }) => kind === 'emergency' && language !== 'few'),
      90,
    );
    const both = told.map((one, at) => {
      const { text, person, alone } = read(one);
      const said = sentencesAround(one, at, 6);
      const amid = engine.triageText([...said.slice(0, 4), ended(text), ...said.slice(4)].join(' '), person);
      return { alone, amid };
    });
    const alone = shareOf(both, (one) => isUrgent(one.alone));
    expect(shareOf(both, (one) => isUrgent(one.amid))).toBeGreaterThanOrEqual(alone - 0.01);
  },
  ENOUGH_MS,
);

it('a sentence without a complaint is never an alarm', () => {
  const said = longTexts('open').filter(({ kind }) => kind === undefined);
  expect(said.filter(({ line }) => engine.triageText(line).tier === 'alarm')).toEqual([]);
});

it('of texts of real length, emergencies are found and most ordinary ones are not taken for one', () => {
  const [emergencies, others] = [LONG.filter(isEmergency), LONG.filter((one) => !isEmergency(one))];
  expect(shareOf(emergencies, ({ alone }) => isUrgent(alone))).toBeGreaterThan(0.975);
  expect(emergencies.filter(({ alone }) => alone.tier === 'home')).toEqual([]);
  // On 1 Dec 2026 14 % were alarms and 16 % asked, of all of them; before, all but three.
  expect(shareOf(others, ({ alone }) => alone.tier === 'alarm')).toBeLessThan(0.17);
  expect(shareOf(others, ({ alone }) => isUrgent(alone))).toBeLessThan(0.35);
});
