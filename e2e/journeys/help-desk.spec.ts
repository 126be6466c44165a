import { mailsOf } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { PHONE } from '../fixtures/by-touch';
import { expect, test } from '../fixtures/product';
import { signInAsNewPatient } from '../fixtures/visitors';

const QUESTION = 'Where do I find the receipt of my last visit?';
const ANSWER = 'On the page of the visit, below “Money”.';

test('by phone somebody asks the help desk; an operator answers, and the answer reaches who asked', async ({
  open,
}) => {
  const [asker, desk] = await Promise.all([open('guest', PHONE), open('operator')]);
  await asker.goto('/contact');
  await expect(asker.getByRole('link', { name: 'Sign in to ask' })).toBeVisible();
  await signInAsNewPatient(asker, { first: 'Nomsa', last: 'Dube' });
  await asker.goto('/contact');
  await asker.getByLabel(/^What is it about/).selectOption({ label: 'Money' });
  await asker.getByLabel(/^Your question/).fill(QUESTION);
  expect(await violationsOf(asker)).toEqual([]);
  await asker.getByRole('button', { name: 'Send to the help desk' }).click();
  await expect(asker.getByRole('list', { name: 'What you asked' })).toContainText(QUESTION);

  await desk.goto('/desk/reports');
  const waiting = desk
    .getByRole('list', { name: 'Questions to answer' })
    .getByRole('listitem')
    .filter({ hasText: 'Nomsa Dube' });
  await waiting.getByLabel(/^Your answer/).fill(ANSWER);
  expect(await violationsOf(desk)).toEqual([]);
  await waiting.getByRole('button', { name: 'Send the answer' }).click();
  await expect(waiting).toHaveCount(0);

  await asker.reload();
  await expect(asker.getByRole('list', { name: 'What you asked' })).toContainText(ANSWER);
  // By mail it is told that there is an answer, without its words.
  await expect.poll(async () => (await mailsOf(asker)).some(({ subject }) => /answered you/.test(subject))).toBe(true);
  for (const { text } of await mailsOf(asker)) expect(text).not.toContain('below “Money”');
});
