/** A check by questions: what was told is judged, asked further, and described. */
export type { Fact, Person } from './case-facts';
export type { TriageResult } from './engine/evaluate';
export { type About, whomOf } from './questions/about';
export type { Answer } from './questions/answers';
export { type DescribedResult, describeResult, type Reason } from './questions/describe-result';
export { findSigns } from './questions/find-signs';
export { FEWEST_QUESTIONS, MOST_QUESTIONS, type Question } from './questions/next-question';
export { questionFor } from './questions/question-for';
export { MOST_SIGNS, type SafetySign, safetyScreen } from './questions/safety-screen';
export { isThere, type ShownFact, shownFacts } from './questions/shown-facts';
export { judgeTold, readTold, type Told } from './questions/told';
