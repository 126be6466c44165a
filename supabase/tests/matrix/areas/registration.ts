import { randomBytes, randomUUID } from 'node:crypto';
import { GOOD_TERMS } from '@telehealth/contracts/examples/registration';
import { as, asGuest } from '../../support/people';
import { type Published, publisher } from '../../support/publishing';
import { ANYONE, call, type MatrixArea, ownerOnly, PEOPLE, rowsFor, type Who, type World } from '../matrix';

const SIGNED_IN: readonly Who[] = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const ANYBODY: readonly Who[] = PEOPLE.filter((who) => who !== 'service');
const FACTS = { started: 'on_time' };

const newKey = () => randomBytes(24).toString('base64url');

async function idOf(rows: Promise<readonly { id: string }[]>): Promise<string> {
  const [row] = await rows;
  if (!row) throw new Error('One row was expected.');
  return row.id;
}

const CHECK = { rules: '0123456789abcdef', level: 4, heading: 'Soon', facts: [], questions: [], reasons: [] };

/** An operator publishes; A checks symptoms and takes the result to the visit. */
async function prepareTriage({ sql, people, ids, secrets }: World): Promise<void> {
  await publisher(sql, people.operator).rules('en');
  await publisher(sql, people.operator).rate({ dated: new Date().toISOString().slice(0, 10) });
  const answers = { worst: 'Secret-answer-of-A' };
  secrets.push(answers.worst);
  ids.triage = await idOf(
    as(
      sql,
      people.patientA,
      (tx) => tx<
        { id: string }[]
      >`select public.save_triage(${newKey()}, 'en', 1, '{skin.rash}', 4, ${tx.json(answers)})
        ->> 'id' as id`,
    ),
  );
  ids.symptomCheck = await idOf(
    as(
      sql,
      people.patientA,
      (tx) => tx<{ id: string }[]>`select public.save_symptom_check(${newKey()}, ${tx.json(CHECK)}) ->> 'id' as id`,
    ),
  );
  await as(sql, people.patientA, (tx) => tx`select public.attach_triage(${ids.triage ?? ''}, ${ids.visit ?? ''})`);
  ids.wrongCheck = randomUUID();
  await asGuest(
    sql,
    (tx) => tx`select public.say_check_was_wrong(${ids.wrongCheck ?? ''}, 'tooMild', 4, 'adult', '{skin.rash}', 'a1')`,
  );
}

/** A agreed to the terms. */
async function prepareConsent({ sql, people, ids }: World): Promise<void> {
  const terms: Published = await publisher(sql, people.operator).terms();
  const text = { ...GOOD_TERMS, kind: 'privacy' };
  ids.proposal = await idOf(
    as(
      sql,
      people.operator,
      (tx) => tx<{ id: string }[]>`select public.propose_publication('terms', ${tx.json(text)}) as id`,
    ),
  );
  ids.terms = terms.id;
  ids.termsHash = terms.text_hash;
  await as(
    sql,
    people.patientA,
    (tx) => tx`select public.decide_consent(${terms.id}, ${terms.text_hash}, 'given', ${randomUUID()})`,
  );
}

/** Three visits of A with the treating specialist, long over. They are laid down past the triggers: A holds two times already. */
const completedVisits = ({ sql, ids }: World) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    return tx<
      { id: string }[]
    >`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, status,
        mode, reason, consent_at, booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
        cancel_notice_minutes, late_refund_percent, idempotency_key)
      select a.patient_id, a.specialist_id, a.visit_type_id, t.during, t.during, 'completed', a.mode, a.reason, a.consent_at,
        a.booked_at, a.booked_by, a.tz_patient, a.tz_specialist, a.visit_type_name, a.price_minor, a.currency,
        a.cancel_notice_minutes, a.late_refund_percent, gen_random_uuid()
      from public.appointments a, lateral (select tstzrange(d, d + interval '30 minutes') as during
        from generate_series(now() - interval '13 days', now() - interval '11 days', interval '1 day') d) t
      where a.id = ${ids.visit ?? ''} returning id`;
  });

/** A said how they went. */
async function prepareReviews(world: World): Promise<void> {
  const { sql, people, ids } = world;
  for (const { id } of await completedVisits(world)) {
    await as(sql, people.patientA, (tx) => tx`select public.submit_review(${id}, ${tx.json(FACTS)})`);
    ids.reviewed = id;
  }
}

const published: MatrixArea['functions'] = {
  medicine_list: call('signed in', () => ({}), ['operator']),
  propose_publication: call('signed in', () => ({ p_kind: 'terms', p_form: { ...GOOD_TERMS, version: 2 } }), [
    'operator',
  ]),
  // The one who asks here proposed it: a second word is somebody else's.
  decide_publication: call('signed in', ({ ids }) => ({ p_id: ids.proposal, p_confirms: true }), [], 'refused', {
    operator: 'publishing.secondWord',
  }),
  publications_to_decide: call('signed in', () => ({}), ['operator']),
  restored_logs: call('signed in', () => ({}), ['operator']),
};

