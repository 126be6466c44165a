// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FamilyPage from './family-page';

const ALL = ['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'manage'];
const AYANDA = {
  ...{ id: 'ayanda', name: 'Ayanda Khumalo', first_name: 'Ayanda', date_of_birth: '2014-12-14', gender: 'female' },
  ...{ relation: 'child', basis: 'guardian', scopes: ALL, may: 'add', since: '2026-01-12T08:00:00Z', until: null },
  ...{ delegation_id: 'd1', has_sign_in: false, next_visit: null, allergies: 'recorded' },
  ...{ turns_12_on: '2026-12-14', turns_18_on: '2032-12-14', paper: null },
};
const LWAZI = {
  ...AYANDA,
  ...{ id: 'lwazi', name: 'Lwazi Khumalo', first_name: 'Lwazi', date_of_birth: '2022-08-14', gender: 'male' },
  ...{ delegation_id: 'd2', allergies: 'not_asked', turns_12_on: '2034-08-14', turns_18_on: '2040-08-14' },
  next_visit: {
    ...{ id: 'v1', startsAt: '2026-11-28T07:30:00Z', endsAt: '2026-11-28T07:45:00Z' },
    ...{ specialistName: 'Naledi Mokoena', mode: 'video' },
  },
};
const THOKOZILE = {
  ...AYANDA,
  ...{ id: 'thokozile', name: 'Thokozile Khumalo', first_name: 'Thokozile', date_of_birth: '1948-11-02' },
  ...{ relation: 'parent', basis: 'invited', scopes: ['book', 'records'], until: '2027-10-03T08:00:00Z' },
  ...{ since: '2026-10-03T08:00:00Z', delegation_id: 'd3', has_sign_in: true, turns_12_on: null, turns_18_on: null },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (answers: Record<string, unknown>) =>
  renderInHost(<FamilyPage />, { backend: createFakeBackend({ to_hand_over: [], ...answers }), name: 'Nomsa Khumalo' });
const card = async (name: string) => screen.findByRole('listitem', { name });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('shows each person with what comes next, and leads to a document of theirs', async () => {
  open({ my_people: [AYANDA, LWAZI, THOKOZILE] });
  const lwazi = await card('Lwazi, 4');
  expect(lwazi.textContent).toContain('Son, born 14 Aug 2022');
  expect(lwazi.textContent).toMatch(/28 November.*Naledi Mokoena, video/);
  expect(lwazi.textContent).toContain('Allergies: nobody has asked yet');
  expect(within(lwazi).getByRole('link', { name: 'Look at Lwazi' }).getAttribute('href')).toBe(
    '/for/lwazi/patient/dashboard',
  );
  const ayanda = await card('Ayanda, 11');
  expect(ayanda.textContent).toContain('No visit planned');
  expect(ayanda.textContent).toContain('Turns 12 in 17 days: see what changes');
  expect(ayanda.textContent).not.toContain('Allergies');
  expect(
    within(await card('Nomsa, you'))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/patient/dashboard');
  expect(screen.getByText(/^Four people, four records\./)).toBeDefined();
});

it('says what may be done for each, and on what that rests', async () => {
  open({ my_people: [AYANDA, THOKOZILE] });
  const row = async (name: string) => (await screen.findByRole('row', { name: new RegExp(`^${name}`) })).textContent;
  expect(await row('Book and pay')).toBe('Book and pay Yes Book, not pay');
  expect(await row('Read the record')).toBe('Read the record Yes Not what is confidential');
  expect(await row('Ask for medicines')).toBe('Ask for medicines Yes No');
  expect(await row('Rests on')).toMatch(
    /You said: parent or legal guardian, .*2026\. No paper was sent.*Thokozile agreed, .*, until .*2027\. Thokozile can stop it/,
  );
});

it('tells before a birthday what it changes, of guardians alone', async () => {
  open({ my_people: [AYANDA, { ...THOKOZILE, turns_18_on: '2026-12-01' }] });
  const region = await screen.findByRole('region', { name: /^Ayanda turns 12 on/ });
  expect(region.textContent).toContain('HIV tests, contraception');
  expect(region.textContent).toContain('From 18, in 2032');
  expect(screen.queryByRole('region', { name: /^Thokozile turns/ })).toBeNull();
});

it('offers to add somebody where nobody is yet, and says when people cannot be loaded', async () => {
  const { unmount } = open({ my_people: [] });
  expect(await screen.findByRole('button', { name: /^Add somebody A child/ })).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  open({ my_people: refuse('', '', 0) });
  expect(await screen.findByText('Your own record stays usable.')).toBeDefined();
});

async function fillWho(user: ReturnType<typeof userEvent.setup>, born: string) {
  await user.click((await screen.findAllByRole('button', { name: 'Add somebody' }))[0] as HTMLElement);
  await user.type(await screen.findByLabelText(/^First names/), 'Siyamthanda');
  await user.type(screen.getByLabelText(/^Family name/), 'Khumalo-Radebe');
  await user.type(screen.getByLabelText(/^Born/), born);
  await user.selectOptions(screen.getByLabelText(/^Sex or gender/), 'male');
}

it('adds a child in three steps; not knowing of allergies is an answer', async () => {
  const { backend, hostCalls } = open({ my_people: [LWAZI], add_person: ({ p_key }: { p_key: string }) => p_key });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fillWho(user, '2026-06-03');
  expect(screen.getByText(/^5 months old\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next: allergies' }));
  expect(await screen.findByText(message('person.relationRequired'))).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Mother or father' }));
  await user.click(screen.getByRole('button', { name: 'Next: allergies' }));
  await user.click(await screen.findByRole('radio', { name: /I do not know/ }));
  await user.click(screen.getByRole('button', { name: 'Next: what you may do' }));
  await user.click(await screen.findByRole('button', { name: 'Add Siyamthanda' }));
  const look = await screen.findByRole('link', { name: 'Look at Siyamthanda' });
  const [added] = sent(backend, 'add_person');
  expect(added).toEqual({
    p_key: expect.any(String),
    p_form: {
      ...{ firstName: 'Siyamthanda', lastName: 'Khumalo-Radebe', dateOfBirth: '2026-06-03', gender: 'male' },
      ...{ relation: 'child', basis: 'guardian' },
    },
  });
  expect(look.getAttribute('href')).toMatch(/^\/for\/[0-9a-f-]{36}\/patient\/dashboard$/);
  expect(sent(backend, 'add_chart_entry')).toEqual([]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['person.added'] });
});

it('writes known allergies into the new record, and asks for an adult in other words', async () => {
  const { backend } = open({
    my_people: [LWAZI],
    add_person: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60',
    add_chart_entry: {},
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fillWho(user, '1948-11-02');
  expect(screen.queryByRole('radio', { name: 'Mother or father' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Their son or daughter' }));
  expect(screen.getByText(/A caregiver may book/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next: allergies' }));
  await user.click(await screen.findByRole('radio', { name: 'Yes, say what' }));
  await user.type(screen.getByLabelText(/^What is it/), 'Penicillin{Enter}');
  await user.click(screen.getByRole('button', { name: 'Next: what you may do' }));
  await user.click(await screen.findByRole('button', { name: 'Add Siyamthanda' }));
  await waitFor(() => expect(sent(backend, 'add_chart_entry')).toHaveLength(1));
  expect(sent(backend, 'add_chart_entry')).toMatchObject([{ p_list: 'allergies', p_entry: { label: 'Penicillin' } }]);
  expect(sent(backend, 'add_person')).toMatchObject([{ p_form: { relation: 'parent', basis: 'carer' } }]);
});

it('corrects a person without a sign-in, and nobody else', async () => {
  const { backend } = open({ my_people: [LWAZI, THOKOZILE], change_person: null });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Correct name or birth date of Lwazi' }));
  const name = await screen.findByLabelText(/^First names/);
  await user.clear(name);
  await user.type(name, 'Lwazi Themba');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(backend, 'change_person')).toHaveLength(1));
  expect(sent(backend, 'change_person')).toMatchObject([
    { p_person: 'lwazi', p_form: { firstName: 'Lwazi Themba', lastName: 'Khumalo', dateOfBirth: '2022-08-14' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Correct name or birth date of Thokozile' })).toBeNull();
});

it('keeps “nothing we know” as an answer of its own', async () => {
  const id = '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60';
  const { backend } = open({ my_people: [LWAZI], add_person: id, say_no_allergies: {} });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await fillWho(user, '2026-06-03');
  await user.click(screen.getByRole('radio', { name: 'Mother or father' }));
  await user.click(screen.getByRole('button', { name: 'Next: allergies' }));
  await user.click(await screen.findByRole('radio', { name: 'Nothing we know' }));
  await user.click(screen.getByRole('button', { name: 'Next: what you may do' }));
  await user.click(await screen.findByRole('button', { name: 'Add Siyamthanda' }));
  await waitFor(() => expect(sent(backend, 'say_no_allergies')).toMatchObject([{ p_none: true }]));
});

it('offers who came of age nothing but the code', async () => {
  const thandi = { id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f61', first_name: 'Thandi', name: 'Thandi Khumalo' };
  const { backend } = open({
    my_people: [],
    to_hand_over: [{ ...thandi, of_age_on: '2026-11-20' }],
    make_handover_code: 'ABCDEFGHJKLM',
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const grown = within(await screen.findByRole('region', { name: 'Thandi is 18 now: the record is theirs' }));
  expect(grown.queryByRole('link')).toBeNull();
  await user.click(grown.getByRole('button', { name: 'Give Thandi the code' }));
  expect(await screen.findByText(/^Whoever types the code has the whole record/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  expect((await screen.findByTestId('handover-code')).textContent).toBe('ABCD-EFGH-JKLM');
  expect(sent(backend, 'make_handover_code')).toEqual([{ p_person: thandi.id }]);
});

it('closes the record of a child once its name is typed, and says why it cannot', async () => {
  const { backend, hostCalls } = open({ my_people: [LWAZI], close_record: refuse('P0001', 'person.othersLookAfter') });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Close the record of Lwazi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the record of Lwazi' }));
  const name = dialog.getByLabelText(/^Type/);
  await user.type(name, 'Lwazi');
  await user.click(dialog.getByRole('button', { name: 'Close the record' }));
  expect(dialog.getByText(message('person.nameTyped'))).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(sent(backend, 'close_record')).toEqual([]);
  await user.type(name, ' khumalo');
  await user.click(dialog.getByRole('button', { name: 'Close the record' }));
  expect(await dialog.findByText(message('person.othersLookAfter'))).toBeDefined();
  expect(dialog.getByDisplayValue('Lwazi khumalo')).toBeDefined();
  backend.answer('close_record', {});
  await user.click(dialog.getByRole('button', { name: 'Close the record' }));
  await waitFor(() => expect(hostCalls).toContainEqual({ name: 'notify', args: ['person.recordClosed'] }));
  expect(sent(backend, 'close_record').at(-1)).toEqual({ p_person: 'lwazi', p_name: 'Lwazi khumalo' });
});

it('says on what paper a right rests, and leads to the form that sends one', async () => {
  const at = '2026-11-20T08:00:00Z';
  open({ my_people: [AYANDA] });
  const send = await screen.findByRole('link', { name: 'Send a paper for Ayanda' });
  expect(send.getAttribute('href')).toBe('/for/ayanda/patient/medical-records?add=authority');
  expect(screen.getByText(/No paper was sent/)).toBeDefined();
  cleanup();
  const refused = { documentId: 'f', state: 'refused', reason: 'No stamp.', at };
  open({ my_people: [{ ...AYANDA, paper: refused }, THOKOZILE] });
  expect(await screen.findByText(/Your paper was not accepted, 20 Nov 2026: No stamp\./)).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Send a paper/ })).toHaveLength(1);
  cleanup();
  open({ my_people: [{ ...AYANDA, paper: { documentId: 'f', state: 'sent', reason: null, at } }] });
  expect(await screen.findByText(/Your paper of 20 Nov 2026 waits for our check/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Send a paper/ })).toBeNull();
  cleanup();
  const confirmed = { documentId: 'f', state: 'confirmed', proof: 'court_order', reason: 'Order 7/26.', at };
  open({ my_people: [{ ...AYANDA, paper: confirmed }] });
  expect(await screen.findByText(/Court order, checked by us 20 Nov 2026: Order 7\/26\./)).toBeDefined();
});
