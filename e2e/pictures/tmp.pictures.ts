import { expect, test } from '../fixtures/product';
import { take } from './take';
test('frames', async ({ open }) => {
  const page = await open('specialist');
  for (const [name, path] of Object.entries({ dashboard: '/specialist/dashboard', appointments: '/specialist/appointments', week: '/specialist/appointments?view=week', patients: '/specialist/patients', consultations: '/specialist/consultations', profile: '/specialist/profile' })) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, `f-${name}`);
  }
  await page.goto('/specialist/dashboard', { waitUntil: 'networkidle' });
  await page.locator('ol[aria-label="Visits today"] a').first().click();
  await page.waitForURL(/consultation/);
  await page.waitForLoadState('networkidle');
  await take(page, 'f-door');
  await page.goto('/specialist/consultations?view=all', { waitUntil: 'networkidle' });
  await page.locator('main a[href*="/consultation/"]').last().click();
  await page.waitForURL(/consultation/);
  await page.waitForLoadState('networkidle');
  await take(page, 'f-after');
  await page.goto('/specialist/patients', { waitUntil: 'networkidle' });
  await page.locator('main a[href*="patient"]').first().click();
  await page.waitForLoadState('networkidle');
  await take(page, 'f-chart');
});
