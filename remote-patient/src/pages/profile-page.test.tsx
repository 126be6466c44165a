// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ProfilePage from './profile-page';

afterEach(cleanup);

const LONG_AGO = '2021-03-01T10:00:00Z';
const NEEDS = { captions: true, interpreter: 'isiZulu', largeText: false, audioOnly: false, extraTime: false };
const PROFILE = {
  ...{ name: 'Thandi Nkosi', email: 't@example.com', phone_raw: '082 123 4567', locale: 'en-ZA', version: 3 },
  ...{ time_zone: 'Africa/Johannesburg', needs: NEEDS, onboarding_completed_at: LONG_AGO },
  ...{ facts_reviewed_at: null, updated_at: LONG_AGO },
};
const FACTS = {
  ...{ date_of_birth: '1988-05-12', gender: 'female', address: '14 Vilakazi Street', blood_type: '' },
  ...{ id_kind: null, id_number: null, updated_at: LONG_AGO, version: 7 },
};
const CONTACT = {
  name: 'Sipho Nkosi',
  relationship: 'Husband',
  phone: '082 765 4321',
  updated_at: LONG_AGO,
  version: 2,
};
const ALLERGY = {
  ...{ id: 'a1', label: 'Penicillin', reaction: 'Rash', severity: 'severe', source: 'self', updated_at: LONG_AGO },
  ...{ confirmed_by: 'naledi', confirmed_at: '2026-10-25T10:00:00Z' },
};
const CONDITION = { ...ALLERGY, id: 'c1', label: 'Asthma', confirmed_by: null, confirmed_at: null };
const OFFER = {
  ...{ id: 'd1', state: 'offered', viewer_role: 'delegate', counterpart_id: 'g', counterpart_name: 'Gogo Nkosi' },
  ...{
    counterpart_id: null,
    invited_email: 't@example.com',
    scopes: ['book'],
    may: 'view',
    relationship: 'mother',
    basis: 'invited',
    until: null,
  },
  ...{ offered_at: LONG_AGO, accepted_at: null, ended_at: null },
};
/** One reported medicine, and one of two prescribed ones, are taken now. */
const RECORD = {
  categories: {
    medicines: {
      state: 'shown',
      sections: {
        medicines: [
          {
            ...{ kind: 'prescription', id: 'p1', status: 'completed', issued_at: '2026-11-02T10:00:00Z', version: 1 },
            ...{ prescriber_name: 'Naledi Mokoena', taken: [2] },
            items: [
              { position: 1, medicine: 'Azithromycin', form: 'tablets', strength: '500 mg', directions: 'One a day' },
              { position: 2, medicine: 'Enalapril', form: 'tablets', strength: '5 mg', directions: 'One at night' },
            ],
          },
        ],
      },
    },
  },
};
const ALL = {
  ...{ profiles: PROFILE, patients: FACTS, emergency_contacts: [CONTACT], patient_allergies: [ALLERGY] },
  ...{
    patient_conditions: [CONDITION],
    open_chart: 'ticket',
    read_look: RECORD,
    my_delegations: [OFFER],
  },
  specialist_public: [{ specialist_id: 'naledi', name: 'Naledi Mokoena' }],
  medical_aids: null,
  server_time: () => new Date().toISOString(),
};
const open = (answers: Record<string, unknown> = {}) =>
  renderInHost(<ProfilePage />, { backend: createFakeBackend({ ...ALL, ...answers }) });
const sent = (backend: ReturnType<typeof createFakeBackend>, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);
const card = (name: string) => screen.findByRole('region', { name });

it('lists what was prescribed and goes on among the medicines', async () => {
  open();
  expect(await screen.findByText('Enalapril 5 mg: One at night')).toBeDefined();
  expect(screen.queryByText(/Azithromycin/)).toBeNull();
});

it('says of each fact who stands behind it, and of what is unknown that it is', async () => {
  open();
  const you = await card('You');
  expect(await within(you).findByText('14 Vilakazi Street')).toBeDefined();
  expect(within(you).getAllByText('Self-reported, 1 Mar 2021')).toHaveLength(3);
  expect(within(you).getByText('Unknown')).toBeDefined();
  const health = await card('Your health');
  const allergy = (await within(health).findByText('Penicillin: Rash, severe')).closest('li');
  expect(allergy?.textContent).toContain('Confirmed by Naledi Mokoena, 25 Oct 2026');
  expect(
    within(health)
      .getByText(/^Asthma/)
      .closest('li')?.textContent,
  ).toContain('Self-reported, 1 Mar 2021');
  expect((await card('How we reach you')).textContent).toContain('Confirmed by a code we emailed');
});

it('asks once a year whether it is all still right, and is quiet afterwards', async () => {
  const { backend, hostCalls } = open({ confirm_my_facts: '2026-11-24T10:00:00Z' });
  const due = await card('Is this still right?');
  expect(due.textContent).toContain('Last said to be right: 1 Mar 2021.');
  backend.answer('profiles', { ...PROFILE, facts_reviewed_at: new Date().toISOString() });
  await userEvent.setup().click(within(due).getByRole('button', { name: 'All still right' }));
  expect(await card('Your yearly check is done')).toBeDefined();
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['profile.stillRight'] });
});

