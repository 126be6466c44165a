import { PHONE, tap } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';

// In every run: routes.spec.ts and route-matrix.test.tsx.
if (IS_LONG)
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
