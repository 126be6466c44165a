import { EMERGENCY_NUMBERS, VIOLENCE_NUMBERS } from '@telehealth/clinical/emergency-numbers';
import { CRISIS_ADVICE } from '../src/crisis-advice';
import { LEVEL_ADVICE } from '../src/levels';
import { ASKED_SIGNS } from '../src/lexicon/asked';
import { type About, sayTo } from '../src/questions/about';
import { addressed } from '../src/questions/addressed';
import { ASKED_OF } from '../src/questions/asked-of';
import { ASK, NOT_UNDERSTOOD } from '../src/questions/describe-result';
import { HOME_CARE } from '../src/questions/home-care';
import { GENERAL } from '../src/questions/question-for';
import { watchFor } from '../src/questions/watch-for';
import { asksOf } from '../src/questions/wording';
import { TRIAGE_RULES } from '../src/rules/rules';
import { sentencesOf } from '../src/rules/sentences';

/** Sentences of the page around signs, questions and result; each stands so in the checker's sources. */
export const OF_THE_PAGE: Readonly<Record<string, string>> = {
  'page.signs': 'Is any of this there now?',
  'page.unsure': 'If you are not sure, say so: it counts.',
  'page.mistaken': 'Change an answer that was a mistake. What is marked yes or not sure counts.',
  'page.none': 'None of these, continue',
  'page.continue': 'Continue',
  'page.yes': 'Yes',
  'page.notSure': 'Not sure',
  'page.no': 'No',
  'page.state':
    'Written by a language model. No first-language speaker and no clinician has read it. If anything is unclear, the English counts.',
  'page.only': 'In English only',
  'page.meanwhile': 'Meanwhile:',
  'page.callInstead': 'Call 112 instead of travelling if:',
  'page.doNotWait': 'Do not wait, or call 112, if:',
  'page.sooner': 'Get help sooner, or call 112, if:',
  'page.untilHelp': 'Until help is there',
  'page.atHome': 'What to do at home',
  'page.doAndWatch': 'What to do and watch for',
};

type Entry = readonly [id: string, english: string];

const OF_SOMEBODY: About = { whom: 'person' };

/** A sentence to the reader, and where it has one its form about somebody else. */
function spoken(id: string, english: string): Entry[] {
  const other = addressed(english, OF_SOMEBODY);
  return other === english
    ? [[id, english]]
    : [
        [id, english],
        [`${id}.other`, other],
      ];
}

const spokenOf = (id: string, said: Readonly<Record<string, string>>) =>
  Object.entries(said).flatMap(([part, english]) => spoken(`${id}.${part}`, english));

function ofResults(): Entry[] {
  const levels = Object.entries(LEVEL_ADVICE).flatMap(([level, { heading, advice, within, watch }]) => [
    ...spokenOf(`level${level}`, { heading, advice, within }),
    ...watch.flatMap((english, at) => spoken(`level${level}.watch${at + 1}`, english)),
  ]);
  const numbers = [...EMERGENCY_NUMBERS, ...VIOLENCE_NUMBERS].map(({ id, label }): Entry => [`number.${id}`, label]);
  return [
    ...levels,
    ...spokenOf('mayBe.open', ASK.open),
    ...spokenOf('mayBe.asked', ASK.asked),
    ...spokenOf('unclear', NOT_UNDERSTOOD),
    ...Object.entries(CRISIS_ADVICE).flatMap(([rule, { heading, advice }]) => spokenOf(rule, { heading, advice })),
    ...numbers,
  ];
}

/** Lines of what to watch for as they stand when nothing, chest pain or an absence is told already. */
function ofWatching(): Entry[] {
  const lines = (level: 1 | 3, ...there: string[]) => watchFor(level, { watch: [] }, [], new Set(there), 'you');
  const whole = lines(3).map((english, at): Entry => [`watch.sign${at + 1}`, english]);
  return [
    ...whole,
    ['watch.notChest', lines(3, 'chestPain')[1] ?? ''],
    ['watch.onlyChest', lines(3, 'askedAwake')[1] ?? ''],
    ['watch.notBreathing', lines(1, 'notBreathing')[0] ?? ''],
    ['watch.withYou', lines(1)[0] ?? ''],
  ];
}

const ofRules = (): Entry[] =>
  TRIAGE_RULES.flatMap((rule) => {
    const { todo, watch } = sentencesOf(rule);
    return [
      ...(todo === undefined ? [] : spoken(`todo.${rule.id}`, todo)),
      ...(watch === undefined ? [] : spoken(`watch.${rule.id}`, watch)),
    ];
  });

/** Home care is named by the concepts that it is for. */
const ofHome = (): Entry[] =>
  HOME_CARE.flatMap(({ of, says }): Entry[] => [
    [`home.${of.replaceAll(' ', '-')}`, sayTo(says, 'you')],
    [`home.${of.replaceAll(' ', '-')}.other`, sayTo(says, 'person')],
  ]);

const CHILD = { age: 10 };

/** Every question, to the person and about somebody. */
function ofQuestions(): Entry[] {
  const ids = [...new Set([...Object.keys(ASKED_OF), ...GENERAL])];
  return [
    ...ids.flatMap((id): Entry[] => [
      [`question.${id}`, asksOf(id, { whom: 'you' })],
      [`question.${id}.other`, asksOf(id, OF_SOMEBODY)],
    ]),
    ['question.noUrine.child', asksOf('noUrine', { whom: 'you', person: CHILD })],
    ['question.noUrine.childOther', asksOf('noUrine', { ...OF_SOMEBODY, person: CHILD })],
  ];
}

/** Every sentence that can be said in other languages, by id, in the English of today; of several with one text the first. */
export function englishSentences(): ReadonlyMap<string, string> {
  const all: Entry[] = [
    ...ASKED_SIGNS.map(({ id, says }): Entry => [id, says]),
    ...Object.entries(OF_THE_PAGE),
    ...ofResults(),
    ...ofWatching(),
    ...ofRules(),
    ...ofQuestions(),
    ...ofHome(),
  ];
  const known = new Set<string>();
  return new Map(all.filter(([, english]) => !known.has(english) && known.add(english)));
}
