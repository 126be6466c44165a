import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toastQueue } from './notify';

const AGAIN_MS = 5_000;

/** Loads the toaster with the first message; if that fails, messages show as plain text. */
export function Toasts() {
  const isNeeded = useStore(toastQueue, (waiting) => waiting.length > 0);
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      import('./toaster').then(
        (module) => setShown(() => module.ProductToaster),
        () => {
          again = setTimeout(load, AGAIN_MS);
          return import('./plain-toasts').then(
            (module) => setShown(() => module.PlainToasts),
            // Both failed; the next attempt reports it.
            () => undefined,
          );
        },
      );
    void load();
    return () => clearTimeout(again);
  }, [isNeeded]);
  return Shown && <Shown />;
}
