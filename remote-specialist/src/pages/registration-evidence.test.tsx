// @vitest-environment jsdom

import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { sessionWriter } from '@telehealth/contracts/host';
import { message } from '@telehealth/contracts/messages';
import { lendCipher } from '@telehealth/data/testing/browser-cipher';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { fakeStorage, resetFakeStorage } from '@telehealth/data/testing/fake-upload';
import { practiceRow, visitTypeRow, weekRows } from '@telehealth/data/testing/practice-rows';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeskRegistrationsPage from './desk-registrations-page';
import OnboardingPage from './onboarding-page';
import ProfilePage from './profile-page';

vi.mock('@telehealth/data/visit-files/load-upload', () => import('@telehealth/data/testing/fake-upload'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') });
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetFakeStorage();
});

const DUE = '2026-12-02T15:00:00Z';
const CERTIFICATE = {
  ...{ id: '11111111-1111-4111-8111-111111111111', kind: 'certificate', file_name: 'Card.pdf' },
  ...{ mime_type: 'application/pdf', size_bytes: 340_000, state: 'stored', scan_note: '', path: 'me/1/file.pdf' },
  ...{ created_at: '2026-11-26T08:00:00Z', opened_at: null },
};
const WAITING = {
  ...{ specialist_id: 's2', name: 'Palesa Tau', email: 'p@example.com', council_number: 'ZZ0000021' },
  ...{ specialty: 'pediatrics', education: 'A university', hospital: 'A hospital', years_experience: 4 },
  ...{ state: 'pending', asked_at: '2026-11-25T08:00:00Z', checked_at: null, valid_until: null, note: '' },
  ...{ held_by_another: false, due_at: DUE, more_asked_at: null, files: 1 },
};
/** jsdom cannot read files. */
const PDF = Object.assign(new File(['%PDF-1.7'], 'Certificate.pdf', { type: 'application/pdf' }), {
  arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer,
});

const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args as Record<string, unknown>);

const openProfile = (row: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  renderInHost(<ProfilePage />, {
    role: 'specialist',
    name: 'Dr Naledi Mokoena',
    backend: createFakeBackend({
      specialists: practiceRow({ reg_state: 'pending', reg_checked_at: null, reg_until: null, ...row }),
      visit_types: [visitTypeRow()],
      availability_rules: weekRows(),
      ...{ availability_exceptions: [], my_public_holidays: [], visits_outside_hours: [], my_registration_checks: [] },
      my_vat: { today: '2030-03-04', percent: 15, earliest: null, registration: null },
      ...{ my_calendar_link: null, my_portrait: null, registration_files: [], drop_registration_file: null },
      ...more,
    }),
  });

describe('on the profile', () => {
  it('says what is missing before the check begins', async () => {
    openProfile({});
    expect(await screen.findByText(/the check begins when both are here/)).toBeDefined();
    expect(await screen.findByLabelText(/^Certificate of registration/)).toBeDefined();
    expect(screen.getByLabelText(/^Identity document/)).toBeDefined();
  });

  it('names the time by which we answer', async () => {
    openProfile({ reg_due_at: DUE }, { registration_files: [CERTIFICATE] });
    const by = formatMoment(new Date(DUE), viewerTimeZone());
    expect(await screen.findByText(new RegExp(`We answer by ${by}`))).toBeDefined();
    expect((await screen.findByText(/340 kB, added on/)).textContent).toContain('not opened yet');
  });

  it('says what a checker misses, and takes that, too', async () => {
    openProfile({ reg_more_at: '2026-11-27T10:00:00Z', reg_note: 'The page with the stamp.' });
    expect(await screen.findByText('The page with the stamp.')).toBeDefined();
    expect(screen.getByText('We need more')).toBeDefined();
    expect(await screen.findByLabelText(/^Something else/)).toBeDefined();
  });

  it('keeps showing what was added when the checker had asked for more', async () => {
    const stamp = { ...CERTIFICATE, kind: 'other', file_name: 'Stamp.pdf' };
    openProfile({ reg_due_at: DUE, reg_note: 'The page with the stamp.' }, { registration_files: [stamp] });
    expect(await screen.findByRole('button', { name: 'Remove Stamp.pdf' })).toBeDefined();
    cleanup();
    openProfile({ reg_due_at: DUE }, { registration_files: [stamp] });
    expect(await screen.findByRole('button', { name: 'Remove Stamp.pdf' })).toBeDefined();
  });

  it('takes a document back and goes on from its field', async () => {
    const { backend } = openProfile({}, { registration_files: [CERTIFICATE] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Card.pdf' }));
    await waitFor(() => expect(sent(backend, 'drop_registration_file')).toEqual([{ p_id: CERTIFICATE.id }]));
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('file'));
  });

  it('says beside a document that the proof of its signature is not kept', async () => {
    openProfile({}, { registration_files: [{ ...CERTIFICATE, scan_note: 'chart.signatureNotKept' }] });
    expect(await screen.findByText(new RegExp(message('chart.signatureNotKept')))).toBeDefined();
  });

  it('says why a document stays', async () => {
    openProfile(
      {},
      { registration_files: [CERTIFICATE], drop_registration_file: refuse('P0001', 'registration.notNow') },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Card.pdf' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message('registration.notNow'));
  });

  it('lets nothing be changed once it is decided', async () => {
    openProfile({ reg_state: 'verified', reg_until: '2027-11-01T00:00:00Z' }, { registration_files: [CERTIFICATE] });
    await userEvent.click(await screen.findByText('Documents you gave for the check'));
    expect(await screen.findByText('Card.pdf')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove Card.pdf' })).toBeNull();
    expect(screen.queryByLabelText(/^Certificate of registration/)).toBeNull();
  });
});

describe('while signing up', () => {
  const open = (more: Record<string, unknown> = {}) =>
    renderInHost(<OnboardingPage />, {
      role: 'specialist',
      backend: createFakeBackend({ registration_files: [], ...more }),
    });

  it('is sent as it is chosen, inspected, and kept', async () => {
    await lendCipher();
    const { backend, hostCalls } = open();
    backend.answer('add_registration_file', ({ p_key: id }: { p_key: string }) => {
      backend.answer(`functions/documents/${id}/check`, { state: 'stored', reason: '' });
      return { ...CERTIFICATE, id, state: 'awaiting_file' };
    });
    await userEvent.upload(await screen.findByLabelText(/^Certificate of registration/), PDF);
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['registration.fileAdded'] }));
    expect(sent(backend, 'add_registration_file')).toMatchObject([
      { p_kind: 'certificate', p_file: { name: 'Certificate.pdf', type: 'application/pdf' } },
    ]);
    expect(fakeStorage.sent).toEqual([{ path: 'documents/me/1/file.pdf', type: 'application/pdf' }]);
  });

  it('is refused here when it could not be kept anyway', async () => {
    const { backend } = open();
    const text = new File(['x'], 'Card.txt', { type: 'text/plain' });
    await userEvent.upload(await screen.findByLabelText(/^Identity document/), text, { applyAccept: false });
    expect(await screen.findByText(message('chart.fileTypeRefused'))).toBeDefined();
    expect(sent(backend, 'add_registration_file')).toEqual([]);
  });

  it('asks for a day on which the specialist works, and notes a number of another form', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/^License number/), '12345');
    expect(screen.getByText(message('registration.numberLooksOdd'))).toBeDefined();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await userEvent.click(screen.getByRole('checkbox', { name: day }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
    expect((await screen.findAllByText(message('validation.availability'))).length).toBeGreaterThan(0);
  });
});

