import { INITIAL_PATIENT_ONBOARDING, INITIAL_SPECIALIST_ONBOARDING, WEEKDAYS } from '@telehealth/contracts';
import type { TransactionSql } from 'postgres';
import { asPerson, asService } from './seed-acting';
import type { SeedPatient, SeedSpecialist } from './seed-person';

/** uuid of each person in the backend, by mailbox. */
export type SeedIds = ReadonlyMap<string, string>;

export function idOf(ids: SeedIds, mailbox: string): string {
  const id = ids.get(mailbox);
  if (!id) throw new Error(`No demo person called ${mailbox}.`);
  return id;
}

/** Onboards a demo patient through the form's own function. */
export async function addPatient(tx: TransactionSql, ids: SeedIds, person: SeedPatient): Promise<void> {
  const phoneNumber = person.form.emergencyContact.phone.replace('9001', '9002');
  const form = { ...INITIAL_PATIENT_ONBOARDING, phoneNumber, ...person.form, termsAccepted: true };
  await asPerson(tx, idOf(ids, person.mailbox), async () => {
    await tx`select public.complete_patient_onboarding(${tx.json(form)}, ${person.timeZone})`;
  });
}

function specialistForm(person: SeedSpecialist, position: number) {
  const days = new Set(person.hours.flatMap((hours) => hours.days));
  return {
    ...INITIAL_SPECIALIST_ONBOARDING,
    licenseNumber: `ZZ${String(position).padStart(7, '0')}`,
    education: 'Degree of a made-up university',
    phoneNumber: `+1 202 555 01${String(position).padStart(2, '0')}`,
    ...person.form,
    availability: Object.fromEntries(WEEKDAYS.map((day) => [day, days.has(day)])),
    profileImage: undefined,
    termsAccepted: true,
  };
}

async function tuneOffer(tx: TransactionSql, id: string, person: SeedSpecialist): Promise<void> {
  // The page for editing hours comes later; until then the demo's are set the way an operator would.
  await tx`delete from public.availability_rules where specialist_id = ${id}`;
  for (const { days, from, to } of person.hours) {
    const weekdays = days.map((day) => WEEKDAYS.indexOf(day) + 1);
    await tx`insert into public.availability_rules (specialist_id, weekday, starts_at, ends_at)
      select ${id}::uuid, d, ${from}::time, ${to}::time from unnest(${weekdays}::int[]) d`;
  }
  for (const [at, { name, minutes, priceMinor }] of (person.more ?? []).entries()) {
    await tx`insert into public.visit_types (specialist_id, name, position, minutes, modes, price_minor)
      values (${id}, ${name}, ${at + 1}, ${minutes}, array['video', 'voice', 'chat'], ${priceMinor})`;
  }
  if (person.bufferAfter) {
    await tx`update public.visit_types set buffer_after_minutes = ${person.bufferAfter} where specialist_id = ${id}`;
  }
}

/** Onboards a demo specialist through the form's own function and records the check of the number. */
export async function addSpecialist(
  tx: TransactionSql,
  ids: SeedIds,
  person: SeedSpecialist,
  position: number,
): Promise<void> {
  const id = idOf(ids, person.mailbox);
  const form = specialistForm(person, position);
  await asPerson(tx, id, async () => {
    await tx`select public.complete_specialist_onboarding(${tx.json(form)}, ${person.timeZone})`;
  });
  await tuneOffer(tx, id, person);
  if (person.verified === false) return;
  await asService(tx, async () => {
    await tx`select public.set_registration(${id}, ${form.licenseNumber}, 'verified', 'Demo data: a made-up number')`;
  });
}