const registrations: MatrixArea['functions'] = {
  decide_registration: call(
    'signed in',
    ({ people, ids }) => ({
      p_specialist: people.unverified,
      p_state: 'verified',
      p_number: ids.waitingNumber,
      p_name: ids.waitingName,
      p_specialty: 'cardiology',
      p_evidence: 'Register looked up',
    }),
    [],
    'refused',
    // Their documents were opened by nobody.
    { operator: 'registration.openFirst' },
  ),
  registrations_to_check: call('signed in', () => ({}), ['operator']),
  suspension_effects: call('signed in', (world) => ({ p_specialist: world.people.treating, p_from: null }), [
    'operator',
  ]),
  ask_registration: call(
    'signed in',
    ({ ids }) => ({ p_number: ids.waitingNumber }),
    ['unverified'],
    'access.refused',
    {
      treating: 'registration.notNow',
      other: 'registration.notNow',
    },
  ),
  withdraw_registration: call('signed in', () => ({}), ['unverified'], 'registration.notNow'),
  set_registration: ownerOnly(({ people, ids }) => ({
    p_specialist: people.unverified,
    p_number: ids.waitingNumber,
    p_state: 'rejected',
    p_evidence: 'Register looked up',
  })),
};

export const REGISTRATION: MatrixArea = {
  prepare: async (world) => {
    const { sql, people, ids } = world;
    const [waiting] = await sql<{ number: string; name: string }[]>`select s.license_number as number, p.name
      from public.specialists s join public.profiles p on p.id = s.profile_id where s.profile_id = ${people.unverified}`;
    ids.waitingNumber = waiting?.number ?? '';
    ids.waitingName = waiting?.name ?? '';
    await prepareTriage(world);
    await prepareConsent(world);
    await prepareReviews(world);
  },
  tables: {
    registration_events: rowsFor('operator'),
    emergency_numbers: ANYONE,
    exchange_rates: ANYONE,
    triage_rulesets: ANYONE,
    triage_sessions: rowsFor('patientA'),
    terms_versions: ANYONE,
    consents: rowsFor('patientA'),
    reviews: rowsFor('patientA'),
    specialist_reviews: ANYONE,
  },
  functions: {
    ...registrations,
    ...published,
    save_triage: call(
      'anyone',
      () => ({ p_key: newKey(), p_language: 'en', p_rules_version: 1, p_fired: ['skin.rash'], p_level: 5 }),
      ANYBODY,
    ),
    say_check_was_wrong: call(
      'anyone',
      () => ({
        ...{ p_key: randomUUID(), p_wrong: 'misread', p_level: 4, p_age_group: 'adult' },
        ...{ p_rules: ['skin.rash'], p_rules_version: 'a1' },
      }),
      ANYBODY,
    ),
    wrong_checks: call('signed in', () => ({}), ['operator']),
    close_wrong_check: call('signed in', ({ ids }) => ({ p_id: ids.wrongCheck, p_became: 'A rule will change.' }), [
      'operator',
    ]),
    attach_triage: call(
      'signed in',
      ({ ids }) => ({ p_session: ids.triage, p_appointment: ids.visit }),
      ['patientA'],
      'triage.notFound',
    ),
    appointment_triage: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_screen: 'appointments' }),
      ['patientA', 'treating'],
      'booking.notFound',
    ),
    save_symptom_check: call('signed in', () => ({ p_key: newKey(), p_check: CHECK }), SIGNED_IN),
    delete_symptom_check: call('signed in', ({ ids }) => ({ p_id: ids.symptomCheck }), ['patientA'], 'triage.notFound'),
    my_open_dangers: call('signed in', () => ({}), SIGNED_IN),
    answer_danger: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.symptomCheck, p_answer: 'seen' }),
      ['patientA'],
      'triage.notFound',
    ),
    share_danger: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.symptomCheck, p_appointment: ids.visit }),
      ['patientA'],
      'triage.notFound',
    ),
    visits_with_triage: call('signed in', () => ({}), SIGNED_IN),
    decide_consent: call(
      'signed in',
      ({ ids }) => ({ p_terms: ids.terms, p_text_hash: ids.termsHash, p_decision: 'given', p_key: randomUUID() }),
      SIGNED_IN,
    ),
    my_consents: call('signed in', () => ({ p_locale: 'en' }), SIGNED_IN),
    submit_review: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.reviewed, p_facts: FACTS }),
      ['patientA'],
      'booking.notFound',
    ),
  },
};
