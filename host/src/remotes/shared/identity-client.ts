/** Exports of Clerk's package that sections use; the rest is tree-shaken. */
export {
  SignIn,
  SignUp,
  useClerk,
  useReverification,
  useSession,
  useUser,
} from '@clerk/react';
