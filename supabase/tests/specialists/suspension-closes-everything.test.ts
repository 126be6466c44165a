import { evaluatePolicies } from '@telehealth/local-services/backend/realtime/authorize';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, mergeAreas } from '../matrix/areas';
import { type FunctionFacts, functionsOf } from '../matrix/catalogue';
import { type LiveWorld, startWorld } from '../matrix/world';
import { callByName, liveClaims, tryAs } from '../support/call-by-name';

const areas = await loadAreas();
const { functions, tables } = mergeAreas(areas);
let world: LiveWorld;
let facts: FunctionFacts[];

/** How a registration stops holding, without a job having run: by a decision, by its end, by its check growing old. */
const ENDS: Readonly<Record<string, (tx: TransactionSql, id: string) => Promise<unknown>>> = {
  suspended: (tx, id) =>
    tx`update public.specialists set reg_state = 'suspended', listed = false where profile_id = ${id}`,
  'past its end': (tx, id) =>
    tx`update public.specialists set reg_until = now() - interval '14 days 1 second' where profile_id = ${id}`,
  'checked a year ago': (tx, id) =>
    tx`update public.specialists set reg_checked_at = now() - interval '1 year 14 days' where profile_id = ${id}`,
};

const FINISHING = ['notes_to_finish', 'save_note', 'sign_note'];
const because = (reason: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, reason]));
/** What still answers, and why. Nothing of it tells who A is or what A told. */
const LEFT: Readonly<Record<string, string>> = {
  ...because(
    'open to anybody',
    'answer_to_guest',
    'ask_help_as_guest',
    'active_flags',
    'clocks_of_a_zone',
    'count_slots',
    'find_slots',
    'keep_booking_draft',
    'let_guest_hold_go',
    'nearest_openings',
    'organization_of_specialist',
    'public_facts',
    'save_triage',
    'say_check_was_wrong',
    'script_outlook',
    'server_time',
    'specialist_page',
    'take_booking_draft',
    'verify_code',
  ),
  ...because(
    'their own account and record, as any person has one',
    'ask_help',
    'before_closing',
    'decide_consent',
    'drop_registration_file',
    'drop_visit_file',
    'export_my_record',
    'mark_all_notifications_read',
    'my_access_log',
    'my_access_log_chain',
    'my_break_glass_counts',
    'my_consents',
    'my_delegations',
    'my_emergencies',
    'my_latest_readings',
    'my_mail_trouble',
    'my_notification_settings',
    // Of their own visits as a patient; of those they held nothing.
    'papers_of_visit',
    'my_notifications',
    // Its name, its members and their roles; nothing of a patient. An invitation, a task and standing in are only closed.
    'end_cover',
    'end_task',
    'my_organization',
    'withdraw_organization_invitation',
    'my_open_dangers',
    'my_payment',
    'my_portrait',
    'portrait_place',
    'save_symptom_check',
    'send_my_mail_again',
    'end_push_subscription',
    'my_push_subscriptions',
    'stop_texts',
    'set_mail_rhythm',
    'set_notification_pref',
    'set_notification_settings',
    'second_factor',
    'sync_my_profile',
    'update_my_profile',
    'my_visit_outcomes',
    'rights_to_chart',
    'who_can_see_me',
  ),
  ...because(
    'their own practice, without the visits in it',
    'my_calendar_link',
    // Money of visits they held, with initials only.
    'my_earnings',
    'my_invoices',
    // Which VAT they charge, said without a patient.
    'my_vat',
    'remove_my_vat',
    'my_public_holidays',
    'my_registration_checks',
    'preview_exception',
    'propose_times',
    'remove_calendar_link',
    'remove_exception',
    'retire_visit_type',
    'save_exception',
    'save_visit_type',
    'set_calendar_link',
    'set_practice_zone',
    'set_week_hours',
    'set_weekdays',
    'take_time_off',
    'update_specialist_profile',
    'visits_outside_hours',
    'waitlist_count',
  ),
  ...because('they finish and sign what they began to write', ...FINISHING),
  ...because('they give up their own seat in a call', 'leave_room_seat'),
  ...because('they say whether their own network address is hidden', 'hide_my_address'),
  ...because(
    'a list that is empty for them',
    'my_access_requests',
    'my_appointments',
    'my_consultations',
    'my_finished_work',
    'my_open_loops',
    'my_patients',
    'my_people',
    'my_prescriptions',
    'to_hand_over',
    'my_places',
    'my_waitlist',
    'visits_of_practice',
    'visits_with_triage',
  ),
};

beforeAll(async () => {
  world = await startWorld();
  for (const area of areas) await area.prepare?.(world);
  facts = await functionsOf(world.sql, 'public');
});
afterAll(() => world?.close());

const asTreating = <T>(ends: string, work: (tx: TransactionSql) => Promise<T>) =>
  tryAs(world.sql, world.people.treating, work, async (tx) => ENDS[ends]?.(tx, world.people.treating));

/** Who A is and what A told. */
const ofA = () => [world.people.patientA, 'Ayanda', ...world.secrets];

describe.each(Object.keys(ENDS))('a specialist whose registration is %s', (ends) => {
  it.each(Object.keys(tables))('reads nothing of a patient in %s', async (name) => {
    const rows = await asTreating(ends, (tx) =>
      tx.savepoint((save) => save.unsafe(`select to_jsonb(t)::text as row from public.${name} t`)),
    ).catch(() => []);
    for (const secret of ofA()) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is refused by every function that has to do with patients', async () => {
    const open: string[] = [];
    for (const one of facts) {
      const row = functions[one.name];
      if (row?.gives.treating !== 'ok') continue;
      const answer = await asTreating(ends, (tx) => callByName(tx, one, row.args(world))).catch(refusal);
      if (answer === 'refused') continue;
      const text = JSON.stringify(answer);
      // Whose visit it was stands above words of their own that they still have to sign.
      const told = FINISHING.includes(one.name) ? [] : ofA().filter((secret) => text.includes(secret));
      expect(told, one.name).toEqual([]);
      open.push(one.name);
    }
    expect(open.sort()).toEqual(Object.keys(LEFT).sort());
  });

  it('hears no topic of a visit, nor of visits', async () => {
    const { sql, people, ids } = world;
    const claims = await liveClaims(sql, people.treating);
    const heard = async () => {
      const topics = [`appointments:${people.treating}`, `consultation:${ids.visit}`];
      const rights = await Promise.all(topics.map((topic) => evaluatePolicies(sql, claims, topic)));
      return rights.flatMap(({ broadcast, presence }) => [broadcast, presence].map(({ read, write }) => read || write));
    };
    expect(await heard()).toContain(true);
    await sql.begin((tx) => ENDS[ends]?.(tx, people.treating));
    expect(await heard()).toEqual([false, false, false, false]);
    await sql`update public.specialists set reg_state = 'verified', reg_until = now() + interval '1 year',
      reg_checked_at = now() where profile_id = ${people.treating}`;
  });
});

function refusal(cause: unknown): 'refused' {
  if (cause instanceof Error && 'code' in cause && ['P0001', '42501'].includes(String(cause.code))) return 'refused';
  throw cause;
}
