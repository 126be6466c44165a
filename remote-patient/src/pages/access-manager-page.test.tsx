// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import AccessManagerPage from './access-manager-page';

afterEach(cleanup);

const SINCE = '2026-09-08T10:00:00Z';
const VIEWER = {
  ...{ kind: 'grant', id: 'g1', state: 'active', person_id: 'naledi', person_name: 'Naledi Mokoena' },
  ...{ specialty: 'cardiology', categories: ['profile', 'medicines'], purpose: 'ongoing_care', may: 'view' },
  ...{ until: null, since: SINCE, appointment_id: null, scopes: null, last_looked_at: null },
};
const REQUEST = {
  ...{ id: 'r1', state: 'pending', viewer_role: 'patient', counterpart_id: 'zoe', counterpart_name: 'Zoe Fernandes' },
  ...{ categories: ['documents', 'results'], purpose: 'second_opinion', may: 'view', message: 'The photo would help.' },
  ...{ appointment_id: null, created_at: SINCE, lapses_at: '2126-12-03T10:00:00Z', decided_at: null },
};
const DELEGATION = {
  ...{ id: 'd1', state: 'active', viewer_role: 'patient', counterpart_id: 's', counterpart_name: 'Sipho Nkosi' },
  ...{
    counterpart_id: null,
    invited_email: 's@example.com',
    scopes: ['book', 'pay'],
    may: 'view',
    relationship: 'husband',
    basis: 'invited',
    until: null,
  },
  ...{ offered_at: SINCE, accepted_at: SINCE, ended_at: null },
};
const EMERGENCY = {
  ...{ id: 'e1', specialist_name: 'Kagiso Mabena', reason_code: 'other', reason: 'Wanted to see the old pictures' },
  ...{ opened_at: SINCE, ended_at: '2026-09-08T10:04:00Z', is_open: false, categories: ['profile'] },
  ...{ review_state: 'not_justified', review_due_at: SINCE, reviewed_at: SINCE, review_note: 'No emergency is told.' },
  ...{ disputed_at: null, dispute: null, dispute_answer: null, dispute_answered_at: null },
};
const LOOK = {
  ...{ id: 'l1', seq: 1, at: SINCE, day: '2026-09-08', actor_id: 'naledi', actor_name: 'Naledi Mokoena' },
  ...{ actor_role: 'specialist', category: 'medicines', action: 'view', basis: 'grant', basis_id: 'g1' },
  ...{ purpose: 'ongoing_care', screen: 'chart', report_id: null, reported_at: null, report_answer: null },
};
const LINK = {
  ...{ id: 'l1', label: 'Clinic in Durban', parts: ['allergies', 'medications'], hasPasscode: true, state: 'live' },
  ...{ createdAt: SINCE, expiresAt: '2126-12-01T10:00:00Z', endedAt: null, mostUses: 3, uses: 2, wrongTries: 0 },
  lastOpenedAt: SINCE,
};
const NOTHING = {
  who_can_see_me: [],
  my_access_requests: [],
  my_delegations: [],
  my_emergencies: [],
  my_access_log: [],
  my_record_links: [],
};
const ALL = {
  who_can_see_me: [VIEWER],
  my_access_requests: [REQUEST],
  my_delegations: [DELEGATION],
  my_emergencies: [EMERGENCY],
  my_access_log: [LOOK],
  my_record_links: [LINK, { ...LINK, id: 'l2', label: 'An old one', state: 'revoked', endedAt: SINCE }],
};

const open = (answers: Record<string, unknown>) =>
  renderInHost(<AccessManagerPage />, { backend: createFakeBackend(answers) });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('says plainly that nobody sees anything, has acted or has looked', async () => {
  open(NOTHING);
  await screen.findByText(/No specialist can see your record/);
  for (const words of [
    'Nobody acts for you.',
    'Nobody has opened your record in an emergency.',
    'Nobody has looked.',
    'No link opens your record.',
  ]) {
    expect(await screen.findByText(words)).toBeDefined();
  }
  expect(screen.queryByText(/asks to see/)).toBeNull();
});

