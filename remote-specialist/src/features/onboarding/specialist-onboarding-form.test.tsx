// @vitest-environment jsdom
import { failed } from '@telehealth/contracts/errors';
import {
  GOOD_SPECIALIST_ONBOARDING,
  SPECIALIST_ONBOARDING_EXAMPLES,
} from '@telehealth/contracts/examples/specialist-onboarding';
import { message } from '@telehealth/contracts/messages';
import type { SpecialistOnboarding } from '@telehealth/contracts/people';
import { e164Of } from '@telehealth/contracts/phone';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { type RenderedInHost, renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SpecialistOnboardingForm } from './specialist-onboarding-form';

afterEach(cleanup);

const GOOD = GOOD_SPECIALIST_ONBOARDING;
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const SINGLE_FIELDS: [RegExp, (values: SpecialistOnboarding) => string][] = [
  [/^specialty/i, (values) => values.specialty],
  [/^license number/i, (values) => values.licenseNumber],
  [/^years of experience/i, (values) => values.yearsOfExperience],
  [/^education/i, (values) => values.education],
  [/^hospital affiliation/i, (values) => values.hospitalAffiliation],
  [/^phone number/i, (values) => values.phoneNumber],
  [/^bio/i, (values) => values.bio],
  [/^consultation rate/i, (values) => values.consultationRate],
];

function fill(values: SpecialistOnboarding) {
  for (const [label, read] of SINGLE_FIELDS) fireEvent.change(box(label), { target: { value: read(values) } });
  const isDay = (name: string) => values.availability[name.toLowerCase() as 'monday'];
  for (const day of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /day$/ })) {
    if (isDay(day.labels?.[0]?.textContent ?? '') !== day.checked) fireEvent.click(day);
  }
  if (values.termsAccepted) fireEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
const sentBy = ({ hostCalls }: RenderedInHost) =>
  hostCalls.find(({ name }) => name === 'auth.completeOnboarding')?.args[0];
const toastsOf = ({ hostCalls }: RenderedInHost) =>
  hostCalls.filter(({ name }) => name === 'notify').map(({ args }) => args[0]);

/** What a browser's own input accepts; the other cases are tested on the schema and in the database. */
function canBeTyped({ values }: { values: SpecialistOnboarding }): boolean {
  const isNumber = (text: string) => text === '' || /^-?\d+(\.\d+)?$/.test(text);
  const isDefaultList = values.languages.join() === GOOD.languages.join();
  return isNumber(values.yearsOfExperience) && isNumber(values.consultationRate) && isDefaultList;
}

describe('the rules', () => {
  // One example of each answer: the schema and the database are tested with all.
  const examples = SPECIALIST_ONBOARDING_EXAMPLES.filter(canBeTyped).filter(
    ({ refused }, at, all) => all.findIndex((one) => JSON.stringify(one.refused) === JSON.stringify(refused)) === at,
  );
  it.each(examples.map((example) => [example.name, example] as const))('%s', async (_name, { values, refused }) => {
    const view = renderInHost(<SpecialistOnboardingForm />, { role: 'specialist' });
    fill(values);
    submit();
    if (refused === undefined) return waitFor(() => expect(sentBy(view)).toBeDefined());
    await waitFor(() =>
      expect(screen.getAllByText(message(refused.id as 'validation.phone')).length).toBeGreaterThan(0),
    );
    expect(sentBy(view)).toBeUndefined();
  });
});

it('begins with English and Monday to Friday, and sends exactly what was typed', async () => {
  const view = renderInHost(<SpecialistOnboardingForm />, { role: 'specialist' });
  fill(GOOD);
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: /^languages/i }), ' isiZulu {Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await user.click(screen.getByRole('checkbox', { name: /accept insurance/i }));
  submit();
  await waitFor(() => expect(sentBy(view)).toBeDefined());
  const { profileImage: _none, ...good } = GOOD;
  expect(sentBy(view)).toEqual({
    role: 'specialist',
    values: {
      ...good,
      phoneE164: await e164Of(good.phoneNumber),
      languages: ['English', 'isiZulu'],
      acceptsInsurance: true,
      availability: {
        monday: true,
        tuesday: true,
        wednesday: true,
        thursday: true,
        friday: false,
        saturday: false,
        sunday: false,
      },
    },
  });
  await waitFor(() => expect(toastsOf(view)).toEqual(['onboarding.complete']));
});

