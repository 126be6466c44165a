// @vitest-environment jsdom

import type { CareVisit } from '@telehealth/care/care-visit';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PrescriptionEditor } from './prescription-editor';

afterEach(cleanup);

const ITEM = {
  ...{ medicine: 'Amoxicillin', form: 'capsules', strength: '500 mg', directions: 'One three times a day' },
  ...{ quantityWords: '', quantity: 15, schedule: 4, repeats: 0, daysSupply: 5 },
};
const row = (changes: Record<string, unknown> = {}) => ({
  ...{
    id: 'script',
    client_key: 'key',
    version: 2,
    status: 'draft',
    status_reason: '',
    draft_items: [ITEM],
    asked: {},
  },
  ...{
    override_reason: null,
    replaces_id: null,
    replaces_reason: null,
    verify_code: null,
    issued_at: null,
    updated_at: '2026-11-27T12:00:00Z',
    ...changes,
  },
});
const echo = (args: unknown) => {
  const { p_items, p_version } = args as { p_items: unknown; p_version: number };
  return row({ draft_items: p_items, version: p_version + 1 });
};
const VISIT: CareVisit = {
  ...{ appointmentId: 'visit', patientId: 'patient', patientName: 'Thandi Nkosi' },
  ...{ specialistName: 'Naledi Mokoena', status: 'in_progress' },
};
function open(answers: Record<string, unknown>) {
  const server_time = new Date().toISOString();
  const backend = createFakeBackend({
    prescriptions: [row()],
    favourite_scripts: [],
    rights_to_chart: [],
    break_glass: [],
    server_time,
    ...answers,
  });
  return renderInHost(<PrescriptionEditor visit={VISIT} />, { backend, role: 'specialist' });
}
const argsOf = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// In its own file, because text that another test leaves unsaved also blocks leaving the page.
describe('a prescription that is not saved', () => {
  it('is asked about by a page that is left before it is saved, also while another part is looked at', async () => {
    const opened = open({ save_prescription: refuse('', '', 0) });
    await screen.findByLabelText('Strength');
    expect(leave(), 'nothing is lost').toBe(true);
    fireEvent.change(screen.getByLabelText('Strength'), { target: { value: '250 mg' } });
    expect(leave()).toBe(false);
    expect(await screen.findByText(/save it as soon as we can; until then please keep this page open/)).toBeDefined();
    opened.unmount();
    expect(leave(), 'the words are still here alone').toBe(false);
    opened.backend.answer('save_prescription', echo);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(leave()).toBe(true));
    expect(argsOf(opened, 'save_prescription').at(-1)).toMatchObject({ p_items: [{ strength: '250 mg' }] });
  });

  it('that is put away is not saved once more by going out of sight', async () => {
    const opened = open({ set_prescription_status: null });
    fireEvent.change(await screen.findByLabelText('Strength'), { target: { value: '250 mg' } });
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    opened.backend.answer('prescriptions', []);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard it' }));
    expect(await screen.findByRole('button', { name: 'Write a prescription' })).toBeDefined();
    expect(argsOf(opened, 'save_prescription')).toEqual([]);
    expect(leave()).toBe(true);
  });
});
