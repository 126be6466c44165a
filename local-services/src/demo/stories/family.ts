import { askAgain, prescribe, signNote } from '../records';
import type { Stage } from '../stage';
import { book } from '../visits';

const MOTHER = 'nomsa.dlamini';
const CHILD = 'lwazi.dlamini';

const invite = (stage: Stage, patient: string, email: string, scopes: readonly string[], relationship: string) =>
  stage.call<{ id: string }>(patient, 'invite_delegate', {
    key: stage.key(),
    email: `${email}@example.com`,
    scopes,
    relationship,
    may: 'add',
  });

/** Nomsa acts for her son: she books, pays, comes along, asks for his ointment. */
async function motherAndChild(stage: Stage): Promise<void> {
  await stage.until(stage.day(-60));
  const all = ['book', 'join', 'pay', 'records', 'prescriptions', 'messages'];
  const offer = await invite(stage, CHILD, MOTHER, all, 'Mother');
  await stage.until(stage.day(-60, '09:00'));
  await stage.call(MOTHER, 'accept_delegation', { delegation: offer.id });
  const visit = await book(stage, {
    patient: CHILD,
    by: MOTHER,
    specialist: 'nomvula.khumalo',
    from: stage.day(-19, '07:00'),
    reason: 'Uyazenwaya ebusuku: his skin itches at night',
  });
  await visit.happen('Durban, with his mother');
  await stage.callFor(MOTHER, stage.id(CHILD), 'open_chart', {
    categories: ['profile', 'conditions'],
    screen: 'records',
  });
  await signNote(visit, {
    told: 'Mother: itching at night for a month, worse in the elbows.',
    seen: 'Dry red patches in both elbows, no infection.',
    judged: 'Atopic eczema, moderate.',
    planned: 'Ointment twice a day for two weeks, emollient for good.',
    plain: 'Thin layer on the red skin morning and evening for two weeks. Cream every day, also when it is better.',
  });
  await visit.say('patient', 'Ngiyabonga dokotela. May he go swimming?');
  const ointment = {
    medicine: 'Hydrocortisone',
    form: 'ointment',
    strength: '1 %',
    quantity: 1,
    daysSupply: 28,
    ongoing: true,
  };
  const prescription = await prescribe(visit, [{ ...ointment, directions: 'Twice a day, thin layer' }]);
  await stage.until(stage.day(-1, '05:00'));
  await askAgain(visit, prescription, 'The tube is empty');
}

interface Relative {
  firstName: string;
  lastName: string;
  /** Days before the demo's own day. */
  bornDaysAgo: number;
  gender: string;
  relation: string;
  basis: string;
}

const dayText = (at: Date) => at.toISOString().slice(0, 10);

async function addRelative(stage: Stage, { bornDaysAgo, ...form }: Relative): Promise<string> {
  const id = stage.key();
  await stage.call(MOTHER, 'add_person', { form: { ...form, dateOfBirth: dayText(stage.day(-bornDaysAgo)) }, key: id });
  return id;
}

/** Nomsa looks after a toddler, a daughter who is soon twelve, and her own mother, who has no telephone. */
async function lookedAfter(stage: Stage): Promise<void> {
  await stage.until(stage.day(-50));
  const dlamini = { lastName: 'Dlamini', relation: 'child', basis: 'guardian' };
  const toddler = await addRelative(stage, { ...dlamini, firstName: 'Sipho', bornDaysAgo: 1_200, gender: 'male' });
  await addRelative(stage, { ...dlamini, firstName: 'Ayanda', bornDaysAgo: 4_366, gender: 'female' });
  const gran = { lastName: 'Mthembu', relation: 'parent', basis: 'carer' };
  const grandmother = await addRelative(stage, {
    ...gran,
    firstName: 'Thokozile',
    bornDaysAgo: 28_500,
    gender: 'female',
  });
  const add = (person: string, list: string, entry: Record<string, unknown>) =>
    stage.callFor(MOTHER, person, 'add_chart_entry', { list, entry, key: stage.key() });
  await add(toddler, 'allergies', { label: 'Peanut', reaction: 'swollen lips', severity: 'severe' });
  await add(grandmother, 'medications', { label: 'Metformin', dose: '500 mg twice a day' });
  const weights = [
    { days: -900, kg: 9.6 },
    { days: -540, kg: 12.1 },
    { days: -200, kg: 13.9 },
    { days: -20, kg: 14.8 },
  ];
  const items = weights.map(({ days, kg }) => ({
    id: stage.key(),
    code: 'body_weight',
    value: kg,
    unit: 'kg',
    takenAt: stage.day(days, '07:00').toISOString(),
  }));
  await stage.until(stage.day(-15));
  await stage.callFor(MOTHER, toddler, 'record_observations', { items });
}

/** The other ends of an invitation: refused, ended, lapsed, still open. */
async function otherInvitations(stage: Stage): Promise<void> {
  const maria = 'mariamagdalena.oosthuizen';
  await stage.until(stage.day(-70));
  const ended = await invite(stage, 'thandi', 'xolile.mbekintuli', ['book'], 'Friend');
  await stage.call('xolile.mbekintuli', 'accept_delegation', { delegation: ended.id });
  const refused = await invite(stage, 'siyabonga', 'jose.conceicao', ['records'], 'Coach');
  await invite(stage, maria, 'hendrik.oosthuizen', ['book', 'pay'], 'Son');
  await stage.until(stage.day(-68));
  await stage.call('jose.conceicao', 'refuse_delegation', { delegation: refused.id });
  await stage.until(stage.day(-32));
  await stage.call('thandi', 'end_delegation', { delegation: ended.id });
  await stage.until(stage.day(-2));
  await invite(stage, maria, 'annelie.coetzee', ['book', 'pay', 'prescriptions'], 'Kleinkind');
}

export const FAMILY = [motherAndChild, lookedAfter, otherInvitations];
