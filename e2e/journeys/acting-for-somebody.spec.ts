import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { fits, PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';

test('a mother reads what was prescribed to her son and types a reading for him, by touch; he sees that it was her', async ({
  open,
}) => {
  const [mother, son] = [await open('guest', PHONE), await open('guest')];
  await Promise.all([
    quickSignIn(mother, 'nomsa.dlamini@example.com', DEMO_PASSWORD),
    quickSignIn(son, 'lwazi.dlamini@example.com', DEMO_PASSWORD),
  ]);
  await mother.goto('/patient/profile');
  await tap(mother.getByRole('link', { name: 'Open the pages of Lwazi Dlamini' }));
  const whose = mother.getByRole('region', { name: 'Whose record' });
  await expect(whose).toContainText('Lwazi Dlamini');
  const his = (path: string) => mother.url().replace(/\/patient\/.*/, path);
  const [prescriptions, device] = [his('/my-prescriptions'), his('/patient/connect-device')];
  await mother.goto(prescriptions);
  await expect(mother.getByRole('heading', { name: /Hydrocortisone/ })).toBeVisible();
  await expect(whose).toContainText('Lwazi Dlamini');
  await fits(mother);
  expect(await violationsOf(mother)).toEqual([]);
  await tap(mother.getByRole('link', { name: 'Script to print' }).first());
  await expect(mother.getByRole('heading', { level: 1, name: 'Script' })).toBeVisible();
  await tap(mother.getByRole('link', { name: 'All prescriptions' }));
  await expect(mother).toHaveURL(prescriptions);

  await mother.goto(device);
  await mother.getByLabel('What you measured').selectOption({ label: 'Body temperature' });
  await mother.getByRole('textbox', { name: 'Body temperature' }).fill('37.1');
  await tap(mother.getByRole('button', { name: 'Save this reading' }));
  await expect(mother.getByText('37.1').first()).toBeVisible();
  await fits(mother);
  expect(await violationsOf(mother)).toEqual([]);

  await son.goto('/patient/connect-device');
  await son.getByLabel('What you measured').selectOption({ label: 'Body temperature' });
  await expect(son.getByText('typed by Nomsa Dlamini')).toBeVisible();
  await son.goto('/patient/access-manager');
  const looks = son.getByRole('region', { name: 'Who looked' }).getByRole('listitem');
  await expect(looks.first()).toContainText('Nomsa Dlamini added to readings');
  await expect(looks.filter({ hasText: /Nomsa Dlamini opened .*prescri/i }).first()).toBeVisible();
});
