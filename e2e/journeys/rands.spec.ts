import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { press, write, writeDate } from '../fixtures/by-keyboard';
import { openPayment } from '../fixtures/own-practice';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickSignIn, signInAsNewPatient } from '../fixtures/visitors';

const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('two operators publish a rate, and a patient in South Africa sees rands beside what is charged', async ({
  open,
}) => {
  const [one, two, home] = [await open('guest'), await open('guest'), await open('guest')];
  await home.goto('/find-specialist');
  const main = home.getByRole('main');
  await expect(
    main
      .getByRole('article')
      .getByText(/^US\$\d/)
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/about R/)).toHaveCount(0);

  await Promise.all([
    quickSignIn(one, 'operator@example.com', DEMO_PASSWORD),
    quickSignIn(two, 'operator.two@example.com', DEMO_PASSWORD),
  ]);
  await one.goto('/desk/publishing');
  await one.getByRole('tab', { name: 'Rands' }).click();
  await press(one, one.getByRole('button', { name: 'Propose a rate' }));
  const dialog = one.getByRole('dialog');
  await write(one, dialog.getByLabel(/^Rands for one US dollar/), '18.0315');
  await writeDate(one, dialog.getByLabel(/^Day of the rate/), DAY);
  await write(one, dialog.getByLabel(/^Source/), 'Reserve Bank, made up for a test');
  expect(await violationsOf(one)).toEqual([]);
  await press(one, dialog.getByRole('button', { name: 'Propose it' }));
  await expect(toast(one, 'Proposed.')).toBeVisible();
  await home.reload();
  await expect(
    main
      .getByRole('article')
      .getByText(/^US\$\d/)
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/about R/)).toHaveCount(0);

  await two.goto('/desk/publishing');
  await press(two, two.getByRole('button', { name: /^Confirm and publish: R18.0315/ }));
  await expect(toast(two, 'Published.')).toBeVisible();

  await home.reload();
  await expect(main.getByText(/\(about R\d/).first()).toBeVisible();
  await expect(main.getByText(/R18\.03 to the dollar .*made up for a test/)).toBeVisible();
  expect(await violationsOf(home)).toEqual([]);
  await openPayment(home, await signInAsNewPatient(home, { first: 'Ayanda', last: 'Khoza' }), 'late');
  await expect(main.getByText(/^You are charged in US dollars\..*your bank uses its own rate\.$/)).toBeVisible();
  await expect(main.getByText(/\(about R\d/).first()).toBeVisible();
  expect(await violationsOf(home)).toEqual([]);
});
