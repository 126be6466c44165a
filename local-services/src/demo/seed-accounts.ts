import { INITIAL_PATIENT_ONBOARDING, INITIAL_SPECIALIST_ONBOARDING, WEEKDAYS } from '@telehealth/contracts/people';
import { offerVisits } from './seed-offers';
import { nameOf, type SeedPatient, type SeedSpecialist } from './seed-person';
import type { Stage } from './stage';

/** Day on which the demo's clinic begins, counted from the anchor; both clock changes of Europe lie at most 217 days back. */
export const FIRST_DAY = -250;
export const OPERATOR = 'operator';
/** The second operator, who confirms what the first one proposes. */
export const SECOND_OPERATOR = 'operator.two';

/** The demo's phone numbers need only the spaces removed. */
const dialled = (phone: string) => phone.replaceAll(' ', '');

function bornOn(stage: Stage, { ageYears, form }: SeedPatient): string {
  if (ageYears === undefined) return form.dateOfBirth;
  const day = stage.day(-100).toISOString().slice(0, 10);
  return `${Number(day.slice(0, 4)) - ageYears}${day.slice(4).replace('02-29', '02-28')}`;
}

/** Onboards a demo patient through the form's own function. */
export async function addPatient(stage: Stage, person: SeedPatient): Promise<void> {
  await stage.until(stage.day(person.onboarded ?? FIRST_DAY, '06:00'));
  const { emergencyContact } = person.form;
  const phoneNumber = emergencyContact.phone.replace(/\d\d$/, (last) =>
    String((Number(last) + 50) % 100).padStart(2, '0'),
  );
  const dateOfBirth = bornOn(stage, person);
  const form = {
    ...INITIAL_PATIENT_ONBOARDING,
    phoneNumber,
    ...person.form,
    dateOfBirth,
    termsAccepted: true,
    phoneE164: dialled(phoneNumber),
    emergencyContact: { ...emergencyContact, phoneE164: dialled(emergencyContact.phone) },
  };
  await stage.call(person.mailbox, 'sync_my_profile');
  await stage.call(person.mailbox, 'complete_patient_onboarding', { form, time_zone: person.timeZone });
}

const councilNumber = (position: number): string => `ZZ${String(position).padStart(7, '0')}`;

function specialistForm(person: SeedSpecialist, position: number) {
  const days = new Set(person.hours.flatMap((hours) => hours.days));
  const phoneNumber = `+1 202 555 01${String(position).padStart(2, '0')}`;
  return {
    ...INITIAL_SPECIALIST_ONBOARDING,
    licenseNumber: councilNumber(position),
    education: 'Degree (made up for this demonstration)',
    phoneNumber,
    phoneE164: dialled(phoneNumber),
    ...person.form,
    availability: Object.fromEntries(WEEKDAYS.map((day) => [day, days.has(day)])),
    profileImage: undefined,
    termsAccepted: true,
  };
}

/** One operator proposes, the other confirms. */
export async function agreeOn(stage: Stage, kind: string, form: object): Promise<void> {
  const id = await stage.call<object & string>(OPERATOR, 'propose_publication', { kind, form });
  await stage.call(SECOND_OPERATOR, 'decide_publication', { id, confirms: true });
}

/** The operator's result of checking a registration; of a suspension both operators'. */
async function check(stage: Stage, person: SeedSpecialist, position: number, state: string, until: Date | null) {
  const evidence =
    state === 'verified'
      ? 'Demo data: a made-up number, compared with no register'
      : `Demo data: made up as an example of a registration that is ${state}`;
  const name = nameOf(person);
  const { specialty } = person.form;
  const claim = { number: councilNumber(position), name, specialty, evidence };
  const specialist = stage.id(person.mailbox);
  if (state === 'suspended')
    return agreeOn(stage, 'suspension', { ...claim, specialistId: specialist, typedName: name, note: '', from: null });
  await stage.call(OPERATOR, 'decide_registration', { ...claim, specialist, state, until });
}

/** Fills the search fields of the specialist's own profile, and what prescriptions must carry. */
async function tellMore(stage: Stage, person: SeedSpecialist, form: ReturnType<typeof specialistForm>): Promise<void> {
  const { gender = 'prefer-not-to-say', province = '', city = '' } = person.card ?? {};
  const version = await profileVersion(stage, person.mailbox);
  await stage.call(person.mailbox, 'update_specialist_profile', {
    form: {
      ...form,
      gender,
      province,
      city,
      practiceAddress: `${form.hospitalAffiliation}, 1 Example Road`,
      practicePhone: '011 555 0100',
    },
    version,
  });
}

async function profileVersion(stage: Stage, mailbox: string): Promise<number> {
  const [row] = await stage.admin(
    (tx) => tx<{ version: number }[]>`
      select version from public.specialists where profile_id = ${stage.id(mailbox)}`,
  );
  return row?.version ?? 0;
}

/** Onboards a demo specialist through the form's own function; an operator checks the council number. */
export async function addSpecialist(stage: Stage, person: SeedSpecialist, position: number): Promise<void> {
  const first = person.onboarded ?? FIRST_DAY;
  await stage.until(stage.day(first, '05:00'));
  await stage.call(person.mailbox, 'sync_my_profile');
  const form = specialistForm(person, position);
  await stage.call(person.mailbox, 'complete_specialist_onboarding', { form, time_zone: person.timeZone });
  await tellMore(stage, person, form);
  await offerVisits(stage, person);
  if (person.registration === 'pending') return;
  await stage.until(stage.day(first + 1, '05:00'));
  if (person.registration === 'unverified') await stage.call(person.mailbox, 'withdraw_registration');
  else if (person.registration === 'rejected') await check(stage, person, position, 'rejected', null);
  else await check(stage, person, position, 'verified', person.registration === 'expired' ? stage.day(-30) : null);
  if (person.registration !== 'suspended') return;
  await stage.until(stage.day(-20));
  await check(stage, person, position, 'suspended', null);
}
