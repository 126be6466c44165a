import { DEMO_PASSWORD } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';
import { take } from './take';

for (const [who, path, name] of [
  ['naledi', '/specialist/account-settings', 'settings-specialist'],
  ['operator', '/specialist/account-settings', 'settings-operator'],
  ['thandi', '/patient/account-settings', 'settings-patient'],
] as const)
  test(name, async ({ open }) => {
    const page = await open('guest');
    await quickSignIn(page, `${who}@example.com`, DEMO_PASSWORD);
    await page.goto(path);
    await page.getByRole('radio', { name: 'Together, once a day' }).check({ force: true });
    await expect(page.getByLabel('At this hour')).toBeVisible();
    await page.getByLabel('At this hour').selectOption('22');
    await expect(page.getByText(/^That is in your quiet hours/)).toBeVisible();
    await take(page, name);
  });
