// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import {
  GOOD_PATIENT_ONBOARDING,
  PATIENT_ONBOARDING_EXAMPLES,
} from '@telehealth/contracts/examples/patient-onboarding';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { PatientOnboarding } from '@telehealth/contracts/people';
import { e164Of } from '@telehealth/contracts/phone';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { type RenderedInHost, renderInHost } from '@telehealth/data/testing/render-in-host';
import { whenText } from '@telehealth/ui/parts/time';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PatientOnboardingForm } from './patient-onboarding-form';

afterEach(cleanup);

const GOOD = GOOD_PATIENT_ONBOARDING;
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const listBox = (label: RegExp) => screen.getByRole('combobox', { name: label });
const SINGLE_FIELDS: [RegExp, (values: PatientOnboarding) => string][] = [
  [/^date of birth/i, (values) => values.dateOfBirth],
  [/^gender/i, (values) => values.gender],
  [/^phone number/i, (values) => values.phoneNumber],
  [/^address/i, (values) => values.address],
  [/^contact name/i, (values) => values.emergencyContact.name],
  [/^relationship/i, (values) => values.emergencyContact.relationship],
  [/^contact phone/i, (values) => values.emergencyContact.phone],
];

function fill(values: PatientOnboarding) {
  for (const [label, read] of SINGLE_FIELDS) fireEvent.change(box(label), { target: { value: read(values) } });
  if (values.termsAccepted) fireEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
const sentBy = ({ hostCalls }: RenderedInHost) =>
  hostCalls.find(({ name }) => name === 'auth.completeOnboarding')?.args[0];
const toastsOf = ({ hostCalls }: RenderedInHost) =>
  hostCalls.filter(({ name }) => name === 'notify').map(({ args }) => args[0]);

describe('the rules', () => {
  const examples = PATIENT_ONBOARDING_EXAMPLES.filter(({ values, refused }) =>
    // A date input cannot hold a day that does not exist, so the schema alone is tested with those.
    refused?.path === 'dateOfBirth' ? ['', '2999-01-01'].includes(values.dateOfBirth) : true,
  )
    .filter(({ refused }) => refused === undefined || !/^(medical|allerg|current)/.test(refused.path))
    // One example of each answer: the schema and the database are tested with all.
    .filter(
      ({ refused }, at, all) => all.findIndex((one) => JSON.stringify(one.refused) === JSON.stringify(refused)) === at,
    );
  it.each(examples.map((example) => [example.name, example] as const))('%s', async (_name, { values, refused }) => {
    const view = renderInHost(<PatientOnboardingForm />);
    fill(values);
    submit();
    if (refused === undefined) return waitFor(() => expect(sentBy(view)).toBeDefined());
    await waitFor(() =>
      expect(screen.getAllByText(message(refused.id as 'validation.phone')).length).toBeGreaterThan(0),
    );
    expect(sentBy(view)).toBeUndefined();
  });
});

it('sends exactly what was typed, with the lists in their order', async () => {
  const view = renderInHost(<PatientOnboardingForm />);
  fill(GOOD);
  const user = userEvent.setup();
  await user.type(listBox(/^medical conditions/i), '  Asthma {Enter}');
  await user.type(listBox(/^allergies/i), 'Penicillin{Enter}   {Enter}Eggs{Enter}');
  submit();
  await waitFor(() => expect(sentBy(view)).toBeDefined());
  expect(sentBy(view)).toEqual({
    role: 'patient',
    values: {
      ...{ ...GOOD, medicalConditions: ['Asthma'], allergies: ['Penicillin', 'Eggs'], currentMedications: [] },
      phoneE164: await e164Of(GOOD.phoneNumber),
      emergencyContact: { ...GOOD.emergencyContact, phoneE164: await e164Of(GOOD.emergencyContact.phone) },
    },
  });
  await waitFor(() => expect(toastsOf(view)).toEqual(['onboarding.complete']));
});

it('offers that no allergies are known, as long as none is listed, and sends it', async () => {
  const view = renderInHost(<PatientOnboardingForm />);
  fill({ ...GOOD, allergies: [] });
  const user = userEvent.setup();
  const none = () => screen.queryByRole('checkbox', { name: /I know of no allergies/ }) as HTMLInputElement | null;
  expect(none()?.checked).toBe(false);
  await user.type(listBox(/^allergies/i), 'Latex{Enter}');
  expect(none()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Latex' }));
  await user.click(none() as HTMLInputElement);
  submit();
  await waitFor(() => expect(sentBy(view)).toMatchObject({ values: { allergies: [], noAllergies: true } }));
});

it('empties the entry box after adding and removes entries again', async () => {
  renderInHost(<PatientOnboardingForm />);
  const user = userEvent.setup();
  await user.type(listBox(/^allergies/i), 'Latex');
  await user.click(screen.getByRole('button', { name: /add allergy/i }));
  expect((listBox(/^allergies/i) as HTMLInputElement).value).toBe('');
  const list = screen.getByRole('list', { name: /allergies/i });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove Latex' }));
  expect(screen.queryByText('Latex', { selector: 'li span' })).toBeNull();
});

it('moves the focus to the first wrong field and says again as it changes', async () => {
  renderInHost(<PatientOnboardingForm />);
  fill({ ...GOOD, phoneNumber: '12', address: '' });
  submit();
  await waitFor(() => expect(document.activeElement).toBe(box(/^phone number/i)));
  fireEvent.change(box(/^phone number/i), { target: { value: GOOD.phoneNumber } });
  await waitFor(() => expect(screen.queryByText(message('validation.phone'))).toBeNull());
  expect(screen.getAllByText(message('validation.address')).length).toBeGreaterThan(0);
});

it('says at its field everything that is missing, and sends nothing', async () => {
  const view = renderInHost(<PatientOnboardingForm />);
  submit();
  await screen.findAllByText(message('validation.dateOfBirth'));
  const missing = [
    [box(/^date of birth/i), 'validation.dateOfBirth'],
    [box(/^gender/i), 'validation.gender'],
    [box(/^phone number/i), 'validation.phone'],
    [box(/^address/i), 'validation.address'],
    [box(/^contact name/i), 'validation.emergencyName'],
    [box(/^relationship/i), 'validation.emergencyRelationship'],
    [box(/^contact phone/i), 'validation.phone'],
    [screen.getByRole('checkbox', { name: /terms/i }), 'validation.terms'],
  ] as const;
  for (const [input, id] of missing) {
    expect(input.getAttribute('aria-invalid'), id).toBe('true');
    const says = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(says.map((one) => document.getElementById(one)?.textContent).join(' '), id).toContain(message(id));
  }
  expect(sentBy(view)).toBeUndefined();
});

it('keeps every value when saving fails, and says so', async () => {
  const view = renderInHost(<PatientOnboardingForm />, {
    auth: { completeOnboarding: async () => failed({ id: 'data.offline' }) },
  });
  fill(GOOD);
  submit();
  await waitFor(() => expect(toastsOf(view)).toEqual(['onboarding.failed']));
  expect(screen.getByRole('alert').textContent).toContain(message('data.offline'));
  for (const [label, read] of SINGLE_FIELDS) expect(box(label).value).toBe(read(GOOD));
});

describe('while it is filled in', () => {
  const KEPT = { draft: { address: '12 Long Street' }, updated_at: '2027-03-01T12:20:00Z' };
  const lastKept = ({ backend }: RenderedInHost) =>
    backend.calls.filter(({ name }) => name === 'keep_onboarding_draft').at(-1)?.args;

  it('is kept after a pause, without the agreement, and says so', async () => {
    const backend = createFakeBackend({ onboarding_drafts: null, keep_onboarding_draft: null });
    const view = renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    await screen.findByText(/What you type is kept with your account/);
    fireEvent.change(box(/^address/i), { target: { value: '12 Long Street' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
    await screen.findByText(/^Everything so far is kept/);
    expect(lastKept(view)).toMatchObject({ p_role: 'patient', p_draft: { address: '12 Long Street' } });
    expect(JSON.stringify(lastKept(view))).not.toContain('terms');
  });

  it('keeps also what was typed before the answer came', async () => {
    let answer = () => {};
    const answered = new Promise<null>((resolve) => {
      answer = () => resolve(null);
    });
    const backend = createFakeBackend({ onboarding_drafts: () => answered, keep_onboarding_draft: null });
    const view = renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    fireEvent.change(box(/^address/i), { target: { value: '12 Long Street' } });
    answer();
    await screen.findByText(/^Everything so far is kept/);
    expect(lastKept(view)).toMatchObject({ p_draft: { address: '12 Long Street' } });
  });

  it('begins with what was kept, and keeps nothing before that is known', async () => {
    const backend = createFakeBackend({ onboarding_drafts: KEPT });
    const view = renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    await waitFor(() => expect(box(/^address/i).value).toBe('12 Long Street'));
    view.unmount();
    expect(lastKept(view)).toBeUndefined();
  });

  it('says what it filled in and from when, and changes it back and forth', async () => {
    const backend = createFakeBackend({ onboarding_drafts: KEPT, keep_onboarding_draft: null });
    const view = renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    const at = whenText(new Date(KEPT.updated_at), viewerTimeZone());
    expect(await screen.findByText(`We filled in what you typed: ${at}`)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
    fireEvent.click(screen.getByRole('button', { name: 'Start with an empty form' }));
    expect(box(/^address/i).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/i }).checked).toBe(true);
    await waitFor(() => expect(lastKept(view)).toMatchObject({ p_draft: { address: '' } }));
    fireEvent.click(screen.getByRole('button', { name: 'Fill it in again' }));
    expect(box(/^address/i).value).toBe('12 Long Street');
    await waitFor(() => expect(lastKept(view)).toMatchObject({ p_draft: { address: '12 Long Street' } }));
  });

  it('keeps what was typed before the answer came, fills in the rest, and says so', async () => {
    let answer = () => {};
    const answered = new Promise<object>((resolve) => {
      answer = () => resolve({ ...KEPT, draft: { address: '12 Long Street', phoneNumber: '+27 82 555 0101' } });
    });
    const backend = createFakeBackend({ onboarding_drafts: () => answered, keep_onboarding_draft: null });
    const view = renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    fireEvent.change(box(/^address/i), { target: { value: '1 New Road' } });
    answer();
    await waitFor(() => expect(box(/^phone number/i).value).toBe('+27 82 555 0101'));
    expect(box(/^address/i).value).toBe('1 New Road');
    fireEvent.click(screen.getByRole('button', { name: 'Start from what was here' }));
    expect([box(/^address/i).value, box(/^phone number/i).value]).toEqual(['1 New Road', '']);
    await waitFor(() => expect(lastKept(view)).toMatchObject({ p_draft: { address: '1 New Road', phoneNumber: '' } }));
  });

  it('takes over what another device kept since, but not what it kept itself', async () => {
    const backend = createFakeBackend({ onboarding_drafts: null, keep_onboarding_draft: null });
    renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    await screen.findByText(/What you type is kept with your account/);
    fireEvent.change(box(/^address/i), { target: { value: '1 New Road' } });
    await screen.findByText(/^Everything so far is kept/);
    const own = backend.calls.filter(({ name }) => name === 'keep_onboarding_draft').at(-1)?.args as {
      p_draft: object;
    };
    const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    backend.answer('onboarding_drafts', { ...KEPT, draft: own.p_draft });
    lookAgain();
    await waitFor(() => expect(backend.calls.filter(({ name }) => name === 'onboarding_drafts')).toHaveLength(2));
    expect(screen.queryByText(/^We filled in/)).toBeNull();
    backend.answer('onboarding_drafts', { ...KEPT, draft: { ...own.p_draft, address: 'From the phone' } });
    lookAgain();
    await waitFor(() => expect(box(/^address/i).value).toBe('From the phone'));
    fireEvent.click(screen.getByRole('button', { name: 'Start from what was here' }));
    expect(box(/^address/i).value).toBe('1 New Road');
  });

  it('says when it is not kept', async () => {
    const backend = createFakeBackend({
      onboarding_drafts: null,
      keep_onboarding_draft: refuse('P0001', 'data.busy'),
    });
    renderInHost(<PatientOnboardingForm />, { role: 'patient', backend });
    await screen.findByText(/What you type is kept with your account/);
    fireEvent.change(box(/^address/i), { target: { value: '12 Long Street' } });
    await screen.findByText(/^What you type is not kept right now/);
  });
});
