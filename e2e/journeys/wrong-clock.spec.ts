import type { Page } from '@playwright/test';
import { DAY, HOUR, MINUTE, setDeviceClock } from '../fixtures/device-clock';
import { openPayment } from '../fixtures/own-practice';
import { expect, test, type Visitor } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

const CLOCKS = [
  ['a day ahead', DAY, '24 hours ahead'],
  ['three hours behind', -3 * HOUR, '3 hours behind'],
  ['seven minutes ahead', 7 * MINUTE, '7 minutes ahead'],
] as const;

const SCREENS: readonly { visitor: Visitor; path: string; ready: (page: Page) => ReturnType<Page['locator']> }[] = [
  { visitor: 'guest', path: '/', ready: (page) => page.getByText(/^Free next/) },
  { visitor: 'guest', path: '/find-specialist', ready: (page) => page.getByRole('list', { name: /Next openings/ }) },
  {
    visitor: 'guest',
    path: '/find-specialist?when=today',
    ready: (page) => page.getByText(/specialists?\.|Nobody fits|That day is over/),
  },
  { visitor: 'patient', path: '/patient/dashboard', ready: (page) => page.getByText('To do').first() },
  { visitor: 'patient', path: '/patient/appointments', ready: (page) => page.getByLabel(/^Visit with/) },
  { visitor: 'specialist', path: '/specialist/dashboard', ready: (page) => page.locator('main time') },
  { visitor: 'specialist', path: '/specialist/appointments', ready: (page) => page.locator('main time') },
];

const warning = (page: Page) => page.locator('[data-sonner-toast]', { hasText: 'clock is wrong' });

const TIME_WORDS =
  /\b(Today|Tomorrow|Yesterday|today|tomorrow|Good (morning|afternoon|evening)|in \d+ (hours?|days?)|(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* \d+ \w+)/g;

/** What a page says of days and of what is near, in order, and the day that its fields begin with. */
async function timeWords(page: Page): Promise<string[]> {
  const [text = ''] = await page.locator('main').allInnerTexts();
  const fields = await page
    .locator('main input[type="date"]')
    .evaluateAll((inputs) => inputs.map((input) => `${input.getAttribute('min')} ${input.getAttribute('value')}`));
  return [...(text.match(TIME_WORDS) ?? []), ...fields];
}

const show = async (page: Page, { path, ready }: (typeof SCREENS)[number]) => {
  await page.goto(path);
  await ready(page).first().waitFor();
};

// One in every run, all in the long one: the code has no case of its own for any of them.
for (const [name, ahead, told] of sampled(CLOCKS, CLOCKS.length)) {
  test(`on a device whose clock is ${name} every label is the server's, and it is said once`, async ({ open }) => {
    test.slow();
    const wrong = new Map<Visitor, Page>();
    const right = new Map<Visitor, Page>();
    for (const visitor of ['guest', 'patient', 'specialist'] as const) {
      right.set(visitor, await open(visitor));
      const page = await open(visitor);
      await setDeviceClock(page, ahead);
      wrong.set(visitor, page);
    }
    for (const screen of sampled(SCREENS, 2, 1)) {
      const [page, other] = [wrong.get(screen.visitor) as Page, right.get(screen.visitor) as Page];
      await Promise.all([show(page, screen), show(other, screen)]);
      // What is asked anew, because the first question named the device's day, has come as well.
      await expect(async () => {
        const words = await timeWords(page);
        expect(words, `${screen.visitor} ${screen.path}`).toEqual(await timeWords(other));
        if (screen.path === '/find-specialist') expect(words.length).toBeGreaterThan(5);
      }).toPass({ timeout: 30_000 });
    }
    for (const [visitor, page] of right) {
      await expect(warning(page), visitor).toHaveCount(0);
    }
    // Said on the first page of the tab, and not again on the next.
    const page = await open('patient');
    await setDeviceClock(page, ahead);
    await page.goto('/patient/appointments');
    await expect(warning(page)).toContainText(`It is ${told}. The times here are right.`);
    await warning(page).getByRole('button', { name: /close/i }).click();
    await expect(warning(page)).toHaveCount(0);
    await page.goto('/patient/dashboard');
    await expect(page.getByText('To do').first()).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });
}

const WHOLE_DAYS = [
  ['a day behind', -DAY],
  ['a day ahead', DAY],
] as const;
// The server’s time is asked by every hold and list (their own tests have clocks that are off); the labels are walked above in every run.
for (const [name, ahead] of IS_LONG ? WHOLE_DAYS : []) {
  test(`on a device whose clock is ${name} people sign in, and what they hold runs out when the server says`, async ({
    open,
  }) => {
    const page = await open('guest');
    await setDeviceClock(page, ahead);
    await openPayment(page, await signInAsNewPatient(page, { first: 'Nomsa', last: 'Khumalo' }), 2);
    const left = page.getByRole('timer').filter({ hasText: 'held for' });
    await expect(left).toContainText(/(9|1\d):\d\d/);
    await page.reload();
    await expect(left).toContainText(/(9|1\d):\d\d/);
    await page.goto('/patient/appointments');
    await expect(page.getByRole('timer').first()).toContainText(/(8|9|1\d):\d\d/);
  });
}
