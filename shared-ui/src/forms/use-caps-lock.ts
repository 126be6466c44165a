import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, by the last key event in the field; browsers do not report it earlier. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => {
    // In some browsers autofill fires key events without a key.
    if (typeof event.getModifierState === 'function') setOn(event.getModifierState('CapsLock'));
  };
  return { isOn, watch: { onKeyDown: look, onKeyUp: look }, leave: () => setOn(false) };
}
