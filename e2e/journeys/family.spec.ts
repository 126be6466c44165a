import { randomUUID } from 'node:crypto';
import { violationsOf } from '../fixtures/axe';
import { callData } from '../fixtures/call-data';
import { expect, test } from '../fixtures/product';
import { onboard, quickAccount, signInAsNewPatient } from '../fixtures/visitors';

test('a mother adds her child, opens the child’s pages and writes an allergy there; her own record does not have it', async ({
  open,
}) => {
  const page = await open('guest');
  await signInAsNewPatient(page, { first: 'Busisiwe', last: 'Ngwenya' });
  await page.goto('/patient/family');
  await page.getByRole('button', { name: /^Add somebody A child/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^First names/).fill('Themba');
  await dialog.getByLabel(/^Family name/).fill('Ngwenya');
  await dialog.getByLabel(/^Born/).fill('2022-08-14');
  await expect(dialog.getByText(/^4 years old/)).toBeVisible();
  await dialog.getByLabel(/^Sex or gender/).selectOption('male');
  await dialog.getByText('Mother or father').click();
  await dialog.getByRole('button', { name: 'Next: allergies' }).click();
  await dialog.getByText('Nothing we know').click();
  await dialog.getByRole('button', { name: 'Next: what you may do' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Themba' }).click();
  await dialog.getByRole('link', { name: 'Look at Themba' }).click();

  await expect(page).toHaveURL(/\/for\/[0-9a-f-]{36}\/patient\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Themba’s day' })).toBeVisible();
  const band = page.getByRole('region', { name: 'Whose record' });
  await expect(band).toContainText('Themba Ngwenya, 4');
  await expect(page).toHaveTitle(/^Themba, 4: /);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page).toHaveURL(/\/for\/.*\/patient\/medical-records$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Record of Themba' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergies' })).toContainText(/None known.*You said so/);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Add an allergy' }).click();
  await page.getByLabel('What is Themba allergic to?').fill('Peanuts');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('Peanuts').first()).toBeVisible();
  await expect(page.getByText(/^You said so/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile of Themba' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Themba', exact: true })).toContainText('Themba Ngwenya');
  await expect(page.getByRole('region', { name: 'Themba’s health' })).toContainText('Peanuts');

  await band.getByRole('button', { name: 'Change person' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: /^You/ }).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/patient\/dashboard$/);
  await expect(band).toHaveCount(0);
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medical record' })).toBeVisible();
  await expect(page.getByText('Nobody has asked yet')).toBeVisible();
  await expect(page.getByText('Peanuts')).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Whose record' }).getByRole('radio', { name: 'Themba, 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Themba’s day' })).toBeVisible();
});

test('a stranger is told plainly that a person is none of theirs; a guest signs in and comes back', async ({
  open,
}) => {
  const [mother, stranger] = [await open('guest'), await open('guest')];
  const call = await signInAsNewPatient(mother, { first: 'Zodwa', last: 'Mabena' });
  const child = randomUUID();
  await call('add_person', {
    p_key: child,
    p_form: {
      ...{ firstName: 'Kagiso', lastName: 'Mabena', dateOfBirth: '2020-03-09', gender: 'male' },
      ...{ relation: 'child', basis: 'guardian' },
    },
  });
  await stranger.goto(`/for/${child}/patient/medical-records`);
  await expect(stranger).toHaveURL(/\/auth\/.*redirect=%2Ffor%2F/);
  await signInAsNewPatient(stranger, { first: 'Refilwe', last: 'Tau' });
  await stranger.goto(`/for/${child}/patient/medical-records`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Not a person you act for' })).toBeVisible();
  await expect(stranger.getByText('Kagiso')).toHaveCount(0);
  expect(await violationsOf(stranger)).toEqual([]);
  await stranger.getByRole('link', { name: 'Go to your own dashboard' }).click();
  await expect(stranger).toHaveURL(/\/\/[^/]+\/patient\/dashboard$/);
});

test('a father joins the mother as guardian of a child, reads what she wrote, and neither ends the other’s part', async ({
  open,
}) => {
  const [mother, father] = [await open('guest'), await open('guest')];
  const asMother = await signInAsNewPatient(mother, { first: 'Nthabiseng', last: 'Molefe' });
  const child = randomUUID();
  await asMother('add_person', {
    p_key: child,
    p_form: {
      ...{ firstName: 'Kabelo', lastName: 'Molefe', dateOfBirth: '2021-05-06', gender: 'male' },
      ...{ relation: 'child', basis: 'guardian' },
    },
  });
  await (await callData(mother, child))('add_chart_entry', {
    ...{ p_list: 'allergies', p_entry: { label: 'Bee venom' }, p_key: randomUUID() },
  });
  const address = await quickAccount(father, 'Tshepo', { role: 'patient', onboardingCompleted: true }, 'Molefe');
  await onboard(await callData(father));

  await mother.goto('/patient/family');
  await mother.getByRole('button', { name: /let somebody else look after Kabelo, too$/ }).click();
  await mother.getByRole('dialog').getByLabel('Their e-mail address').fill(address);
  await mother.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mother.getByRole('dialog')).toHaveCount(0);

  await father.goto('/patient/profile');
  await father.getByRole('button', { name: /^Accept/ }).click();
  await father.goto('/patient/family');
  await father.getByRole('link', { name: 'Look at Kabelo' }).click();
  // The page before has a link of that name, too.
  await expect(father.getByRole('heading', { level: 1, name: 'Kabelo’s day' })).toBeVisible();
  await father.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(father.getByRole('heading', { level: 1, name: 'Record of Kabelo' })).toBeVisible();
  await expect(father.getByText('Bee venom').first()).toBeVisible();

  await mother.goto(`/for/${child}/patient/access-manager`);
  const acting = mother.getByRole('region', { name: /act for/ }).first();
  await expect(acting).toContainText('Tshepo Molefe');
  await expect(acting.getByRole('button', { name: /^End/ })).toHaveCount(0);
});
