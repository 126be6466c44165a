import { addException } from '../seed-offers';
import type { Stage } from '../stage';
import { book } from '../visits';

const COMING = [
  ['thandi', 'naledi', 1, 'video', 'Asthma check before winter'],
  ['thandi', 'ayanda.mqhayi', 8, 'voice', 'Trouble falling asleep'],
  ['mariamagdalena.oosthuizen', 'pieter.vanderwesthuizen', 2, 'video', 'Soggens duiselig'],
  ['mariamagdalena.oosthuizen', 'naledi', 3, 'voice', 'Prescription for three months'],
  ['jose.conceicao', 'zoe.fernandes', 3, 'chat', 'Photographs of the mole'],
  ['xolile.mbekintuli', 'amelie.rousseau', 5, 'video', 'Headache diary'],
  ['ingrid.sondergaard', 'naledi', 2, 'chat', 'Question about the new tablets'],
  ['tshepo.radebe', 'naledi', 6, 'chat', 'Ear, second look'],
] as const;

/** The result of the symptom checker in her browser, with the rules of that day. */
const ITCHING = {
  rules: '86aaeb6632623132',
  level: 4,
  heading: 'Book a visit in the next days',
  within: 'In the next days',
  about: 'me',
  age: 38,
  sex: 'female',
  pregnant: 'no',
  words: 'Itching on both forearms for two weeks',
  facts: [
    { id: 'itchyAllOver', says: 'Itching', answer: 'yes' },
    { id: 'throatSwelling', says: 'Swelling of the tongue, throat, lips or face', answer: 'no' },
  ],
  questions: [{ id: 'fever', asks: 'Is there a fever?', answer: 'no' }],
  reasons: [
    {
      ruleId: 'skin.lasting',
      ruleVersion: 1,
      level: 4,
      text: 'A change of the skin or a lump that stays should be looked at.',
      source: 'NICE NG12, Suspected cancer: recognition and referral',
    },
  ],
  isUnreviewed: true,
  hasCalled: false,
};

/** Coming visits, each booked and paid by the patient. */
const booked = COMING.map(([patient, specialist, days, mode, reason]) => async (stage: Stage) => {
  await book(stage, {
    patient,
    specialist,
    from: stage.day(days, '06:00'),
    booked: stage.day(-2, '10:00'),
    mode,
    reason,
  });
});

/** Thandi checked her symptoms first; the result and her preparation go along. */
async function withTriage(stage: Stage): Promise<void> {
  await stage.until(stage.day(-1, '08:00'));
  const key = `demo-triage-${stage.key()}`;
  const session = await stage.call<{ id: string }>('thandi', 'save_symptom_check', { key, check: ITCHING });
  const visit = await book(stage, {
    patient: 'thandi',
    specialist: 'zoe.fernandes',
    from: stage.day(4, '08:00'),
    booked: stage.day(-1, '08:05'),
    reason: 'Itching on both forearms',
  });
  await visit.asPatient('attach_triage', { session: session.id });
  await visit.asPatient('save_intake', { form: { topQuestions: ['Can it be the new soap?'], symptomsWorse: 'worse' } });
  for (const step of ['place', 'pictures']) await visit.asPatient('tick_preparation', { step, done: true });
  const devices = { camera: 'works', microphone: 'works', speaker: 'untried' };
  await visit.asPatient('keep_device_test', { devices });
  await stage.until(stage.day(-1, '13:00'));
  await visit.asSpecialist('appointment_triage', { screen: 'appointments' });
}

/** The specialist moved this visit, and the patient has not seen it yet. */
async function movedAhead(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'lwazi.dlamini',
    by: 'nomsa.dlamini',
    specialist: 'nomvula.khumalo',
    from: stage.day(5, '07:00'),
    booked: stage.day(-4),
    reason: 'Questions about school and eczema',
  });
  await stage.until(stage.day(-2, '08:00'));
  await visit.move(stage.day(7, '08:00'));
  await stage.until(stage.day(-1, '11:00'));
  await visit.moveAsAsked(stage.day(8, '09:00'), 'A course on that day');
}

async function cancelledAhead(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'ingrid.sondergaard',
    specialist: 'fatima.essop',
    from: stage.day(6, '08:00'),
    booked: stage.day(-3),
    reason: 'Hot flushes',
  });
  await stage.until(stage.day(-1, '09:00'));
  await visit.cancel('patient', 'Plans changed');
}

/** Amélie is away for a week, after all booked visits. */
async function away(stage: Stage): Promise<void> {
  await stage.until(stage.day(-3, '12:00'));
  const day = (days: number) => stage.day(days).toISOString().slice(0, 10);
  await addException(stage, 'amelie.rousseau', 'off', [day(21), day(27)]);
}

/** Some people have read their notifications, others have not. */
async function reading(stage: Stage): Promise<void> {
  await stage.until(stage.day(-1, '15:00'));
  for (const who of ['thandi', 'naledi', 'mariamagdalena.oosthuizen'])
    await stage.call(who, 'mark_all_notifications_read');
}

export const COMING_VISITS = [...booked, withTriage, movedAhead, cancelledAhead, away, reading];
