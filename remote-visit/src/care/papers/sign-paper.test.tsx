// @vitest-environment jsdom

import { sessionWriter } from '@telehealth/contracts/host';
import { message } from '@telehealth/contracts/messages';
import { lendCipher } from '@telehealth/data/testing/browser-cipher';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { fakeStorage, resetFakeStorage } from '@telehealth/data/testing/fake-upload';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignPaper } from './sign-paper';

vi.mock('@telehealth/data/visit-files/load-upload', () => import('@telehealth/data/testing/fake-upload'));
vi.mock('@telehealth/ui/paper/pdf-pages', () => ({ PdfPages: () => 'The pages' }));
vi.mock('@telehealth/ui/parts/save-file', () => ({ saveBlob: vi.fn(), saveFile: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  resetFakeStorage();
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
});

const ID = '00000000-0000-4000-8000-000000000001';
const PAPER = {
  kind: 'prescription',
  source_id: ID,
  paper_id: null,
  files: [] as object[],
  dispensed: [],
  sendings: [],
  last_to: null,
  names_illness: null,
  expires_on: null,
  dispensing: 'none',
  counts: true,
  gaps: [] as string[],
};
const SIGNED = { way: 'platform', signed_at: '2026-11-27T13:02:00Z', document_id: null, size: 64_000 };
const PEN = { ...SIGNED, way: 'pen', document_id: ID };

function open(paper: Partial<typeof PAPER> = {}, answers: Record<string, unknown> = {}) {
  const backend = createFakeBackend({
    papers_of_visit: [{ ...PAPER, ...paper }],
    'functions/papers/root': { root: 'AAAA', accredited: [] },
    ...answers,
  });
  const page = <SignPaper appointmentId={ID} kind="prescription" sourceId={ID} name="script, Amlodipine" />;
  return { ...renderInHost(page, { backend, role: 'specialist' }), user: userEvent.setup() };
}
const named = (backend: ReturnType<typeof open>['backend'], name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('says what each way is worth, and pretends no provider', async () => {
  const { container } = open();
  expect(await screen.findByText('Waits for the signature')).toBeDefined();
  await screen.findByText(/No accredited provider/);
  for (const words of ['does not make a script', 'No accredited provider is set up here', 'it stays the original']) {
    expect(container.textContent).toContain(words);
  }
});

it('says what the profile lacks, and offers no way until it is there', async () => {
  const { container } = open({ gaps: ['address', 'phone'] });
  expect(await screen.findByText('It cannot be signed yet')).toBeDefined();
  expect(container.textContent).toContain('the address of your practice and a telephone number');
  expect(screen.queryByRole('button', { name: /^Sign as a file/ })).toBeNull();
  expect(screen.queryByLabelText('Add the signed photo')).toBeNull();
});

it('signs as a file, and says what happened when it does not', async () => {
  const { backend, user } = open({}, { 'functions/papers': refuse('P0001', 'papers.notSetUp') });
  await user.click(await screen.findByRole('button', { name: 'Sign as a file' }));
  expect(await screen.findByText(message('papers.notSetUp'))).toBeDefined();
  backend.answer('functions/papers', { paper: ID });
  backend.answer('papers_of_visit', [{ ...PAPER, paper_id: ID, files: [SIGNED] }]);
  await user.click(screen.getByRole('button', { name: 'Sign as a file' }));
  expect(await screen.findByRole('button', { name: /^Get the file/ })).toBeDefined();
  // Not ready: a pharmacy cannot use it by that.
  expect(screen.getByText('Waits for the signature')).toBeDefined();
  expect(named(backend, 'functions/papers')).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'prescription', source: ID, way: 'platform' })),
  );
});

it('signs with a provider where one is set up, passes the PIN on and forgets it', async () => {
  const { backend, user } = open(
    {},
    {
      'functions/papers/root': { root: 'AAAA', accredited: ['AAAA'] },
      'functions/papers': refuse('P0001', 'papers.pinWrong', 409),
    },
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/^PIN or code/);
  await user.click(screen.getByRole('button', { name: 'Sign with it' }));
  expect(named(backend, 'functions/papers')).toEqual([]);
  await user.type(field, '1234');
  await user.click(screen.getByRole('button', { name: 'Sign with it' }));
  expect(await screen.findByText(message('papers.pinWrong'))).toBeDefined();
  expect(field.value).toBe('');
  expect(named(backend, 'functions/papers')).toEqual([
    { kind: 'prescription', source: ID, way: 'advanced', pin: '1234' },
  ]);
});

it('takes a photo only when its author says that this is the one they signed', async () => {
  lendCipher();
  const { backend, user } = open(
    {},
    {
      add_signed_scan: {},
      document_to_check: { path: 'a/b.pdf', state: 'awaiting_file', scan_note: '' },
      sign_by_hand: {},
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  /** jsdom cannot read files. */
  const file = () =>
    Object.assign(new File(['%PDF-1.4'], 'signed.pdf', { type: 'application/pdf' }), {
      arrayBuffer: async () => new TextEncoder().encode('%PDF-1.4').buffer,
    });
  await user.upload(await screen.findByLabelText('Add the signed photo'), file());
  expect(await screen.findByText('The pages'), 'what was chosen is seen').toBeDefined();
  await user.click(screen.getByRole('button', { name: 'No, another one' }));
  expect(fakeStorage.sent).toEqual([]);
  await user.upload(screen.getByLabelText('Add the signed photo'), file());
  for (const { name } of backend.calls) expect(['papers_of_visit', 'functions/papers/root']).toContain(name);
  await screen.findByRole('button', { name: 'Yes, I signed this one' });
  const announced = () => named(backend, 'add_signed_scan')[0] as { p_key: string } | undefined;
  backend.answer('papers_of_visit', [{ ...PAPER, paper_id: ID, files: [PEN] }]);
  await user.click(screen.getByRole('button', { name: 'Yes, I signed this one' }));
  await waitFor(() => expect(announced()).toBeDefined());
  expect(announced()).toMatchObject({ p_kind: 'prescription', p_source: ID });
});
