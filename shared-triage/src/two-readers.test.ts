import { describe, expect, it } from 'vitest';
import { evaluate } from './engine/evaluate';
import { withAnswers, withSignsLookedAt } from './questions/answers';
import { readSigns, readText, unitsIn } from './reader/read-text';
import { ALIKE_RULES } from './rules/alike.rules';
import { TRIAGE_RULES } from './rules/rules';
import { namesComplaint, scanForRedFlags } from './scan-for-red-flags';
import { classifyText } from './trained/classify-text';
import { featuresOf, PLACES } from './trained/features';
import { complaintChance } from './trained/speaks-of-complaint';
import { decodeWeights, encodeWeights, MOST } from './trained/weights';
import { triageText } from './triage';

/** An emergency in isiZulu without any phrase of the lexicon: "my mother does not answer, her mouth has gone skew". */
const UNKNOWN_TO_THE_RULES = 'umama akaphenduli, umlomo wakhe usutshekile';
const BY_RULES = (text: string) => evaluate(TRIAGE_RULES, readSigns(text)).level;

describe('a text that no rule knows', () => {
  it('is an emergency until the danger signs were looked at, and then one for today', () => {
    expect(BY_RULES(UNKNOWN_TO_THE_RULES)).toBe(4);
    expect(triageText(UNKNOWN_TO_THE_RULES).level).toBe(2);
    const lookedAt = withSignsLookedAt(readText(UNKNOWN_TO_THE_RULES));
    expect(evaluate(TRIAGE_RULES, lookedAt).level).toBe(3);
    expect(evaluate(TRIAGE_RULES, withAnswers(lookedAt, new Map([['strokeSigns', 'yes']]))).level).toBe(1);
  });

  it('is told with the words that weighed most, as they were typed but for accents and signs', () => {
    const { isEmergency, words } = classifyText(UNKNOWN_TO_THE_RULES, readSigns(UNKNOWN_TO_THE_RULES));
    expect(isEmergency).toBe(true);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(UNKNOWN_TO_THE_RULES.replace(',', '')).toContain(word);
  });

  it('depends on each of both rules', () => {
    for (const rule of ALIKE_RULES.filter(({ level }) => level <= 3)) {
      const others = TRIAGE_RULES.filter((one) => one !== rule);
      const facts = readText(UNKNOWN_TO_THE_RULES);
      const read = rule.level === 2 ? facts : withSignsLookedAt(facts);
      expect(evaluate(others, read).level).toBeGreaterThan(rule.level);
    }
  });
});

it('never makes milder what a rule found, and stands behind what can be explained', () => {
  const flags = scanForRedFlags('crushing chest pain and sweating');
  expect(flags[0]).toMatchObject({ level: 1, route: 'medical' });
  expect(flags.findIndex(({ ruleId }) => ruleId === 'text.alike')).not.toBe(0);
});

describe('a text of which the rules know home care only', () => {
  const LUMP = 'Had a lump in the gland under my jaw that swells when I eat';
  const COLD = 'a bit of a runny nose since yesterday, nothing else';

  it('is no home care where it reads like what a clinician had to see', () => {
    for (const text of [LUMP, COLD]) expect(BY_RULES(text), text).toBe(5);
    expect(triageText(LUMP)).toMatchObject({ level: 4, isUnderstood: true });
    expect(triageText(COLD).level).toBe(5);
  });

  it('is no home care by that rule alone, which says nothing where another one did', () => {
    const others = TRIAGE_RULES.filter(({ id }) => id !== 'text.alikeSeen');
    expect(evaluate(others, readText(LUMP)).level).toBe(5);
    for (const text of ['cough for five weeks now and I sweat at night', 'a question about my last visit'])
      expect(readText(text).facts.has('readsLikeSeen'), text).toBe(false);
  });
});

