import { mailsOf, mailsTo } from '../fixtures/accounts';
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

test('by phone somebody without an account asks, and reads the answer behind the link in a mail', async ({ open }) => {
  const [asker, desk] = await Promise.all([open('guest', PHONE), open('operator')]);
  await asker.goto('/contact');
  await expect(asker.getByText(/1 Example Street/)).toBeVisible();
  await asker.getByText('Ask without an account').click();
  await asker.getByLabel(/^Your name/).fill('Thandi Mokoena');
  await asker.getByLabel(/^What is it about/).selectOption({ label: 'Signing in or my account' });
  await asker.getByLabel(/^Your question/).fill('I have a new number and cannot sign in.');
  await asker.getByLabel(/^Your email address/).fill('thandi.mokoena@example.org');
  expect(await violationsOf(asker)).toEqual([]);
  await asker.getByRole('button', { name: 'Send to the help desk' }).click();
  await expect(asker.getByText(/You get an email with a link to the answer by/)).toBeVisible();

  await desk.goto('/desk/reports');
  const waiting = desk
    .getByRole('list', { name: 'Questions to answer' })
    .getByRole('listitem')
    .filter({ hasText: 'Thandi Mokoena, without an account' });
  await waiting.getByLabel(/^Your answer/).fill(ANSWER);
  await waiting.getByRole('button', { name: 'Send the answer' }).click();
  await expect(waiting).toHaveCount(0);

  const told = () => mailsTo(asker, 'thandi.mokoena@example.org');
  await expect.poll(async () => (await told()).length).toBe(1);
  const link = /https?:\S+#question=\S+/.exec((await told())[0]?.text ?? '')?.[0] ?? '';
  await asker.goto('about:blank');
  await asker.goto(link);
  await expect(asker.getByText(ANSWER)).toBeVisible();
  expect(asker.url()).not.toContain('question');
});

test('by phone a patient asks about money; an operator gives some back out of goodwill, and the receipt says why', async ({
  open,
}) => {
  const [asker, desk] = await Promise.all([open('patient', PHONE), open('operator')]);
  await asker.goto('/patient/appointments');
  await asker.getByRole('tab', { name: /^Past/ }).click();
  await asker.getByRole('main').getByRole('link', { name: 'Naledi Mokoena' }).first().click();
  await asker.getByText('US$12.00, paid').click();
  const receipt = asker.getByRole('article', { name: 'Receipt' });
  const number = /R\d{4}-\d{6}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  const visit = asker.url();
  await asker.goto('/contact');
  await asker.getByLabel(/^What is it about/).selectOption({ label: 'Money' });
  await asker.getByLabel(/^Which visit/).selectOption(new URL(visit).pathname.split('/').at(-1) ?? '');
  await asker.getByLabel(/^Your question/).fill('I waited half an hour before the visit began.');
  await asker.getByRole('button', { name: 'Send to the help desk' }).click();
  await expect(asker.getByRole('list', { name: 'What you asked' })).toContainText('half an hour');

  await desk.goto('/desk/reports');
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: 'Give money back' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Amount in USD/).fill('5');
  await dialog.getByLabel(/^Why/).fill('You waited half an hour. We are sorry.');
  expect(await violationsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(desk.getByText('Money of this visit was given back out of goodwill before.')).toBeVisible();
  await desk.goto('/desk/reports');
  await desk.getByRole('button', { name: 'Show the log' }).click();
  await expect(desk.getByText(`Gave money back out of goodwill: ${number}`)).toBeVisible();

  await asker.goto(visit);
  await asker.getByText(/^US\$12\.00, /).click();
  await expect(receipt).toContainText('US$5.00, returned');
  await expect(receipt).toContainText('You waited half an hour. We are sorry.');
  await expect
    .poll(async () => (await mailsOf(asker)).find(({ subject }) => subject === 'We give you money back')?.text ?? '')
    .toContain('US$5.00');
});
