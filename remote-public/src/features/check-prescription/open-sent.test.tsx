// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenSent } from './open-sent';

vi.mock('@telehealth/ui/parts/save-file', () => ({ saveBlob: vi.fn(), saveFile: vi.fn() }));
afterEach(cleanup);

const TOKEN = 'a'.repeat(64);
const NOTE = {
  ...{ is: 'letter', kind: 'sick_note', issued_on: '2026-11-19', author: 'Naledi Mokoena', council_number: 'MP1' },
  ...{ patient_initials: 'TD', signature: null, ended: null, from: '2026-11-19', to: '2026-11-20', fitness: 'unfit' },
};

it('opens what was sent with the code alone, checks it, and leaves no trace in the address', async () => {
  history.replaceState(null, '', `/service/my-prescriptions#sent=${TOKEN}`);
  const backend = createFakeBackend({
    'functions/papers/sent': refuse('P0001', 'papers.codeWrong', 403),
    verify_code: NOTE,
  });
  renderInHost(<OpenSent />, { backend });
  expect(location.hash).toBe('');
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>(/^The code they told you/);
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByText(message('papers.codeSix'))).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(backend.calls).toEqual([]);
  await user.type(field, '3 456');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(message('papers.codeWrong'))).toBeDefined();
  backend.answer('functions/papers/sent', {
    code: 'K7Q2M9XA0B1CPDR4ST6V',
    file: { mime: 'application/pdf', bytes: btoa('%PDF-1.7') },
  });
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('This sick note is valid')).toBeDefined();
  expect(backend.calls[0]).toEqual({ name: 'functions/papers/sent', args: { token: TOKEN, code: '123456' } });
  await user.click(screen.getByRole('button', { name: 'Get the file' }));
  expect(vi.mocked(saveBlob).mock.calls[0]?.[0]).toBe('paper.pdf');
});

it('says of a script that another took the place of that there is no file, and what the register knows', async () => {
  history.replaceState(null, '', `/service/my-prescriptions#sent=${TOKEN}`);
  const backend = createFakeBackend({
    'functions/papers/sent': { code: 'K7Q2M9XA0B1CPDR4ST6V', file: null },
    verify_code: {
      ...{ is: 'prescription', issued_on: '2026-11-19', prescriber: 'Naledi Mokoena', council_number: 'MP1' },
      ...{ patient_initials: 'TD', signature: null, is_old: false, dispensed: [], items: [] },
      ended: { how: 'replaced', on: '2026-11-20' },
    },
  });
  renderInHost(<OpenSent />, { backend });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^The code they told you/), '123456');
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Another paper took the place of this one')).toBeDefined();
  expect(await screen.findByText(/The new one was issued on Friday 20 November 2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Get the file' })).toBeNull();
});

it('shows nothing without a link', () => {
  history.replaceState(null, '', '/service/my-prescriptions');
  const { container } = renderInHost(<OpenSent />, { backend: createFakeBackend() });
  expect(container.querySelector('form')).toBeNull();
});
