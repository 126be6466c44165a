import type { Needs } from '../schemas/practice';

/** What can be ticked of what somebody needs in a visit, in its order. */
export const NEED_LABELS: Readonly<Record<Exclude<keyof Needs, 'interpreter'>, string>> = {
  captions: 'Captions: the main points written in the chat',
  largeText: 'Large text',
  audioOnly: 'Sound only, no picture',
  extraTime: 'Extra time',
};
export type NeedFlag = keyof typeof NEED_LABELS;

/** What somebody needs in a visit, in words; empty where it is nothing. */
export function needsWords(needs: Needs): string[] {
  const flags = (Object.keys(NEED_LABELS) as NeedFlag[]).filter((flag) => needs[flag]).map((flag) => NEED_LABELS[flag]);
  return needs.interpreter === '' ? flags : [...flags, `An interpreter: ${needs.interpreter}`];
}
