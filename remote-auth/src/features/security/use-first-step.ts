import { useClerk } from '@clerk/react';
import { ruledOutForms } from '@telehealth/contracts';

/** How one signs in before a second step is asked for, in the words of this page. */
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

/** The first step of signing in that the instance's settings allow. */
export function useFirstStep(): (typeof FIRST_STEPS)[keyof typeof FIRST_STEPS] {
  return FIRST_STEPS[ruledOutForms(useClerk()).signIn ? 'mail' : 'password'];
}