describe('a text that no rule knows and that surely reads like home care', () => {
  const SPADE = 'ek het blase op my hande van die graaf, ek hou dit skoon';

  it('is home care, and says that no rule knows it', () => {
    expect(BY_RULES(SPADE)).toBe(4);
    const { level, fired } = triageText(SPADE, { age: 45, sex: 'male' });
    expect({ level, rules: fired.map(({ rule }) => rule.id) }).toEqual({ level: 5, rules: ['text.alikeHome'] });
    const without = TRIAGE_RULES.filter(({ id }) => id !== 'text.alikeHome');
    expect(evaluate(without, readText(SPADE)).level).toBe(4);
  });

  it('is never so of a baby, of the very old or in a pregnancy, nor where a rule knows more', () => {
    for (const person of [{ age: 0.5 }, { age: 75 }, { age: 30, sex: 'female', pregnant: true } as const])
      expect(triageText(SPADE, person).level, JSON.stringify(person)).toBe(4);
    expect(triageText(`${SPADE}. chest pain`, { age: 45 }).level).toBeLessThanOrEqual(2);
  });

  it('names no complaint that somebody could look for', () => {
    expect(namesComplaint(SPADE)).toBe(false);
    expect(namesComplaint('a bit of a runny nose')).toBe(true);
    expect(namesComplaint('repeat script please')).toBe(false);
    expect(namesComplaint('a runny nose, and a script please')).toBe(true);
  });
});

it.each([
  ['I want to hurt myslef', 'I want to hurt myself'],
  ['ek wil dooddgaan', 'ek wil doodgaan'],
  ['I am short of breaht', 'I am short of breath'],
  ["he ca'nt speak", "he can't speak"],
  ['severe brochiectasis', 'severe bronchiectasis'],
  ['snaake bit me', 'snake bit me'],
  ['I cannoot wake my mother', 'I cannot wake my mother'],
  ['blodo in my vomit', 'blood in my vomit'],
])('“%s” is heard as “%s”', (slip, meant) => {
  expect(triageText(slip).level).toBe(triageText(meant).level);
  expect([...readSigns(slip).facts.keys()]).toEqual([...readSigns(meant).facts.keys()]);
});

it.each([
  'we drank coffee at the beach',
  'the staff was on strike',
  'I love a good chess game',
  'I tried a sacred trail',
])('“%s” is no slip of something worse', (text) => {
  expect(BY_RULES(text)).toBe(4);
});

describe('what a rule knows as a danger', () => {
  const IDLE = 'I almost had a cardiac arrest when the bill came';

  it('is one, however harmless the text reads to the trained reader', () => {
    expect(classifyText(IDLE, readSigns(IDLE)).isEmergency).toBe(false);
    expect(triageText(IDLE).level).toBe(BY_RULES(IDLE));
    expect(scanForRedFlags(IDLE).map(({ ruleId }) => ruleId)).toContain('heart.attack');
  });

  it.each([
    ['denied', 'there is no crushing chest pain'],
    ['over', 'I had a cardiac arrest in 2011'],
    ['of somebody else', 'my father had a cardiac arrest'],
  ])('is none where the same clause says that it is %s', (_, text) => {
    expect(triageText(text).level).toBeGreaterThan(2);
  });

  it.each([
    ['denied', 'I have no allergies and I am not a smoker, crushing chest pain'],
    ['denied', 'no rush crushing chest pain'],
    ['over', 'I moved here in 2011 and crushing chest pain'],
    ['over', 'crushing chest pain I moved here in 2011'],
    ['of somebody else', 'my father had a dog. Crushing chest pain'],
    ['doubted', 'I am not sure you remember me, he was hit by a car'],
  ])('is one where something else is %s: %s', (_, text) => {
    expect(triageText(text).level).toBe(1);
  });

  it('is one where a name is all that is written of it between other words', () => {
    for (const text of [
      'Hello doctor. Heart attack',
      'good day, heart attack, please help',
      'hearing voices. No rush.',
    ])
      expect(triageText(text).level, text).toBeLessThanOrEqual(2);
  });
});

