import type { Stage } from '../stage';
import { book, CARDS, DemoVisit } from '../visits';

const SPECIALIST = 'kagiso.mabena';

const join = (stage: Stage, patient: string, more: Record<string, unknown> = {}) =>
  stage.call<{ id: string }>(patient, 'join_waitlist', {
    key: stage.key(),
    specialist: stage.id(SPECIALIST),
    specialty: null,
    modes: ['video', 'voice'],
    from: stage.day(-13, '08:00'),
    until: stage.day(40),
    ...more,
  });

async function offerTo(stage: Stage, patient: string): Promise<{ id: string; appointment_id: string }> {
  const [offer] = await stage.admin(
    (tx) => tx<{ id: string; appointment_id: string }[]>`select id, appointment_id from public.slot_offers
      where patient_id = ${stage.id(patient)} and state = 'offered'`,
  );
  if (!offer) throw new Error(`No time was offered to ${patient}.`);
  return offer;
}

/** Four patients wait for Kagiso. A time becomes free: the first declines, the second does not answer, the third takes it. */
async function inLine(stage: Stage): Promise<void> {
  await stage.until(stage.day(-13, '08:00'));
  // Without quiet hours a patient can be asked at any hour.
  const awake = { privacy_mode: true, quiet_from: '03:00', quiet_until: '03:00' };
  await stage.call('xolile.mbekintuli', 'set_notification_settings', awake);
  const first = await join(stage, 'thandi');
  await join(stage, 'xolile.mbekintuli');
  await join(stage, 'annelie.coetzee');
  await join(stage, 'siyabonga', { specialist: null, specialty: 'dermatology', until: stage.day(-6) });
  const freed = await book(stage, {
    patient: 'demo.patient',
    specialist: SPECIALIST,
    from: stage.day(9, '06:00'),
    booked: stage.day(-13, '08:10'),
    reason: 'Shoulder',
  });
  await stage.until(stage.day(-12, '09:00'));
  await freed.cancel('patient', 'It is better');
  await stage.serve('run_due_jobs');
  await stage.call('thandi', 'decline_slot_offer', { offer: (await offerTo(stage, 'thandi')).id });
  await stage.call('thandi', 'leave_waitlist', { entry: first.id });
  await stage.serve('run_due_jobs');
  await offerTo(stage, 'xolile.mbekintuli');
  await stage.until(stage.day(-12, '09:12'));
  await stage.serve('run_due_jobs');
  await taken(stage, freed);
}

async function taken(stage: Stage, { startsAt, minutes }: DemoVisit): Promise<void> {
  const patient = 'annelie.coetzee';
  const offer = await offerTo(stage, patient);
  await stage.call(patient, 'accept_slot_offer', { offer: offer.id });
  const visit = new DemoVisit(stage, offer.appointment_id, patient, SPECIALIST, patient, startsAt, minutes);
  await visit.submit('Seer rug in die swangerskap');
  await visit.pay(CARDS.pays);
}

/** A time on offer at this moment, and a patient who would rather come earlier. */
async function onOffer(stage: Stage): Promise<void> {
  const freed = await book(stage, {
    patient: 'nomsa.dlamini',
    specialist: SPECIALIST,
    from: stage.day(12, '06:00'),
    booked: stage.day(-1, '12:00'),
    reason: 'Heel pain in the morning',
  });
  const later = await book(stage, {
    patient: 'bhekisisa.sibiya',
    specialist: 'pieter.vanderwesthuizen',
    from: stage.day(10, '06:00'),
    booked: stage.day(-1, '12:05'),
    reason: 'Umfutho wegazi',
  });
  await later.asPatient('want_earlier', { key: stage.key() });
  await stage.until(stage.minute(-5));
  await freed.cancel('patient', 'It is gone');
  await stage.serve('run_due_jobs');
}

export const WAITING_LIST = [inLine, onOffer];
