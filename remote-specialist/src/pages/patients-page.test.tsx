// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '../open-loops/loop.fixtures';
import PatientsPage from './patients-page';

afterEach(cleanup);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const row = (name: string, more: Record<string, unknown> = {}) => ({
  ...{ patient_id: `id of ${name}`, name, last_visit_at: null, next_visit_at: null, next_appointment_id: null },
  ...{ access_until: inDays(30), has_access: true, ...more },
});
const loop = (name: string, more: Record<string, unknown> = {}) => ({
  ...{ kind: 'note', ref_id: null, appointment_id: 'visit', patient_id: `id of ${name}`, patient_name: name },
  ...NOTHING_SAID,
  ...{ since: inDays(-4), due_at: inDays(-3), overdue: true, ...more },
});

function open(people: unknown, loops: unknown = [], path = '/specialist/patients') {
  const backend = createFakeBackend({
    ...{
      my_patients: people,
      my_open_loops: loops,
      correction_requests: [],
      break_glass: [],
      server_time: new Date().toISOString(),
    },
  });
  return renderInHost(<PatientsPage />, { role: 'specialist', backend, path });
}
const names = () =>
  within(screen.getByRole('list', { name: 'Patients' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the list of patients', () => {
  it('begins with who waits longest, and says until when the record is open', async () => {
    open([row('Anele'), row('Bongi', { has_access: false, access_until: null }), row('Thandi')], [loop('Thandi')]);
    await screen.findByRole('list', { name: 'Patients' });
    expect(names()).toEqual(['Thandi', 'Anele', 'Bongi']);
    const [first, , last] = within(screen.getByRole('list', { name: 'Patients' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Note to sign');
    expect(last?.textContent).toContain('Closed to you');
    expect(screen.getByRole('link', { name: /Take the oldest: Thandi/ })).toBeDefined();
  });

  it('asks for what waits beside the people, not after them', async () => {
    let answer = () => {};
    const answered = new Promise<object[]>((resolve) => {
      answer = () => resolve([row('Thandi')]);
    });
    const { backend } = open(() => answered, [loop('Thandi')]);
    await waitFor(() => expect(backend.calls.map(({ name }) => name)).toContain('my_open_loops'));
    answer();
    await screen.findByRole('list', { name: 'Patients' });
    expect(backend.calls.filter(({ name }) => name === 'my_open_loops')).toHaveLength(1);
  });

  it('names whatever waits, also what has no day it is due', async () => {
    const never = { due_at: null, overdue: false };
    open(
      [row('Anele'), row('Bongi'), row('Sipho'), row('Thandi')],
      [
        loop('Anele', { kind: 'result', ...never }),
        loop('Bongi', { kind: 'follow_up', ...never }),
        loop('Sipho', { kind: 'access_request', overdue: false, due_at: inDays(2) }),
        loop('Thandi', { kind: 'access_ends', overdue: false, due_at: inDays(2) }),
      ],
    );
    const list = within(await screen.findByRole('list', { name: 'Patients' }));
    const told = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told[0]).toMatch(/Anele.*Result to act on since /);
    expect(told[1]).toMatch(/Bongi.*Did not come, nothing booked since /);
    expect(told[2]).toMatch(/Sipho.*Request for access expires /);
    expect(told[3]).toMatch(/Thandi.*None open/);
    expect(within(screen.getByRole('list', { name: 'Open loops by kind' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('is narrowed by name without accents, and says why nobody is found', async () => {
    open([row('José da Conceição'), row('Thandi')]);
    const search = await screen.findByRole('searchbox', { name: 'Name' });
    fireEvent.change(search, { target: { value: 'conceicao' } });
    await waitFor(() => expect(names()).toEqual(['José da Conceição']));
    fireEvent.change(search, { target: { value: 'zz' } });
    expect(await screen.findByText('No patient of yours has this name')).toBeDefined();
  });

  it('shows only whose access ends soon', async () => {
    open([row('Anele', { access_until: inDays(2) }), row('Thandi')]);
    fireEvent.click(await screen.findByRole('radio', { name: /Access ends soon/ }));
    expect(names()).toEqual(['Anele']);
  });

  it('hears of somebody whose right is gone', async () => {
    const { backend } = open([row('Anele'), row('Thandi')]);
    await screen.findByRole('list', { name: 'Patients' });
    backend.answer('my_patients', [row('Thandi')]);
    act(() => backend.sendLive());
    await waitFor(() => expect(names()).toEqual(['Thandi']));
  });

  it('reads a large practice in parts', async () => {
    const all = Array.from({ length: 230 }, (_, at) => row(`Person ${String(at).padStart(3, '0')}`));
    const page = ({ p_after }: { p_after?: string }) => {
      const from = p_after === undefined ? 0 : all.findIndex(({ patient_id }) => patient_id === p_after) + 1;
      return all.slice(from, from + 200);
    };
    open(page);
    expect(await screen.findByText('230 people')).toBeDefined();
    expect(names()).toHaveLength(25);
    fireEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));
    expect(names()).toHaveLength(50);
  });

  it('shows the people also where what waits could not be read', async () => {
    open([row('Anele')], refuse('', '', 500));
    expect(await screen.findByText('What you have to do could not be loaded')).toBeDefined();
    expect(names()).toEqual(['Anele']);
    expect(screen.queryByText('Nothing to do.')).toBeNull();
  });

  it('says what is safe when it could not be read, and what is here when there is nobody', async () => {
    open(refuse('', '', 500));
    expect(await screen.findByText(/Your patients and their visits are safe/)).toBeDefined();
    cleanup();
    open([]);
    expect(await screen.findByText('No patients yet')).toBeDefined();
  });
});

it('has its heading where a chart was asked for and the list of people does not come', async () => {
  open(refuse('', '', 500), [], '/specialist/patients?patient=p1');
  expect(await screen.findByText(message('data.failed'))).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Patients');
});