describe('on the desk', () => {
  const WAITING_FILE = 'f0f0f0f0-0000-4000-8000-00000000000f';
  const TO_CHECK = { ...CERTIFICATE, openings: 0, opened_by_me: false };
  const open = async (more: Record<string, unknown> = {}) => {
    const view = renderInHost(<DeskRegistrationsPage />, {
      backend: createFakeBackend({
        ...{ desk_overview: [], registrations_to_check: [WAITING], registration_events: [] },
        ...{ registration_evidence: [TO_CHECK], ask_for_evidence: null, open_registration_file: 'ticket' },
        ...more,
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Check/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registration of Palesa Tau' }));
    return { ...view, user, dialog };
  };

  it('says in the list what came and until when to answer', async () => {
    await open();
    const row = within(await screen.findByRole('list', { name: 'Registrations', hidden: true }));
    expect(row.getByText(/1 document, answer due in 5 days/)).toBeDefined();
  });

  it('opens a document by a press, which asks for it first', async () => {
    const { backend, user, dialog } = await open({ open_registration_file: refuse('P0001', 'chart.notFound') });
    expect((await dialog.findByText(/Not opened yet/)).textContent).toContain('Card.pdf, 340 kB');
    await user.click(dialog.getByRole('button', { name: 'Open Card.pdf' }));
    await waitFor(() => expect(sent(backend, 'open_registration_file')).toEqual([{ p_id: CERTIFICATE.id }]));
    expect(await dialog.findByText(new RegExp(message('chart.notFound')))).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Try again to open Card.pdf' })).toBeDefined();
  });

  it('says of a copy that it cannot prove the signature the document came with', async () => {
    const { dialog } = await open({ registration_evidence: [{ ...TO_CHECK, scan_note: 'chart.signatureNotKept' }] });
    expect((await dialog.findByText(/Not opened yet/)).textContent).toMatch(
      /digital signature, which this copy cannot prove/,
    );
  });

  it('says what is left to open before it is confirmed', async () => {
    const { user, dialog } = await open({
      registration_evidence: [TO_CHECK, { ...TO_CHECK, id: WAITING_FILE, file_name: 'Id.pdf', opened_by_me: true }],
    });
    await user.click(dialog.getByRole('radio', { name: 'Confirmed' }));
    const left = (await dialog.findByText(/^You have not opened/)).textContent;
    expect(left).toContain('Card.pdf');
    expect(left).not.toContain('Id.pdf');
  });

  it('asks for more, with what is missing', async () => {
    const { backend, user, dialog, hostCalls } = await open();
    await user.click(dialog.getByText('Ask for more'));
    await user.click(dialog.getByRole('button', { name: 'Ask the specialist' }));
    expect((await dialog.findAllByText(message('registration.reasonRequired'))).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^What is missing/), 'The page with the stamp.');
    await user.click(dialog.getByRole('button', { name: 'Ask the specialist' }));
    await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['registration.askedMore'] }));
    expect(sent(backend, 'ask_for_evidence')).toEqual([{ p_specialist: 's2', p_reason: 'The page with the stamp.' }]);
  });
});
