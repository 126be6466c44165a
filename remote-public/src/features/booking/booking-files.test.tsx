// @vitest-environment jsdom

import { sessionWriter } from '@telehealth/contracts/host';
import { messageText } from '@telehealth/contracts/messages';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { inHours, NALEDI, slotRow, stepRow, VISIT } from '@telehealth/data/testing/booking-rows';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { fakeStorage, resetFakeStorage } from '@telehealth/data/testing/fake-upload';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitFile } from '@telehealth/data/visit-files/visit-file.schema';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetHandedOverDraft, handOverDraft } from '../../handover/handed-over-draft';
import { Booking } from './booking';
import { toKeptItem } from './file-items';

Element.prototype.scrollIntoView = () => undefined;
// jsdom lacks the method, and its buffers are rejected by the digest; a view of Node's works.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  const reader = new FileReader();
  return new Promise<ArrayBuffer>((done) => {
    reader.onload = () => done(new TextEncoder().encode(String(reader.result)) as unknown as ArrayBuffer);
    reader.readAsText(this);
  });
};

const AT = inHours(2);
const ADDRESS = `/book-consultation?specialist=${NALEDI}&visit=${VISIT}&at=${AT.toISOString()}`;
const ID = '5d0c1f9e-0000-4000-8000-00000000000a';
const scan = (name = 'My scan.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

vi.mock('@telehealth/data/visit-files/load-upload', () => import('@telehealth/data/testing/fake-upload'));

beforeEach(() => {
  resetFakeStorage();
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  forgetHandedOverDraft();
});

const row = (id: string, changes: Record<string, unknown> = {}) => ({
  ...{ id, file_name: 'My scan.pdf', mime_type: 'application/pdf', size_bytes: 8, state: 'awaiting_file' },
  ...{ scan_note: '', path: `me/${id}/file.pdf`, ...changes },
});
interface Announced {
  p_key: string;
  p_file: { name: string };
}

function open(answers: Record<string, unknown> = {}, draft?: BookingDraft, guest = false) {
  if (draft) handOverDraft(draft, 'user_1');
  const backend = createFakeBackend({
    find_slots: [slotRow()],
    my_appointments: [],
    keep_booking_draft: 'a-one-time-code',
    my_people: [],
    my_open_dangers: { checks: [], readings: [] },
    server_time: () => new Date().toISOString(),
    hold_slot: stepRow(),
    book_visit: stepRow({ status: 'awaiting_payment' }),
    add_visit_file: ({ p_key, p_file }: Announced) => {
      backend.answer(`functions/documents/${p_key}/check`, answers.check ?? { state: 'stored', reason: '' });
      return row(p_key, { file_name: p_file.name });
    },
    ...answers,
  });
  const view = renderInHost(<Booking />, { backend, path: ADDRESS });
  if (guest) act(() => sessionWriter.signedOut());
  return view;
}
type View = ReturnType<typeof open>;
const argsOf = (view: View, name: string) =>
  view.backend.calls.filter((made) => made.name === name).map(({ args }) => args as Record<string, unknown>);
const went = (view: View) => view.hostCalls.find(({ name }) => name === 'navigateTo')?.args;
const picker = () => screen.findByLabelText<HTMLInputElement>(/^Add (a photo or PDF|another file)/);

async function complete(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: 'Video' }));
  await user.click(screen.getByRole('textbox', { name: /What do you need help with/ }));
  await user.paste('A rash on my arm');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}
const goOn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continue to payment' }));

