import { ACCOUNT_PATHS } from '../routes/account-paths.ts';
import { pathTo } from '../routes/path-to.ts';
import type { RouteId } from '../routes/route-table.ts';

/** Who is told: patients and specialists as such, and who works for the clinic. */
export type Reader = 'patient' | 'specialist' | 'operator';

interface Page {
  route: RouteId;
  /** The address names the visit. */
  ofVisit?: true;
  /** The very card of the page. */
  card?: 'plan' | 'letters' | 'messages';
  search?: Readonly<Record<string, string>>;
}

/** A page that everybody has who is signed in. */
interface AccountPage {
  account: keyof typeof ACCOUNT_PATHS;
}

const VISIT: Page = { route: 'consultation', ofVisit: true };
const TEAM = { account: 'team' } as const;
const FIND: Page = { route: 'findSpecialist' };
const PATIENTS: Page = { route: 'specialist.patients' };

/** Where notifications lead, by who reads them. Who is not named goes to their own first page. */
export const PLACES = {
  home: {},
  visit: { patient: VISIT, specialist: VISIT },
  plan: { patient: { ...VISIT, card: 'plan' }, specialist: { ...VISIT, card: 'plan' } },
  letters: { patient: { ...VISIT, card: 'letters' }, specialist: { ...VISIT, card: 'letters' } },
  messages: { patient: { ...VISIT, card: 'messages' }, specialist: { ...VISIT, card: 'messages' } },
  payment: { patient: { route: 'payment', ofVisit: true } },
  visits: { patient: { route: 'patient.appointments' }, specialist: { route: 'specialist.appointments' } },
  consultations: { specialist: { route: 'specialist.consultations' } },
  findSpecialist: { patient: FIND, specialist: FIND },
  contact: { patient: { route: 'contact' }, specialist: { route: 'contact' }, operator: { route: 'contact' } },
  // What patients do with rights shows to a specialist in the list of those whose record is open.
  access: { patient: { route: 'patient.accessManager' }, specialist: PATIENTS },
  patients: { specialist: PATIENTS },
  family: { patient: { route: 'patient.family' } },
  records: { patient: { route: 'patient.medicalRecords' } },
  prescriptions: { patient: { route: 'public.myPrescriptions' } },
  renewals: { specialist: { route: 'specialist.consultations', search: { show: 'renewals' } } },
  profile: { specialist: { route: 'specialist.profile' } },
  team: { patient: TEAM, specialist: TEAM },
  emergencies: { operator: { route: 'desk.emergencies' } },
  reports: { operator: { route: 'desk.reports' } },
  publishing: { operator: { route: 'desk.publishing' } },
  health: { operator: { route: 'desk.health' } },
  people: { operator: { route: 'desk.people' } },
  openVisits: { operator: { route: 'desk.visits' } },
} as const satisfies Record<string, Partial<Record<Reader, Page | AccountPage>>>;
export type Place = keyof typeof PLACES;

const HOMES = { patient: 'patient.dashboard', specialist: 'specialist.dashboard', operator: 'desk' } as const;
const homeOf = (reader: Reader | null) => pathTo(reader === null ? 'home' : HOMES[reader]);

interface About {
  appointmentId?: string | null | undefined;
  refId?: string | null | undefined;
}

/** The visit that a notification is about: of a visit and of its money it is `refId`, of anything else it is named beside it. */
export function visitOf(event: string, { appointmentId, refId }: About): string | null {
  return appointmentId ?? (/^(booking|payment|consultation|message)\./.test(event) ? refId : null) ?? null;
}

/** The address a notification leads to; the reader's own first page where no visit is named, or the page is not theirs. */
export function addressOf(place: Place, reader: Reader | null, event: string, about: About): string {
  const pages: Partial<Record<Reader, Page | AccountPage>> = PLACES[place];
  const page = reader === null ? undefined : pages[reader];
  if (page !== undefined && 'account' in page) return ACCOUNT_PATHS[page.account];
  const id = visitOf(event, about);
  if (page === undefined || (page.ofVisit && id === null)) return homeOf(reader);
  // A route without parameters asks for none of them.
  const path = pathTo(page.route as 'consultation', { id: id ?? '' }, page.search);
  return page.card ? `${path}#${page.card}` : path;
}
