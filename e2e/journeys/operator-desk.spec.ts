import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { pick, press, skipToContent, write, writeDate } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';

const [FIRST, SECOND] = ['operator@example.com', 'operator.two@example.com'];
/** Of the demo: whose record was opened yesterday, and who waits for a check. */
const PATIENT = 'bhekisisa.sibiya@example.com';
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('an operator judges an emergency by keyboard, and its patient reads the verdict', async ({ open }) => {
  const [desk, home] = [await open('guest'), await open('guest')];
  await quickSignIn(desk, FIRST, DEMO_PASSWORD);
  await desk.goto('/auth/sign-in');
  await expect(desk.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  const tiles = desk.getByRole('list', { name: 'What waits' });
  await expect(tiles.getByRole('link', { name: /emergency review/ })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);

  await desk.reload();
  await expect(tiles).toBeVisible();
  await skipToContent(desk);
  await press(desk, tiles.getByRole('link', { name: /emergency review/ }));
  await expect(desk.getByRole('heading', { level: 1, name: 'Emergencies' })).toBeVisible();
  const card = desk.getByRole('article', { name: 'Emergency access to review' });
  await expect(card).toContainText('His daughter found him confused');
  await expect(desk.locator('main')).not.toContainText('Sibiya');
  await press(desk, card.getByRole('button', { name: /^Show what/ }));
  await expect(card.getByRole('list', { name: 'Lines of the log' })).toBeVisible();
  const submit = card.getByRole('button', { name: 'Record the verdict' });
  await press(desk, submit);
  await expect(card.getByLabel(/^Your reason/)).toBeFocused();
  await expect(card).toContainText('Please write at least 10 characters');
  await desk.keyboard.type('His daughter confirms it, and only what was needed was opened.');
  await pick(desk, card.getByRole('radio', { name: 'Justified', exact: true }));
  await press(desk, submit);
  await expect(toast(desk, 'The verdict is recorded')).toBeVisible();
  await expect(card).toHaveCount(0);

  await quickSignIn(home, PATIENT, DEMO_PASSWORD);
  await home.goto('/patient/access-manager');
  const emergencies = home.getByRole('region', { name: 'Opened in an emergency' });
  await expect(emergencies).toContainText('His daughter confirms it, and only what was needed was opened.');
  await expect(emergencies).toContainText('Justified');
  // The look of the operator stands in the same log.
  await expect(home.getByRole('region', { name: 'Who looked' })).toContainText('Olwethu Operator');
});

test('a number is published with two words, and by nobody alone', async ({ open }) => {
  const [one, two] = [await open('guest'), await open('guest')];
  await Promise.all([quickSignIn(one, FIRST, DEMO_PASSWORD), quickSignIn(two, SECOND, DEMO_PASSWORD)]);
  await one.goto('/desk/publishing');
  await press(one, one.getByRole('button', { name: /^Correct Ambulance.*, ZA$/ }).first());
  const dialog = one.getByRole('dialog');
  await write(one, dialog.getByLabel(/^Source/), 'Read in the telephone book of the province');
  await writeDate(one, dialog.getByLabel(/^Read by you on/), DAY);
  await press(one, dialog.getByRole('button', { name: 'Propose it' }));
  await expect(toast(one, 'Proposed.')).toBeVisible();
  await expect(one.getByRole('button', { name: /^Take it back: Ambulance/ })).toBeVisible();
  await expect(one.getByRole('button', { name: /^Confirm and publish: Ambulance/ })).toHaveCount(0);
  const read = async () => {
    const answer = await one.request.get(
      '/rest/v1/emergency_numbers?country=eq.ZA&kind=eq.ambulance&region=eq.&select=version,source',
      { headers: { apikey: 'sb_publishable_local' } },
    );
    return (await answer.json()) as { version: number; source: string }[];
  };
  const [before] = await read();
  expect(before?.source).not.toContain('telephone book');

  await two.goto('/desk/publishing');
  const confirm = two.getByRole('button', { name: /^Confirm and publish: Ambulance/ });
  await expect(confirm).toBeVisible();
  expect(await violationsOf(two)).toEqual([]);
  await press(two, confirm);
  await expect(toast(two, 'Published.')).toBeVisible();
  await expect.poll(async () => (await read())[0]?.source).toContain('telephone book');
  expect((await read())[0]?.version).toBe((before?.version ?? 0) + 1);
});