it('keeps what was typed when it could not be saved, and points at the first wrong field', async () => {
  const { backend, hostCalls } = open({ update_emergency_contact: refuse('P0001', 'data.conflict') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change who we call' }));
  const dialog = await screen.findByRole('dialog');
  const [name, phone] = ['Contact name', 'Contact phone number'].map((label) =>
    within(dialog).getByLabelText(new RegExp(`^${label}`)),
  ) as [HTMLInputElement, HTMLInputElement];
  await user.clear(name);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(message('validation.emergencyName'))).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(sent(backend, 'update_emergency_contact')).toEqual([]);
  await user.type(name, 'Zanele Nkosi');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(message('data.conflict'))).toBeDefined();
  expect([name.value, phone.value]).toEqual(['Zanele Nkosi', '082 765 4321']);
  backend.answer('update_emergency_contact', CONTACT);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'update_emergency_contact').at(-1)).toEqual({
    p_contact: { name: 'Zanele Nkosi', relationship: 'Husband', phone: '082 765 4321', phoneE164: '+27827654321' },
    p_version: 2,
  });
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['profile.saved'] });
});

it('changes details with the version that was seen, and needs without touching the rest', async () => {
  const { backend } = open({ update_patient_facts: FACTS, update_my_profile: PROFILE });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change your details' }));
  await user.selectOptions(await screen.findByLabelText(/^Blood type/), 'O+');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(backend, 'update_patient_facts')).toEqual([
    {
      p_facts: {
        ...{ dateOfBirth: '1988-05-12', gender: 'female', address: '14 Vilakazi Street', bloodType: 'O+' },
        idNumber: '',
      },
      p_version: 7,
    },
  ]);
  expect((await card('What you need in a visit')).textContent).toContain('An interpreter: isiZulu');
  await user.click(screen.getByRole('button', { name: 'Change what you need in a visit' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Extra time' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(backend, 'update_my_profile')).toHaveLength(1));
  expect(sent(backend, 'update_my_profile')).toEqual([
    {
      p_form: { locale: 'en-ZA', timeZone: 'Africa/Johannesburg', needs: { ...NEEDS, extraTime: true } },
      p_version: 3,
    },
  ]);
});

it('asks somebody to act for the patient, and never for sensitive parts without the record', async () => {
  const { backend } = open({ invite_delegate: {} });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ask somebody to act for me' }));
  const dialog = await screen.findByRole('dialog');
  const box = (name: string) => within(dialog).getByRole('checkbox', { name }) as HTMLInputElement;
  expect(box('Its sensitive parts, too').disabled).toBe(true);
  expect(box('Add to it, such as readings').disabled).toBe(true);
  for (const name of ['Read my record', 'Its sensitive parts, too', 'Add to it, such as readings'])
    await user.click(box(name));
  expect(box('Add to it, such as readings').checked).toBe(true);
  expect(box('Its sensitive parts, too').checked).toBe(true);
  await user.click(box('Read my record'));
  await user.type(within(dialog).getByLabelText(/^Their email address/), 'sipho@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(sent(backend, 'invite_delegate')).toHaveLength(1));
  expect(sent(backend, 'invite_delegate')).toMatchObject([
    { p_email: 'sipho@example.com', p_scopes: ['book'], p_may: 'view', p_relationship: '' },
  ]);
});

it('lets the patient answer who asks them to act', async () => {
  const { backend, hostCalls } = open({ accept_delegation: {} });
  const acting = await card('People you act for');
  expect((await within(acting).findByText(/asks you to act for them/)).textContent).toContain('Gogo Nkosi');
  await userEvent.setup().click(within(acting).getByRole('button', { name: 'Accept to act for Gogo Nkosi' }));
  await waitFor(() => expect(sent(backend, 'accept_delegation')).toEqual([{ p_delegation: 'd1' }]));
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['access.acceptedActing'] });
});

it('says what is safe where something did not come, and shows the rest', async () => {
  open({ patients: refuse('', '', 0) });
  const you = await card('You');
  expect(await within(you).findByText('Your details are kept.')).toBeDefined();
  expect(await screen.findByText('Sipho Nkosi', { exact: false })).toBeDefined();
});

it('names a medical aid by choice, and erases it', async () => {
  const { backend, hostCalls } = open({ save_my_medical_aid: {}, remove_my_medical_aid: null });
  const user = userEvent.setup();
  const aid = within(await card('Medical aid'));
  await user.click(await aid.findByRole('button', { name: 'Add your medical aid' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Medical aid/ }), 'Made-up Health');
  await user.type(dialog.getByRole('textbox', { name: /^Main member/ }), 'Nkosi S');
  await user.type(dialog.getByRole('textbox', { name: /^Your dependant code/ }), 'A1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const id of ['medicalAid.memberNumber', 'medicalAid.dependantCode'] as const)
    expect(await dialog.findByText(message(id))).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /^Membership number/ }), '00123');
  await user.clear(dialog.getByRole('textbox', { name: /^Your dependant code/ }));
  const row = {
    scheme: 'Made-up Health',
    plan: '',
    member_name: 'Nkosi S',
    member_number: '00123',
    dependant_code: '',
    version: 1,
  };
  backend.answer('medical_aids', row);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await aid.findByText(/member 00123, Nkosi S/)).textContent).not.toContain('dependant');
  const form = { scheme: 'Made-up Health', plan: '', memberName: 'Nkosi S', memberNumber: '00123', dependantCode: '' };
  expect(sent(backend, 'save_my_medical_aid')).toEqual([{ p_form: form, p_version: 0 }]);
  backend.answer('medical_aids', null);
  await user.click(aid.getByRole('button', { name: 'Erase your medical aid' }));
  expect(await aid.findByText(/^None/)).toBeDefined();
  expect(hostCalls).toContainEqual({ name: 'notify', args: ['medicalAid.removed'] });
});
