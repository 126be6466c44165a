import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { pick, press, skipToContent } from '../fixtures/by-keyboard';
import { toast } from '../fixtures/people';
import { expect, test } from '../fixtures/product';
import { quickSignIn } from '../fixtures/visitors';

const FIRST = 'operator@example.com';
/** Of the demo: whose record was opened yesterday, and who waits for a check. */
const PATIENT = 'bhekisisa.sibiya@example.com';

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
