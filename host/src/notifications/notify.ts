import type { MessageId } from '@telehealth/contracts/messages';
import type { HostServices } from '@telehealth/contracts/shell';
import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: MessageId;
  values?: Readonly<Record<string, string>> | undefined;
}

export const toastQueue = createStore<readonly Toast[]>()(() => []);

/** Shows a message as a toast. The first one loads the toaster; until then messages wait. */
export const notify: HostServices['notify'] = (id, values) =>
  toastQueue.setState((waiting) => [...waiting, { id, values }], true);
