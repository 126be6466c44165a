import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { violationsOf } from '../fixtures/axe';
import { expect, test } from '../fixtures/product';
import { SMALL_PDF } from '../fixtures/small-pdf';
import { quickSignIn, signInAsNewPatient } from '../fixtures/visitors';

test('a mother proves her right with a paper; an operator looks at it and confirms it; both sides see what it is', async ({
  open,
}) => {
  const [mother, desk] = [await open('guest'), await open('guest')];
  const call = await signInAsNewPatient(mother, { first: 'Nobuhle', last: 'Sithole' });
  const form = { firstName: 'Ayanda', lastName: 'Sithole', dateOfBirth: '2020-03-09', gender: 'female' };
  await call('add_person', { p_key: randomUUID(), p_form: { ...form, relation: 'child', basis: 'guardian' } });

  await mother.goto('/patient/family');
  await expect(mother.getByText(/No paper was sent/)).toBeVisible();
  await mother.getByRole('link', { name: 'Send a paper for Ayanda' }).click();
  const upload = mother.getByRole('dialog', { name: 'Upload a document' });
  await upload.getByLabel('The file').setInputFiles({
    ...{ name: 'birth certificate.pdf', mimeType: 'application/pdf', buffer: SMALL_PDF },
  });
  await upload.getByRole('button', { name: 'Upload it' }).click();
  await expect(upload).toHaveCount(0);
  await mother.goto('/patient/family');
  await expect(mother.getByText(/waits for our check/)).toBeVisible();

  await quickSignIn(desk, 'operator@example.com', DEMO_PASSWORD);
  await desk.goto('/desk/people');
  await desk.getByRole('button', { name: 'Look at the paper of Nobuhle Sithole' }).click();
  const paper = desk.getByRole('dialog', { name: 'The paper of Nobuhle Sithole' });
  await expect(paper.getByText(/Nobody else looks after them/)).toBeVisible();
  await paper.getByRole('button', { name: 'Open the paper' }).click();
  await expect(paper.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await paper.getByRole('button', { name: 'It proves the right' }).click();
  await paper.getByText('Birth certificate', { exact: true }).click();
  await paper.getByLabel(/What it says/).fill('Unabridged, number 12 of 2020.');
  expect(await violationsOf(desk)).toEqual([]);
  await paper.getByRole('button', { name: 'Confirm it' }).click();
  await expect(paper).toHaveCount(0);
  await expect(desk.getByText(/Birth certificate: Unabridged, number 12 of 2020\./)).toBeVisible();

  await mother.reload();
  await expect(mother.getByText(/Birth certificate, checked by us .*Unabridged, number 12 of 2020\./)).toBeVisible();
  expect(await violationsOf(mother)).toEqual([]);
});
