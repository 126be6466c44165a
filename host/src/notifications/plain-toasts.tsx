import '@telehealth/contracts/words';
import { messageEntry, messageText } from '@telehealth/contracts/messages';
import { useStore } from 'zustand';
import { toastQueue } from './notify';

/** Waiting messages as plain text, when the toaster cannot be loaded. */
export function PlainToasts() {
  const waiting = useStore(toastQueue);
  if (waiting.length === 0) return null;
  return (
    <p role="alert" style={{ position: 'fixed', top: 0, background: 'Canvas' }}>
      {waiting.map(({ id, values }) => messageText(messageEntry(id) ? id : 'toast.noWords', values))}
    </p>
  );
}
