import type { MediaProblem } from '../../../call/media-problem';
import type { OwnSource, OwnState } from './use-own-media';

const NAMES: Readonly<Record<OwnSource, string>> = { camera: 'camera', microphone: 'microphone' };
const WITHOUT: Readonly<Record<OwnSource, string>> = {
  camera: 'You can come in without it: you are heard, and you see and hear the other side.',
  microphone: 'You can come in without it: you hear the other side, and you write.',
};

const TODO: Readonly<Record<MediaProblem, (name: string) => string>> = {
  denied: (name) =>
    `Press the sign to the left of the address, allow the ${name}, and check again. On a phone, look in its settings at what your browser may use.`,
  missing: (name) => `Plug a ${name} in, or open this page on another device, such as your phone.`,
  inUse: (name) => `Close other calls and programs that use the ${name}, and check again.`,
  unsupported: () => 'Open this page in a current version of Chrome, Edge, Firefox or Safari.',
  failed: () => 'Check again. If it fails again, restart the browser.',
};
const WHAT: Readonly<Record<MediaProblem, (name: string) => string>> = {
  denied: (name) => `The browser may not use your ${name} on this site.`,
  missing: (name) => `The browser finds no ${name} on this device.`,
  inUse: (name) => `Another program holds your ${name}.`,
  unsupported: (name) => `This browser cannot use a ${name} here.`,
  failed: (name) => `Your ${name} did not start.`,
};

export const isProblem = (state: OwnState): state is MediaProblem =>
  state !== 'idle' && state !== 'asking' && state !== 'on';

/** What is wrong with one device, what to do, and that it keeps nobody out. */
export function problemWords(source: OwnSource, problem: MediaProblem): { what: string; todo: string } {
  const name = NAMES[source];
  return { what: WHAT[problem](name), todo: `${TODO[problem](name)} ${WITHOUT[source]}` };
}
