import { expect, type Page } from '@playwright/test';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import type { Visitor } from '../fixtures/accounts';

/** One screen as somebody opens it, with what they do there that loads something more. */
export interface Screen {
  name: string;
  visitor: Visitor;
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** What stands there in the end when all is well, beside headings; for what fills itself later. */
  whole?: (page: Page) => Promise<unknown>;
}

/** Rows of visits, as the page of a person's appointments asks for them. */
interface VisitRow {
  id: string;
  status: string;
  starts_at: string;
}

/** Addresses of visits that the demo people have, by what is needed of them. */
export interface Visits {
  booking: string;
  booked: string;
  over: string;
  unpaid: string;
  ofSpecialist: string;
}

const counted = (page: Page) => expect(page.getByRole('region', { name: 'In numbers' })).toContainText('Counted ');
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function checkCode(page: Page): Promise<void> {
  await page.getByLabel(/Code on the script/).fill('0000-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Check the code' }).click();
}

/** Screens that are more than an address that anybody may open. */
export const special = (visits: Visits): Screen[] => [
  { name: 'home', visitor: 'guest', path: '/', whole: counted },
  { name: 'the assistant', visitor: 'guest', path: '/medical-records', act: press('Ask') },
  { name: 'the map', visitor: 'guest', path: '/find-specialist?view=map' },
  { name: 'a code', visitor: 'guest', path: '/service/my-prescriptions', act: checkCode },
  { name: 'booking as a guest', visitor: 'guest', path: visits.booking },
  { name: 'first available', visitor: 'guest', path: '/book-consultation' },
  { name: 'booking', visitor: 'patient', path: visits.booking },
  { name: 'saved checks', visitor: 'patient', path: '/symptom-checker/saved' },
  { name: 'payment', visitor: 'patient', path: `/payment/${visits.unpaid}` },
  { name: 'payment of a visit that is off', visitor: 'patient', path: `/payment/${visits.over}` },
  { name: 'confirmation', visitor: 'patient', path: `/confirmation/${visits.booked}` },
  { name: 'moving', visitor: 'patient', path: `/confirmation/${visits.booked}`, act: press('Move the visit') },
  { name: 'cancelling', visitor: 'patient', path: `/confirmation/${visits.booked}`, act: press('Cancel the visit') },
  { name: 'a visit ahead', visitor: 'patient', path: `/consultation/${visits.booked}` },
  { name: 'a visit that is off', visitor: 'patient', path: `/consultation/${visits.over}` },
  { name: 'a visit, by its specialist', visitor: 'specialist', path: `/consultation/${visits.ofSpecialist}` },
];

/** What the check walks each time: screens that ask for data before anybody signs in. */
export const forGuests = ({ visitor, path }: Screen): boolean =>
  visitor === 'guest' && /^\/($|find-|book-|service\/my-prescriptions)/.test(path);

/** Every public screen: each row of the route table that anybody may open, and the special ones. */
export function allScreens(visits: Visits): Screen[] {
  const known = special(visits);
  const rows = (ROUTE_TABLE as readonly RouteRow[]).filter(({ owner, path, access }) => {
    const isPublic = owner === 'public' || path === '/emergency-care';
    return isPublic && access === 'anyone' && !known.some((one) => one.act === undefined && one.path === path);
  });
  return [...known, ...rows.map(({ path }) => ({ name: path, visitor: 'guest' as const, path }))];
}

/** Rows of the table that no screen opens; a new public page that needs a visit or a session gets its line above. */
export function rowsWithoutScreen(screens: readonly Screen[]): string[] {
  const opened = screens.map(({ path }) => path.replace(/\?.*/, ''));
  const patternOf = ({ path }: RouteRow) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const rows = (ROUTE_TABLE as readonly RouteRow[]).filter(({ owner, later }) => owner === 'public' && later !== true);
  return rows.filter((row) => !opened.some((path) => patternOf(row).test(path))).map(({ id }) => id);
}

/** A call of the data area as the page's own person. */
async function ask<Answer>(page: Page, name: string, args: object, token?: string): Promise<Answer> {
  const headers = { apikey: 'sb_publishable_local', ...(token && { authorization: token }) };
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, { headers, data: args });
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** What the page of somebody's appointments sends and gets. */
async function appointmentsOf(page: Page, role: 'patient' | 'specialist') {
  const [list] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/rest/v1/rpc/my_appointments') && one.ok()),
    page.goto(`/${role}/appointments`),
  ]);
  return { rows: (await list.json()) as VisitRow[], token: (await list.request().allHeaders()).authorization };
}

const idOf = (rows: readonly VisitRow[], status: string) => {
  const found = rows.find((one) => one.status === status);
  if (found === undefined) throw new Error(`Nobody has a visit that is ${status}`);
  return found.id;
};

/** Finds visits of the demo people, and makes the one that waits for its payment. */
export async function findVisits(patient: Page, specialist: Page): Promise<Visits> {
  type Found = {
    specialist_id: string;
    visit_type_id: string;
    openings: string[];
    price_minor: number;
    needs_approval: boolean;
  };
  const { rows, token } = await appointmentsOf(patient, 'patient');
  const filters = { p_filters: { limit: 20 }, p_per_visit_type: 40 };
  const offers = await ask<Found[]>(patient, 'find_slots', filters, token);
  // One that waits for its payment at once.
  const found = offers.find(({ price_minor, needs_approval }) => price_minor > 0 && !needs_approval);
  const { openings = [], ...offer } = found ?? { specialist_id: '', visit_type_id: '' };
  const at = openings.at(-1);
  if (at === undefined) throw new Error('Nobody has an opening');
  const hold = {
    ...{ p_visit_type: offer.visit_type_id, p_starts_at: at, p_mode: 'video' },
    ...{ p_time_zone: 'Africa/Johannesburg', p_idempotency_key: crypto.randomUUID() },
  };
  const held = await ask<{ id: string }>(patient, 'hold_slot', hold, token);
  const details = { p_appointment: held.id, p_reason: 'A cough', p_consent: true };
  await ask(patient, 'submit_booking', details, token);
  const theirs = await appointmentsOf(specialist, 'specialist');
  return {
    booking: `/book-consultation?specialist=${offer.specialist_id}&visit=${offer.visit_type_id}`,
    booked: idOf(rows, 'booked'),
    over: idOf(rows, 'cancelled'),
    unpaid: held.id,
    ofSpecialist: idOf(theirs.rows, 'booked'),
  };
}
