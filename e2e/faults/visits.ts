import { expect, type Page } from '@playwright/test';

/** Addresses of visits that the demo people have, by what is needed of them. */
export interface Visits {
  booking: string;
  booked: string;
  over: string;
  unpaid: string;
  ofSpecialist: string;
  /** Whom the specialist sees then. */
  patientOfSpecialist: string;
}

/** Rows of visits, as the page of a person's appointments asks for them. */
interface VisitRow {
  id: string;
  status: string;
  starts_at: string;
  ends_at: string;
  counterpart_id: string;
}

/** Rows of the search, as far as booking one needs them. */
interface Offer {
  specialist_id: string;
  visit_type_id: string;
  minutes: number;
  modes: string[];
  openings: string[];
  price_minor: number;
  needs_approval: boolean;
}

/** A call of the data area, as a guest or as whoever the token is of. */
function call(page: Page, name: string, data: object, token?: string) {
  const headers = { apikey: 'sb_publishable_local', ...(token && { authorization: token }) };
  return page.request.post(`/rest/v1/rpc/${name}`, { headers, data });
}

async function ask<Answer>(page: Page, name: string, args: object, token?: string): Promise<Answer> {
  const answer = await call(page, name, args, token);
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** What somebody can book by video and has to pay for at once, with openings. Throws if there is nothing. */
async function findOffers(page: Page, token?: string): Promise<[Offer, ...Offer[]]> {
  const all = await ask<Offer[]>(page, 'find_slots', { p_filters: { limit: 20 }, p_per_visit_type: 40 }, token);
  const [first, ...others] = all.filter(
    ({ price_minor, needs_approval, modes, openings }) =>
      price_minor > 0 && !needs_approval && modes.includes('video') && openings.length > 0,
  );
  if (first === undefined) throw new Error('Nobody has an opening');
  return [first, ...others];
}

/** Visits that the booking page takes up again instead of beginning another one with the same specialist. */
const UNFINISHED = ['requested', 'held', 'awaiting_payment'];

/** One to open the booking with, and those to hold a time of: never of the same specialist. */
function splitOffers(offers: [Offer, ...Offer[]], visits: readonly VisitRow[]) {
  const begun = visits.filter(({ status }) => UNFINISHED.includes(status)).map((one) => one.counterpart_id);
  const toOpen = offers.find(({ specialist_id }) => !begun.includes(specialist_id));
  if (toOpen === undefined) throw new Error('A booking is begun with everybody');
  return { toOpen, toHold: offers.filter(({ specialist_id }) => specialist_id !== toOpen.specialist_id) };
}

const pathOf = ({ specialist_id, visit_type_id }: Offer) =>
  `/book-consultation?specialist=${specialist_id}&visit=${visit_type_id}`;

/** What the page of somebody's appointments sends and gets. */
async function appointmentsOf(page: Page, role: 'patient' | 'specialist') {
  const [list] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/rest/v1/rpc/my_appointments') && one.ok()),
    page.goto(`/${role}/appointments`),
  ]);
  return { rows: (await list.json()) as VisitRow[], token: (await list.request().allHeaders()).authorization };
}

const firstOf = (rows: readonly VisitRow[], status: string): VisitRow => {
  const found = rows.find((one) => one.status === status);
  if (found === undefined) throw new Error(`Nobody has a visit that is ${status}`);
  return found;
};

/** Openings beside which the person has no visit, the latest of each offer first. */
function freeOpenings(offers: readonly Offer[], visits: readonly VisitRow[]) {
  const taken = visits.map((one) => ({ from: Date.parse(one.starts_at), to: Date.parse(one.ends_at) }));
  return offers.flatMap((offer) =>
    offer.openings.toReversed().flatMap((at) => {
      const from = Date.parse(at);
      const to = from + offer.minutes * 60_000;
      return taken.some((one) => one.from < to && from < one.to) ? [] : [{ at, offer }];
    }),
  );
}

/** Somebody else took it since it was looked up, or the person got another visit. */
const GONE = /booking\.(overlapsYours|slotTaken|slotNotOffered)/;

/** Holds the first of these openings that is still to be had. @returns the visit's id */
async function holdOne(page: Page, openings: ReturnType<typeof freeOpenings>, token?: string): Promise<string> {
  for (const { at, offer } of openings) {
    const hold = {
      ...{ p_visit_type: offer.visit_type_id, p_starts_at: at, p_mode: 'video' },
      ...{ p_time_zone: 'Africa/Johannesburg', p_idempotency_key: crypto.randomUUID() },
    };
    const answer = await call(page, 'hold_slot', hold, token);
    if (answer.ok()) return ((await answer.json()) as { id: string }).id;
    expect(await answer.text(), 'hold_slot').toMatch(GONE);
  }
  throw new Error('Nobody has an opening that can be held');
}

/** Finds visits of the demo people, and makes the one that waits for its payment. */
export async function findVisits(patient: Page, specialist: Page): Promise<Visits> {
  const { rows, token } = await appointmentsOf(patient, 'patient');
  const { toOpen, toHold } = splitOffers(await findOffers(patient, token), rows);
  const unpaid = await holdOne(patient, freeOpenings(toHold, rows), token);
  await ask(patient, 'book_visit', { p_appointment: unpaid, p_reason: 'A cough', p_consent: true }, token);
  const ofSpecialist = firstOf((await appointmentsOf(specialist, 'specialist')).rows, 'booked');
  return {
    booking: pathOf(toOpen),
    booked: firstOf(rows, 'booked').id,
    over: firstOf(rows, 'cancelled').id,
    unpaid,
    ofSpecialist: ofSpecialist.id,
    patientOfSpecialist: ofSpecialist.counterpart_id,
  };
}

/** What a guest needs of it: nothing is written, and the visits of the demo people are nobody's. */
export async function findForGuests(guest: Page): Promise<Visits> {
  const [offer] = await findOffers(guest);
  const nobodys = '00000000-0000-4000-8000-000000000000';
  return {
    booking: pathOf(offer),
    booked: nobodys,
    over: nobodys,
    unpaid: nobodys,
    ofSpecialist: nobodys,
    patientOfSpecialist: nobodys,
  };
}
