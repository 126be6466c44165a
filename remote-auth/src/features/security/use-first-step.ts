import { useClerk } from '@clerk/react';
import { ruledOutForms } from '@telehealth/contracts/identity';

/** The first sign-in step in this page's words. */
const FIRST_STEPS = {
  password: {
    name: 'your password',
    stolen: 'Somebody who learns your password',
    alone: 'Your password alone',
    mend: ' and change your password',
  },
  mail: {
    name: 'the code that we email',
    stolen: 'Somebody who reads your email',
    alone: 'An emailed code alone',
    mend: '',
  },
} as const;

/** Returns the first sign-in step that the instance allows. */
export function useFirstStep(): (typeof FIRST_STEPS)[keyof typeof FIRST_STEPS] {
  return FIRST_STEPS[ruledOutForms(useClerk()).signIn ? 'mail' : 'password'];
}
