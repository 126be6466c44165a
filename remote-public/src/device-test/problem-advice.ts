import type { MediaProblem } from '../call/media-problem';

interface Advice {
  what: string;
  todo: string;
}

export const PROBLEM_ADVICE: Readonly<Record<MediaProblem, Advice>> = {
  denied: {
    what: 'The browser may not use your camera or microphone on this site.',
    todo: 'Press the sign to the left of the address, allow camera and microphone, and start the test again. On a phone, look in its settings at what your browser may use.',
  },
  missing: {
    what: 'This device has no camera and no microphone that the browser can find.',
    todo: 'Plug one in or take another device, such as your phone, and start the test again. You can also book a visit by chat.',
  },
  inUse: {
    what: 'Another program holds your camera or microphone.',
    todo: 'Close other calls and programs that use them, and start the test again.',
  },
  unsupported: {
    what: 'This browser cannot use a camera or microphone here.',
    todo: 'Open this page in a current version of Chrome, Edge, Firefox or Safari.',
  },
  failed: {
    what: 'Your camera or microphone did not start.',
    todo: 'Start the test again. If it fails again, restart the browser.',
  },
};
