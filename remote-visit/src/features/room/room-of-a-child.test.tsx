// @vitest-environment jsdom
import { refuse } from '@telehealth/data/testing/fake-backend';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../care/child/child-tabs';
import { SENDS_ALL } from '../../test-support/made-up-room';
import { calls, key, LOOKS, type Opened, open, press } from './open-call.fixtures';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`;
const NOMSA = {
  ...{ name: 'Nomsa Khumalo', basis: 'guardian', relation: 'child', relationship: '', gender: 'female', acts: true },
  since: '2026-01-12T10:00:00Z',
};
const PRESENT = {
  ...{ firstName: 'Lwazi', hasSignIn: false, isPrivate: false, cameBy: NOMSA, bookedBy: NOMSA },
  ...{ agreedAt: daysAgo(0), words: 'child', guardians: ['Nomsa Khumalo'] },
};
const ALONE = { ...PRESENT, hasSignIn: true, cameBy: null, bookedBy: null, words: 'own' };
const weight = (days: number) => ({
  ...{ kind: 'observation', id: 'w', code: 'body_weight', label: 'Weight', unit: 'kg', value: 16.2 },
  ...{ second_value: null, taken_at: daysAgo(days), source: 'typed', recorded_by_name: null },
});
const FACTS = { kind: 'facts', date_of_birth: '2022-08-14', gender: 'male', blood_type: '' };
const SHARED = [
  { categories: ['profile', 'medicines', 'readings', 'documents'], until: null, adds: [], purpose: 'visit' },
];
const PAPERS = [['mine', 'Nomsa Khumalo'] as const, ['of another', 'Sipho Zulu'] as const].map(
  ([id, recorded_by_name]) => ({
    ...{ kind: 'document', id, title: `Affidavit ${id}`, type: 'authority', mime_type: 'image/jpeg' },
    ...{ document_date: '2026-08-03', recorded_by_name },
  }),
);

/** The room of a child whose record is open, with these readings. */
function openFor(readings: readonly object[], more: Record<string, unknown> = {}, given: Opened = {}) {
  const sections: Readonly<Record<string, object>> = {
    profile: { facts: [FACTS] },
    readings: { readings },
    documents: { documents: PAPERS },
  };
  const read = (ticket: string) => {
    const wanted = ticket.split(' ').slice(1);
    const shown = wanted.map((name) => [name, { state: 'shown', sections: sections[name] ?? {} }]);
    return { opened_at: daysAgo(0), categories: Object.fromEntries(shown) };
  };
  return open({
    side: 'specialist',
    more: { patientName: 'Lwazi Khumalo', patientBorn: '2022-08-14', present: PRESENT, ...more },
    ...given,
    answers: {
      rights_to_chart: SHARED,
      open_chart: ({ p_categories }: { p_categories: string[] }) => ['chart', ...p_categories].join(' '),
      read_look: ({ p_ticket }: { p_ticket: string }) =>
        p_ticket.startsWith('chart ') ? read(p_ticket) : (LOOKS[p_ticket] ?? []),
      decide_capacity: {},
      ...given.answers,
    },
  });
}
const head = () => screen.findByRole('region', { name: 'Who the patient is' });

describe('the room of a child', () => {
  it('says age in years and months, sex, birth date and weight with its day, and names who is with him', async () => {
    openFor([weight(1)]);
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByText(/^16.2 kg, \d+ \w+ \d{4}$/)).toBeDefined();
    expect(banner.getByText('boy, born 14 Aug 2022')).toBeDefined();
    expect(banner.getByText(/^\d+ years( \d+ months?)?$/)).toBeDefined();
    expect((await head()).textContent).toContain('With him: Nomsa Khumalo, mother');
    expect(screen.getByText('Lwazi, with Nomsa')).toBeDefined();
    expect(screen.getByText('This is Lwazi’s chart. His mother’s record stays closed.')).toBeDefined();
  });

  it.each([
    ['missing', [], 'No weight is written down'],
    ['old', [weight(31)], /^16.2 kg, .*, older than 30 days$/],
  ])('marks a weight that is %s', async (_, readings, text) => {
    openFor(readings);
    const said = await within(screen.getByRole('banner')).findByText(text);
    expect(said.className).toContain('missing');
    expect(said.querySelector('svg')).not.toBeNull();
  });

  it('confirms by the first name with the answer beside it, and keeps when', async () => {
    const { backend } = openFor([]);
    expect((await head()).textContent).toMatch(/Lwazi Khumalo, born 14 Aug 2022\. Are place and number below right\?/);
    press('Yes, this is Lwazi');
    await waitFor(() => expect(calls(backend, 'confirm_identity')).toHaveLength(1));
  });

  it('says that it is somebody else, after a confirmation, and what failed of it', async () => {
    const { backend } = openFor([], {}, { answers: { deny_identity: refuse('P0001', 'consultation.notNow') } });
    fireEvent.click(await screen.findByRole('button', { name: 'Not Lwazi' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Is this somebody else than Lwazi Khumalo?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Not Lwazi' }));
    expect(await dialog.findByText(/nothing was changed/)).toBeDefined();
    expect(calls(backend, 'deny_identity')).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Ask again' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes note and prescription while it is somebody else, and offers both ways on', async () => {
    const answers = { turn_visit: refuse('P0001', 'consultation.noSuchChild') };
    const { backend } = openFor([], {}, { room: { wrongPersonAt: daysAgo(0) }, answers });
    expect((await head()).textContent).toMatch(/Not Lwazi.*You said so \d\d:\d\d.*Nothing is written into the record/);
    for (const tab of ['Note', 'Prescriptions']) {
      fireEvent.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByText('Not Lwazi Khumalo: nothing is written now')).toBeDefined();
    }
    expect(calls(backend, 'begin_note')).toEqual([]);
    press('It is a brother or sister');
    const who = within(screen.getByRole('dialog', { name: 'Who is to be seen?' }));
    fireEvent.click(who.getByRole('button', { name: 'Go on with this child' }));
    await waitFor(() => expect(document.activeElement).toBe(who.getByLabelText(/First name/)));
    fireEvent.change(who.getByLabelText(/First name/), { target: { value: 'Zola' } });
    fireEvent.change(who.getByLabelText(/Date of birth/), { target: { value: '2020-03-02' } });
    fireEvent.click(who.getByRole('button', { name: 'Go on with this child' }));
    expect(await who.findByText(/Nobody of this first name and birth date/)).toBeDefined();
    expect(calls(backend, 'turn_visit')).toHaveLength(1);
    fireEvent.click(who.getByRole('button', { name: 'Not yet' }));
    press('End the visit');
    const dialog = within(screen.getByRole('alertdialog', { name: 'End it because it is somebody else?' }));
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toContain('somebody else than Lwazi Khumalo');
    fireEvent.click(dialog.getByRole('button', { name: 'End the visit' }));
    await waitFor(() => expect(calls(backend, 'abandon_consultation')).toHaveLength(1));
    press('Yes, this is Lwazi');
    await waitFor(() => expect(calls(backend, 'confirm_identity')).toHaveLength(1));
  });

  it('leads to the paper that who is with him put into the record, and to no other', async () => {
    openFor([]);
    expect(await screen.findByRole('button', { name: 'Look at the paper Affidavit mine' })).toBeDefined();
    expect((await head()).textContent).toContain('Affidavit mine, 3 Aug 2026, not checked by us');
    expect(screen.queryByText(/Affidavit of another/)).toBeNull();
  });

  it('turns amber when the mother leaves or her camera ends, and back when she comes again', async () => {
    const { show, room } = openFor([]);
    const who = async () => (await head()).firstElementChild;
    expect((await who())?.textContent).toContain('With him: Nomsa Khumalo, mother');
    const { seats, people } = room.get();
    show({ seats: seats.filter(({ mine }) => mine), people: [] });
    expect((await who())?.textContent).toMatch(/^Who is with Lwazi\?.*Nomsa Khumalo, mother, left the call \d\d:\d\d/);
    expect((await who())?.className).toContain('ask');
    show({ seats, people });
    expect((await who())?.textContent).toContain('With him: Nomsa Khumalo, mother');
    expect((await who())?.className).not.toContain('ask');
    const dark = people.map((person) => ({ ...person, state: { ...SENDS_ALL, camera: false } }));
    show({ people: dark });
    expect((await who())?.textContent).toMatch(/^Who is with Lwazi\?.*No picture since \d\d:\d\d.*Ask who is with him/);
    show({ people });
    expect((await who())?.textContent).toContain('With him: Nomsa Khumalo, mother');
  });

  it('has growth and vaccines among its tabs, by number, too', async () => {
    openFor([weight(1)]);
    const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Brief', 'Growth', 'Vaccines', 'Note', 'Prescriptions', 'Files', 'Chat']);
    key('2');
    expect(await screen.findByRole('heading', { name: 'Growth' })).toBeDefined();
    key('3');
    expect(await screen.findByRole('heading', { name: 'Vaccination schedule' })).toBeDefined();
    key('4');
    expect(screen.getByRole('tab', { name: 'Note' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says what of the record is closed, which is not the same as empty', async () => {
    openFor([], {}, { answers: { rights_to_chart: [] } });
    expect(await within(screen.getByRole('banner')).findByText('Weight is not shared with you')).toBeDefined();
    key('2');
    expect(await screen.findByText(/these are not open to you: /)).toBeDefined();
  });
});

describe('the room of a young person alone', () => {
  const young = { patientBorn: yearsAgo(14), patientName: 'Lwazi Khumalo', present: ALONE };

  it('asks to decide, with a reason at least ten characters long, and keeps it when the call fails', async () => {
    const { backend } = openFor([], young);
    expect((await head()).textContent).toContain('You decide, and say why');
    const understands = await screen.findByRole('button', { name: 'He understands' });
    expect(understands.className).toBe(screen.getByRole('button', { name: 'A parent is needed' }).className);
    fireEvent.click(understands);
    const dialog = within(screen.getByRole('dialog', { name: 'He understands' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Yes' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
    expect(await dialog.findByText('Please give the reason in at least ten characters')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    expect(calls(backend, 'decide_capacity')).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Says back what he was told' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Write it down' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(backend, 'decide_capacity')[0]?.args).toMatchObject({
      p_understands: true,
      p_reason: 'Says back what he was told',
    });
  });

  it('shows the decision with its reason, and lets it be made anew', async () => {
    const capacity = { understands: false, reason: 'Does not follow it', at: daysAgo(0), byName: 'Farida Essop' };
    openFor([], { ...young, capacity });
    expect((await head()).textContent).toMatch(
      /A parent is needed, and none has agreed Farida Essop, \d\d:\d\d: Does not follow it/,
    );
    press('Decide anew');
    expect(await screen.findByRole('button', { name: 'He understands' })).toBeDefined();
  });
});

it('tells the patient’s side that it is not seen to be them, and what they can do', async () => {
  open({ side: 'patient', more: { patientName: 'Lwazi Khumalo' }, room: { wrongPersonAt: daysAgo(0) } });
  const said = await screen.findAllByText(/says that this is not Lwazi Khumalo\. .*you can book for them\./);
  expect(said.some((one) => one.closest('[aria-live], [role="status"]') !== null)).toBe(true);
  expect(said.some((one) => one.closest('[aria-live], [role="status"]') === null)).toBe(true);
});

it('of an adult who came alone has neither rows nor tabs of a child, and the prompt until it is confirmed', async () => {
  const { present } = { present: { ...ALONE, firstName: 'Thandi' } };
  open({ side: 'specialist', more: { present }, room: { identityConfirmedAt: daysAgo(0) } });
  await screen.findByRole('tab', { name: 'Note' });
  expect(screen.queryByRole('region', { name: 'Who the patient is' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Growth' })).toBeNull();
  expect(screen.queryByText(/stays closed/)).toBeNull();
});
