import '@telehealth/contracts/words';
import { fillPlaceholders, type MessageEntry, messageEntry } from '@telehealth/contracts/messages';
import { TOAST_MESSAGES } from '@telehealth/contracts/messages/toast';
import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { findInSections } from '../find-in-sections';
import { type Host, useHost } from '../host-context';
import { type Toast, toastQueue } from './notify';
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

function showWaiting(outdated: OutdatedFailures, started: Host['started']): void {
  for (let next = takeToast(); next !== undefined; next = takeToast()) {
    const said = next;
    const entry = messageEntry(said.id);
    if (entry !== undefined) show(said, entry, outdated);
    else void findEntry(said.id, started).then((found) => show(said, found, outdated));
  }
}

/** A message that is newer than the host, in the words of the section that says it. */
async function findEntry(id: Toast['id'], started: Host['started']): Promise<MessageEntry> {
  const found = await findInSections(started, ({ messages }) => messages[id]);
  return found ?? TOAST_MESSAGES['toast.noWords'];
}

function show(
  { id, values }: Toast,
  { title, text, tone, durationMs }: MessageEntry,
  outdated: OutdatedFailures,
): void {
  const filled = fillPlaceholders(text, values);
  const options = durationMs === undefined ? {} : { duration: durationMs };
  const shown =
    title === undefined ? toast[tone](filled, options) : toast[tone](title, { ...options, description: filled });
  outdated.shown(shown, id, tone);
}

/** Below the emergency strip, which must not be covered. */
const OFFSET = { top: 56, right: 24, left: 16 };

/** The toaster with the specification's constants. */
export function ProductToaster() {
  const { started } = useHost();
  useEffect(() => {
    const outdated = watchOutdatedFailures(toast.dismiss);
    const showSoon = () => setTimeout(() => showWaiting(outdated, started), SETTLE_MS);
    const timer = showSoon();
    const stop = toastQueue.subscribe(showSoon);
    return () => {
      clearTimeout(timer);
      stop();
      outdated.stop();
    };
  }, [started]);
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
