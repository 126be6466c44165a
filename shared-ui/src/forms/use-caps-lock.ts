import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the last key in the field told; browsers do not say it before a key is pressed. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => {
    // Autofill sends key events without a key in some browsers.
    if (typeof event.getModifierState === 'function') setOn(event.getModifierState('CapsLock'));
  };
  return { isOn, watch: { onKeyDown: look, onKeyUp: look }, leave: () => setOn(false) };
}
