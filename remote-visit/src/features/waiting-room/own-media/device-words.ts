import type { MediaProblem } from '../../../call/media-problem';
import { problemWords } from '../../../device-test/problem-words';
import type { OwnSource, OwnState } from './use-own-media';

const WITHOUT: Readonly<Record<OwnSource, string>> = {
  camera: 'You can come in without it: you are heard, and you see and hear the other side.',
  microphone: 'You can come in without it: you hear the other side, and you write.',
};

export const isProblem = (state: OwnState): state is MediaProblem =>
  state !== 'idle' && state !== 'asking' && state !== 'on';

/** A device's problem, its remedy, and that the user may enter anyway. */
export function deviceProblemText(source: OwnSource, problem: MediaProblem): { what: string; todo: string } {
  const { what, todo } = problemWords(source, problem, 'check again');
  return { what, todo: `${todo} ${WITHOUT[source]}` };
}
