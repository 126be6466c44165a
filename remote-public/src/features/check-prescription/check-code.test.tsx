// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
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
  signature: { way: 'pen', at: '2026-11-19T10:00:00Z' },
  ended: null,
  is_old: false,
  dispensed: [],
  items: [
    {
      position: 1,
      medicine: 'Metformin',
      form: 'tablets',
      strength: '500 mg',
      quantity: 60,
      quantity_words: '',
      repeats: 2,
    },
    {
      position: 2,
      medicine: 'Morphine',
      form: 'syrup',
      strength: '10 mg/5 ml',
      quantity: 20,
      quantity_words: 'twenty',
      repeats: 0,
    },
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
      'By hand',
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
      signature: null,
      ended: null,
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
        signature: null,
        ended: null,
        from: '2026-11-19',
        to: '2026-11-20',
        fitness: 'unfit',
      },
    });
    expect(await screen.findByText('This school note is valid')).toBeDefined();
    expect(container.textContent).toContain('Not able to go to school or crèche');
  });

  it.each([
    ['nobody', null],
    ['the installation alone', { way: 'platform', at: '2026-11-19T10:00:00Z' }],
  ])('never calls a script valid that was signed by %s', async (_, signature) => {
    await check({ ...CURRENT, signature });
    expect(await screen.findByText('This prescription waits for a signature by hand')).toBeDefined();
    expect(screen.queryByText('This prescription is valid')).toBeNull();
  });

  it('says of what no longer counts how it ended, and lets nothing be dispensed on it', async () => {
    const { container } = await check({ ...CURRENT, items: [], ended: { how: 'stopped', on: '2026-11-20' } });
    expect(await screen.findByText('This prescription is real, but no longer counts')).toBeDefined();
    expect(container.textContent).toContain('Friday 20 November 2026');
    expect(screen.queryByRole('button', { name: 'Record it' })).toBeNull();
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

describe('a pharmacist', () => {
  const line = { id: '00000000-0000-4000-8000-000000000001', position: 1, quantity: 60, pharmacy: 'Y12345' };
  const recorded = [{ ...line, reference: 'R 17', at: '2026-11-21T08:00:00Z', struck: null }];

  it('records what was dispensed with own numbers, and strikes out what was wrong', async () => {
    const { backend, user } = await check(CURRENT);
    await user.click(await screen.findByRole('button', { name: 'Record it' }));
    expect(await screen.findByText(message('papers.quantityRequired'))).toBeDefined();
    expect(screen.getByText(message('papers.pharmacyNumber'))).toBeDefined();
    expect(backend.calls).toHaveLength(1);
    await user.type(screen.getByLabelText(/^Quantity you dispensed/), '60');
    await user.type(screen.getByLabelText(/^Number of the pharmacy/), 'y 12345');
    await user.type(screen.getByLabelText(/^Your own number/), 'P54321');
    backend.answer('record_dispensing', refuse('P0001', 'papers.moreThanPrescribed'));
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message('papers.moreThanPrescribed'));
    backend.answer('record_dispensing', recorded);
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect(await screen.findByText(/Metformin: 60, .*pharmacy Y12345, R 17/)).toBeDefined();
    const [one, two] = backend.calls
      .filter(({ name }) => name === 'record_dispensing')
      .map(({ args }) => args as never);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ p_position: 1, p_quantity: 60, p_pharmacy: 'Y12345', p_pharmacist: 'P54321' });

    await user.click(screen.getByRole('button', { name: 'Strike out Metformin, 60' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Your own number/), 'P54321');
    await user.type(dialog.getByLabelText(/^Why/), 'Counted the wrong box');
    backend.answer('strike_dispensing', [{ ...recorded[0], struck: 'Counted the wrong box' }]);
    await user.click(dialog.getByRole('button', { name: 'Strike it out' }));
    expect(await screen.findByText(/Struck out: Counted the wrong box/)).toBeDefined();
  });
});

describe('a file', () => {
  const FILE = (words: string) =>
    Object.assign(new File([words], 'paper.pdf', { type: 'application/pdf' }), {
      // jsdom cannot read files.
      arrayBuffer: async () => new TextEncoder().encode(words).buffer,
    });
  const drop = async (words: string, root: unknown = { root: 'AAAA' }) => {
    const backend = createFakeBackend({ verify_code: CURRENT, 'functions/papers/root': root });
    renderInHost(<CheckCode />, { backend });
    await userEvent.setup().upload(screen.getByLabelText(/Or drop the file/), FILE(words));
    return backend;
  };

  it('without a signature is judged here, and nothing of it is sent', async () => {
    const backend = await drop('%PDF-1.4 something');
    expect(await screen.findByText('No signature in this file')).toBeDefined();
    expect(backend.calls.map(({ name }) => name)).toEqual(['functions/papers/root']);
  });

  it('that says it is signed and is not is called damaged', async () => {
    await drop('%PDF-1.7 /ByteRange [0 5 9 3] <zz>');
    expect(await screen.findByText('This file is damaged')).toBeDefined();
  });

  it('that cannot be judged now says so', async () => {
    await drop('%PDF-1.4', refuse('P0001', 'papers.notSetUp'));
    expect(await screen.findByText(message('papers.notSetUp'))).toBeDefined();
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
