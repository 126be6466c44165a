import { randomUUID } from 'node:crypto';
import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { type CallData, callData } from '../fixtures/call-data';
import { bookFree, type OwnPractice } from '../fixtures/own-practice';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { expect, test as ofProduct } from '../fixtures/product';
import { begin, comeIn, meet } from '../fixtures/running-visit';
import { newPerson, quickAccount } from '../fixtures/visitors';

/** A product of its own, whose time is moved for everybody in it. */
const test = ofProduct.extend<object, { movable: OwnProduct }>({
  movable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      // By the moved clock a session that began today ended a day ago: a page that learns the time signs out.
      const product = await startOwnProduct({ SESSION_HOURS: 'patient:240' });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: async ({ movable }, use) => use(movable.url),
});

const DAY_MS = 86_400_000;
const SOUTH_AFRICA_MS = 7_200_000;
/** In two days somebody turns 18, so that it is ahead when a midnight passes; a birthday on 29 February of a common year is none. */
const [birthday, born] = [2, 3]
  .map((days) => new Date(Date.now() + SOUTH_AFRICA_MS + days * DAY_MS).toISOString().slice(0, 10))
  .filter((day) => !day.endsWith('02-29'))
  .map((day) => [day, `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`])[0] as [string, string];
const OF_AGE = 'Lethabo Radebe is of age: you no longer act for them';
const NOT_HERS = 'Not a person you act for';

/** The son of whoever signed in, with an allergy and an opening booked for him. */
async function addSon(asMother: CallData, actAs: (person: string) => Promise<CallData>) {
  const form = { firstName: 'Lethabo', lastName: 'Radebe', dateOfBirth: born, gender: 'male' };
  const person = randomUUID();
  await asMother('add_person', { p_key: person, p_form: { ...form, relation: 'child', basis: 'guardian' } });
  const asSon = await actAs(person);
  await asSon('add_chart_entry', { p_list: 'allergies', p_entry: { label: 'Peanuts' }, p_key: randomUUID() });
  const book = (practice: OwnPractice, startsAt: string) => bookFree(asSon, practice, startsAt);
  return { person, asSon, book };
}

test('a young man turns 18: his mother is told, sees nothing from that day on, and hands him the code by which he has his record', async ({
  open,
  movable,
}) => {
  const [mother, son, doctor, desk] = await Promise.all([open('guest'), open('guest'), open('guest'), open('guest')]);
  const sons: Awaited<ReturnType<typeof addSon>>[] = [];
  const meeting = await meet(
    { doctor, patient: mother, desk },
    {
      upTo: 'booked',
      patient: { first: 'Palesa', last: 'Radebe' },
      book: async ({ practice, asPatient, startsAt }) => {
        const added = await addSon(asPatient, (person) => callData(mother, person));
        sons.push(added);
        return added.book(practice, startsAt);
      },
    },
  );
  const [made] = sons;
  if (made === undefined) throw new Error('Nobody was added');
  const { person, asSon } = made;
  await comeIn({ ...meeting, asPatient: asSon });
  await begin(meeting);
  await meeting.asDoctor('finish_consultation', { p_appointment: meeting.id });
  const record = `/for/${person}/patient/medical-records`;

  await test.step('before the day it is announced, and she acts as before', async () => {
    await mother.goto('/patient/family');
    await expect(mother.getByText(/^Turns 18 (tomorrow|in [23] days): see what changes/)).toBeVisible();
    const changes = mother.getByRole('region', { name: /^Lethabo turns 18 on/ });
    await expect(changes).toContainText('The record is theirs alone. Your access ends that day');
    await mother.goto(record);
    await expect(mother.getByText('Peanuts').first()).toBeVisible();
  });

  // Nothing of it waits at a product that stops.
  await mother.waitForLoadState('networkidle');
  await mother.goto('about:blank');
  await movable.startAgain({ DEMO_CLOCK: `${birthday}T10:00:00Z` });

  await test.step('on the day his pages are closed to her, and she is told so', async () => {
    for (const path of [record, `/for/${person}/consultation/${meeting.id}`]) {
      await mother.goto(path);
      await expect(mother.getByRole('heading', { level: 1, name: NOT_HERS })).toBeVisible();
      await expect(mother.getByRole('main').getByText(/Peanuts|Farida Essop/)).toHaveCount(0);
    }
    await mother.goto('/patient/family');
    await mother.locator('summary[aria-label^="Notifications"]').click();
    await expect(mother.getByRole('list', { name: 'Notifications, newest first' })).toContainText(OF_AGE);
    await expect
      .poll(async () => (await mailsOf(mother)).map(({ text }) => text).join())
      .toContain('The record is theirs alone');
    await mother.keyboard.press('Escape');
  });

  await test.step('the code is what is left to her, also now', async () => {
    await expect(mother.getByRole('link', { name: 'Look at Lethabo' })).toHaveCount(0);
    await mother.getByRole('button', { name: 'Give Lethabo the code' }).click();
    const dialog = mother.getByRole('dialog');
    await expect(dialog).toContainText('You do not get it back.');
    await dialog.getByRole('button', { name: 'Make a code' }).click();
    await expect(mother.getByTestId('handover-code')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
    expect(await violationsOf(mother)).toEqual([]);
  });

  await test.step('by it he signs in alone to his record, his visits, and who looked', async () => {
    const code = (await mother.getByTestId('handover-code').textContent()) ?? '';
    await quickAccount(son, 'Lethabo', newPerson('patient'), 'Radebe');
    await son.goto('/patient/onboarding');
    await son.getByRole('button', { name: 'I have a code' }).click();
    await son.getByLabel('Code').fill(code);
    await son.getByRole('button', { name: 'Take my record over' }).click();
    await expect(son).toHaveURL(/\/patient\/dashboard$/);
    await son.goto('/patient/medical-records');
    await expect(son.getByText('Peanuts').first()).toBeVisible();
    await son.goto('/patient/consultations');
    await expect(son.getByRole('region', { name: 'Over' })).toContainText('Farida Essop');
    await son.goto('/patient/access-manager');
    await expect(son.getByRole('region', { name: 'Who looked' })).toContainText('Palesa Radebe');
  });

  await test.step('his mother sees nothing afterwards', async () => {
    await mother.goto('/patient/family');
    await expect(mother.getByRole('button', { name: /^Add somebody A child/ })).toBeVisible();
    await expect(mother.getByRole('main').getByText('Lethabo')).toHaveCount(0);
    await mother.goto(record);
    await expect(mother.getByRole('heading', { level: 1, name: NOT_HERS })).toBeVisible();
  });
});