it('takes access back once, after asking, and shows at once that it is gone', async () => {
  const { backend, hostCalls } = open(ALL);
  const user = userEvent.setup();
  const card = await screen.findByRole('listitem', { name: 'Naledi Mokoena' });
  expect(card.textContent).toContain('Cardiology. Ongoing care. Can see it, not add to it');
  expect(card.textContent).toContain('Until you take it back');
  expect(within(card).getByRole('img', { name: '2 of 10 parts open' })).toBeDefined();
  await user.click(within(card).getByRole('button', { name: /Take back/ }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('can still read what they wrote about you');
  expect(sent(backend, 'revoke_access')).toEqual([]);
  backend.answer('who_can_see_me', []);
  await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
  await screen.findByText(/No specialist can see your record/);
  expect(sent(backend, 'revoke_access')).toEqual([{ p_grant: 'g1' }]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['access.revoked'] });
});

it('changes what is shared, and asks for at least one part at its place', async () => {
  const { backend } = open({ ...ALL, change_access: { id: 'g2' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change what Naledi Mokoena may see' }));
  const dialog = screen.getByRole('dialog');
  for (const part of [/Allergies, blood group/, /Medicines I take/]) {
    await user.click(within(dialog).getByRole('checkbox', { name: part }));
  }
  await user.click(within(dialog).getByRole('button', { name: 'Share this' }));
  expect(within(dialog).getByText(message('access.categoriesRequired'))).toBeDefined();
  expect(document.activeElement).toBe(within(dialog).getByRole('checkbox', { name: /Allergies, blood group/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Readings/ }));
  await user.click(within(dialog).getByRole('radio', { name: 'A day I choose' }));
  await user.click(within(dialog).getByRole('button', { name: 'Share this' }));
  expect(within(dialog).getByText(message('access.untilPast'))).toBeDefined();
  await user.type(within(dialog).getByLabelText(/Last day/), '2126-12-01');
  await user.click(within(dialog).getByRole('button', { name: 'Share this' }));
  expect(sent(backend, 'change_access')).toMatchObject([{ p_grant: 'g1', p_categories: ['readings'], p_may: 'view' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('answers a request with less than was asked for', async () => {
  const { backend } = open({ ...ALL, grant_request: { id: 'g3' } });
  const user = userEvent.setup();
  const card = await screen.findByRole('region', { name: 'Zoe Fernandes asks to see your documents and results' });
  expect(card.textContent).toContain('“The photo would help.”');
  await user.click(within(card).getByRole('button', { name: 'Choose what to share' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(within(dialog).getByRole('checkbox', { name: /Laboratory/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Share this' }));
  expect(sent(backend, 'grant_request')).toMatchObject([
    { p_request: 'r1', p_categories: ['documents'], p_may: 'view' },
  ]);
});

it('ends acting, disputes an emergency and reports a look', async () => {
  const { backend } = open(ALL);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'End acting for you: Sipho Nkosi' }));
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(sent(backend, 'end_delegation')).toEqual([{ p_delegation: 'd1' }]);

  await user.click(screen.getByRole('button', { name: /Dispute this: Kagiso Mabena/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(message('access.disputeRequired'))).toBeDefined();
  await user.type(screen.getByLabelText(/What was not right/), 'I was at home.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent(backend, 'dispute_break_glass')).toEqual([{ p_id: 'e1', p_text: 'I was at home.' }]);

  await user.click(screen.getByRole('button', { name: /Report this: Naledi Mokoena/ }));
  await user.type(screen.getByLabelText(/What looks wrong/), 'No visit that day.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent(backend, 'report_access')).toEqual([{ p_log: 'l1', p_text: 'No visit that day.' }]);
});

it('shows the links that work now with what they share, and takes one back', async () => {
  const { backend, hostCalls } = open(ALL);
  const user = userEvent.setup();
  const card = screen.getByRole('region', { name: 'Links to your record' });
  const line = await within(card).findByRole('listitem');
  expect(line.textContent).toMatch(
    /Clinic in Durban.*Allergies and medicines, with a passcode\. Works until .*Opened 2 of 3 times, 1 left, last /,
  );
  backend.answer('my_record_links', []);
  await user.click(within(card).getByRole('button', { name: 'Take back: Clinic in Durban' }));
  await within(card).findByText('No link opens your record.');
  expect(sent(backend, 'end_record_link')).toEqual([{ p_id: 'l1' }]);
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['sharing.ended'] });
});

it('keeps the words and says why when a report is refused', async () => {
  open({ ...ALL, report_access: refuse('P0001', 'access.logNotFound') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Report this: Naledi Mokoena/ }));
  await user.type(screen.getByLabelText(/What looks wrong/), 'No visit that day.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(message('access.logNotFound'))).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What looks wrong/).value).toBe('No visit that day.');
});

it('follows a change that was made elsewhere', async () => {
  const { backend } = open(ALL);
  await screen.findByRole('listitem', { name: 'Naledi Mokoena' });
  backend.answer('who_can_see_me', []);
  act(() => backend.sendLive());
  await screen.findByText(/No specialist can see your record/);
});

it.each(Object.keys(ALL))('says what failed when %s does not answer, and keeps the rest', async (name) => {
  open({ ...ALL, [name]: refuse('', '', 500) });
  await screen.findByText(message('data.failed'));
  expect(screen.getByRole('button', { name: 'Give access' })).toBeDefined();
});

const NO_GAP = { gap_from: null, gap_to: null, gap_at: null };

it('says which lines nothing proves since a restore, and not that the log is complete', async () => {
  const verdict = { intact: true, problem: null, at_seq: null, checked: 0, anchored_seq: 0, anchored_at: null };
  const gap = { gap_from: 7, gap_to: 9, gap_at: '2026-11-20T10:00:00Z' };
  open({
    ...ALL,
    my_access_log_chain: [],
    verify_access_log: [{ ...verdict, ...gap, outside: 'restored', outside_at: '2026-11-20T11:00:00Z' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check that nothing was changed' }));
  expect(await screen.findByText(/Lines 7 to 9 are not covered by the signed copy/)).toBeDefined();
  expect(screen.getByText(/unchanged since it was restored from a backup/)).toBeDefined();
  expect(screen.queryByText(/complete and unchanged/)).toBeNull();
});

it('says that the log is not whole, and which line', async () => {
  // jsdom has no digests.
  vi.stubGlobal('crypto', { subtle: { digest: async () => new ArrayBuffer(32) } });
  const chain = [{ seq: 1, fields: '[]', prev_hash: '0'.repeat(64), hash: 'f'.repeat(64) }];
  const verdict = { intact: true, problem: null, at_seq: null, checked: 1, anchored_seq: 1, anchored_at: null };
  open({
    ...ALL,
    my_access_log_chain: chain,
    verify_access_log: [{ ...verdict, ...NO_GAP, outside: 'agrees', outside_at: null }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check that nothing was changed' }));
  expect(await screen.findByText(message('access.logBroken', { line: '1' }))).toBeDefined();
});
