import { OPERATOR } from '../seed-accounts';
import type { Stage } from '../stage';
import { book, hold } from '../visits';

async function cancelledByPatient(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'thandi',
    specialist: 'zoe.fernandes',
    from: stage.day(-20, '08:00'),
    booked: stage.day(-24),
    reason: 'Rash on one arm',
  });
  await visit.until(-60 * 40);
  await visit.cancel('patient', 'The rash is gone');
}

async function cancelledLate(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'siyabonga',
    specialist: 'naledi',
    from: stage.day(-8, '13:00'),
    reason: 'Note for work',
  });
  await visit.until(-200);
  await visit.cancel('patient', 'My shift changed');
}

async function cancelledBySpecialist(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'mariamagdalena.oosthuizen',
    specialist: 'naledi',
    from: stage.day(-12, '10:00'),
    reason: 'Griepinspuiting: vraag',
  });
  await visit.until(-600);
  await visit.cancel('specialist', 'I am ill myself');
}

/** A time next to the held one replaces it; then the patient does not pay, and the time is free again. */
async function lapsed(stage: Stage): Promise<void> {
  const booking = {
    patient: 'thandi',
    specialist: 'pieter.vanderwesthuizen',
    from: stage.day(-6, '06:00'),
    reason: 'Palpitations',
  };
  const first = await hold(stage, booking);
  await stage.call('thandi', 'hold_slot', {
    visit_type: await typeOf(stage, first.id),
    starts_at: new Date(first.startsAt.getTime() + 30 * 60_000),
    mode: 'video',
    time_zone: null,
    idempotency_key: stage.key(),
  });
  await stage.until(stage.day(-9, '08:12'));
  await stage.serve('run_due_jobs');
  await book(stage, { ...booking, patient: 'siyabonga', from: stage.day(-5, '06:00'), card: null });
  await stage.until(stage.day(-8, '08:20'));
  await stage.serve('run_due_jobs');
}

async function typeOf(stage: Stage, visit: string): Promise<string> {
  const [row] = await stage.admin(
    (tx) => tx<{ id: string }[]>`select visit_type_id as id from public.appointments where id = ${visit}`,
  );
  return row?.id ?? '';
}

/** Requests: one declined with other times, one left unanswered. */
async function declined(stage: Stage): Promise<void> {
  const asked = { specialist: 'lindiwe.dube', type: 'Second opinion' } as const;
  const visit = await book(stage, {
    ...asked,
    patient: 'siyabonga',
    from: stage.day(6, '06:00'),
    booked: stage.day(-2, '07:00'),
    reason: 'A lump that my brother had, too',
  });
  await stage.until(stage.day(-2, '12:00'));
  const later = new Date(visit.startsAt.getTime() + 60 * 60_000);
  const answer = { accept: false, reason: 'I am away then', alternatives: [later.toISOString()] };
  await visit.asSpecialist('decide_request', answer);
  await book(stage, {
    ...asked,
    patient: 'xolile.mbekintuli',
    from: stage.day(-10, '06:00'),
    booked: stage.day(-16),
    reason: 'Is a scan needed?',
  });
  await stage.until(stage.day(-14, '09:00'));
  await stage.serve('run_due_jobs');
}

/** The patient did not come; the specialist rang in vain. One of the two records was corrected later: that visit took place. */
async function patientAbsent(stage: Stage): Promise<void> {
  const rings = async (from: Date, patient: string, reason: string) => {
    const visit = await book(stage, { patient, specialist: 'sibusiso', from, reason });
    await visit.until(1);
    await visit.join();
    await visit.until(11);
    await visit.asSpecialist('record_callback', { answered: false, key: stage.key() });
    await visit.until(12);
    await visit.asSpecialist('report_no_show');
    return visit;
  };
  await rings(stage.day(-11, '05:00'), 'siyabonga', 'Exercises');
  const wrong = await rings(stage.day(-6, '05:00'), 'jose.conceicao', 'Back pain');
  await wrong.hoursAfter(2);
  await stage.call(OPERATOR, 'correct_no_show', { appointment: wrong.id, reason: 'He sat in the other waiting room' });
  await wrong.hoursAfter(3);
  await wrong.enter('Maputo');
  await wrong.admit();
  await wrong.hoursAfter(3.4);
  await wrong.asSpecialist('finish_consultation');
}

