import type { ActingScope } from '@telehealth/contracts/people';
import type { RouteRow } from '@telehealth/contracts/routes';

/** Pages of whoever signed in, among those of patients and of everybody. */
const OF_THE_ACTOR: readonly string[] = ['patient.onboarding', 'patient.family', 'sharedRecord'];

/** Whether a page can be about a person somebody acts for; all others are opened in one's own documents. */
export const isOfPerson = ({ id, owner, access, document }: RouteRow): boolean =>
  owner !== 'auth' &&
  owner !== 'specialist' &&
  access !== 'operator' &&
  document !== true &&
  !(typeof access === 'object' && 'role' in access && access.role === 'specialist') &&
  !OF_THE_ACTOR.includes(id);

/** Any of these opens a page; a page that is not named here opens to whoever acts for the person at all. */
const NEEDED: Readonly<Record<string, readonly ActingScope[]>> = {
  'patient.appointments': ['book'],
  'patient.consultations': ['book'],
  'patient.medicalRecords': ['records'],
  'patient.connectDevice': ['records'],
  'public.myPrescriptions': ['prescriptions', 'records'],
  'patient.accessManager': ['manage'],
  'patient.profile': ['manage'],
  'patient.accountSettings': ['manage'],
};

/** Routes that the scopes of a right leave closed. */
export const closedTo = (scopes: readonly ActingScope[]): string[] =>
  Object.entries(NEEDED)
    .filter(([, needed]) => !needed.some((scope) => scopes.includes(scope)))
    .map(([id]) => id);
