import { messageEntry, messageText, TOASTER } from '@telehealth/contracts';
import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toastQueue } from './notify';
import styles from './toaster.module.css';

/** Long enough for the list of toasts to stand: screen readers say what is added to it, not what it begins with. */
const SETTLE_MS = 50;

function showWaiting(): void {
  for (let next = toastQueue.take(); next !== undefined; next = toastQueue.take()) {
    const entry = messageEntry(next.id);
    const text = messageText(next.id, next.values);
    const options = { ...(entry.durationMs === undefined ? {} : { duration: entry.durationMs }) };
    const show = toast[entry.tone];
    if (entry.title === undefined) show(text, options);
    else show(entry.title, { ...options, description: text });
  }
}

/** Below the strip with the way to emergency help, which nothing may cover. */
const OFFSET = { top: 56, right: 24, left: 16 };

/** The toasts with the specification's constants. */
export function ProductToaster() {
  useEffect(() => {
    const timer = setTimeout(showWaiting, SETTLE_MS);
    const stop = toastQueue.subscribe(() => setTimeout(showWaiting, SETTLE_MS));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
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
