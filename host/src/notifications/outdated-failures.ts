import type { MessageEntry, MessageId } from '@telehealth/contracts';

const PRESSES = ['pointerdown', 'keydown'] as const;
/** Failures that nobody's press caused, so that no later success answers them. */
const OF_ITSELF = /^(sync|session)\./;

export interface OutdatedFailures {
  /** A toast was put up. */
  shown(toast: string | number, id: MessageId, tone: MessageEntry['tone']): void;
  stop(): void;
}

/**
 * Takes a failure from the screen when the person tried again and it worked: side by side the two would contradict each
 * other. A failure that came with the success, after the same press, stays.
 */
export function watchOutdatedFailures(dismiss: (toast: string | number) => void): OutdatedFailures {
  const stopping = new AbortController();
  let presses = 0;
  let failures: { toast: string | number; press: number }[] = [];
  const press = () => {
    presses += 1;
  };
  for (const name of PRESSES) window.addEventListener(name, press, { capture: true, signal: stopping.signal });
  return {
    shown(toast, id, tone) {
      if (tone === 'error' && !OF_ITSELF.test(id)) failures.push({ toast, press: presses });
      if (tone !== 'success') return;
      for (const failure of failures) if (failure.press < presses) dismiss(failure.toast);
      failures = failures.filter((failure) => failure.press === presses);
    },
    stop: () => stopping.abort(),
  };
}
