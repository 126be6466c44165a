import { describe, expect, it } from 'vitest';
import { COMBINATIONS } from '../lexicon/combinations';
import { CONCEPTS } from '../lexicon/concepts';
import { SENSES } from '../lexicon/senses';
import { combinationOf, findCombinations } from './find-combinations';
import type { Span } from './find-spans';
import { readText } from './read-text';

const span = (from: number, to = from): Span => ({ owner: 0, from, to, saysNot: false, deniedInside: false });
const oneSentence = () => 0;
const found = (spans: Record<string, Span[]>) => new Map(Object.entries(spans));
const statusIn = (text: string, id: string) => readText(text).facts.get(id)?.status;

describe('a combination', () => {
  it('holds in whatever order its parts stand, within its reach', () => {
    const combinations = [combinationOf(3, 'place pressing|squeezing ~4')];
    const forward = findCombinations(combinations, found({ place: [span(1)], squeezing: [span(5)] }), oneSentence);
    expect(forward).toMatchObject([{ owner: 3, from: 1, to: 5 }]);
    expect(findCombinations(combinations, found({ place: [span(5)], pressing: [span(1)] }), oneSentence)).toHaveLength(
      1,
    );
    expect(findCombinations(combinations, found({ place: [span(1)], pressing: [span(6)] }), oneSentence)).toEqual([]);
  });
  it('wants each part by words of its own, in one sentence', () => {
    const combinations = [combinationOf(0, 'a b')];
    expect(findCombinations(combinations, found({ a: [span(1, 2)], b: [span(2, 3)] }), oneSentence)).toEqual([]);
    expect(findCombinations(combinations, found({ a: [span(1)], b: [span(3)] }), (at) => (at < 2 ? 0 : 1))).toEqual([]);
  });
  it('yields to what must not stand beside it', () => {
    const combinations = [combinationOf(0, 'a !joke')];
    expect(findCombinations(combinations, found({ a: [span(1)] }), oneSentence)).toHaveLength(1);
    expect(findCombinations(combinations, found({ a: [span(1)], joke: [span(9)] }), oneSentence)).toEqual([]);
  });
  it('names senses and concepts that exist, and tells of concepts that exist', () => {
    for (const [id, lines] of Object.entries(COMBINATIONS)) {
      expect(CONCEPTS[id], id).toBeDefined();
      for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
        const { parts, unless } = combinationOf(0, line);
        for (const name of [...parts.flat(), ...unless]) expect(SENSES[name] ?? CONCEPTS[name], name).toBeDefined();
      }
    }
  });
  it('leaves no sense without use', () => {
    const used = Object.values(COMBINATIONS)
      .join(' ')
      .split(/[\s|!]+/);
    expect(Object.keys(SENSES).filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('the reader puts senses together', () => {
  it.each([
    ['a bakkie is parked on my ribs', 'chestPain', 'present'],
    ['somebody kneels here and my breastbone is in a vice', 'chestPain', 'present'],
    ['my chest is fine, no squeezing', 'chestPain', 'absent'],
    ['the fork keeps slipping from her fingers', 'strokeSigns', 'present'],
    ['sentences come out like porridge when she is talking', 'strokeSigns', 'present'],
    ['she drank some of the stuff for the drains', 'poisonTaken', 'present'],
    ['he has a panga and is shouting at us', 'harmOthers', 'present'],
    ['face down in the pool', 'highEnergy', 'present'],
    ['I stopped breathing lol when he smiled', 'notBreathing', 'other'],
    ['took all the pills I could find lol', 'overdose', 'present'],
    ['I am not dizzy or faint', 'faint', 'absent'],
    ['a bee? No, a scorpion stung my toe', 'dangerousBite', 'present'],
  ])('"%s": %s is %s', (text, id, status) => expect(statusIn(text, id)).toBe(status));
});