describe('files for a visit', () => {
  it('are sent as they are chosen, shown as shared, and go with the booking before it is sent', async () => {
    const user = userEvent.setup();
    const view = open();
    await complete(user);
    await user.upload(await picker(), [scan(), scan('Letter.pdf')]);
    expect(await screen.findByText('2 of 2 files have arrived')).toBeTruthy();
    expect(screen.getByText(/^The 2 files you added/)).toBeTruthy();
    const ids = argsOf(view, 'add_visit_file').map(({ p_key }) => p_key);
    expect(fakeStorage.sent.map(({ path }) => path)).toEqual(ids.map((id) => `documents/me/${id}/file.pdf`));
    await goOn(user);
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    expect(argsOf(view, 'book_visit')).toMatchObject([{ p_appointment: 'visit-1', p_files: ids }]);
  });

  it('say at their place that the proof of a digital signature is not kept, also after a reload', async () => {
    const user = userEvent.setup();
    const remark = 'chart.signatureNotKept';
    open({ check: { state: 'stored', reason: remark } });
    await user.upload(await picker(), scan());
    const said = await screen.findByText(new RegExp(messageText(remark)));
    expect(said.closest('[role="status"]'), 'is announced').not.toBeNull();
    expect(toKeptItem(visitFile.parse(row(ID, { state: 'stored', scan_note: remark })))).toMatchObject({ remark });
  });

  it('hold the booking back while one is on its way, and are cancelled', async () => {
    const user = userEvent.setup();
    fakeStorage.answer = null;
    const view = open();
    await complete(user);
    await user.upload(await picker(), scan());
    expect(await screen.findByText('25 % of 1 kB')).toBeTruthy();
    await goOn(user);
    expect(await screen.findByText(messageText('booking.filesNotReady'))).toBeTruthy();
    expect(argsOf(view, 'book_visit')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel My scan.pdf' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files for this visit' })).toBeNull());
    expect(argsOf(view, 'drop_visit_file')).toEqual([{ p_id: argsOf(view, 'add_visit_file')[0]?.p_key }]);
    await goOn(user);
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    expect(argsOf(view, 'book_visit')).toMatchObject([{ p_appointment: 'visit-1', p_files: [] }]);
  });

  it('are sent again as the same file when the line broke', async () => {
    const user = userEvent.setup();
    fakeStorage.answer = { status: 502, body: 'Bad gateway' };
    const view = open();
    await user.upload(await picker(), scan());
    const said = await screen.findByText(/The connection was lost. It continues by itself where it stopped./);
    expect(said.closest('[role="status"]'), 'is announced').not.toBeNull();
    fakeStorage.answer = { status: 400, body: '{"statusCode":"409","error":"Duplicate","message":"exists"}' };
    await user.click(screen.getByRole('button', { name: 'Send My scan.pdf again' }));
    expect(await screen.findByText('The file has arrived')).toBeTruthy();
    const [first, second] = argsOf(view, 'add_visit_file');
    expect(second).toEqual(first);
  });

  it('say why one is not kept, offer no second try, and are removed', async () => {
    const user = userEvent.setup();
    open({ check: { state: 'refused', reason: 'chart.fileUnsafe' } });
    await user.upload(await picker(), scan());
    expect(await screen.findByText(messageText('chart.fileUnsafe'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send .* again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove My scan.pdf' }));
    await waitFor(() => expect(screen.queryByText('My scan.pdf')).toBeNull());
    expect(document.activeElement).toBe(await picker());
  });

  it('stay, and the focus with them, when they could not be removed', async () => {
    const user = userEvent.setup();
    const view = open({ visit_files: [row(ID, { state: 'stored' })] }, { files: [ID] });
    view.backend.answer('drop_visit_file', refuse('42501', 'access.refused', 403));
    const remove = await screen.findByRole('button', { name: 'Remove My scan.pdf' });
    await user.click(remove);
    expect(await screen.findByText(messageText('access.refused'))).toBeTruthy();
    expect(screen.getByText('The file has arrived')).toBeTruthy();
    expect(document.activeElement).not.toBe(await picker());
  });

  it('are refused before they are sent when they cannot be kept', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const view = open();
    await user.upload(await picker(), new File(['x'], 'run.exe', { type: 'application/x-msdownload' }));
    expect(await screen.findByText(messageText('chart.fileTypeRefused'))).toBeTruthy();
    expect(argsOf(view, 'add_visit_file')).toEqual([]);
  });

  it('come back after a reload, with what was interrupted and what is gone', async () => {
    const user = userEvent.setup();
    const [other, gone] = [`${ID.slice(0, -1)}b`, `${ID.slice(0, -1)}c`];
    const rows = [row(ID, { state: 'stored' }), row(other, { file_name: 'Half.pdf' })];
    const view = open({ visit_files: rows }, { files: [ID, other, gone] });
    expect(await screen.findByText('My scan.pdf')).toBeTruthy();
    expect(screen.getByText(messageText('booking.fileNotFinished'))).toBeTruthy();
    expect(screen.getByText(/^A file you added earlier is no longer kept/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Half.pdf' }));
    await waitFor(() => expect(screen.queryByText('Half.pdf')).toBeNull());
    await complete(user);
    await goOn(user);
    await waitFor(() => expect(went(view)?.[0]).toBe('payment'));
    expect(argsOf(view, 'book_visit')).toMatchObject([{ p_appointment: 'visit-1', p_files: [ID] }]);
  });

  it('are asked for again when the list could not be fetched', async () => {
    const user = userEvent.setup();
    const view = open({ visit_files: refuse('', '', 0) }, { files: [ID] });
    const said = await screen.findByText('The files you added are not here yet');
    expect(said.closest('[role="status"]'), 'is announced').not.toBeNull();
    view.backend.answer('visit_files', [row(ID, { state: 'stored' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The file has arrived')).toBeTruthy();
  });

  it('ask a guest to sign in first, and keep what was typed', async () => {
    const user = userEvent.setup();
    const view = open({}, undefined, true);
    await user.click(await screen.findByRole('button', { name: 'Sign in to add files' }));
    await waitFor(() => expect(went(view)?.[0]).toBe('auth.patientLogin'));
    expect(argsOf(view, 'keep_booking_draft')).toHaveLength(1);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
