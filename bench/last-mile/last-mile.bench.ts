import type { Page } from '@playwright/test';
import { newAddress } from '../../e2e/fixtures/accounts';
import { PHONE } from '../../e2e/fixtures/by-touch';
import { fillPatientOnboarding, pay, signUpThroughWidget } from '../../e2e/fixtures/people';
import { expect, test } from '../../e2e/fixtures/product';
import { meet } from '../../e2e/fixtures/running-visit';

/** Most presses from the landing page to a paid visit, signing up among them. */
const MOST_PRESSES = 14;
/** Greatest height of the page in front of the waiting room, px at a width of 390. */
const MOST_DOOR = 1700;

interface Hands {
  presses: number;
  fields: number;
}

declare global {
  interface Window {
    told(what: keyof Hands, count: number): void;
  }
}

/**
 * Counts what a person does in this tab, over all its documents: a press wherever a finger comes down, two for an option of a
 * list (opening it and choosing), and the fields that are typed into.
 */
async function countHands(page: Page): Promise<Hands> {
  const hands: Hands = { presses: 0, fields: 0 };
  await page.exposeFunction('told', (what: keyof Hands, count: number) => {
    hands[what] += count;
  });
  await page.addInitScript(() => {
    const typed = new WeakSet<EventTarget>();
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && window.told('presses', 1), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) window.told('presses', 2);
        const isText =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type));
        if (!isText || typed.has(target)) return;
        typed.add(target);
        window.told('fields', 1);
      },
      true,
    );
  });
  return hands;
}

test('from the landing page to a paid visit', async ({ open }) => {
  const page = await open('guest', PHONE);
  const hands = await countHands(page);
  await page.goto('/');
  await page.getByLabel('What do you need help with?').fill('Headaches behind the eyes since Monday');
  await page.getByRole('button', { name: 'See openings' }).tap();
  const openings = page.getByRole('list', { name: /^Next openings of/ });
  const opening = openings.getByRole('link').first();
  const day = (await opening.textContent()) ?? '';
  await opening.tap();
  await page.getByRole('checkbox', { name: /I agree to be seen remotely/ }).tap();
  await page.getByRole('button', { name: 'Continue', exact: true }).tap();
  await page.waitForURL(/\/auth\/patient\/signup/);
  await signUpThroughWidget(page, newAddress('lindiwe'), { first: 'Lindiwe', last: 'Khumalo' });
  await page.waitForURL(/\/patient\/onboarding/);
  await fillPatientOnboarding(page);
  await page.getByRole('button', { name: 'Complete Onboarding' }).tap();
  await page.waitForURL(/\/book-consultation/);
  await page.getByRole('button', { name: 'Continue to payment' }).tap();
  await pay(page, '4242 4242 4242 4242');
  await page.waitForURL(/\/confirmation\//);
  console.log(
    `landing to a paid visit (${day.split(',')[0]}): ${hands.presses} presses (goal ${MOST_PRESSES}), ${hands.fields} fields typed into`,
  );
  expect.soft(hands.presses).toBeLessThanOrEqual(MOST_PRESSES);
});

test('the page in front of the waiting room', async ({ open }) => {
  const [doctor, patient, desk] = [await open('guest'), await open('guest', PHONE), await open('guest')];
  const { id } = await meet({ doctor, patient, desk }, { upTo: 'booked' });
  await patient.goto(`/consultation/${id}`);
  await expect(patient.getByLabel(/Where are you now/)).toBeVisible();
  const height = await patient.evaluate(() => document.documentElement.scrollHeight);
  console.log(`door page: ${height} px high at 390 px (goal ${MOST_DOOR})`);
  expect.soft(height).toBeLessThanOrEqual(MOST_DOOR);
});
