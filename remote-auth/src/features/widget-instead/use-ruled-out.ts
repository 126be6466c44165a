import { useSigningIn } from '@telehealth/contracts/session';

const NOT_KNOWN = { signIn: false, signUp: false } as const;

/** Whether the instance's settings rule out our sign-in or sign-up form. */
export const useRuledOut = () => useSigningIn()?.ruledOut ?? NOT_KNOWN;
