import type { MediaProblem } from '../call/media-problem';

type Name = 'camera' | 'microphone' | 'camera or microphone';

const TODO: Readonly<Record<MediaProblem, (name: Name, again: string) => string>> = {
  denied: (name, again) =>
    `Press the icon to the left of the address, allow the ${name}, and ${again}. On a phone, check in its settings what your browser may use.`,
  missing: (name) => `Plug a ${name} in, or open this page on another device, such as your phone.`,
  inUse: (name, again) => `Close other calls and programs that use the ${name}, and ${again}.`,
  unsupported: () => 'Open this page in a current version of Chrome, Edge, Firefox or Safari.',
  failed: (_name, again) => `Please ${again}. If it fails again, restart the browser.`,
};
const WHAT: Readonly<Record<MediaProblem, (name: Name) => string>> = {
  denied: (name) => `The browser is not allowed to use your ${name} on this site.`,
  missing: (name) => `The browser found no ${name} on this device.`,
  inUse: (name) => `Another program is using your ${name}.`,
  unsupported: (name) => `This browser cannot use a ${name} here.`,
  failed: (name) => `Your ${name} did not start.`,
};

/** Text for a device's problem before a visit, and what to do. @param again the action to repeat, e.g. `check again` */
export const problemWords = (name: Name, problem: MediaProblem, again: string): { what: string; todo: string } => ({
  what: WHAT[problem](name),
  todo: TODO[problem](name, again),
});
