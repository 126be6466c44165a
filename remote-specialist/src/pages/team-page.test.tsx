// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import TeamPage from './team-page';

afterEach(cleanup);

const ID = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const member = (n: number, name: string, role: string, mayEnd: boolean, typedNumber = '') => ({
  ...{ id: ID(n), name, role, mayEnd, typedNumber },
  since: '2026-11-20T08:00:00Z',
});
const task = (n: number, description: string, said: Record<string, unknown>) => ({
  ...{ id: ID(n), description, dueOn: null, isLate: false, requestedAt: '2026-11-28T08:00:00Z', status: 'requested' },
  ...{ reason: '', endedAt: null, requester: 'Ayesha Adams', owner: 'Ayesha Adams', isMine: false, isAsked: false },
  ...said,
});
const cover = (n: number, said: Record<string, unknown>) => ({
  ...{ id: ID(n), firstDay: '2026-12-10', lastDay: '2026-12-20', note: '', status: 'requested', isAbsent: true },
  ...{ absent: 'Zola Dube', covering: 'Pieter Botha', covered: 0, open: [] },
  ...said,
});
const ORGANIZATION = {
  ...{
    id: ID(9),
    name: 'Adams and colleagues',
    practiceNumber: '0123456',
    phone: '021 555 0100',
    address: '1 Long Street',
  },
  ...{ myRole: 'owner', myId: ID(1), invites: ['doctor', 'nurse', 'reception'] },
  members: [
    member(1, 'Ayesha Adams', 'owner', false),
    member(2, 'Sipho Nkosi', 'nurse', true, '12345678'),
    member(3, 'Rita Botha', 'reception', true),
    member(4, 'Pieter Botha', 'doctor', true),
  ],
  rights: [
    { role: 'owner', right: 'members', extent: 'all' },
    { role: 'reception', right: 'reason', extent: 'exists' },
  ],
  tasks: [
    task(6, 'Order paper', { isMine: true, requester: 'Rita Botha', isLate: true, dueOn: '2026-11-30' }),
    task(7, 'Ring the laboratory', { isAsked: true, owner: 'Sipho Nkosi' }),
    task(8, 'Count the vaccines', {
      isAsked: true,
      owner: 'Sipho Nkosi',
      status: 'rejected',
      reason: 'I am away',
      endedAt: '2026-11-29T08:00:00Z',
    }),
    task(4, 'Sign the contract', { isMine: true, isAsked: true, status: 'cancelled', endedAt: '2026-11-29T08:00:00Z' }),
  ],
  covers: [
    cover(1, { status: 'accepted', open: ['2026-12-11T07:00:00Z', '2026-12-12T07:30:00Z'], covered: 1 }),
    cover(2, { isAbsent: false, open: ['2026-12-11T07:00:00Z'], note: 'I am at a congress' }),
    cover(3, { isAbsent: false, status: 'accepted', open: ['2026-12-11T07:00:00Z'], covered: 3 }),
    cover(4, { status: 'rejected', lastDay: '2026-12-10' }),
    cover(5, {}),
  ],
  invitations: [{ id: ID(5), email: 'new@example.com', role: 'reception', until: '2026-12-14T08:00:00Z' }],
  events: [
    {
      id: 2,
      kind: 'invited',
      by: 'Ayesha Adams',
      person: null,
      email: 'new@example.com',
      role: 'reception',
      at: '2026-11-30T08:00:00Z',
    },
    {
      id: 1,
      kind: 'founded',
      by: 'Ayesha Adams',
      person: 'Ayesha Adams',
      email: null,
      role: 'owner',
      at: '2026-11-20T08:00:00Z',
    },
  ],
};
const NONE = { mayFound: true, endedAt: null, organization: null };
const IN = { mayFound: false, endedAt: null, organization: ORGANIZATION };
const open = (answers: Record<string, unknown>) =>
  renderInHost(<TeamPage />, { backend: createFakeBackend(answers), role: 'specialist', path: '/specialist/team' });
const notices = (calls: readonly { name: string; args: readonly unknown[] }[]) =>
  calls.filter(({ name }) => name === 'notify').map(({ args }) => args[0]);