it('never lets the last language go', async () => {
  renderInHost(<SpecialistOnboardingForm />, { role: 'specialist' });
  const list = () => within(screen.getByRole('list', { name: /languages/i }));
  expect(list().queryByRole('button', { name: 'Remove English' })).toBeNull();
  await userEvent.type(screen.getByRole('combobox', { name: /^languages/i }), 'isiXhosa{Enter}');
  await userEvent.click(list().getByRole('button', { name: 'Remove English' }));
  expect(
    list()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['isiXhosa']);
  expect(list().queryByRole('button')).toBeNull();
});

it('says what a visit will cost while the rate is typed', () => {
  renderInHost(<SpecialistOnboardingForm />, { role: 'specialist' });
  fireEvent.change(box(/^consultation rate/i), { target: { value: '90' } });
  expect(screen.getByText('A visit of 30 minutes costs the patient US$45.00.')).toBeDefined();
});

it('moves the focus to the first wrong field', async () => {
  renderInHost(<SpecialistOnboardingForm />, { role: 'specialist' });
  fill({ ...GOOD, licenseNumber: '', bio: 'short' });
  submit();
  await waitFor(() => expect(document.activeElement).toBe(box(/^license number/i)));
});

it('keeps every value when saving fails, and says so', async () => {
  const view = renderInHost(<SpecialistOnboardingForm />, {
    role: 'specialist',
    auth: { completeOnboarding: async () => failed({ id: 'data.offline' }) },
  });
  fill(GOOD);
  submit();
  await waitFor(() => expect(toastsOf(view)).toEqual(['onboarding.failed']));
  for (const [label, read] of SINGLE_FIELDS) expect(box(label).value).toBe(read(GOOD));
});

describe('while it is filled in', () => {
  const lastKept = ({ backend }: RenderedInHost) =>
    backend.calls.filter(({ name }) => name === 'keep_onboarding_draft').at(-1)?.args;

  it('is kept after a pause, without the agreement, and says so', async () => {
    const backend = createFakeBackend({ onboarding_drafts: null, keep_onboarding_draft: null, registration_files: [] });
    const view = renderInHost(<SpecialistOnboardingForm />, { role: 'specialist', backend });
    await screen.findByText(/What you type is kept with your account/);
    fireEvent.change(box(/^hospital affiliation/i), { target: { value: 'Groote Schuur' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/i }));
    await screen.findByText(/^Everything so far is kept/);
    expect(lastKept(view)).toMatchObject({ p_role: 'specialist', p_draft: { hospitalAffiliation: 'Groote Schuur' } });
    expect(JSON.stringify(lastKept(view))).not.toContain('terms');
  });

  it('begins with what was kept, and keeps nothing before that is known', async () => {
    const backend = createFakeBackend({
      onboarding_drafts: { draft: { hospitalAffiliation: 'Groote Schuur' }, updated_at: '2027-03-01T12:20:00Z' },
      registration_files: [],
    });
    const view = renderInHost(<SpecialistOnboardingForm />, { role: 'specialist', backend });
    await waitFor(() => expect(box(/^hospital affiliation/i).value).toBe('Groote Schuur'));
    view.unmount();
    expect(lastKept(view)).toBeUndefined();
  });

  it('says when it is not kept', async () => {
    const backend = createFakeBackend({
      onboarding_drafts: null,
      keep_onboarding_draft: refuse('P0001', 'data.busy'),
      registration_files: [],
    });
    renderInHost(<SpecialistOnboardingForm />, { role: 'specialist', backend });
    await screen.findByText(/What you type is kept with your account/);
    fireEvent.change(box(/^hospital affiliation/i), { target: { value: 'Groote Schuur' } });
    await screen.findByText(/^What you type is not kept right now/);
  });
});
