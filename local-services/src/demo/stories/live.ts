import { openAt } from '../seed-offers';
import type { Stage } from '../stage';
import { book, CARDS, hold } from '../visits';

const HALF_HOUR = 30 * 60_000;
const SPECIALIST = 'naledi';

/** A visit in progress, and the next patient in the waiting room. */
async function atNaledis(stage: Stage): Promise<void> {
  const begins = new Date(Math.floor((stage.now.getTime() - 60_000) / HALF_HOUR) * HALF_HOUR);
  await stage.until(stage.day(-2, '11:00'));
  await openAt(stage, SPECIALIST, begins, 60);
  const booked = stage.day(-2, '11:00');
  const first = { patient: 'siyabonga', specialist: SPECIALIST, booked, reason: 'Knee: may I run again?' };
  const second = {
    patient: 'ingrid.sondergaard',
    specialist: SPECIALIST,
    booked,
    reason: 'Tired, and the iron upsets my stomach',
  };
  const now = await book(stage, { ...first, from: begins });
  const next = await book(stage, { ...second, from: new Date(begins.getTime() + HALF_HOUR) });
  await now.until(-5);
  await now.enter('At home, Soweto');
  await now.until(0);
  await now.admit();
  await now.say('specialist', 'Good to see you. Can you bend it fully?');
  await next.until(-HALF_HOUR / 60_000 + 0.5);
  await next.enter('Bristol');
}

/** A call that has just broken off, at the night line that is always open. */
async function brokenCall(stage: Stage): Promise<void> {
  const begins = new Date(Math.floor((stage.now.getTime() - 60_000) / HALF_HOUR) * HALF_HOUR);
  const booked = stage.day(-2, '12:00');
  await stage.until(booked);
  await openAt(stage, 'hlengiwe.ngcobo', begins, 30);
  const visit = await book(stage, {
    patient: 'nomsa.dlamini',
    specialist: 'hlengiwe.ngcobo',
    from: begins,
    booked,
    reason: 'He coughs at night, may I give him honey?',
  });
  await visit.until(-4);
  await visit.enter('22 Marula Lane, Durban');
  await visit.until(0);
  await visit.admit();
  await visit.until(0.6);
  await visit.asSpecialist('interrupt_consultation', { lost: 'patient' });
}

/** One patient is choosing a time, another one's bank does not answer. */
async function choosing(stage: Stage): Promise<void> {
  const booked = stage.minute(-3);
  await hold(stage, {
    patient: 'bhekisisa.sibiya',
    specialist: 'themba.ndlovu',
    from: stage.day(2, '07:00'),
    booked,
    reason: '',
  });
}

async function silentBank(stage: Stage): Promise<void> {
  const visit = await hold(stage, {
    patient: 'annelie.coetzee',
    specialist: 'fatima.essop',
    from: stage.day(2, '07:00'),
    booked: stage.minute(-4),
    reason: '',
  });
  await visit.submit('Bloedtelling: hersiening');
  await visit.pay(CARDS.silent);
}

/** Second opinions: requested; approved but not paid; approved with a refused card. */
async function asked(stage: Stage): Promise<void> {
  const ask = (patient: string, from: Date, hours: number, reason: string, share?: readonly string[]) =>
    book(stage, {
      patient,
      from,
      reason,
      specialist: 'lindiwe.dube',
      type: 'Second opinion',
      booked: new Date(stage.anchor.getTime() - hours * 60 * 60_000),
      ...(share ? { share } : {}),
    });
  const unpaid = await ask('ingrid.sondergaard', stage.day(5, '07:00'), 6, 'Which of the two treatments?', [
    'profile',
    'results',
  ]);
  const refused = await ask('xolile.mbekintuli', stage.day(5, '07:00'), 5, 'Is the scan needed?');
  await ask('jose.conceicao', stage.day(6, '07:00'), 3, 'A second pair of eyes on the report');
  await stage.until(new Date(stage.anchor.getTime() - 2 * 60 * 60_000));
  await unpaid.asSpecialist('decide_request', { accept: true });
  await refused.asSpecialist('decide_request', { accept: true });
  await stage.until(new Date(stage.anchor.getTime() - 60 * 60_000));
  await refused.pay(CARDS.declined);
}

/** An extra visit after hours to which Naledi invites a patient; the answer is due within a day. */
async function squeezedIn(stage: Stage): Promise<void> {
  await stage.until(new Date(stage.anchor.getTime() - 60 * 60_000));
  const [type] = await stage.admin(
    (tx) => tx<{ id: string }[]>`select id from public.visit_types
      where specialist_id = ${stage.id(SPECIALIST)} and name = 'Short follow-up' and active`,
  );
  await stage.call(SPECIALIST, 'squeeze_in', {
    patient: stage.id('demo.patient'),
    visit_type: type?.id,
    starts_at: stage.day(2, '17:10'),
    reason: 'Result of your blood test, I would rather not wait',
    mode: 'voice',
    key: stage.key(),
  });
}

export const LIVE = [squeezedIn, atNaledis, brokenCall, choosing, silentBank, asked];