async function specialistAbsent(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'tshepo.radebe',
    specialist: 'kagiso.mabena',
    from: stage.day(-12, '06:00'),
    mode: 'chat',
    reason: 'Wrist',
  });
  await visit.until(-3);
  await visit.enter('Bloemfontein');
  await visit.until(17);
  await stage.serve('run_due_jobs');
}

/** Both absent; a visit entered for the wrong person; one abandoned, one that became an emergency, one with a colleague. */
async function otherEndings(stage: Stage): Promise<void> {
  const nobody = await book(stage, {
    patient: 'xolile.mbekintuli',
    specialist: 'zoe.fernandes',
    from: stage.day(-27, '08:00'),
    reason: 'Acne',
  });
  const wrong = await book(stage, {
    patient: 'nomsa.dlamini',
    specialist: 'nomvula.khumalo',
    from: stage.day(-23, '07:00'),
    booked: stage.day(-27, '09:00'),
    reason: 'Booked for the mother instead of her son',
  });
  await stage.call(OPERATOR, 'mark_entered_in_error', { appointment: wrong.id, reason: 'Meant for her son' });
  await nobody.until(60);
  await stage.serve('run_due_jobs');
}

async function brokenOff(stage: Stage): Promise<void> {
  const weak = await book(stage, {
    patient: 'bhekisisa.sibiya',
    specialist: 'naledi',
    from: stage.day(-16, '07:00'),
    reason: 'Isisu',
  });
  await weak.until(-2);
  await weak.enter('Msinga');
  await weak.until(2);
  await weak.admit();
  await weak.until(12);
  await weak.asSpecialist('abandon_consultation', { reason: 'No line, also by telephone' });
}

async function becameEmergency(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'nomsa.dlamini',
    specialist: 'hlengiwe.ngcobo',
    from: stage.day(-14, '19:00'),
    reason: 'Tired, arm hurts',
  });
  await visit.until(-5);
  await visit.enter('22 Marula Lane, Durban');
  await visit.until(0);
  await visit.admit();
  await visit.say('patient', 'My chest is tight now and my arm is heavy', { red_flag: 'chest.pain@1' });
  await stage.call('hlengiwe.ngcobo', 'read_emergency_contact', {
    patient: stage.id('nomsa.dlamini'),
    screen: 'consultation',
  });
  await visit.until(6);
  await visit.asSpecialist('transfer_to_emergency', { reason: 'Chest pain, ambulance called to her address' });
}

async function colleague(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'demo.patient',
    specialist: 'refilwe.motaung',
    from: stage.day(-18, '14:00'),
    reason: 'Results',
  });
  await visit.until(-60);
  await visit.asSpecialist('cover_consultation', { colleague: stage.id('hlengiwe.ngcobo') });
  await visit.until(-3);
  await visit.enter('At home');
  await visit.until(2);
  await stage.call('hlengiwe.ngcobo', 'admit_patient', { appointment: visit.id, key: stage.key() });
  await visit.until(20);
  await stage.call('hlengiwe.ngcobo', 'finish_consultation', { appointment: visit.id });
}

/** Moved by the patient, then by the specialist, then held. */
async function moved(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'nomsa.dlamini',
    specialist: 'fatima.essop',
    from: stage.day(-22, '08:00'),
    booked: stage.day(-30),
    reason: 'Contraception',
    share: ['profile', 'medicines', 'sexual_health'],
  });
  await stage.until(stage.day(-28));
  await visit.move(stage.day(-18, '09:00'));
  await stage.until(stage.day(-26));
  await visit.moveAsAsked(stage.day(-16, '07:00'), 'Theatre list on that day');
  await visit.happen('Durban');
}

export const ENDINGS = [
  ...[cancelledByPatient, cancelledLate, cancelledBySpecialist, lapsed, declined, patientAbsent, specialistAbsent],
  ...[otherEndings, brokenOff, becameEmergency, colleague, moved],
];
