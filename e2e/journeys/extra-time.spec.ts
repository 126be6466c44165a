import { press } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

test('somebody who needs extra time is shown and holds longer times, by keyboard', async ({ open }) => {
  const page = await open('guest');
  const call = await signInAsNewPatient(page, { first: 'Sizwe', last: 'Khoza' });
  await page.goto('/patient/profile');
  await press(page, page.getByRole('button', { name: 'Change what you need in a visit' }));
  const dialog = page.getByRole('dialog', { name: 'What do you need in a visit?' });
  await press(page, dialog.getByRole('checkbox', { name: 'Extra time' }), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(toast(page, 'Saved.')).toBeVisible();
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
});
