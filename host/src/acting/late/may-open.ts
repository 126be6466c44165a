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

/** Scopes that a page asks for: each of them, or one of them. */
interface Needs {
  scopes: readonly ActingScope[];
  /** Without it one of them is enough; none: whoever acts for the person at all. */
  each?: true;
}
const NONE: Needs = { scopes: [] };

/** What each page of the table asks of who acts for its person. One that a section brings opens to whoever acts for them at all. */
const NEEDED: Readonly<Record<string, Needs>> = {
  home: NONE,
  notFound: NONE,
  'public.medicalRecords': NONE,
  'public.symptomChecker': NONE,
  symptomCheckerTests: NONE,
  findSpecialist: NONE,
  specialist: NONE,
  terms: NONE,
  privacy: NONE,
  contact: NONE,
  'service.medicalRecords': NONE,
  'service.myPrescriptions': NONE,
  'service.symptomChecker': NONE,
  'patient.dashboard': NONE,
  bookConsultation: { scopes: ['book'] },
  confirmation: { scopes: ['book'] },
  consultation: { scopes: ['book', 'messages'] },
  payment: { scopes: ['book', 'pay'], each: true },
  'patient.appointments': { scopes: ['book'] },
  'patient.consultations': { scopes: ['book'] },
  'patient.messages': { scopes: ['book', 'messages'], each: true },
  'patient.medicalRecords': { scopes: ['records'] },
  'patient.connectDevice': { scopes: ['records'] },
  symptomChecks: { scopes: ['book', 'records'] },
  'public.myPrescriptions': { scopes: ['prescriptions', 'records'] },
  'patient.accessManager': { scopes: ['manage'] },
  'patient.profile': { scopes: ['manage'] },
  'patient.accountSettings': { scopes: ['manage'] },
};

/**
 * Scopes without which a right leaves a page closed.
 * @param id of its row
 * @returns those missing; empty: the page opens
 */
export function missingFor(id: string, scopes: readonly ActingScope[]): ActingScope[] {
  const { scopes: needed, each } = NEEDED[id] ?? NONE;
  const missing = needed.filter((scope) => !scopes.includes(scope));
  return each === true || missing.length === needed.length ? missing : [];
}

/** Routes that the scopes of a right leave closed. */
export const closedTo = (scopes: readonly ActingScope[]): string[] =>
  Object.keys(NEEDED).filter((id) => missingFor(id, scopes).length > 0);

/** Rows that the table of scopes names. */
export const namedPages = (): string[] => Object.keys(NEEDED);
