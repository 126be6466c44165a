import { violationsOf } from '../fixtures/axe';
import { press } from '../fixtures/by-keyboard';
import { PHONE, reach, tap } from '../fixtures/by-touch';
import { callData } from '../fixtures/call-data';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';

interface Told {
  id: string;
  read_at: string | null;
}

test('by keyboard what happens rings by itself, leads to the thing and is read then', async ({ open }) => {
  const [page, practice] = [await open('patient'), await open('specialist')];
  const mine = await callData(page);
  await mine('mark_all_notifications_read');
  await page.goto('/patient/appointments');
  await expect(page.getByLabel('Notifications', { exact: true })).toBeVisible();

  // A message from the specialist of a visit whose thread is open.
  const theirs = await callData(practice);
  const visits = await theirs<{ id: string; counterpart_name: string; status: string }[]>('my_appointments');
  const visit = visits.find(
    ({ counterpart_name, status }) => counterpart_name === 'Thandi Nkosi' && status === 'booked',
  );
  await theirs('send_message', {
    ...{ p_appointment: visit?.id, p_client_id: crypto.randomUUID(), p_body: 'Please bring your diary.' },
  });
  const bell = page.getByLabel('Notifications, 1 unread');
  await expect(bell).toBeVisible();

  await press(page, bell);
  const list = page.getByRole('list', { name: 'Notifications, newest first' });
  await expect(list.getByRole('link').first()).toContainText('You have a new message');
  await expect(list, 'what was written stays where it was written').not.toContainText('diary');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, list.getByRole('link').first());
  await page.waitForURL(`**/consultation/${visit?.id}#messages`);
  // It leads to the very card, also where what stands above it comes later.
  await expect(page.locator('#messages')).toBeFocused();
  await expect(page.locator('#messages').getByRole('heading', { name: /^Messages with/ })).toBeInViewport();
  await expect(page.getByLabel('Notifications', { exact: true })).toBeVisible();
  const told = await mine<Told[]>('my_notifications');
  expect(told[0]?.read_at).not.toBeNull();
});

// The bell’s own tests mark all; the way to a thing is walked in every run.
if (IS_LONG)
  test('by touch a specialist reads what they were told, and marks all of it as read', async ({ open }) => {
    const page = await open('specialist', PHONE);
    await page.goto('/specialist/dashboard');
    const bell = page.locator('summary[aria-label^="Notifications"]');
    await tap(bell);
    const list = page.getByRole('list', { name: 'Notifications, newest first' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await reach(list.getByRole('link').first());
    const all = page.getByRole('button', { name: 'Mark all as read' });
    if (await all.isVisible()) await tap(all);
    await expect(page.getByLabel('Notifications', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Notifications', { exact: true })).toBeVisible();
  });
