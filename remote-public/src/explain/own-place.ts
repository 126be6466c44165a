import { pathTo } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';

/** Where somebody finds their own data, and how the way there is called. */
export interface OwnPlace {
  to: string;
  label: string;
  /** What the way asks for, where it asks for something. */
  note?: string;
}

/**
 * The way from an explaining page to the visitor's own one. While nobody knows who it is, it leads to the page itself,
 * whose guard asks.
 * @param what what is theirs, e.g. `my records`
 * @param own the path of a patient's own page
 */
export function useOwnPlace(what: string, own: string): OwnPlace {
  const identity = useIdentity();
  if (identity.status === 'signedIn' && identity.roleChosen && identity.user.role === 'specialist') {
    return {
      to: pathTo('specialist.patients'),
      label: 'Open my patients',
      note: 'You are signed in as a healthcare provider. What your patients share with you opens from there.',
    };
  }
  if (identity.status !== 'signedOut') return { to: own, label: `Open ${what}` };
  return {
    to: pathTo('auth.patientLogin', {}, { redirect: own }),
    label: `Sign in to ${what}`,
    note: 'No account yet? You can create one on the way.',
  };
}
