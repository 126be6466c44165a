// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { FLAGS } from '@telehealth/contracts/settings';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DeskHealthPage from './desk-health-page';

const TITLE = FLAGS.bluetoothReadings;
const FLAG = {
  ...{ id: 7, name: 'bluetoothReadings', owner: 'Team Patient', share: 40, ends_on: '2026-12-20' },
  ...{ set_by_name: 'Olwethu Operator', set_at: '2026-11-27T08:00:00Z', overdue: false },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T13:50:00Z') });
  vi.stubGlobal('fetch', async () => Response.json({ schema: 1, remotes: {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(flags: unknown, answers: object = {}) {
  const others = { desk_overview: [], mail_state: [], mails_that_failed: [], job_state: [], release_health: [] };
  const backend = createFakeBackend({ ...others, frequent_problems: [], flag_state: flags, ...answers });
  renderInHost(<DeskHealthPage />, { backend });
  return { backend };
}
const rows = async () => within(await screen.findByRole('list', { name: 'Flags' }));
const sent = ({ backend }: ReturnType<typeof open>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

it('says who has it, who answers for it, until when, and who set it', async () => {
  open([FLAG]);
  const list = await rows();
  expect(list.getByText('On for 40 %')).toBeDefined();
  expect(
    list.getByText(/^Team Patient answers for it\. Last day .*20.*\. Set by Olwethu Operator, Today /),
  ).toBeDefined();
});

it('before it was set for the first time nobody has it, and it cannot end', async () => {
  open([]);
  const list = await rows();
  expect(list.getByText('Nobody has it: it was never set.')).toBeDefined();
  expect(list.queryByRole('button', { name: `End: ${TITLE}` })).toBeNull();
});

it('names one that is past its last day, with its owner, above the others', async () => {
  const older = { ...FLAG, id: 9, name: 'goneFromTheCode', owner: 'Team Visit', overdue: true, ends_on: '2026-11-01' };
  open([FLAG, older]);
  expect(
    await screen.findByText(/Team Visit answers for it\. It ended on .*, and nobody has it since\./),
  ).toBeDefined();
  const titles = (await rows()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(titles[0]).toMatch(/^goneFromTheCode.*Only older builds ask for it: it can end\..*Overdue, off/);
  expect((await rows()).queryByRole('button', { name: 'Set: goneFromTheCode' })).toBeNull();
});

it('sets one: what is missing is said, what was seen is sent along', async () => {
  const user = userEvent.setup();
  const opened = open([FLAG], { set_flag: 8 });
  await user.click(await screen.findByRole('button', { name: `Set: ${TITLE}` }));
  const dialog = within(screen.getByRole('dialog', { name: TITLE }));
  await user.click(dialog.getByRole('button', { name: 'Set it' }));
  expect(await dialog.findAllByText(message('flags.endsOn'))).not.toHaveLength(0);
  const share = dialog.getByRole('textbox', { name: /Of a hundred people/ });
  await user.clear(share);
  await user.type(share, '60');
  await user.type(dialog.getByLabelText(/Last day/), '2027-01-31');
  await user.click(dialog.getByRole('button', { name: 'Set it' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  expect(sent(opened, 'set_flag')).toEqual([
    {
      p_name: 'bluetoothReadings',
      p_form: { owner: 'Team Patient', share: 60, endsOn: '2027-01-31' },
      p_seen: 7,
    },
  ]);
});

it('ends one after a question; a colleague who was faster is said', async () => {
  const user = userEvent.setup();
  const opened = open([FLAG], { end_flag: refuse('P0001', 'data.conflict') });
  await user.click(await screen.findByRole('button', { name: `End: ${TITLE}` }));
  const dialog = within(screen.getByRole('alertdialog', { name: `End it: ${TITLE}?` }));
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await dialog.findByText(message('data.conflict'))).toBeDefined();
  opened.backend.answer('end_flag', 8);
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog', { name: `End it: ${TITLE}?` })).toBeNull());
  expect(sent(opened, 'end_flag').at(-1)).toEqual({ p_name: 'bluetoothReadings', p_seen: 7 });
});

it('a failure says that people keep what they have', async () => {
  open(refuse('XX000', '', 500));
  expect(await screen.findByText(/People keep what they have\./)).toBeDefined();
});
