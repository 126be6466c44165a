import type { Page } from '@playwright/test';
import { agree, openingsOf } from '../fixtures/people';
import { photoWithPlace } from '../fixtures/photo';
import { expect, test } from '../fixtures/product';
import { newPatient } from '../fixtures/visitors';
import { take } from './take';

async function beginBooking(page: Page): Promise<void> {
  await (await openingsOf(page, 'Naledi Mokoena')).last().click();
  await page.waitForURL(/\/book-consultation/);
}

test('booking', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Nomsa', last: 'Dlamini' });
  await beginBooking(page);
  await take(page, 'booking');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please say in a few words what the visit is about').first()).toBeVisible();
  await take(page, 'booking-refused');
  await page.getByLabel(/What do you need help with/).fill('I have crushing chest pain');
  await expect(page.getByRole('link', { name: /112/ }).nth(1)).toBeVisible();
  await take(page, 'booking-danger');
});

test('booking that is held', async ({ open }) => {
  const page = await open('guest');
  await newPatient(page, { first: 'Lerato', last: 'Nkosi' });
  await beginBooking(page);
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel(/What do you need help with/).fill('A rash on both arms since the weekend');
  await page
    .getByRole('button', { name: 'Notes of earlier visits' })
    .or(page.getByText('Notes of earlier visits'))
    .first()
    .click();
  await page.getByText('Sensitive parts').click();
  await agree(page);
  await expect(page.getByText('Held for you for')).toBeVisible();
  await page.getByLabel('Add a photo or PDF').setInputFiles(await photoWithPlace(page));
  await expect(page.getByText('arrived and checked')).toBeVisible();
  await take(page, 'booking-held');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel(/^First names/).fill('Sipho');
  await take(page, 'booking-somebody-else');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.context().setOffline(true);
  await page.getByLabel(/What do you need help with/).fill('A rash on both arms since the weekend, and a cough');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  await take(page, 'booking-offline');
});

test('booking of a guest', async ({ open }) => {
  const page = await open('guest');
  await beginBooking(page);
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  await take(page, 'booking-guest');
});

test('booking whose time is gone', async ({ open }) => {
  const page = await open('patient');
  const address = await (await openingsOf(page, 'Naledi Mokoena')).first().getAttribute('href');
  const past = new URL(address ?? '', 'http://localhost');
  past.searchParams.set('at', new Date(Date.now() - 3_600_000).toISOString());
  await page.goto(past.pathname + past.search);
  await expect(page.getByRole('heading', { name: 'Nearest openings' })).toBeVisible();
  await take(page, 'booking-lost');
});

test('booking of a specialist', async ({ open }) => {
  const page = await open('specialist');
  await page.goto('/book-consultation', { waitUntil: 'networkidle' });
  await take(page, 'booking-wrong-role');
});
