import type { HostServices, MessageId } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

interface Toast {
  id: MessageId;
  values?: Readonly<Record<string, string>>;
}

/** The messages that wait to be shown, and whether there ever was one. */
export const toastQueue = createStore<{ waiting: readonly Toast[]; hasAny: boolean }>()(() => ({
  waiting: [],
  hasAny: false,
}));

/** Shows a message as a toast. The first one brings the toaster's code; until it is there, messages wait. */
export const notify: HostServices['notify'] = (id, values) => {
  const toast = { id, ...(values === undefined ? {} : { values }) };
  toastQueue.setState(({ waiting }) => ({ waiting: [...waiting, toast], hasAny: true }));
};

/** Takes the first message that waits out of the queue. */
export function takeToast(): Toast | undefined {
  const [first, ...waiting] = toastQueue.getState().waiting;
  if (first !== undefined) toastQueue.setState({ waiting });
  return first;
}
