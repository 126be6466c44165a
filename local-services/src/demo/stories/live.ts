import type { Stage } from '../stage';
import { book, CARDS, hold } from '../visits';

const HALF_HOUR = 30 * 60_000;
const SPECIALIST = 'naledi';

/** Naledi works at this very hour, whatever hour it is. Hours of one day have no function yet; see tuneOffer. */
async function openNow(stage: Stage, from: Date, minutes: number): Promise<void> {
  const until = new Date(from.getTime() + minutes * 60_000);
  await stage.admin(
    (tx) => tx`insert into public.availability_exceptions (specialist_id, on_date, starts_at, ends_at, kind)
      select s.profile_id, d::date, greatest(h.begins, d)::time, case when h.ends >= d + interval '1 day' then time '24:00' else h.ends::time end,
        'extra'
      from public.specialists s
      cross join lateral (select ${from}::timestamptz at time zone s.time_zone as begins, ${until}::timestamptz at time zone s.time_zone as ends) h
      cross join lateral generate_series(date_trunc('day', h.begins), h.ends - interval '1 second', interval '1 day') d
      where s.profile_id = ${stage.id(SPECIALIST)}`,
  );
}

/** A visit that is going on, and the next patient in the waiting room. */
async function atNaledis(stage: Stage): Promise<void> {
  const begins = new Date(Math.floor((stage.now.getTime() - 60_000) / HALF_HOUR) * HALF_HOUR);
  await stage.until(stage.day(-2, '11:00'));
  await openNow(stage, begins, 60);
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
  const visit = await book(stage, {
    ...{ patient: 'nomsa.dlamini', specialist: 'hlengiwe.ngcobo', from: begins, booked: stage.day(-2, '12:00') },
    reason: 'He coughs at night, may I give him honey?',
  });
  await visit.until(-4);
  await visit.enter('22 Marula Lane, Durban');
  await visit.until(0);
  await visit.admit();
  await visit.until(0.6);
  await visit.asSpecialist('interrupt_consultation', { lost: 'patient' });
}

/** Somebody is choosing, somebody's bank is silent. */
async function choosing(stage: Stage): Promise<void> {
  const booked = stage.minute(-3);
  await hold(stage, {
    ...{ patient: 'bhekisisa.sibiya', specialist: 'themba.ndlovu', from: stage.day(2, '07:00'), booked, reason: '' },
  });
}

async function silentBank(stage: Stage): Promise<void> {
  const visit = await hold(stage, {
    ...{
      patient: 'annelie.coetzee',
      specialist: 'fatima.essop',
      from: stage.day(2, '07:00'),
      booked: stage.minute(-4),
      reason: '',
    },
  });
  await visit.submit('Bloedtelling: hersiening');
  await visit.pay(CARDS.silent);
}

/** Second opinions: asked for; approved and not paid; approved, and the card was refused. */
async function asked(stage: Stage): Promise<void> {
  const ask = (patient: string, from: Date, hours: number, reason: string, share?: readonly string[]) =>
    book(stage, {
      ...{ patient, from, reason, specialist: 'lindiwe.dube', type: 'Second opinion' },
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

export const LIVE = [atNaledis, brokenCall, choosing, silentBank, asked];
