import { askAgain, type DemoItem, prescribe, setStatus, signNote } from '../records';
import type { Stage } from '../stage';
import { book } from '../visits';

const MARIA = 'mariamagdalena.oosthuizen';
const TABLETS = { form: 'tablets', quantity: 30, daysSupply: 30, ongoing: true } as const;
const AMLODIPINE: DemoItem = {
  ...TABLETS,
  medicine: 'Amlodipine',
  strength: '5 mg',
  directions: 'Een tablet elke oggend',
  repeats: 5,
};
const METFORMIN: DemoItem = {
  ...TABLETS,
  medicine: 'Metformin',
  strength: '1000 mg',
  quantity: 60,
  directions: 'Een tablet soggens en saans met kos',
};

interface Reading {
  code: string;
  value: number;
  secondValue?: number;
  unit: string;
  takenAt: Date;
  source?: 'device' | 'typed' | 'import';
}

/** Enters measurements as the product sends them. Returns their ids. */
export async function measure(stage: Stage, who: string, readings: readonly Reading[], patient?: string) {
  const items = readings.map((reading) => ({ ...reading, id: stage.key(), takenAt: reading.takenAt.toISOString() }));
  await stage.call(who, 'record_observations', {
    items,
    ...(patient ? { patient: stage.id(patient), screen: 'chart' } : {}),
  });
  return items.map(({ id }) => id);
}

/** Maria-Magdalena's blood pressure falls over a season of her own readings. */
async function bloodPressure(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: MARIA,
    specialist: 'pieter.vanderwesthuizen',
    from: stage.day(-61, '05:30'),
    mode: 'voice',
    reason: 'Bloeddruk: hersiening',
    share: ['profile', 'medicines', 'conditions', 'readings'],
  });
  await visit.happen('Tuis, Malmesbury');
  await stage.call('pieter.vanderwesthuizen', 'open_chart', {
    patient: stage.id(MARIA),
    categories: ['profile', 'medicines', 'conditions', 'readings'],
    screen: 'chart',
  });
  await signNote(visit, {
    told: 'Hoofpyn in die oggende. Meet self, gemiddeld 158/94.',
    seen: 'Tuislesings van drie weke.',
    judged: 'Hypertension, not at goal on amlodipine 5 mg. Type 2 diabetes.',
    planned: 'Continue, add salt advice, diary for four weeks.',
    plain: 'Neem een tablet elke oggend. Meet elke tweede dag en skryf dit hier neer. Minder sout.',
  });
  await prescribe(visit, [AMLODIPINE]);
  const wrong = await prescribe(visit, [{ ...AMLODIPINE, medicine: 'Amiloride', strength: '5 mg' }]);
  await visit.hoursAfter(2);
  await setStatus(visit, wrong, 'entered_in_error', 'Chosen from the list by mistake');
  for (let week = 0; week < 12; week += 1) {
    await stage.until(stage.day(-82 + week * 7, '05:40'));
    const [upper, lower] = [164 - week * 2.5 + (week % 3) * 3, 96 - week + (week % 2) * 2];
    const reading = { code: 'blood_pressure', unit: 'mm[Hg]', takenAt: stage.day(-82 + week * 7, '05:30') };
    await measure(stage, MARIA, [{ ...reading, value: Math.round(upper), secondValue: lower, source: 'device' }]);
  }
}

/** HbA1c under metformin: started at 9.4 %, doubled at 8.1 %. */
const HBA1C = [
  [-215, 9.4],
  [-125, 8.1],
  [-30, 7.2],
] as const;

async function laboratory(stage: Stage): Promise<void> {
  for (const [day, value] of HBA1C) {
    await stage.until(stage.day(day));
    await measure(stage, MARIA, [
      { code: 'hba1c', unit: '%', value, takenAt: stage.day(day, '05:00'), source: 'import' },
    ]);
  }
}

