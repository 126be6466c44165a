import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { violationsOf } from '../fixtures/axe';
import { keepsFocus, press, tabTo, write } from '../fixtures/by-keyboard';
import { type CallData, callData, sessionFor } from '../fixtures/call-data';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { NEW_PASSWORD, toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

const REASON = 'Found collapsed at home, the ambulance asks for her medicines.';

/** A patient with a visit ahead, who lets the specialist add to two parts of the record. */
async function treats(specialist: Page, desk: Page, patient: Page): Promise<CallData> {
  const [practice, call] = await Promise.all([
    openPractice(specialist, desk, {
      ...{ first: 'Lindani', last: 'Zungu', specialty: 'neurology' },
      visit: { needsApproval: false, priceMinor: 0 },
    }),
    signInAsNewPatient(patient, { first: 'Nomvula', last: 'Sithole' }),
  ]);
  const [opening = ''] = await openingsAhead(call, practice, 1);
  await bookFree(call, practice, opening);
  await call('add_chart_entry', { p_list: 'conditions', p_entry: { label: 'Asthma' }, p_key: randomUUID() });
  await call('add_chart_entry', { p_list: 'allergies', p_entry: { label: 'Penicillin' }, p_key: randomUUID() });
  await call('grant_access', {
    ...{ p_key: randomUUID(), p_specialist: practice.specialistId, p_categories: ['profile', 'conditions'] },
    ...{ p_purpose: 'ongoing_care', p_may: 'add' },
  });
  return call;
}

/** Two exchanges count as the same one up to this far apart, see `private.authenticated_at`. */
const EXCHANGE_TOLERANCE_SECONDS = 2;

/** Since the page's session with the data was exchanged for the identity's word, in whole seconds. */
const secondsSinceExchange = (page: Page) =>
  page.evaluate((key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string };
    const [, claims = ''] = token.split('.');
    const { amr } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      amr: { timestamp: number }[];
    };
    return Math.floor(Date.now() / 1_000) - Math.max(...amr.map(({ timestamp }) => timestamp));
  }, STORAGE_KEYS.backendSession);

/** Ends every right that was granted. */
async function takeEverythingBack(call: CallData): Promise<void> {
  const rights = await call<{ kind: string; id: string }[]>('who_can_see_me');
  for (const { kind, id } of rights) if (kind === 'grant') await call('revoke_access', { p_grant: id });
}

test('a specialist reads and confirms by keyboard, asks for more, is shut out at once, and opens in an emergency', async ({
  open,
}) => {
  const [specialist, patient, desk] = [await open('guest'), await open('guest'), await open('guest')];
  const call = await treats(specialist, desk, patient);
  await specialist.goto('/specialist/patients');
  const people = specialist.getByRole('list', { name: 'Patients' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  expect(await violationsOf(specialist)).toEqual([]);

  await press(specialist, people.getByRole('link', { name: 'Nomvula Sithole' }));
  await expect(specialist.getByRole('heading', { level: 1, name: 'Nomvula Sithole' })).toBeVisible();
  const problems = specialist.getByRole('region', { name: 'Problems' });
  await expect(problems.getByText('Asthma')).toBeVisible();
  await expect(specialist.getByRole('note', { name: 'Allergies' })).toContainText('Penicillin');
  expect(await violationsOf(specialist)).toEqual([]);
  await press(specialist, problems.getByRole('button', { name: 'Confirm Asthma' }));
  await expect(problems).toContainText('confirmed by Lindani Zungu');
  await keepsFocus(specialist);

  await press(specialist, specialist.getByRole('button', { name: 'Ask for access' }));
  const asking = specialist.getByRole('dialog', { name: 'Ask Nomvula Sithole for access' });
  for (const name of ['Notes', 'Documents', 'Results']) {
    await tabTo(specialist, asking.getByRole('checkbox', { name }));
    await specialist.keyboard.press('Space');
  }
  await write(specialist, asking.getByLabel(/^In your words/), 'Your peak flow at home would help.');
  await press(specialist, asking.getByRole('button', { name: 'Send the request' }));
  await expect(specialist.getByText(/^You asked Nomvula Sithole on/)).toBeVisible();

  const requests = await call<{ id: string; state: string }[]>('my_access_requests');
  await call('grant_request', { p_request: requests[0]?.id });
  await expect(specialist.getByRole('region', { name: 'Readings' })).toBeVisible();

  await takeEverythingBack(call);
  await expect(specialist.getByRole('region', { name: 'The record is closed to you' })).toBeVisible();
  await expect(specialist.getByText('Asthma')).toHaveCount(0);
  await expect(specialist.getByText('Penicillin')).toHaveCount(0);

  await patient.goto('/patient/access-manager');
  // Another sign-in with the data since the page's own: what the page holds no longer proves who is there.
  await expect.poll(() => secondsSinceExchange(specialist)).toBeGreaterThan(EXCHANGE_TOLERANCE_SECONDS);
  await sessionFor(specialist);
  await press(specialist, specialist.getByRole('button', { name: 'Emergency access' }));
  const emergency = specialist.getByRole('alertdialog', { name: 'Open this record in an emergency?' });
  await expect(emergency.getByText('You have not done this in the last 12 months.')).toBeVisible();
  await tabTo(specialist, emergency.getByRole('radio', { name: 'Unconscious' }));
  await specialist.keyboard.press('Space');
  await write(specialist, emergency.getByLabel(/^What happened/), REASON);
  await press(specialist, emergency.getByRole('button', { name: 'Confirm and open' }));
  const proving = specialist.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proving.getByLabel('Your password', { exact: true })).toBeFocused();
  await specialist.keyboard.type(NEW_PASSWORD);
  await press(specialist, proving.getByRole('button', { name: 'Confirm and open' }));

  const strip = specialist.getByRole('region', { name: 'Emergency access' });
  await expect(strip.getByRole('timer')).toContainText(/5\d:\d\d/);
  await expect(problems.getByText('Asthma')).toBeVisible();
  expect(await violationsOf(specialist)).toEqual([]);
  await expect(patient.getByText(REASON)).toBeVisible();
  await press(specialist, strip.getByRole('button', { name: 'Show the number' }));
  await press(specialist, strip.getByRole('button', { name: 'I reached them' }));
  await expect(toast(specialist, 'Noted with this emergency access')).toBeVisible();
  await press(specialist, strip.getByRole('button', { name: 'Close it now' }));
  await expect(specialist.getByRole('region', { name: 'The record is closed to you' })).toBeVisible();
  await expect(specialist.getByText('Asthma')).toHaveCount(0);

  await keepsFocus(specialist);

  const log = await (await callData(patient))<{ basis: string; category: string; screen: string }[]>('my_access_log');
  const looks = log.map(({ basis, category, screen }) => `${basis} ${category} ${screen}`);
  expect(looks).toContain('break_glass conditions chart');
  expect(looks).toContain('break_glass emergency_contact emergency');
  expect(looks).toContain('grant conditions chart');
});
