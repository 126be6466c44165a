import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { cutText } from '@telehealth/contracts/formatting';
import { type Answer, describeResult } from '@telehealth/triage/check';
import { type CheckAction, type CheckState, EMPTY_CHECK, type Step, WORDS_LIMIT } from './check-state';
import { areSignsAnswered, judge, questionOf } from './judge';

const BEFORE: Readonly<Record<Step, Step>> = {
  who: 'who',
  words: 'who',
  safety: 'words',
  facts: 'safety',
  questions: 'facts',
  result: 'questions',
};

/** Pure reducer of the check. */
export function reduceCheck(state: CheckState, action: CheckAction): CheckState {
  const next = reduced(state, action);
  if (state.step === 'result' || next.step !== 'result' || !isEmergency(next)) return next;
  const step = action.is === 'whoSaid' ? 'words' : state.step;
  return { ...next, interrupted: { step, reached: state.reached } };
}

function reduced(state: CheckState, action: CheckAction): CheckState {
  switch (action.is) {
    case 'whoSaid':
      return settle({ ...state, who: action.who, step: 'words' });
    case 'signAnswered':
      return settle(signAnswered(state, action.id, action.answer));
    case 'noOtherSign': {
      const open = action.ids.filter((id) => state.signs[id] === undefined);
      const signs = { ...state.signs, ...Object.fromEntries(open.map((id) => [id, 'no' as const])) };
      return onward(settle({ ...state, signs, step: state.isConfirmed ? 'questions' : 'facts' }));
    }
    case 'wordsTyped':
      return { ...state, words: cutText(action.words, WORDS_LIMIT), removed: [], isConfirmed: false };
    case 'factToggled':
      return toggled(state, action.id);
    case 'factAdded':
      return {
        ...state,
        isConfirmed: false,
        added: [...without(state.added, action.id), action.id],
        removed: without(state.removed, action.id),
      };
    case 'wordsDone':
      return settle({ ...state, step: 'safety' });
    case 'factRemoved':
      return {
        ...state,
        isConfirmed: false,
        added: without(state.added, action.id),
        removed: [...without(state.removed, action.id), action.id],
      };
    case 'factRestored':
      return { ...state, isConfirmed: false, removed: without(state.removed, action.id) };
    case 'factsConfirmed':
      return onward(settle({ ...state, isConfirmed: true, step: areSignsAnswered(state) ? 'questions' : 'safety' }));
    case 'questionAnswered': {
      const { id, asks, answer } = action;
      const answers = [...state.answers.filter((one) => one.id !== id), { id, asks, answer }];
      return onward(settle({ ...state, answers }));
    }
    case 'misread':
      return state.isConfirmed ? state : { ...state, step: 'facts' };
    case 'called':
      return { ...state, hasCalled: true };
    case 'wentBack':
      return wentBack(state);
    case 'startedAgain':
      return action.with ?? EMPTY_CHECK;
  }
}

/** A danger sign counts by itself: a milder answer elsewhere does not cancel it. */
function signAnswered(state: CheckState, id: string, answer: Answer): CheckState {
  const signs = { ...state.signs, [id]: answer };
  const { reached: alone } = settle({ ...EMPTY_CHECK, who: state.who, isConfirmed: true, step: 'safety', signs });
  const isMoreUrgent = isReachedEmergency(alone) && (alone?.level ?? 6) < (state.reached?.level ?? 6);
  return { ...state, signs, reached: isMoreUrgent ? alone : state.reached };
}

function toggled(state: CheckState, id: string): CheckState {
  const isIn = state.added.includes(id);
  const added = isIn ? without(state.added, id) : [...state.added, id];
  return { ...state, isConfirmed: false, added, removed: without(state.removed, id) };
}

/**
 * Checks for an emergency after every answer. Words that only resemble one lead to the danger signs, not to the result. A level is final once the user confirmed its facts. Facts only read in their
 * text interrupt too, but the user may say that they were misread.
 */
function settle(state: CheckState): CheckState {
  const result = judge(state);
  const isPerson = state.isConfirmed;
  const isOpen = result.tier === 'ask' && result.level <= EMERGENCY_LEVEL;
  const counts = result.isUnderstood && isPerson && !isOpen && result.level < (state.reached?.level ?? 6);
  const { reasons } = describeResult(result);
  const reached = counts
    ? { level: result.level, reasons: reasons.filter(({ level }) => level === result.level) }
    : state.reached;
  return { ...state, reached, step: result.tier === 'alarm' || isReachedEmergency(reached) ? 'result' : state.step };
}

const isReachedEmergency = (reached: CheckState['reached']) => reached !== null && reached.level <= EMERGENCY_LEVEL;

function onward(state: CheckState): CheckState {
  return state.step === 'questions' && questionOf(state) === null ? { ...state, step: 'result' } : state;
}

/**
 * One screen back. From an emergency it leads to the question that caused it: a mistaken answer can be changed, and only
 * changing it leads on.
 */
function wentBack(state: CheckState): CheckState {
  if (state.step === 'result' && isEmergency(state)) return backToTheAnswer(state);
  if (state.answers.length > 0 && (state.step === 'questions' || state.step === 'result')) {
    return { ...state, step: 'questions', answers: state.answers.slice(0, -1) };
  }
  if (state.step === 'result') return { ...state, step: 'facts' };
  return { ...state, step: BEFORE[state.step] };
}

function backToTheAnswer(state: CheckState): CheckState {
  const { interrupted, answers, isConfirmed } = state;
  if (interrupted === null) return state;
  const { step, reached } = interrupted;
  return {
    ...state,
    step,
    reached,
    interrupted: null,
    hasCalled: false,
    isConfirmed: isConfirmed && step !== 'facts',
    answers: step === 'questions' ? answers.slice(0, -1) : answers,
  };
}

const isEmergency = (state: CheckState) => isReachedEmergency(state.reached) || judge(state).tier === 'alarm';

const without = (list: readonly string[], id: string) => list.filter((one) => one !== id);
