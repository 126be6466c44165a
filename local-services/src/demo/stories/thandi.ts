import { askAgain, type DemoItem, decide, draft, draftNote, issue, prescribe, redraft, signNote } from '../records';
import type { Stage } from '../stage';
import { book, type DemoVisit } from '../visits';

const AMOXICILLIN: DemoItem = {
  medicine: 'Amoxicillin',
  form: 'capsules',
  strength: '500 mg',
  quantity: 15,
  directions: 'One capsule three times a day',
  daysSupply: 5,
};
const AZITHROMYCIN: DemoItem = {
  ...AMOXICILLIN,
  medicine: 'Azithromycin',
  quantity: 3,
  daysSupply: 3,
  directions: 'One a day',
};
const BUDESONIDE: DemoItem = {
  medicine: 'Budesonide',
  form: 'inhaler',
  strength: '200 micrograms per dose',
  quantity: 1,
  directions: 'Two puffs morning and evening, rinse your mouth afterwards',
  daysSupply: 30,
  ongoing: true,
};

/** Thandi's cough: a penicillin is drafted, the check finds her allergy, another medicine is prescribed. */
async function cough(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'thandi',
    specialist: 'naledi',
    from: stage.day(-90, '07:00'),
    reason: 'Cough that stayed after a cold',
    share: ['profile', 'medicines', 'conditions', 'readings'],
  });
  await visit.asPatient('save_intake', {
    form: {
      reason: 'The cough wakes me at night',
      topQuestions: ['Is it my asthma?', 'May I go to work?'],
      symptomsWorse: 'same',
    },
  });
  await visit.happen('At work, Pretoria');
  const note = await signNote(visit, {
    told: 'Three weeks of cough after a cold, yellow sputum since Monday. Asthma since childhood.',
    seen: 'Speaks in full sentences. Peak flow 380 L/min at home.',
    judged: 'Acute bronchitis with known asthma. Penicillin allergy (hives).',
    planned: 'Macrolide, inhaler technique, peak flow twice a day, review in two weeks.',
    plain:
      'Take one tablet a day for three days. Measure your peak flow morning and evening. Write to me if it falls below 300.',
    questions: [
      {
        question: 'For how many days do you take the tablets?',
        options: ['Three', 'Seven', 'Until the cough is gone'],
        right: 0,
      },
      { question: 'When do you write to me?', options: ['Below 300', 'Never'], right: 0 },
    ],
  });
  const first = await draft(visit, [AMOXICILLIN]);
  await visit.stage.call('naledi', 'check_prescription', { id: first.id });
  await issue(visit, await redraft(visit, first, [AZITHROMYCIN]));
  await visit.asSpecialist('issue_letter', {
    key: stage.key(),
    kind: 'sick_note',
    body: { from: dayAfter(visit, 0), to: dayAfter(visit, 2), fitness: 'unfit', basis: 'examined', illness: '' },
  });
  await visit.hoursAfter(3);
  await stage.call('thandi', 'answer_plan', { note: note.id, answers: [1, 0] });
  await stage.call('thandi', 'answer_plan', { note: note.id, answers: [0, 0] });
  await afterwards(visit, note.id);
}

const dayAfter = ({ startsAt }: DemoVisit, days: number): string =>
  new Date(startsAt.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function afterwards(visit: DemoVisit, note: string): Promise<void> {
  const { stage } = visit;
  await visit.say('patient', 'I forgot to say: my mother has asthma, too.');
  const slip = await visit.say('patient', 'sorry wrong chat');
  await stage.call('thandi', 'take_back_message', { message: slip });
  await visit.hoursAfter(20);
  await visit.say('specialist', 'Thank you, I add it. How is the night?');
  await visit.asSpecialist('mark_messages_read', { up_to: 99 });
  const { id, version } = await stage.call<{ id: string; version: number }>('naledi', 'begin_addendum', { note });
  const saved = await stage.call<{ note: { version: number } }>('naledi', 'save_note', {
    note: id,
    version,
    soap: { subjective: 'Mother has asthma.' },
    plan_plain: '',
  });
  await stage.call('naledi', 'sign_note', { note: id, version: saved.note.version });
  await visit.asPatient('mark_messages_read', { up_to: 99 });
  await visit.asPatient('submit_review', { facts: { started: 'on_time', connection: 'clear', nextStep: 'clear' } });
  await stage.call('thandi', 'mark_all_notifications_read');
}

/** The inhaler, its renewal from request to ready, and the visit that is still to come. */
async function inhaler(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'thandi',
    specialist: 'naledi',
    from: stage.day(-34, '08:30'),
    type: 'Short follow-up',
    reason: 'Repeat of the inhaler',
  });
  await visit.happen();
  await signNote(visit, {
    told: 'Cough gone. Uses the blue inhaler four times a week.',
    seen: 'Peak flow diary 390 to 420 L/min.',
    judged: 'Asthma, partly controlled.',
    planned: 'Begin inhaled budesonide, review before winter.',
    plain: 'Use the brown inhaler morning and evening, also on good days. The blue one is for bad moments.',
  });
  const prescription = await prescribe(visit, [BUDESONIDE]);
  await visit.asPatient('submit_review', { facts: { started: 'within_15', connection: 'clear', nextStep: 'clear' } });
  await stage.until(stage.day(-8));
  const request = await askAgain(visit, prescription, 'It works well, I sleep through.');
  await stage.until(stage.day(-8, '15:00'));
  await stage.call('naledi', 'see_renewal', { request: request.id });
  await stage.until(stage.day(-7));
  const { new_prescription_id: id } = await decide(visit, request, 'approved');
  await stage.until(stage.day(-7, '08:20'));
  if (id) await issue(visit, { id, version: 1 });
}

/** An unsigned note, which waits in Naledi's sign-off queue. */
async function unsigned(stage: Stage): Promise<void> {
  const visit = await book(stage, {
    patient: 'ingrid.sondergaard',
    specialist: 'naledi',
    from: stage.day(-3, '08:00'),
    reason: 'Results of the blood test',
  });
  await visit.happen('Bristol');
  const note = {
    told: 'Tired for two months.',
    seen: 'Haemoglobin 10.9 g/dL.',
    judged: 'Mild anaemia, likely lack of iron.',
    planned: 'Iron studies.',
    plain: '',
  };
  await draftNote(visit, note);
  await draft(visit, [
    { ...AZITHROMYCIN, medicine: 'Ferrous fumarate', form: 'tablets', strength: '200 mg', quantity: 30 },
  ]);
  await visit.say('patient', 'Should I stop drinking coffee?');
}

export const THANDI = [cough, inhaler, unsigned];
