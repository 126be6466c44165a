import { OPERATOR, SECOND_OPERATOR } from '../seed-accounts';
import { JUST_SIGNED_IN, type Stage } from '../stage';

const MARIA = 'mariamagdalena.oosthuizen';
const USUAL = ['profile', 'medicines', 'conditions'];

const grant = (stage: Stage, patient: string, specialist: string, more: Record<string, unknown> = {}) =>
  stage.call<{ id: string }>(patient, 'grant_access', {
    key: stage.key(),
    specialist: stage.id(specialist),
    categories: USUAL,
    purpose: 'ongoing_care',
    may: 'view',
    ...more,
  });

const look = (stage: Stage, who: string, patient: string, categories: readonly string[], screen = 'chart') =>
  stage.call(who, 'open_chart', { patient: stage.id(patient), categories, screen });

/** Standing access: given, changed, taken back, run out; and the log entries of its use. */
async function standing(stage: Stage): Promise<void> {
  await stage.until(stage.day(-80));
  const naledi = await grant(stage, 'thandi', 'naledi', { may: 'add', categories: [...USUAL, 'readings', 'notes'] });
  const zoe = await grant(stage, 'jose.conceicao', 'zoe.fernandes');
  await grant(stage, MARIA, 'naledi', { purpose: 'second_opinion', until: stage.day(-40) });
  await look(stage, 'naledi', MARIA, ['profile', 'conditions']);
  await stage.until(stage.day(-33));
  const change = { grant: naledi.id, categories: [...USUAL, 'notes', 'readings', 'results'], may: 'add', until: null };
  await stage.call('thandi', 'change_access', change);
  await look(stage, 'naledi', 'thandi', ['profile', 'medicines', 'readings']);
  await look(stage, 'zoe.fernandes', 'jose.conceicao', ['profile']);
  await stage.until(stage.day(-28));
  await stage.call('jose.conceicao', 'revoke_access', { grant: zoe.id });
}

/** Entries that a clinician adds and confirms with the patient's consent, and those that patients make themselves. */
async function entries(stage: Stage): Promise<void> {
  await stage.until(stage.day(-33, '09:00'));
  const [allergy] = await stage.admin(
    (tx) => tx<{ id: string; version: number }[]>`
      select id, version from public.patient_allergies where patient_id = ${stage.id('thandi')} and label = 'Penicillin'`,
  );
  const words = { label: 'Penicillin', reaction: 'Hives within an hour', severity: 'severe' };
  await stage.call('thandi', 'change_chart_entry', {
    list: 'allergies',
    id: allergy?.id,
    version: allergy?.version,
    entry: words,
  });
  await stage.call('naledi', 'confirm_chart_entry', {
    list: 'allergies',
    id: allergy?.id,
    version: (allergy?.version ?? 1) + 1,
  });
  const add = (list: string, label: string) =>
    stage.call<{ id: string; version: number }>('thandi', 'add_chart_entry', {
      list,
      entry: { label },
      key: stage.key(),
    });
  const cold = await add('conditions', 'Bronchitis');
  const wrong = await add('medications', 'Salmeterol');
  await stage.until(stage.day(-31));
  await stage.call('thandi', 'end_chart_entry', {
    list: 'conditions',
    id: cold.id,
    version: cold.version,
    because: 'over',
  });
  await stage.call('thandi', 'end_chart_entry', {
    list: 'medications',
    id: wrong.id,
    version: wrong.version,
    because: 'wrong',
  });
}

/** Peak flow twice a week, one value typed in error. */
async function peakFlow(stage: Stage): Promise<void> {
  for (let week = 0; week < 10; week += 1) {
    await stage.until(stage.day(-85 + week * 8, '05:10'));
    const at = stage.day(-85 + week * 8, '05:00').toISOString();
    const reading = { code: 'peak_flow', unit: 'L/min', takenAt: at, source: 'typed', quality: 'good' };
    await stage.call('thandi', 'record_observations', {
      items: [{ ...reading, id: stage.key(), value: week === 4 ? 900 : 370 + week * 6 }],
    });
  }
  const [typo] = await stage.admin(
    (tx) =>
      tx<{ id: string }[]>`select id from public.observations where patient_id = ${stage.id('thandi')} and value = 900`,
  );
  const strike = { value: null, second_value: null, reason: 'Not mine, my son tried it' };
  await stage.call('thandi', 'correct_observation', { ...strike, id: typo?.id, key: stage.key() });
}

const ask = (stage: Stage, specialist: string, patient: string, categories: readonly string[], message: string) =>
  stage.call<{ id: string }>(specialist, 'request_access', {
    patient: stage.id(patient),
    categories,
    purpose: 'ongoing_care',
    may: 'view',
    message,
  });