describe('a text with words around', () => {
  const FRIENDLY =
    'Good morning doctor. I hope you are well and that the family is fine. Thank you for the kind help with my mother last time, we are all grateful to you and the nurses. We pray for you every Sunday at church. The weather is lovely here.';

  it('is as urgent as the danger in it, with a full stop or without', () => {
    const run = `${FRIENDLY.replaceAll(/[.,]/g, '').toLowerCase()} and`;
    for (const before of [FRIENDLY, run]) {
      const text = `${before} my child is not breathing and is blue`;
      expect(before.split(' ').length).toBeGreaterThanOrEqual(43);
      expect(triageText(text).level).toBe(1);
      expect(scanForRedFlags(text)[0]).toMatchObject({ level: 1, ruleId: expect.stringMatching(/^breathing/) });
      expect(triageText(`${UNKNOWN_TO_THE_RULES}. ${before}`).level).toBeLessThanOrEqual(2);
    }
  });

  it('keeps what a person took out by hand, or denied, out of every part of it', () => {
    const read = readText(`${FRIENDLY} Crushing chest pain. ${FRIENDLY}`);
    expect(read.windows?.length).toBeGreaterThan(0);
    const without = withSignsLookedAt(withAnswers(read, new Map([...read.facts.keys()].map((id) => [id, 'no']))));
    expect(evaluate(TRIAGE_RULES, without).level).toBeGreaterThan(2);
  });

  it('is home care only where each part of it is', () => {
    const DROOP =
      'One eyelid droops a little at night after a long day, and is up again in the morning, some weeks now.';
    expect(triageText(DROOP).level).toBeLessThanOrEqual(4);
    expect(triageText(`The shop was full. ${DROOP}`).level).toBeLessThanOrEqual(4);
  });
});

describe('a long text', () => {
  const TALK =
    'My eldest got a bursary and we are so proud. The taxi fares went up again. We had visitors the whole weekend.';
  const COMPLAINT = 'My knee creaks on the stairs and it is stiff in the mornings.';

  it('is read by its sentences, of which only some speak of a complaint', () => {
    const units = unitsIn(`${TALK} ${COMPLAINT}`);
    expect(units).toHaveLength(4);
    const chances = units.map(complaintChance);
    expect(Math.max(chances[0] ?? 1, chances[2] ?? 1)).toBeLessThan(0.3);
    expect(chances[3]).toBeGreaterThanOrEqual(0.3);
  });

  it('of ordinary complaints is not asked about danger signs, and of a hidden one it is', () => {
    const long = `${TALK} ${COMPLAINT} It has been like that for some years, worse when it rains, and the sister said wear and tear. I rub it with Deep Heat and I can walk to the shop and back. ${TALK}`;
    expect(long.split(' ').length).toBeGreaterThan(80);
    expect(triageText(long, { age: 61 }).level).toBeGreaterThan(2);
    expect(triageText(`${long} ${UNKNOWN_TO_THE_RULES}.`, { age: 61 }).tier).toBe('ask');
  });
});

it.each(['', '   ', 'hi', 'I would like to book a visit next week please', '🙂🙂🙂🙂🙂🙂🙂'])(
  '“%s” reads like no emergency',
  (text) => {
    expect(classifyText(text, readSigns(text)).isEmergency).toBe(false);
  },
);

it('looks at no more than grows with the text', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  const half = featuresOf(words.slice(0, words.length / 2), readSigns('')).length;
  expect(featuresOf(words, readSigns('')).length / half).toBeLessThan(2.2);
  expect(featuresOf(words, readSigns('')).every(({ place }) => place >= 0 && place < PLACES)).toBe(true);
});

it('weights are written and read as they are, however far apart', () => {
  const weights = Int8Array.from({ length: PLACES }, (_, at) => (at % 997 < 20 ? (at % (2 * MOST + 1)) - MOST : 0));
  const { gaps, steps } = encodeWeights(weights);
  expect(decodeWeights({ gaps, steps }, PLACES)).toEqual(weights);
  expect(() => decodeWeights({ gaps, steps }, PLACES / 2)).toThrow(`of ${PLACES / 2} places`);
  expect(() => decodeWeights({ gaps, steps: steps.slice(1) }, PLACES)).toThrow('weights, not');
  for (const written of [gaps, steps]) expect(JSON.stringify(written)).toHaveLength(written.length + 2);
});
