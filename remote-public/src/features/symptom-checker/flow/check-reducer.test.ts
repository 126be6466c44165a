import { FEWEST_QUESTIONS, MOST_QUESTIONS, MOST_SIGNS, safetyScreen } from '@telehealth/triage/check';
import { describe, expect, it } from 'vitest';
import { reduceCheck } from './check-reducer';
import { type CheckAction, type CheckState, EMPTY_CHECK, type Who } from './check-state';
import { questionOf, resultOf, shownFacts } from './judge';
import { ageOf, ageProblem, personOf, problemsOf } from './who';

const ADULT: Who = { about: 'me', age: '34', unit: 'years', sex: 'male', pregnant: '' };
const run = (state: CheckState, ...actions: CheckAction[]) => actions.reduce(reduceCheck, state);
const begun = (who: Who = ADULT) => run(EMPTY_CHECK, { is: 'whoSaid', who });
const signsOf = (words = '', who: Who = ADULT) => safetyScreen(personOf(who), words).map(({ id }) => id);
const written = (words: string, who?: Who) => run(begun(who), { is: 'wordsTyped', words }, { is: 'wordsDone' });
/** Nothing ticked of the danger signs that fit. */
const told = (words: string, who?: Who) => {
  const at = written(words, who);
  return at.step === 'safety' ? run(at, { is: 'noOtherSign', ids: signsOf(words, who) }) : at;
};
const COLD = 'a runny nose and sneezing since yesterday';

function answeredAll(state: CheckState, answer: 'yes' | 'no' | 'unsure'): CheckState {
  let at = run(state, { is: 'factsConfirmed' });
  while (at.step === 'questions') {
    const question = questionOf(at);
    if (question === null) throw new Error('asks nothing, and does not end');
    at = run(at, { is: 'questionAnswered', ...question, answer });
  }
  return at;
}