/** Access requests: granted in part, refused, withdrawn, lapsed, waiting. */
async function requests(stage: Stage): Promise<void> {
  await stage.until(stage.day(-22, '10:00'));
  const one = await ask(
    stage,
    'amelie.rousseau',
    'xolile.mbekintuli',
    ['profile', 'medicines', 'mental_health'],
    'For the diary.',
  );
  const two = await ask(stage, 'zoe.fernandes', 'jose.conceicao', ['documents'], 'The old photographs would help.');
  const three = await ask(stage, 'pieter.vanderwesthuizen', MARIA, ['results'], 'Potassium?');
  await stage.until(stage.day(-21));
  await stage.call('xolile.mbekintuli', 'grant_request', {
    request: one.id,
    categories: ['profile', 'medicines'],
    may: 'view',
  });
  await stage.call('jose.conceicao', 'refuse_request', { request: two.id });
  await stage.call('pieter.vanderwesthuizen', 'withdraw_request', { request: three.id });
  await stage.until(stage.day(-14, '16:00'));
  await ask(stage, 'fatima.essop', 'annelie.coetzee', ['results', 'readings'], 'Vir die bloeddruk.');
  await stage.until(stage.day(-1, '07:30'));
  await ask(stage, 'naledi', 'tshepo.radebe', ['documents'], 'The letter about your ear, if you have it.');
}

interface Emergency {
  specialist: string;
  patient: string;
  day: number;
  reason: string;
  reached?: boolean;
}

async function breakGlass(
  stage: Stage,
  { specialist, patient, day, reason, reached = true }: Emergency,
): Promise<string> {
  await stage.until(stage.day(day, '16:00'));
  const { id } = await stage.call<{ id: string }>(
    specialist,
    'break_glass',
    { patient: stage.id(patient), reason_code: 'unconscious', reason, screen: 'emergency' },
    JUST_SIGNED_IN,
  );
  await look(stage, specialist, patient, ['profile', 'medicines'], 'emergency');
  await stage.call(specialist, 'read_emergency_contact', { patient: stage.id(patient), screen: 'emergency' });
  await stage.call(specialist, 'note_emergency_contact', { id, reached });
  await stage.until(stage.day(day, '16:25'));
  await stage.call(specialist, 'end_break_glass', { id });
  return id;
}

const review = (stage: Stage, id: string, verdict: string, note: string) =>
  stage.call(OPERATOR, 'review_break_glass', { id, verdict, note });

/** Emergency access: justified; not justified, disputed and answered; disputed and open; waiting for its review. */
async function emergencies(stage: Stage): Promise<void> {
  const first = await breakGlass(stage, {
    specialist: 'hlengiwe.ngcobo',
    patient: 'nomsa.dlamini',
    day: -14,
    reason: 'Ambulance asks for medicines and allergies',
  });
  await stage.until(stage.day(-13));
  await review(stage, first, 'justified', 'The visit was handed over to an ambulance.');
  const second = await breakGlass(stage, {
    specialist: 'kagiso.mabena',
    patient: 'siyabonga',
    day: -11,
    reason: 'Wanted to see the old pictures',
    reached: false,
  });
  await stage.until(stage.day(-10));
  await stage.call(OPERATOR, 'read_access_log_for_review', { break_glass: second });
  await review(stage, second, 'not_justified', 'No emergency is described.');
  await stage.call('siyabonga', 'dispute_break_glass', { id: second, text: 'I was at work and well.' });
  await stage.until(stage.day(-9));
  const answer = 'You are right. The specialist was spoken to.';
  await stage.call(SECOND_OPERATOR, 'answer_dispute', { id: second, answer, verdict: 'not_justified' });
}

async function openEmergencies(stage: Stage): Promise<void> {
  const third = await breakGlass(stage, {
    specialist: 'hlengiwe.ngcobo',
    patient: 'demo.patient',
    day: -5,
    reason: 'Found collapsed, asked by the ambulance',
  });
  await stage.until(stage.day(-4, '12:00'));
  await review(stage, third, 'justified', 'Confirmed by the ambulance service.');
  await stage.call('demo.patient', 'dispute_break_glass', { id: third, text: 'It was my brother who collapsed.' });
  await breakGlass(stage, {
    specialist: 'themba.ndlovu',
    patient: 'bhekisisa.sibiya',
    day: -1,
    reason: 'His daughter found him confused, no answer',
  });
}

/** Log lines that patients reported: one answered, one waiting. */
async function reports(stage: Stage): Promise<void> {
  const report = async (patient: string, actor: string, text: string) => {
    const [line] = await stage.admin(
      (tx) => tx<{ id: string }[]>`select id from public.access_log
        where patient_id = ${stage.id(patient)} and actor_id = ${stage.id(actor)} order by seq limit 1`,
    );
    return stage.call<{ id: string }>(patient, 'report_access', { log: line?.id, text });
  };
  await stage.until(stage.day(-30, '18:00'));
  const first = await report('thandi', 'naledi', 'I had no visit on that day.');
  await stage.until(stage.day(-29));
  await stage.call(OPERATOR, 'read_access_log_for_review', { report: first.id });
  const answer = 'Dr Mokoena read your peak flow, as your standing permission says.';
  await stage.call(OPERATOR, 'answer_access_report', { report: first.id, answer });
  await stage.until(stage.day(-2, '18:00'));
  await report('xolile.mbekintuli', 'amelie.rousseau', 'Why was this opened?');
}

export const ACCESS = [standing, entries, peakFlow, requests, emergencies, openEmergencies, reports];
