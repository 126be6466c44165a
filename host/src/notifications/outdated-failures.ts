import type { MessageEntry, MessageId } from '@telehealth/contracts/messages';

const PRESSES = ['pointerdown', 'keydown'] as const;
/** Failures without a user action, which a later success does not resolve. */
const OF_ITSELF = /^(sync|session)\./;

export interface OutdatedFailures {
  shown(toast: string | number, id: MessageId, tone: MessageEntry['tone']): void;
  stop(): void;
}

/**
 * Dismisses a failure when the user retried successfully, because both together would contradict each other. A failure from
 * the same press as the success stays.
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