/** Diabetes care in Afrikaans; a metformin renewal stayed unanswered, so every person concerned was told. */
async function diabetes(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: MARIA,
    specialist: 'themba.ndlovu',
    from: stage.day(-28, '09:00'),
    reason: 'Suikerlesings van die maand',
    share: ['profile', 'medicines', 'conditions', 'results'],
  });
  await visit.happen('Tuis, Malmesbury');
  await stage.call('themba.ndlovu', 'open_chart', {
    patient: stage.id(MARIA),
    categories: ['profile', 'medicines', 'conditions', 'results'],
    screen: 'chart',
  });
  await signNote(visit, {
    told: 'Verdra metformien goed, geen laagtepunte nie.',
    seen: 'HbA1c 7.2 % after 8.1 % and 9.4 %.',
    judged: 'Type 2 diabetes, improving on metformin.',
    planned: 'Metformin 1000 mg twice a day, HbA1c in three months, feet and eyes this year.',
    plain: 'Neem een tablet soggens en saans met kos. Kom oor drie maande weer. Laat na jou voete kyk.',
  });
  const prescription = await prescribe(visit, [METFORMIN]);
  await stage.until(stage.day(-4, '07:00'));
  await askAgain(visit, prescription, 'Ek het nog vir ses dae.');
}

/** A series of visits: the specialist may read and add until the patient withdraws access. */
async function ongoingCare(stage: Stage): Promise<void> {
  await stage.until(stage.day(-26));
  const categories = ['profile', 'medicines', 'conditions', 'results', 'readings'];
  await stage.call(MARIA, 'grant_access', {
    key: stage.key(),
    specialist: stage.id('themba.ndlovu'),
    categories,
    purpose: 'ongoing_care',
    may: 'add',
  });
  await stage.until(stage.day(-25));
  const patient = stage.id(MARIA);
  const entry = await stage.call<{ id: string }>('themba.ndlovu', 'add_chart_entry', {
    list: 'conditions',
    entry: { label: 'Numb feet', note: 'Both soles, since autumn' },
    key: stage.key(),
    patient,
    screen: 'chart',
  });
  const [creatinine] = await measure(
    stage,
    'themba.ndlovu',
    [{ code: 'creatinine', unit: 'umol/L', value: 880, takenAt: stage.day(-26) }],
    MARIA,
  );
  await stage.call('themba.ndlovu', 'correct_observation', {
    id: creatinine,
    value: 88,
    second_value: null,
    reason: 'A zero too many',
    key: stage.key(),
    screen: 'chart',
  });
  await stage.until(stage.day(-24));
  await correction(stage, entry.id);
}

async function correction(stage: Stage, row: string): Promise<void> {
  const ask = (wrong: string) =>
    stage.call<{ id: string }>(MARIA, 'request_correction', {
      kind: 'patient_conditions',
      id: row,
      wrong,
      wanted: 'Remove it',
      key: stage.key(),
    });
  const first = await ask('My voete is nie gevoelloos nie');
  await stage.call(MARIA, 'withdraw_correction', { id: first.id });
  const second = await ask('It was one evening only');
  await stage.until(stage.day(-22));
  await stage.call('themba.ndlovu', 'answer_correction', {
    id: second.id,
    corrected: false,
    answer: 'I felt it in your words; let us test it at the next visit.',
  });
  await stage.until(stage.day(-18));
  await struck(stage);
  await stage.until(stage.day(-2));
  await ask('Asseblief weer: dit was net een aand');
}

/** An entry that its author strikes on request. */
async function struck(stage: Stage): Promise<void> {
  const entry = await stage.call<{ id: string }>('themba.ndlovu', 'add_chart_entry', {
    list: 'conditions',
    entry: { label: 'Gout' },
    key: stage.key(),
    patient: stage.id(MARIA),
    screen: 'chart',
  });
  await stage.until(stage.day(-17));
  const { id } = await stage.call<{ id: string }>(MARIA, 'request_correction', {
    kind: 'patient_conditions',
    id: entry.id,
    wrong: 'I never had gout',
    wanted: '',
    key: stage.key(),
  });
  await stage.until(stage.day(-16));
  await stage.call('themba.ndlovu', 'answer_correction', {
    id,
    corrected: true,
    answer: 'Another chart was open. I am sorry.',
  });
}

export const LONG_TERM = [bloodPressure, laboratory, diabetes, ongoingCare];
