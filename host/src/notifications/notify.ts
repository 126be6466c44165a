import type { HostServices, MessageId } from '@telehealth/contracts';

interface Toast {
  id: MessageId;
  values?: Readonly<Record<string, string>>;
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let hasAny = false;

/** Shows a message as a toast. The first one brings the toaster's code; until it is there, messages wait. */
export const notify: HostServices['notify'] = (id, values) => {
  waiting.push({ id, ...(values === undefined ? {} : { values }) });
  hasAny = true;
  for (const listener of listeners) listener();
};

export const toastQueue = {
  hasAny: () => hasAny,
  take: (): Toast | undefined => waiting.shift(),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
