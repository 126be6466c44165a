import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe';
import { press, skipToContent, tabTo, write } from '../fixtures/by-keyboard';
import { type CallData, callData } from '../fixtures/call-data';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickAccount, signInAsNewPatient } from '../fixtures/visitors';

interface Delegation {
  state: string;
  viewer_role: string;
  scopes: string[];
}

/** Who needs extra time is shown and holds longer times. */
async function hasLongerTimes(page: Page, call: CallData): Promise<void> {
  await page.goto('/find-specialist');
  await expect(page.getByText(/for \d+ minutes, \d+ of them your extra time/).first()).toBeVisible();
  const [offer] = await call<{ minutes: number; extra_minutes: number; visit_type_id: string; openings: string[] }[]>(
    'find_slots',
    { p_filters: {}, p_per_visit_type: 1 },
  );
  const held = await call<{ starts_at: string; ends_at: string; extra_minutes: number }>('hold_slot', {
    ...{ p_visit_type: offer?.visit_type_id, p_starts_at: offer?.openings[0], p_mode: 'video' },
    ...{ p_time_zone: 'Africa/Johannesburg', p_idempotency_key: crypto.randomUUID() },
  });
  expect(held.extra_minutes).toBe(offer?.extra_minutes);
  expect((Date.parse(held.ends_at) - Date.parse(held.starts_at)) / 60_000).toBe(offer?.minutes);
}

test('a patient goes through their facts by keyboard, changes them, lets somebody act for them, and is shown longer times', async ({
  open,
}) => {
  const [page, other] = [await open('guest'), await open('guest')];
  const call = await signInAsNewPatient(page, { first: 'Busisiwe', last: 'Mthembu' });
  const helper = await quickAccount(other, 'Jabu', { role: 'patient', onboardingCompleted: true }, 'Mthembu');
  const callOfHelper = await callData(other);
  await callOfHelper('sync_my_profile', { p_role: 'patient' });

  await page.goto('/patient/profile');
  const you = page.getByRole('region', { name: 'You', exact: true });
  await expect(you.getByText(/^Self-reported, /).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your yearly check is done' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await skipToContent(page);
  const change = page.getByRole('button', { name: 'Change your details' });
  await press(page, change);
  const details = page.getByRole('dialog', { name: 'Change your details' });
  await write(page, details.getByLabel(/^Address/), '3 Kerk Street, Johannesburg');
  await press(page, details.getByRole('button', { name: 'Save' }));
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(you.getByText('3 Kerk Street, Johannesburg')).toBeVisible();
  await expect(change).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Change who we call' }));
  const contact = page.getByRole('dialog', { name: 'Who should we call?' });
  await write(page, contact.getByLabel(/^Contact phone number/), '12');
  await press(page, contact.getByRole('button', { name: 'Save' }));
  await expect(contact.getByLabel(/^Contact phone number/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+27 82 555 0199');
  await press(page, contact.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(/^Sipho Dlamini\s+\+27 82 555 0199/)).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Change what you need in a visit' }));
  const needs = page.getByRole('dialog', { name: 'What do you need in a visit?' });
  await tabTo(page, needs.getByRole('checkbox', { name: 'Extra time' }));
  await page.keyboard.press('Space');
  await press(page, needs.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Extra time' })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Ask somebody to act for me' }));
  const invite = page.getByRole('dialog', { name: 'Ask somebody to act for you' });
  await write(page, invite.getByLabel(/^Their email address/), helper);
  await press(page, invite.getByRole('button', { name: 'Send the invitation' }));
  await expect(page.getByText(`${helper}, invited`)).toBeVisible();

  // The other side answers on their own profile.
  await callOfHelper('complete_patient_onboarding', {
    p_form: {
      ...{ dateOfBirth: '1990-01-01', gender: 'male', phoneNumber: '+27 82 555 0100', address: '3 Kerk Street' },
      emergencyContact: { name: 'Busi Mthembu', relationship: 'Sister', phone: '+27 82 555 0101' },
      ...{ medicalConditions: [], allergies: [], currentMedications: [], termsAccepted: true },
    },
    p_time_zone: 'Africa/Johannesburg',
  });
  await other.goto('/patient/profile');
  await other.getByRole('button', { name: 'Accept to act for Busisiwe Mthembu' }).click();
  await expect(toast(other, 'You now act for this person')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Stop acting for Busisiwe Mthembu' })).toBeVisible();
  const [given] = await call<Delegation[]>('my_delegations');
  expect(given).toMatchObject({ state: 'active', viewer_role: 'patient', scopes: ['book'] });

  await press(page, page.getByRole('button', { name: 'All still right' }));
  await expect(toast(page, 'still right today')).toBeVisible();
  await hasLongerTimes(page, call);
});
