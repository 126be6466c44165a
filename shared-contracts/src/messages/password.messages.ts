import type { MessageArea } from './message-entry';

/** What a password field says while somebody types; rules that refuse are in the validation messages. */
export const PASSWORD_MESSAGES = {
  'password.rules': {
    tone: 'info',
    text: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number',
  },
  'password.capsLock': { tone: 'warning', text: 'Caps Lock is on' },
  'password.common': {
    tone: 'error',
    text: 'This password is too common and easy to guess. Please choose another.',
  },
  'password.weak': { tone: 'warning', text: 'Weak: easily guessed. A few unrelated words make it stronger.' },
  'password.fair': { tone: 'info', text: 'Fair: one more word makes it strong.' },
  'password.strong': { tone: 'success', text: 'Strong.' },
} as const satisfies MessageArea;
