/** What sections use of the identity provider's package; the rest of it is left out of the build. */
export {
  SignIn,
  SignUp,
  useClerk,
  useReverification,
  useSession,
  useUser,
} from '@clerk/react';