describe('a whole check', () => {
  it('goes from who to a result at home in five to ten questions', () => {
    expect(begun().step).toBe('words');
    expect(written(COLD).step).toBe('safety');
    expect(told(COLD).step).toBe('facts');
    const end = answeredAll(told(COLD), 'no');
    expect(end.step).toBe('result');
    expect(end.answers.length).toBeGreaterThanOrEqual(FEWEST_QUESTIONS);
    expect(end.answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
    expect(resultOf(end)).toMatchObject({ level: 5, booking: 'open' });
  });
  it.each(['yes', 'unsure'] as const)('a danger sign (%s) is not explained away by something milder', (answer) => {
    const milder = run(begun(), { is: 'factToggled', id: 'heartburn' }, { is: 'wordsDone' });
    const end = run(milder, { is: 'signAnswered', id: 'askedChest', answer });
    expect([end.step, resultOf(end).level]).toEqual(['result', 2]);
    expect(resultOf(end).reasons.map(({ ruleId }) => ruleId)).toContain('askedChest');
  });
  it('never soothes what it did not understand, and still asks', () => {
    const end = answeredAll(told('my aura wobbles on Tuesdays'), 'no');
    expect(end.answers).toHaveLength(FEWEST_QUESTIONS);
    expect(resultOf(end)).toMatchObject({ level: 4, heading: 'We could not tell. Talk to a clinician' });
  });
});

describe('an emergency', () => {
  it.each(['yes', 'unsure'] as const)('interrupts at once when a sign of the screen is answered %s', (answer) => {
    for (const id of signsOf()) {
      const at = run(written(COLD), { is: 'signAnswered', id, answer });
      expect(at.step, id).toBe('result');
      expect(resultOf(at).level, id).toBeLessThanOrEqual(2);
    }
  });
  it('interrupts a question', () => {
    const asking = run(told('I have a headache'), { is: 'factsConfirmed' });
    const question = questionOf(asking);
    const at = run(asking, { is: 'questionAnswered', id: question?.id ?? '', asks: '', answer: 'yes' });
    expect(at.step).toBe('result');
    expect(at.reached?.level).toBeLessThanOrEqual(2);
  });
  it('stays one, whatever is answered after it', () => {
    const at = run(written(COLD), { is: 'signAnswered', id: 'askedBreath', answer: 'yes' });
    const later = run(
      at,
      { is: 'signAnswered', id: 'askedBreath', answer: 'no' },
      { is: 'misread' },
      { is: 'wordsTyped', words: 'a runny nose' },
      { is: 'wordsDone' },
      { is: 'factsConfirmed' },
    );
    expect(later.step).toBe('result');
    expect(resultOf(later).level).toBe(resultOf(at).level);
    expect(resultOf(later).reasons[0]?.text).toBe(resultOf(at).reasons[0]?.text);
    expect(run(later, { is: 'startedAgain' })).toEqual(EMPTY_CHECK);
  });
  it('of a mistaken press leads back to that sign, where only another answer leads on', () => {
    const at = run(written(COLD), { is: 'signAnswered', id: 'askedBreath', answer: 'yes' }, { is: 'wentBack' });
    expect(at).toMatchObject({ step: 'safety', reached: null, signs: { askedBreath: 'yes' } });
    const insisted = run(at, { is: 'noOtherSign', ids: signsOf(COLD) });
    expect([insisted.step, resultOf(insisted).level]).toEqual(['result', 1]);
    const mended = run(at, { is: 'signAnswered', id: 'askedBreath', answer: 'no' });
    expect(mended).toMatchObject({ step: 'safety', reached: null });
    expect(run(mended, { is: 'noOtherSign', ids: signsOf(COLD) }).step).toBe('facts');
  });
  it('of a question leads back to that question, and keeps what was reached before it', () => {
    const asking = run(told('I have a headache'), { is: 'factsConfirmed' });
    const question = questionOf(asking) ?? { id: '', asks: '' };
    const at = run(asking, { is: 'questionAnswered', ...question, answer: 'yes' });
    const back = run(at, { is: 'wentBack' });
    expect(back).toMatchObject({ step: 'questions', reached: asking.reached, answers: [] });
    expect(questionOf(back)?.id).toBe(question.id);
  });
  it('read in words leads back to the words', () => {
    expect(run(told('crushing chest pain and sweating'), { is: 'wentBack' }).step).toBe('words');
  });
  it('read in words interrupts before they are confirmed, and may have been misread', () => {
    const at = told('crushing chest pain and sweating');
    expect(at).toMatchObject({ step: 'result', reached: null });
    expect(resultOf(at).level).toBe(1);
    const looking = run(at, { is: 'misread' });
    expect(looking.step).toBe('facts');
    expect(run(looking, { is: 'factsConfirmed' })).toMatchObject({ step: 'result', reached: { level: 1 } });
    let taken = looking;
    // Removing a fact can reveal a more general one.
    for (let [fact] = shownFacts(taken); fact !== undefined; [fact] = shownFacts(taken)) {
      taken = run(taken, { is: 'factRemoved', id: fact.id });
    }
    const mild = run(
      taken,
      { is: 'factToggled', id: 'runnyNose' },
      { is: 'factsConfirmed' },
      { is: 'noOtherSign', ids: signsOf('crushing chest pain and sweating') },
    );
    expect(mild.step).toBe('questions');
  });
  it('taken out of the words leads to the danger signs before any question', () => {
    let taken = run(told('crushing chest pain and sweating'), { is: 'misread' });
    for (let [fact] = shownFacts(taken); fact !== undefined; [fact] = shownFacts(taken))
      taken = run(taken, { is: 'factRemoved', id: fact.id });
    expect(run(taken, { is: 'factToggled', id: 'runnyNose' }, { is: 'factsConfirmed' }).step).toBe('safety');
  });
});

describe('words that only resemble an emergency', () => {
  const ALIKE = 'umama akaphenduli, umlomo wakhe usutshekile';
  it('lead to the danger signs that fit, at most eight, and not past them', () => {
    const at = written(ALIKE);
    expect([at.step, resultOf(at).tier]).toEqual(['safety', 'ask']);
    expect(signsOf(ALIKE).length).toBeLessThanOrEqual(MOST_SIGNS);
    expect(signsOf(ALIKE)).toContain('askedStroke');
    expect(run(at, { is: 'signAnswered', id: 'askedStroke', answer: 'unsure' }).step).toBe('result');
  });
  it('stay “now or today” with the call on top when nothing was ticked, whatever is answered after', () => {
    const end = answeredAll(told(ALIKE), 'no');
    expect(end.step).toBe('result');
    expect(resultOf(end)).toMatchObject({ level: 3, tier: 'ask', actions: expect.arrayContaining(['call']) });
  });
});

describe('levels', () => {
  it('are never made milder by going back and answering again', () => {
    const asking = run(told('burning when I pee since yesterday'), { is: 'factsConfirmed' });
    const yes = run(asking, { is: 'questionAnswered', id: 'bloodUrine', asks: '', answer: 'yes' });
    const again = answeredAll(run(yes, { is: 'wentBack' }), 'no');
    expect(resultOf(yes).level).toBe(3);
    expect(resultOf(again).level).toBeLessThanOrEqual(3);
  });
});

describe('the questions', () => {
  it('speak to me, of my child and of somebody else, and never about a pregnancy that was answered', () => {
    const asks = (who: Who) => questionOf(run(told('a sore throat', who), { is: 'factsConfirmed' }))?.asks;
    expect(asks(ADULT)).toBe('Are you short of breath?');
    expect(asks({ ...ADULT, about: 'other' })).toBe('Is the person short of breath?');
    expect(asks({ ...ADULT, about: 'other', age: '9' })).toMatch(/your child/);
    const woman: Who = { about: 'me', age: '30', unit: 'years', sex: 'female', pregnant: 'no' };
    const end = answeredAll(told('stomach ache', woman), 'no');
    expect(end.answers.map(({ id }) => id).filter((id) => /pregnant/i.test(id))).toEqual([]);
  });
});

describe('facts', () => {
  it('are read, taken out, put back and added', () => {
    const at = told('fever and a cough for two days');
    expect(shownFacts(at).map(({ id }) => id)).toEqual(expect.arrayContaining(['fever', 'cough']));
    const less = run(at, { is: 'factRemoved', id: 'fever' });
    expect(shownFacts(less).map(({ id }) => id)).not.toContain('fever');
    expect(shownFacts(run(less, { is: 'factRestored', id: 'fever' })).map(({ id }) => id)).toContain('fever');
    expect(shownFacts(run(less, { is: 'factToggled', id: 'earache' })).map(({ id }) => id)).toContain('earache');
  });
  it('of new words are looked at anew', () => {
    const at = run(told('fever'), { is: 'factRemoved', id: 'fever' }, { is: 'wordsTyped', words: 'fever again' });
    expect(at).toMatchObject({ removed: [], isConfirmed: false });
  });
});

describe('who', () => {
  it.each<[string, Who['unit'], number | null]>([
    ['34', 'years', 34],
    ['6', 'months', 0.5],
    ['13', 'weeks', 0.25],
    ['121', 'years', null],
    ['-1', 'years', null],
    ['1.5', 'years', null],
    ['', 'years', null],
  ])('%s %s is %s years', (age, unit, years) => expect(ageOf({ ...ADULT, age, unit })).toBe(years));
  it('asks about a pregnancy where there can be one', () => {
    expect(problemsOf(EMPTY_CHECK.who)).toEqual(['about', 'age', 'sex']);
    expect(problemsOf({ ...ADULT, sex: 'female' })).toEqual(['pregnant']);
    expect(problemsOf({ ...ADULT, age: '6', unit: 'weeks' })).toEqual(['tooYoung']);
    expect(problemsOf({ ...ADULT, about: 'other', age: '6', unit: 'weeks' })).toEqual([]);
    expect(problemsOf({ ...ADULT, sex: 'female', age: '70' })).toEqual([]);
    expect(personOf({ ...ADULT, sex: 'female', pregnant: 'yes' }).pregnant).toBe(true);
    expect(personOf({ ...ADULT, pregnant: 'yes' }).pregnant).toBeUndefined();
  });
  it.each<[string, Who['unit'], RegExp]>([
    ['', 'years', /enter an age/],
    ['six', 'years', /whole number/],
    ['130', 'years', /up to 120 years/],
    ['40', 'months', /more than 36 months, please choose years/],
    ['200', 'weeks', /choose months or years/],
  ])('the age “%s” in %s is told what is wrong with it', (age, unit, words) => {
    expect(ageProblem({ ...ADULT, age, unit })).toMatch(words);
  });
  it('has signs of danger of its own: fever of a baby of two months', () => {
    const baby: Who = { about: 'other', age: '2', unit: 'months', sex: 'female', pregnant: '' };
    expect(signsOf('crying', baby)).toContain('askedChild');
    expect(signsOf('crying')).not.toContain('askedChild');
    expect(written('she has a fever', baby).step).toBe('result');
  });
});
