// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckCode } from './check-code';

const CODE = 'K7Q2M9XA0B1CPDR4ST6V';
const CURRENT = {
  is: 'prescription',
  issued_on: '2026-11-19',
  prescriber: 'Naledi Mokoena',
  council_number: 'ZZ0000001',
  patient_initials: 'TD',
  items: [
    { medicine: 'Metformin', form: 'tablets', strength: '500 mg', quantity: 60, quantity_words: '', repeats: 2 },
    { medicine: 'Morphine', form: 'syrup', strength: '10 mg/5 ml', quantity: 20, quantity_words: 'twenty', repeats: 0 },
  ],
};

async function check(answer: unknown, typed = 'k7q2 m9xa ob1c pdr4 st6v') {
  const view = renderInHost(<CheckCode />, { backend: createFakeBackend({ verify_code: answer }) });
  const user = userEvent.setup();
  if (typed !== '') await user.type(screen.getByLabelText(/Code on the script/), typed);
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  return { ...view, user };
}

afterEach(cleanup);

describe('checking the code of a prescription', () => {
  it('shows what to compare with the paper, and what it is not', async () => {
    const { backend, container } = await check(CURRENT);
    expect(await screen.findByText('This prescription is valid')).toBeDefined();
    expect(backend.calls).toEqual([{ name: 'verify_code', args: { p_code: CODE } }]);
    for (const shown of [
      'K7Q2-M9XA-0B1C-PDR4-ST6V',
      'Thursday 19 November 2026',
      'Naledi Mokoena',
      'ZZ0000001',
      'TD',
      'Metformin, tablets, 500 mg',
      'Quantity 60, 2 repeats',
      'Quantity 20 (twenty), no repeats',
      message('prescriptions.notAnElectronicScript'),
    ]) {
      expect(container.textContent).toContain(shown);
    }
  });

  it('shows of a letter what is compared with the paper', async () => {
    const letter = {
      is: 'letter',
      kind: 'sick_note',
      issued_on: '2026-11-19',
      author: 'Naledi Mokoena',
      council_number: 'ZZ0000001',
      patient_initials: 'TD',
      from: '2026-11-19',
      to: '2026-11-20',
      fitness: 'unfit',
    };
    const { backend, container } = await check(letter);
    expect(await screen.findByText('This sick note is valid')).toBeDefined();
    expect(backend.calls).toHaveLength(1);
    for (const shown of ['Friday 20 November 2026', 'TD', 'Not able to do any work', 'ZZ0000001']) {
      expect(container.textContent).toContain(shown);
    }
  });

  it('names a school note, and says what it says of school', async () => {
    const { container } = await check({
      ...{ is: 'letter', kind: 'school_note', issued_on: '2026-11-19', author: 'Naledi Mokoena' },
      ...{
        council_number: 'ZZ0000001',
        patient_initials: 'LK',
        from: '2026-11-19',
        to: '2026-11-20',
        fitness: 'unfit',
      },
    });
    expect(await screen.findByText('This school note is valid')).toBeDefined();
    expect(container.textContent).toContain('Not able to go to school or crèche');
  });

  it('says of every other code the same, and which code that was', async () => {
    await check({ is: 'nothing' });
    expect(await screen.findByText('K7Q2-M9XA-0B1C-PDR4-ST6V is not valid')).toBeDefined();
    expect(screen.getByText(message('prescriptions.codeNotValid'))).toBeDefined();
  });

  it.each([
    ['', 'prescriptions.codeRequired'],
    ['K7Q2-M9XA', 'prescriptions.codeIncomplete'],
  ] as const)('sends nothing for “%s” and goes back to the field', async (typed, id) => {
    const { backend } = await check(CURRENT, typed);
    expect(await screen.findByText(message(id))).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/Code on the script/));
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['offline', refuse('', '', 0), message('prescriptions.codeUnchecked')],
    ['too many tries', refuse('P0001', 'data.busy'), message('data.busy')],
    ['an answer that cannot be read', { is: 'prescription' }, message('data.unreadable')],
  ])('keeps what was typed when it fails: %s', async (_, answer, sentence) => {
    const { backend, user } = await check(answer);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.getByLabelText<HTMLInputElement>(/Code on the script/).value).toBe('k7q2 m9xa ob1c pdr4 st6v');
    backend.answer('verify_code', CURRENT);
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    expect(await screen.findByText('This prescription is valid')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the answer about one code away when another is asked', async () => {
    const { backend, user } = await check(CURRENT);
    await screen.findByText('This prescription is valid');
    backend.answer('verify_code', refuse('', '', 0));
    await user.click(screen.getByRole('button', { name: 'Check the code' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('This prescription is valid')).toBeNull();
  });
});

it('finds the code of a script’s picture typed, and takes it out of the address without checking by itself', async () => {
  history.replaceState(null, '', `/service/my-prescriptions#${CODE}`);
  const { backend, user } = await check(CURRENT, '');
  await screen.findByText('This prescription is valid');
  expect(location.hash).toBe('');
  expect(backend.calls).toHaveLength(1);
  expect(user).toBeDefined();
});
