// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ScriptAhead } from './script-ahead';

afterEach(cleanup);

const GOOD = { asks: true, prescribes: true, canSign: true, medicines: [] };
const open = (answer: unknown) => {
  const backend = createFakeBackend({ script_outlook: answer });
  return renderInHost(<ScriptAhead specialistId="s" reason="repeat script" />, { backend });
};

it.each([
  ['cannot sign', { ...GOOD, canSign: false }, 'cannot yet sign a script'],
  ['prescribes nothing', { ...GOOD, prescribes: false }, 'prescribes nothing in visits from afar'],
])('says of who %s that the visit gives no script, and what helps', async (_, answer, words) => {
  const { container } = open(answer);
  expect(await screen.findByText('This visit cannot give you a script')).toBeDefined();
  expect(container.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Find another specialist' })).toBeDefined();
});

it('names what is not prescribed from afar, and what goes on paper only', async () => {
  const medicines = [
    { name: 'Methylphenidate', schedule: 6, why: 'six' },
    { name: 'Clonazepam', schedule: 5, why: 'above' },
  ];
  open({ ...GOOD, medicines });
  expect(await screen.findByText('Clonazepam: not from this visit')).toBeDefined();
  expect(screen.getByText('Methylphenidate: on signed paper only')).toBeDefined();
});

it.each([
  ['asks for no script', { ...GOOD, asks: false, canSign: false }],
  ['is fine', GOOD],
  ['meets nobody', null],
])('says nothing where the reason %s: no promise is made', async (_, answer) => {
  const { backend, container } = open(answer);
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(container.querySelector('p')).toBeNull();
});

it('says that it could not be checked, and asks again', async () => {
  const { backend } = open(refuse('', '', 0));
  await screen.findByText('Scripts could not be checked');
  backend.answer('script_outlook', { ...GOOD, canSign: false });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This visit cannot give you a script')).toBeDefined();
});
