import '@telehealth/contracts/words';
import { messageEntry, messageText } from '@telehealth/contracts/messages';
import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toastQueue } from './notify';
import { type OutdatedFailures, watchOutdatedFailures } from './outdated-failures';
import { watchSwipes } from './swipe-distance';
import styles from './toaster.module.css';
import { TOASTER } from './toaster-settings';
import { takeToast } from './waiting-toasts';

/**
 * Screen readers announce additions to a live region but not its initial content, so the first toast waits until the list
 * exists.
 */
const SETTLE_MS = 50;

function showWaiting(outdated: OutdatedFailures): void {
  for (let next = takeToast(); next !== undefined; next = takeToast()) {
    const entry = messageEntry(next.id);
    const text = messageText(next.id, next.values);
    const options = { ...(entry.durationMs === undefined ? {} : { duration: entry.durationMs }) };
    const show = toast[entry.tone];
    const { title } = entry;
    const shown = title === undefined ? show(text, options) : show(title, { ...options, description: text });
    outdated.shown(shown, next.id, entry.tone);
  }
}

/** Below the emergency strip, which must not be covered. */
const OFFSET = { top: 56, right: 24, left: 16 };

/** The toaster with the specification's constants. */
export function ProductToaster() {
  useEffect(() => {
    const outdated = watchOutdatedFailures(toast.dismiss);
    const showSoon = () => setTimeout(() => showWaiting(outdated), SETTLE_MS);
    const timer = showSoon();
    const stop = toastQueue.subscribe(showSoon);
    return () => {
      clearTimeout(timer);
      stop();
      outdated.stop();
    };
  }, []);
  useEffect(() => watchSwipes(TOASTER.swipeThresholdPx), []);
  return (
    <Toaster
      position={TOASTER.position}
      visibleToasts={TOASTER.visible}
      duration={TOASTER.durationMs}
      gap={TOASTER.gapPx}
      offset={OFFSET}
      mobileOffset={{ ...OFFSET, right: 16 }}
      closeButton
      swipeDirections={['right', 'top']}
      style={{ '--width': `${TOASTER.widthPx}px` } as CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          closeButton: styles.close,
          success: styles.success,
          error: styles.error,
          warning: styles.warning,
          info: styles.info,
        },
      }}
    />
  );
}
