import {
  askAgain,
  type DemoItem,
  type DemoNote,
  decide,
  draft,
  draftNote,
  issue,
  prescribe,
  replace,
  setStatus,
  signNote,
} from '../records';
import type { Stage } from '../stage';
import { book } from '../visits';

const item = (medicine: string, strength: string, daysSupply: number, more: Partial<DemoItem> = {}): DemoItem => ({
  medicine,
  strength,
  daysSupply,
  form: 'tablets',
  quantity: daysSupply,
  directions: 'One a day',
  ...more,
});
const note = (judged: string, plain: string, more: Partial<DemoNote> = {}): DemoNote => ({
  told: 'As written when booking.',
  seen: 'Seen on video.',
  judged,
  planned: plain,
  plain,
  ...more,
});

async function skin(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'jose.conceicao',
    specialist: 'zoe.fernandes',
    from: stage.day(-41, '09:00'),
    reason: 'Mole that changed',
  });
  await visit.happen('Maputo');
  await signNote(visit, note('Seborrhoeic keratosis, harmless.', 'It is harmless. Send a photograph in six months.'));
  const cream = await prescribe(visit, [item('Hydrocortisone', '1 %', 14, { form: 'cream', ongoing: true })]);
  await stage.until(stage.day(-30));
  await setStatus(visit, cream, 'completed');
  const request = await askAgain(visit, cream);
  await stage.until(stage.day(-29));
  await decide(visit, request, 'declined', 'It is not for longer use; write to me if it itches.');
}

async function headache(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'xolile.mbekintuli',
    specialist: 'amelie.rousseau',
    from: stage.day(-30, '12:00'),
    reason: 'Headaches with flashing lights',
  });
  await visit.happen();
  await signNote(
    visit,
    note('Migraine with aura.', 'Take the tablet at the first sign, at most two days a week. Keep a diary.'),
  );
  const tablets = await prescribe(visit, [
    item('Sumatriptan', '50 mg', 60, { quantity: 12, directions: 'At the first sign', ongoing: true }),
  ]);
  await stage.until(stage.day(-12));
  const request = await askAgain(visit, tablets, 'I use more than before.');
  await stage.until(stage.day(-11));
  await decide(visit, request, 'visit_needed', 'More than two days a week: let us talk first.');
}

async function sleep(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'xolile.mbekintuli',
    specialist: 'ayanda.mqhayi',
    from: stage.day(-9, '10:00'),
    mode: 'voice',
    reason: 'Sleep',
    share: ['profile', 'medicines', 'mental_health'],
  });
  await visit.happen();
  const words = {
    category: 'mental_health',
    told: 'Awake from three, worries about work.',
    seen: 'Voice only, as wished.',
  } as const;
  await signNote(
    visit,
    note('Sleep disorder, low mood; no thought of harm.', 'Same hour every morning. Write down worries at six.', words),
  );
  const tablets = await prescribe(visit, [item('Sertraline', '50 mg', 30, { schedule: 5 })], 'mental_health');
  await stage.until(stage.day(-5));
  await setStatus(visit, tablets, 'stopped', 'Nausea; we try without and talk next week');
}

async function knee(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'siyabonga',
    specialist: 'kagiso.mabena',
    from: stage.day(-15, '06:00'),
    booked: stage.day(-17, '10:00'),
    reason: 'Knee after football',
  });
  await visit.happen('Soweto');
  await signNote(visit, note('Sprain of the inner ligament.', 'Rest, ice, exercises from day five.'));
  const tablets = await prescribe(visit, [item('Ibuprofen', '400 mg', 5, { quantity: 15 })]);
  await visit.hoursAfter(1);
  await setStatus(visit, tablets, 'cancelled', 'He has it at home already');
}

async function opinion(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'ingrid.sondergaard',
    specialist: 'lindiwe.dube',
    from: stage.day(-17, '07:00'),
    reason: 'Second opinion',
  });
  await visit.happen('Bristol');
  await signNote(
    visit,
    note('Agrees with the plan of the hospital.', 'You are in good hands. Ask about the scan date.'),
  );
  const tablets = await prescribe(visit, [item('Ondansetron', '4 mg', 30, { quantity: 20, schedule: 4 })]);
  await stage.until(stage.day(-10));
  await setStatus(visit, tablets, 'on_hold', 'Until the blood count is back');
}

