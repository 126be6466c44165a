import { expect, type Page } from '@playwright/test';
import { ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import type { Visitor } from '../fixtures/accounts';
import { pay } from '../fixtures/people';
import { SMALL_PDF } from '../fixtures/small-pdf';
import type { Visits } from './visits';

/** One screen as somebody opens it, with what they do there that loads something more. */
export interface Screen {
  name: string;
  visitor: Visitor;
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** What stands there in the end when all is well, beside headings; for what fills itself later. */
  whole?: (page: Page) => Promise<unknown>;
}

const counted = (page: Page) => expect(page.getByRole('region', { name: 'In numbers' })).toContainText('Counted ');
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function checkCode(page: Page): Promise<void> {
  await page.getByLabel(/Code on the script/).fill('0000-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Check the code' }).click();
}

const forSomebody = (page: Page) => page.getByRole('button', { name: 'Add somebody' }).click();

async function addFile(page: Page): Promise<void> {
  const scan = { name: 'A scan.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF };
  await page.getByLabel(/^Add (a photo or PDF|another file)/).setInputFiles(scan);
}

/** Pays with a card of the sandbox; a try that is still open at the bank is given up first. */
const payWith = (card: string) => async (page: Page) => {
  const another = page.getByRole('button', { name: 'Use another card' });
  await page
    .getByLabel(/^Card number/)
    .or(another)
    .waitFor();
  if (await another.isVisible()) await another.click();
  await pay(page, card);
};

/** The page of the specialist with whom somebody would book. */
const pageOfSpecialist = ({ booking }: Visits) =>
  `/find-specialist/${new URL(booking, 'http://site').searchParams.get('specialist')}`;

/** Every page of the operators' desk. */
const DESK = (ROUTE_TABLE as readonly RouteRow[]).filter(({ access }) => access === 'operator');

/** A patient's own pages. The first questions have their own walk. */
const OF_PATIENTS = (ROUTE_TABLE as readonly RouteRow[]).filter(
  ({ path }) => path.startsWith('/patient/') && path !== '/patient/onboarding',
);
/** The pages of the record that its overview leads to. */
const OF_A_RECORD = ['emergency', 'share', 'import', 'print'];

/** Screens that are more than an address that anybody may open. */
export const special = (visits: Visits): Screen[] => [
  // First, because the time to pay runs out; the bank's question comes last of them, because it stays open.
  { name: 'payment', visitor: 'patient', path: `/payment/${visits.unpaid}` },
  {
    ...{ name: 'a declined card', visitor: 'patient', path: `/payment/${visits.unpaid}` },
    act: payWith('4000 0000 0000 0002'),
    whole: (page) => expect(page.getByText(/did not approve this payment/)).toBeVisible(),
  },
  {
    ...{ name: 'a question of the bank', visitor: 'patient', path: `/payment/${visits.unpaid}` },
    act: payWith('4000 0000 0000 3220'),
    whole: (page) => expect(page.getByRole('link', { name: 'Continue to your bank' })).toBeVisible(),
  },
  { name: 'home', visitor: 'guest', path: '/', whole: counted },
  { name: 'the assistant', visitor: 'guest', path: '/medical-records', act: press('Ask') },
  { name: 'the map', visitor: 'guest', path: '/find-specialist?view=map' },
  { name: 'a code', visitor: 'guest', path: '/service/my-prescriptions', act: checkCode },
  { name: 'booking as a guest', visitor: 'guest', path: visits.booking },
  { name: 'a specialist', visitor: 'guest', path: pageOfSpecialist(visits) },
  { name: 'first available', visitor: 'guest', path: '/book-consultation' },
  { name: 'booking', visitor: 'patient', path: visits.booking },
  { name: 'booking for somebody else', visitor: 'patient', path: visits.booking, act: forSomebody },
  {
    ...{ name: 'booking with a file', visitor: 'patient', path: visits.booking, act: addFile },
    whole: (page) => expect(page.getByText('arrived and checked')).toBeVisible(),
  },
  { name: 'own prescriptions', visitor: 'patient', path: '/my-prescriptions' },
  { name: 'saved checks', visitor: 'patient', path: '/symptom-checker/saved' },
  { name: 'payment of a visit that is off', visitor: 'patient', path: `/payment/${visits.over}` },
  { name: 'confirmation', visitor: 'patient', path: `/confirmation/${visits.booked}` },
  { name: 'moving', visitor: 'patient', path: `/confirmation/${visits.booked}`, act: press('Move the visit') },
  { name: 'cancelling', visitor: 'patient', path: `/confirmation/${visits.booked}`, act: press('Cancel the visit') },
  ...OF_PATIENTS.map(({ path, title }): Screen => ({ name: `own ${title}`, visitor: 'patient', path })),
  ...OF_A_RECORD.map(
    (view): Screen => ({
      name: `own record: ${view}`,
      visitor: 'patient',
      path: `/patient/medical-records?view=${view}`,
    }),
  ),
  { name: 'a visit ahead', visitor: 'patient', path: `/consultation/${visits.booked}` },
  { name: 'a visit that is off', visitor: 'patient', path: `/consultation/${visits.over}` },
  { name: 'the day of a specialist', visitor: 'specialist', path: '/specialist/dashboard' },
  { name: 'the inbox of a specialist', visitor: 'specialist', path: '/specialist/inbox' },
  { name: 'the earnings of a specialist', visitor: 'specialist', path: '/specialist/earnings' },
  { name: 'consultations of a specialist', visitor: 'specialist', path: '/specialist/consultations' },
  { name: 'renewals of a specialist', visitor: 'specialist', path: '/specialist/consultations?show=renewals' },
  { name: 'a visit, by its specialist', visitor: 'specialist', path: `/consultation/${visits.ofSpecialist}` },
  { name: 'the week of a specialist', visitor: 'specialist', path: '/specialist/appointments?view=week' },
  { name: 'patients of a specialist', visitor: 'specialist', path: '/specialist/patients' },
  { name: 'a chart', visitor: 'specialist', path: `/specialist/patients?patient=${visits.patientOfSpecialist}` },
  { name: 'the profile of a specialist', visitor: 'specialist', path: '/specialist/profile' },
  ...DESK.map(({ path, title }): Screen => ({ name: `desk: ${title}`, visitor: 'operator', path })),
];

/** What the check walks each time: screens that ask for data before anybody signs in. */
export const forGuests = ({ visitor, path }: Screen): boolean =>
  visitor === 'guest' && /^\/($|find-|book-|service\/my-prescriptions)/.test(path);

/** Every public screen: each row of the route table that anybody may open, and the special ones. */
export function allScreens(visits: Visits): Screen[] {
  const known = special(visits);
  const rows = (ROUTE_TABLE as readonly RouteRow[]).filter(({ owner, path, access }) => {
    const isPublic = owner === 'public' || path === '/emergency-care';
    return (
      isPublic &&
      access === 'anyone' &&
      !path.includes(':') &&
      !known.some((one) => one.act === undefined && one.path === path)
    );
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
