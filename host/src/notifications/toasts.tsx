import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toastQueue } from './notify';

/** The place of toasts. Loads their code with the first message. */
export function Toasts() {
  const isNeeded = useStore(toastQueue, ({ hasAny }) => hasAny);
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