/** Tshepo writes: a whole chat visit, and an allergy warning that is considered and overridden. */
async function inWriting(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'tshepo.radebe',
    specialist: 'naledi',
    from: stage.day(-4, '07:00'),
    mode: 'chat',
    reason: 'Ear hurts and runs. I am Deaf, please write. No calls.',
  });
  await visit.until(-5);
  await visit.enter('Home, Bloemfontein');
  await visit.until(0);
  await visit.admit();
  await visit.say('specialist', 'Good morning Tshepo. Which side, since when?');
  await visit.say('patient', 'Left, four days. Water came out last night.');
  await visit.say('specialist', 'You list penicillin. What happened then?');
  await visit.say('patient', 'Stomach ache as a child. I had Augmentin in 2019, no problem.');
  await visit.until(24);
  await visit.asSpecialist('finish_consultation');
  await signNote(
    visit,
    note('Otitis externa and media.', 'One capsule three times a day for a week. No water in the ear.'),
  );
  const reason = 'Stomach ache only, took amoxicillin with clavulanate in 2019 without trouble';
  await issue(
    visit,
    await draft(visit, [item('Amoxicillin', '500 mg', 7, { form: 'capsules', quantity: 21 })]),
    reason,
  );
  await visit.asPatient('submit_review', { facts: { started: 'on_time', connection: 'clear', nextStep: 'clear' } });
}

/** Annelie is pregnant; her renewal of iron is requested and seen. */
async function pregnancy(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'annelie.coetzee',
    specialist: 'fatima.essop',
    from: stage.day(-21, '08:00'),
    reason: 'Swangerskap, 20 weke',
  });
  await visit.happen('Stellenbosch');
  await signNote(
    visit,
    note('Pregnancy of 20 weeks, haemoglobin low.', 'Een ystertablet per dag. Kom dadelik as jy bloei.'),
  );
  await visit.asSpecialist('issue_letter', {
    key: stage.key(),
    kind: 'referral',
    body: {
      to: 'Antenatal clinic, Stellenbosch',
      urgency: 'soon',
      question: '',
      reason: 'Pregnancy of 20 weeks, haemoglobin low, iron begun today.',
    },
  });
  const iron = await prescribe(visit, [item('Ferrous fumarate', '200 mg', 28, { ongoing: true })]);
  await stage.until(stage.day(-2));
  const request = await askAgain(visit, iron);
  await stage.until(stage.day(-1, '07:00'));
  await stage.call('fatima.essop', 'see_renewal', { request: request.id });
}

async function travel(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'jose.conceicao',
    specialist: 'refilwe.motaung',
    from: stage.day(-8, '13:00'),
    reason: 'Travel vaccinations',
  });
  await visit.happen('Maputo');
  const begun = await draftNote(visit, note('Healthy, travels to Lichinga.', ''));
  await stage.call('refilwe.motaung', 'discard_note', { note: begun.id, version: begun.version });
}

async function throat(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'demo.patient',
    specialist: 'naledi',
    from: stage.day(-25, '12:00'),
    reason: 'Sore throat',
  });
  await visit.happen();
  await signNote(visit, note('Viral sore throat.', 'Rest and drink. It passes within a week.'));
  const paracetamol = item('Paracetamol', '500 mg', 5, { quantity: 20, schedule: 2, ongoing: true });
  const wrong = await prescribe(visit, [{ ...paracetamol, quantity: 200 }]);
  await visit.hoursAfter(1);
  const tablets = await replace(visit, wrong, [paracetamol], 'Twenty tablets were meant, not two hundred');
  await visit.hoursAfter(72);
  const request = await askAgain(visit, tablets);
  await stage.call('demo.patient', 'withdraw_renewal', { request: request.id });
}

export const SHORT_CARE = [skin, headache, sleep, knee, opinion, inWriting, pregnancy, travel, throat];