it('lets a specialist set a practice up, and says at its place what is missing', async () => {
  const user = userEvent.setup();
  const { hostCalls } = open({ my_organization: NONE, found_organization: null });
  await user.click(await screen.findByRole('button', { name: 'Set up the practice' }));
  expect(screen.getAllByText('Please enter the name of the practice').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please enter the practice number: seven digits').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Name of the practice/), 'Adams and colleagues');
  await user.type(screen.getByLabelText(/^Practice number/), '0123456');
  await user.click(screen.getByRole('button', { name: 'Set up the practice' }));
  expect(notices(hostCalls)).toEqual(['team.founded']);
});

it('offers nobody else to found, and says when a membership ended', async () => {
  open({ my_organization: { mayFound: false, endedAt: '2026-11-30T08:00:00Z', organization: null } });
  expect(await screen.findByText(/You are no longer in a practice’s team\. Your membership ended/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set up the practice' })).toBeNull();
});

it('shows what a code offers before it is answered; a nurse types a number', async () => {
  const user = userEvent.setup();
  const offer = { name: 'Adams and colleagues', role: 'nurse', by: 'Ayesha Adams', until: '2026-12-14T08:00:00Z' };
  const { hostCalls } = open({
    my_organization: NONE,
    see_organization_invitation: offer,
    answer_organization_invitation: null,
  });
  await user.click(await screen.findByRole('button', { name: 'See the invitation' }));
  expect(screen.getAllByText(/This code opens no invitation to your email address/).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Code/), 'abcd efgh jkmn');
  await user.click(screen.getByRole('button', { name: 'See the invitation' }));
  expect(await screen.findByText(/Ayesha Adams invites you as: Nurse/)).toBeDefined();
  expect(screen.getByText(/Being in a team opens no patient’s record, and nobody there sees yours/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getAllByText(/Please enter your nursing council number/).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Your nursing council number/), '12345678');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(notices(hostCalls)).toEqual(['team.joined']);
});

it('lets an invitation be declined, and says so when the code is no longer open', async () => {
  const user = userEvent.setup();
  const offer = { name: 'Adams', role: 'reception', by: null, until: '2026-12-14T08:00:00Z' };
  const { hostCalls } = open({
    my_organization: NONE,
    see_organization_invitation: offer,
    answer_organization_invitation: refuse('P0001', 'team.already'),
  });
  await user.type(await screen.findByLabelText(/^Code/), 'abcdefghjkmn');
  await user.click(screen.getByRole('button', { name: 'See the invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText(/You are in a practice already, so nothing was changed/)).length).toBeGreaterThan(
    0,
  );
  expect(notices(hostCalls)).toEqual([]);
});

it('shows the owner members, invitations and what happened, and ends a membership once confirmed', async () => {
  const user = userEvent.setup();
  const { hostCalls, backend } = open({
    my_organization: IN,
    end_organization_membership: null,
    withdraw_organization_invitation: null,
  });
  expect(await screen.findByText('Ayesha Adams (you)')).toBeDefined();
  expect(screen.getByText(/Nurse · council number 12345678, not checked by us · since/)).toBeDefined();
  expect(screen.getByText('Practice number 0123456, not checked by us · 021 555 0100 · 1 Long Street')).toBeDefined();
  expect(screen.getByText('Ayesha Adams invited new@example.com (Reception)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave the practice' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End membership of Rita Botha' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/It counts at once, and the person is told/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  await user.click(screen.getByRole('button', { name: 'Take back the invitation to new@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(notices(hostCalls)).toEqual(['team.ended', 'team.withdrawn']);
  expect(backend).toBeDefined();
});

it('invites by address and role, and keeps what was typed when it is refused', async () => {
  const user = userEvent.setup();
  open({ my_organization: IN, invite_to_organization: refuse('P0001', 'team.alreadyInvited') });
  await user.click(await screen.findByRole('button', { name: 'Send the invitation' }));
  expect(screen.getAllByText('Please choose a role').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/^Email address/), 'new@example.com');
  await user.selectOptions(screen.getByLabelText(/^Role/), 'Reception');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect((await screen.findAllByText(/has an open invitation\. Nothing was sent/)).length).toBeGreaterThan(0);
  expect((screen.getByLabelText(/^Email address/) as HTMLInputElement).value).toBe('new@example.com');
});

it('shows a member names and roles, what each role may do, and the way out', async () => {
  const user = userEvent.setup();
  const mine = { myRole: 'reception', myId: ID(3), invites: [], invitations: [], events: [] };
  const members = ORGANIZATION.members.map((one) => ({ ...one, mayEnd: false }));
  const { hostCalls } = open({
    my_organization: { ...IN, organization: { ...ORGANIZATION, ...mine, members } },
    end_organization_membership: null,
  });
  const table = await screen.findByRole('table', { name: 'What the role Reception may do' });
  expect(within(table).getByRole('row', { name: 'The reason for a visit Only that there is one' })).toBeDefined();
  expect(within(table).getByRole('row', { name: 'Read a record No' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Show the role'), 'Owner and doctor');
  expect(screen.getByRole('row', { name: 'Invite members and end memberships Yes' })).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull();
  expect(screen.queryByText('What happened')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave the practice' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(notices(hostCalls)).toEqual(['team.left']);
});

it('says what is safe when the team could not be read', async () => {
  open({ my_organization: refuse('XX000', '', 500) });
  expect(await screen.findByText(/Your team is unchanged/)).toBeDefined();
});

it('shows what is to be done and what others were asked, ends it, and gives it back only with why', async () => {
  const user = userEvent.setup();
  const { hostCalls, backend } = open({ my_organization: IN, end_task: null });
  const mine = within(await screen.findByRole('list', { name: 'For you' }));
  expect(mine.getByText('Late')).toBeDefined();
  expect(
    mine.getByText(/Asked by Rita Botha · until Mon, 30 Nov|Asked by Rita Botha · until Mon.* 30 Nov/),
  ).toBeDefined();
  expect(screen.getByText(/Sipho Nkosi gave it back: I am away/)).toBeDefined();
  expect(screen.getByText(/^You took it back/)).toBeDefined();
  await user.click(mine.getByRole('button', { name: 'Give back: Order paper' }));
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  const why = await screen.findByLabelText(/^Why/);
  expect(screen.getAllByText('Please say why, in 3 to 300 characters').length).toBeGreaterThan(0);
  await user.type(why, 'I am not there on Monday');
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  await user.click(await mine.findByRole('button', { name: 'Done: Order paper' }));
  await user.click(screen.getByRole('button', { name: 'Take back: Ring the laboratory' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(notices(hostCalls)).toEqual(['team.taskReturned', 'team.taskDone', 'team.taskTakenBack']);
  expect(backend.calls.filter(({ name }) => name === 'end_task').map(({ args }) => args)).toEqual([
    { p_id: ID(6), p_status: 'rejected', p_reason: 'I am not there on Monday' },
    { p_id: ID(6), p_status: 'completed', p_reason: '' },
    { p_id: ID(7), p_status: 'cancelled', p_reason: '' },
  ]);
});

it('asks for words and a person, and keeps what was typed when a task is refused', async () => {
  const user = userEvent.setup();
  open({ my_organization: IN, give_task: refuse('P0001', 'team.notMember') });
  const words = await screen.findByLabelText(/^What is to be done/);
  await user.click(screen.getByRole('button', { name: 'Put it on the list' }));
  expect(document.activeElement).toBe(words);
  expect(screen.getAllByText('Please choose who does it').length).toBeGreaterThan(0);
  await user.type(words, 'Order paper');
  await user.selectOptions(screen.getByLabelText(/^Who does it/), 'Sipho Nkosi, Nurse');
  await user.click(screen.getByRole('button', { name: 'Put it on the list' }));
  expect((await screen.findAllByText(/not in your practice any more, so nothing was sent/)).length).toBeGreaterThan(0);
  expect((words as HTMLTextAreaElement).value).toBe('Order paper');
});

describe('standing in', () => {
  const said = async () => (await screen.findByRole('list', { name: 'Standing in' })).textContent ?? '';

  it('says who stands in for whom, when, and whose each visit is', async () => {
    open({ my_organization: IN });
    const lines = await said();
    expect(lines).toContain(
      'Pieter Botha stands in for youThu 10 Dec to Sun 20 Dec · 1 visit taken over · 2 visits still yours',
    );
    expect(lines).toContain(
      'Nobody covers Fri 11 Dec, 09:00; Sat 12 Dec, 09:30. Ask to move or cancel them in your appointments.',
    );
    expect(lines).toContain(
      'Zola Dube is awayThu 10 Dec to Sun 20 Dec · asks you to stand in, for 1 visit so far“I am at a congress”',
    );
    expect(lines).toContain('3 visits taken over · 1 visit still theirs');
    expect(lines).toContain('Pieter Botha cannot stand inThu 10 Dec · your visits stay yours');
    expect(lines).toContain(
      'You asked Pieter Botha to stand inThu 10 Dec to Sun 20 Dec · not answered yet, so your visits stay yours',
    );
  });

  it('is agreed to, declined, done again for what came since, and ended once confirmed', async () => {
    const user = userEvent.setup();
    const view = open({ my_organization: IN, answer_cover: null, end_cover: null });
    const answers = () => view.backend.calls.filter(({ name }) => name === 'answer_cover').map(({ args }) => args);
    await user.click(await screen.findByRole('button', { name: 'Stand in for Zola Dube' }));
    await user.click(await screen.findByRole('button', { name: 'No, do not stand in for Zola Dube' }));
    await user.click(await screen.findByRole('button', { name: 'Take over the rest from Zola Dube' }));
    expect(answers()).toEqual([
      { p_id: ID(2), p_accept: true },
      { p_id: ID(2), p_accept: false },
      { p_id: ID(3), p_accept: true },
    ]);
    expect(notices(view.hostCalls)).toEqual(['team.coverAccepted', 'team.coverDeclined', 'team.coverAccepted']);
    await user.click(screen.getByRole('button', { name: 'Take back: You asked Pieter Botha to stand in' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it back' }));
    await user.click(await screen.findByRole('button', { name: 'End: Pieter Botha stands in for you' }));
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Visits that have not begun go back to whose they were.',
    );
    view.backend.answer('end_cover', refuse('P0001', 'data.busy', 409));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End it' }));
    const ended = view.backend.calls.filter(({ name }) => name === 'end_cover').map(({ args }) => args);
    expect(ended).toEqual([{ p_id: ID(5) }, { p_id: ID(1) }]);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('is asked of a doctor for days in their order, and says at its place what is missing', async () => {
    const user = userEvent.setup();
    const view = open({ my_organization: IN, ask_cover: null });
    const form = within(await screen.findByRole('form', { name: 'Ask a colleague to stand in' }));
    await user.click(form.getByRole('button', { name: 'Ask the colleague' }));
    expect(form.getAllByText('Please choose days from today on, at most 62 in a row')).not.toHaveLength(0);
    const colleague = form.getByLabelText(/^Colleague/);
    expect(
      within(colleague)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a doctor', 'Pieter Botha, Doctor']);
    await user.selectOptions(colleague, 'Pieter Botha, Doctor');
    await user.type(form.getByLabelText(/^First day away/), '2027-01-10');
    await user.type(form.getByLabelText(/^Last day away/), '2027-01-08');
    await user.click(form.getByRole('button', { name: 'Ask the colleague' }));
    expect(view.backend.calls.some(({ name }) => name === 'ask_cover')).toBe(false);
    await user.clear(form.getByLabelText(/^Last day away/));
    await user.type(form.getByLabelText(/^Last day away/), '2027-01-12');
    await user.type(form.getByLabelText(/^A word to your colleague/), 'I am at a congress');
    await user.click(form.getByRole('button', { name: 'Ask the colleague' }));
    expect(view.backend.calls.find(({ name }) => name === 'ask_cover')?.args).toMatchObject({
      ...{ p_member: ID(4), p_first_day: '2027-01-10', p_last_day: '2027-01-12', p_note: 'I am at a congress' },
    });
    expect(notices(view.hostCalls)).toEqual(['team.coverAsked']);
  });

  it('is not offered to who is no doctor, nor where there is no other doctor', async () => {
    open({
      my_organization: {
        ...IN,
        organization: { ...ORGANIZATION, covers: [], members: ORGANIZATION.members.slice(0, 3) },
      },
    });
    expect(await screen.findByText(/There is none yet/)).toBeTruthy();
    cleanup();
    open({ my_organization: { ...IN, organization: { ...ORGANIZATION, covers: [], myRole: 'nurse' } } });
    await screen.findByRole('list', { name: 'Members' });
    expect(screen.queryByRole('heading', { name: 'Standing in' })).toBeNull();
  });
});

it('leads whoever signed in without the second factor that the practice asks for to its set-up, and back', async () => {
  open({ my_organization: refuse('P0001', 'auth.secondFactorNeeded') });
  expect(await screen.findByText('Set up two-step sign-in first')).toBeDefined();
  expect(screen.getByText(/Your work here needs two-step sign-in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set up two-step sign-in' }).getAttribute('href')).toBe(
    '/auth/two-step?redirect=%2Fspecialist%2Fteam&wanted=1',
  );
});
