import { formatMoment, formatShortDay, formatTime } from '@telehealth/contracts/formatting';
import { NO_NIGHT } from '../fixtures/no-night';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { signInAsNewPatient } from '../fixtures/visitors';

const ZONE = 'Africa/Johannesburg';

// The line is fair by supabase/tests/booking/waiting-list, the offer’s own tests take it; ask-and-answer walks without a reload in every run.
if (IS_LONG)
  test('somebody calls off, and who asked for an earlier time takes it; nobody reloads', async ({ open }) => {
    const [patient, specialist] = await Promise.all([open('guest'), open('guest')]);
    // These two never open a page: each is a browser's cookies only.
    const [other, desk] = await Promise.all([open('guest'), open('guest')]);
    const [practice, call, callOfOther] = await Promise.all([
      openPractice(specialist, desk, {
        ...{ first: 'Nandi', last: 'Maseko', specialty: 'oncology' },
        visit: { needsApproval: false, priceMinor: 0 },
      }),
      signInAsNewPatient(patient, { first: 'Palesa', last: 'Radebe' }),
      signInAsNewPatient(other, { first: 'Themba', last: 'Nkosi' }),
    ]);
    const [[sooner = '', later = '']] = await Promise.all([
      openingsAhead(call, practice, 2),
      call('set_notification_settings', NO_NIGHT),
    ]);
    const [visit, inTheWay] = [await bookFree(call, practice, later), await bookFree(callOfOther, practice, sooner)];
    await Promise.all([specialist.goto('/specialist/appointments'), patient.goto(`/consultation/${visit}`)]);
    const row = specialist.getByRole('listitem').filter({ hasText: 'Palesa Radebe' });
    const time = (at: string) => formatTime(new Date(at), ZONE);
    await expect(row.locator('time').first()).toHaveText(time(later));

    await patient.getByRole('button', { name: 'Ask for an earlier time' }).click();
    await expect(patient.getByText('You are next.')).toBeVisible();
    await callOfOther('cancel_appointment', { p_appointment: inTheWay });

    // Whose times they are is said with the first.
    const [offered, booked] = [formatMoment(new Date(sooner), ZONE), formatShortDay(new Date(later), ZONE)];
    await expect(patient.getByText('An earlier time is free for you')).toBeVisible();
    await expect(patient.getByText(`${offered} instead of ${booked}, ${time(later)}`)).toBeVisible();
    await patient.getByRole('button', { name: 'Take the earlier time' }).click();
    await expect(patient.getByText('An earlier time came free and was taken.').first()).toBeVisible();
    await expect(patient.getByText('An earlier time is free for you')).toHaveCount(0);
    await expect(row.locator('time').first()).toHaveText(time(sooner));
  });
