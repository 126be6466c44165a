import type { Locator } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { press } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { photoWithPlace } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';

/** Drawn, and as large as it was to be before it was there. */
async function expectDrawn(picture: Locator, edge: number): Promise<void> {
  // A list that is drawn anew meanwhile has another element at the same place.
  await expect(() => picture.scrollIntoViewIfNeeded()).toPass();
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect(await picture.boundingBox()).toMatchObject({ width: edge, height: edge });
}

test('a specialist places their picture, and whoever chooses a specialist sees it', async ({ open }) => {
  const guest = await open('guest');
  const specialist = await open('specialist');
  await specialist.goto('/specialist/profile');
  await expect(specialist.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await specialist.getByTestId('picture').setInputFiles(await photoWithPlace(specialist));
  const dialog = specialist.getByRole('dialog', { name: 'Place your picture' });
  await dialog.getByLabel('Size').press('ArrowRight');
  await press(specialist, dialog.getByRole('button', { name: 'Save the picture' }));
  await expect(toast(specialist, /picture/i)).toBeVisible();
  await expect(specialist.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await expectDrawn(specialist.getByRole('main').locator('img').first(), 80);

  await guest.goto('/find-specialist');
  const card = guest.getByRole('article', { name: 'Naledi Mokoena' });
  await expectDrawn(card.locator('img'), 80);
  // Whoever placed none has their initials.
  const others = guest.getByRole('article').filter({ hasNot: guest.locator('img') });
  expect(await others.count()).toBeGreaterThan(0);
  expect(await violationsOf(guest)).toEqual([]);

  const weight = await guest.request.get((await card.locator('img').getAttribute('src')) ?? '');
  expect((await weight.body()).length).toBeLessThan(30_000);
  expect(weight.headers()['content-type']).toBe('image/jpeg');
  expect((await weight.body()).includes('GPS')).toBe(false);

  await press(guest, card.getByRole('link', { name: 'Naledi Mokoena', exact: true }));
  await expect(guest.getByRole('heading', { level: 1, name: 'Naledi Mokoena' })).toBeVisible();
  await expectDrawn(guest.getByRole('main').locator('img'), 128);
  await press(
    guest,
    guest
      .getByRole('list', { name: /^Next openings for/ })
      .first()
      .getByRole('link')
      .first(),
  );
  await guest.waitForURL('**/book-consultation?**');
  await expectDrawn(guest.getByRole('main').locator('img'), 48);
});
