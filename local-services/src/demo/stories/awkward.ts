import { askAgain, decide, prescribe, signNote } from '../records';
import { openAt } from '../seed-offers';
import type { Stage } from '../stage';
import { book } from '../visits';

const PIETER = 'pieter.vanderwesthuizen';

/** Bhekisisa has little data: video drops, sound drops, and they finish by telephone. He writes isiZulu. */
async function lowData(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'bhekisisa.sibiya',
    specialist: 'themba.ndlovu',
    from: stage.day(-13, '07:00'),
    reason: 'Ikhanda elibuhlungu, umfutho wegazi uphakeme',
  });
  await visit.until(-90);
  await visit.asPatient('announce_delay', { minutes: 10 });
  await visit.until(-4);
  await visit.enter('Emakhabeleni, Msinga');
  await visit.until(4);
  await visit.admit();
  const steps = [
    ['low_video', 'patient'],
    ['audio', 'patient'],
    ['phone', 'both'],
  ] as const;
  for (const [nr, [medium, lost]] of steps.entries()) {
    await visit.until(8 + nr * 5);
    await visit.asPatient('interrupt_consultation', { lost, step: medium });
    await visit.until(10 + nr * 5);
    await visit.asSpecialist('resume_consultation', { medium });
  }
  await visit.until(28);
  await visit.asSpecialist('finish_consultation');
  await signNote(visit, {
    told: 'Ikhanda libuhlungu ekuseni. BP at the clinic 172/101.',
    seen: 'By telephone after the video failed twice.',
    judged: 'Hypertension, not treated so far.',
    planned: 'Enalapril 5 mg, clinic check in two weeks.',
    plain: 'Phuza iphilisi elilodwa ekuseni. Buyela emtholampilo emva kwamasonto amabili.',
  });
  const directions = 'Iphilisi elilodwa ekuseni';
  const tablets = {
    medicine: 'Enalapril',
    form: 'tablets',
    strength: '5 mg',
    quantity: 14,
    daysSupply: 14,
    ongoing: true,
    directions,
  };
  const prescription = await prescribe(visit, [tablets]);
  await stage.until(stage.day(-2, '09:00'));
  const request = await askAgain(visit, prescription, 'Ngicela futhi');
  await stage.until(stage.day(-1, '07:00'));
  // Approved, but not issued yet.
  await decide(visit, request, 'approved');
  await visit.asPatient('submit_review', {
    facts: { started: 'within_15', connection: 'interrupted', nextStep: 'partly' },
  });
}

/** A visit that begins on one day and ends on the next. */
async function midnight(stage: Stage): Promise<void> {
  const booked = stage.day(-9, '12:00');
  await stage.until(booked);
  // Works also when one of the two days is a public holiday.
  const from = stage.day(-7, '21:30');
  await openAt(stage, 'hlengiwe.ngcobo', from, 240);
  const visit = await book(stage, {
    patient: 'bhekisisa.sibiya',
    specialist: 'hlengiwe.ngcobo',
    from,
    type: 'Long consultation',
    booked,
    reason: 'Angilali',
    mode: 'chat',
  });
  await visit.happen('Msinga');
}

const hourIn = (zone: string, at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at));

/** Returns the day on which London's clocks changed last. */
function lastChange(stage: Stage): number {
  const offset = (day: number) => hourIn('Europe/London', stage.day(day, '12:00'));
  let day = -1;
  while (offset(day) === offset(day - 1)) day -= 1;
  return day;
}

/** Ingrid is in London, Pieter in Cape Town: the same hour there is another hour here after London's clocks change. */
async function acrossTheChange(stage: Stage): Promise<void> {
  const change = lastChange(stage);
  const both = [];
  for (const day of [change - 9, change + 5]) {
    const visit = await book(stage, {
      patient: 'ingrid.sondergaard',
      specialist: PIETER,
      from: stage.day(day, '06:00'),
      booked: stage.day(change - 12),
      reason: 'Palpitations: once before and once after the clocks change',
    });
    both.push(visit);
  }
  for (const visit of both) await visit.happen('Bristol');
}

export const AWKWARD = [lowData, midnight, acrossTheChange];
