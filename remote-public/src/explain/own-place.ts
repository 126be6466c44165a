import { pathTo } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';

export interface OwnPlace {
  to: string;
  label: string;
  /** A requirement, e.g. signing in. */
  note?: string;
}

/**
 * The link from an explaining page to the visitor's own page. While the identity is unknown it leads to the page itself,
 * whose guard decides.
 * @param what the visitor's data, e.g. `my records`
 * @param own path of a patient's own page
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
