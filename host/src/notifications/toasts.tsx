import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastQueue } from './notify';

/** The place of toasts. Loads their code with the first message. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(toastQueue.subscribe, toastQueue.hasAny, () => false);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./toaster').then(
      (module) => setToaster(() => module.ProductToaster),
      () => undefined,
    );
  }, [isNeeded]);
  return Toaster === null ? null : <Toaster />;
}
