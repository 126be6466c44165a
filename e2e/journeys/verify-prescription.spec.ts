import '@telehealth/contracts/words';
import { message } from '@telehealth/contracts/messages';
import { press as pressKey, write } from '../fixtures/by-keyboard';
import { everyTarget, PHONE, tap } from '../fixtures/by-touch';
import { prescriptionsOf } from '../fixtures/prescriptions';
import { expect, test } from '../fixtures/product';
import { sampled } from '../fixtures/sample';

test('by keyboard and by touch a pharmacist checks the code of a script without an account', async ({ open }) => {
  const scripts = await prescriptionsOf(await open('patient'));
  const script = scripts.find(({ status }) => status === 'active');
  if (script === undefined) throw new Error('The demo patient has no prescription in force');

  const page = await open('guest');
  await page.goto('/my-prescriptions');
  await pressKey(page, page.getByRole('link', { name: 'Check a prescription by its code' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Prescription service' })).toBeFocused();
  const field = page.getByLabel(/Code on the script/);
  const press = () => pressKey(page, page.getByRole('button', { name: 'Check the code' }));

  await press();
  await expect(page.getByText(message('prescriptions.codeRequired'))).toBeVisible();
  await expect(field).toBeFocused();
  await write(page, field, '0000-0000-0000-0000-0000');
  await press();
  await expect(page.getByText(message('prescriptions.codeNotValid'))).toBeVisible();

  await write(page, field, script.code.toLowerCase().replaceAll('-', ' '));
  await page.context().setOffline(true);
  await press();
  await expect(page.getByRole('alert')).toContainText(message('prescriptions.codeUnchecked'));
  await page.context().setOffline(false);
  await press();
  await expect(page.getByText('This prescription is valid')).toBeVisible();
  const answer = page.locator('[aria-live="polite"]').filter({ hasText: 'This prescription is valid' });
  await expect(answer).toContainText(script.code);
  await expect(answer).toContainText(script.prescriber_name);
  for (const { medicine } of script.items) await expect(answer).toContainText(medicine);
  await expect(answer).toContainText(message('prescriptions.notAnElectronicScript'));

  const phone = await open('guest', PHONE);
  await phone.goto('/service/my-prescriptions');
  await tap(phone.getByLabel(/Code on the script/));
  await phone.keyboard.type(script.code);
  await tap(phone.getByRole('button', { name: 'Check the code' }));
  await expect(phone.getByText('This prescription is valid')).toBeVisible();
  await everyTarget(phone);

  expect(page.url(), 'the code is in no address').not.toContain('?');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(script.code.slice(0, 4));
});

test('explaining pages lead everybody to their own place and show nobody’s data', async ({ open }) => {
  const ways = [
    ['guest', 'Sign in to my records', '/auth/patient/login?redirect=%2Fpatient%2Fmedical-records'],
    ['patient', 'Open my records', '/patient/medical-records'],
    ['specialist', 'Open my patients', '/specialist/patients'],
  ] as const;
  for (const [visitor, name, target] of sampled(ways, 2)) {
    const page = await open(visitor, PHONE);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/rest\/v1\/rpc\/(open_chart|my_prescriptions)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/medical-records');
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    await expect(page.getByRole('figure', { name: /^Example: / })).toContainText('made up');
    expect(asked).toEqual([]);
    await tap(page.getByRole('main').locator('summary').first());
    await tap(page.getByRole('link', { name, exact: true }));
    await page.waitForURL((url) => url.pathname + url.search === target);
  }
});
