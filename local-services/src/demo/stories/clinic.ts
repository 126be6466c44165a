import { OPERATOR } from '../seed-accounts';
import type { Row, Stage } from '../stage';

/** Day on which the clinic itself began. */
const OPENED = -400;
const REVIEWER = 'Demo reviewer, not a clinician';

const rule = (id: string, level: number, text: string) => ({
  id,
  level,
  text,
  version: 1,
  source: 'Made up for the demonstration',
});
const RULES = [
  rule('chest.pain', 1, 'Chest pain can come from the heart.'),
  rule('breath.short', 1, 'Short of breath at rest needs help at once.'),
  rule('fever.child', 3, 'A child with fever for three days should be seen within a day.'),
  rule('headache.new', 4, 'A new kind of headache should be talked about within days.'),
  rule('skin.itch', 5, 'Itching skin without other signs can wait for a visit that suits you.'),
];

const TEXTS = {
  terms: [
    'Terms of use',
    'Demo text, no legal advice. Sawubona lets you find a specialist, book, meet and keep your records.',
  ],
  privacy: [
    'Privacy',
    'Demo text, no legal advice. Your records are yours; you see who looked and may take back what you shared.',
  ],
  telehealth: [
    'Consent to care at a distance',
    'Demo text. A call cannot replace every examination. You may stop at any time.',
  ],
  assistant: [
    'Help by the assistant',
    'Demo text. Suggestions are made by a program and read by a person before they count.',
  ],
} as const;

const publish = (stage: Stage, kind: keyof typeof TEXTS, version: number, more = '') =>
  stage.call<{ id: string; text_hash: string }>(OPERATOR, 'publish_terms', {
    form: { kind, locale: 'en', version, title: TEXTS[kind][0], body: `${TEXTS[kind][1]}${more}` },
  });

/** Whoever owns the database appoints the operator; the operator publishes rules of triage and the texts people agree to. */
export async function openClinic(stage: Stage): Promise<void> {
  await stage.until(stage.day(OPENED));
  await stage.call(OPERATOR, 'sync_my_profile');
  await stage.own('appoint_operator', { profile: stage.id(OPERATOR), by: 'The demo clinic' });
  const review = {
    reviewer: REVIEWER,
    reviewedOn: stage
      .day(OPENED - 2)
      .toISOString()
      .slice(0, 10),
  };
  await stage.call(OPERATOR, 'publish_triage_ruleset', { language: 'en', rules: RULES, review });
  for (const kind of ['terms', 'telehealth', 'assistant', 'privacy'] as const) await publish(stage, kind, 1);
  await stage.until(stage.day(-10));
  await publish(stage, 'privacy', 2, ' New: you choose what is mailed to you.');
}

async function decideAbout(stage: Stage, who: string, kind: string, decision: string): Promise<void> {
  const [text] = await stage.admin(
    (tx) => tx<{ id: string; text_hash: string }[]>`
      select id, text_hash from public.terms_versions where kind = ${kind} and retired_at is null`,
  );
  await stage.call(who, 'decide_consent', { terms: text?.id, text_hash: text?.text_hash, decision, key: stage.key() });
}

/** Consents given, refused, withdrawn; some people have not read the newest text yet. */
export async function consents(stage: Stage): Promise<void> {
  await stage.until(stage.day(-200, '12:00'));
  for (const who of ['thandi', 'mariamagdalena.oosthuizen', 'tshepo.radebe', 'naledi']) {
    for (const kind of ['terms', 'privacy', 'telehealth']) await decideAbout(stage, who, kind, 'given');
  }
  await decideAbout(stage, 'thandi', 'assistant', 'given');
  await decideAbout(stage, 'tshepo.radebe', 'assistant', 'refused');
  await stage.until(stage.day(-50));
  await decideAbout(stage, 'thandi', 'assistant', 'withdrawn');
  await stage.until(stage.day(-5));
  await decideAbout(stage, 'naledi', 'privacy', 'given');
}

interface Wishes {
  locale?: string;
  needs?: Row;
}

const WISHES: Readonly<Record<string, Wishes>> = {
  'tshepo.radebe': { needs: { captions: true, interpreter: 'South African Sign Language' } },
  'bhekisisa.sibiya': { locale: 'zu-ZA', needs: { audioOnly: true } },
  'mariamagdalena.oosthuizen': { locale: 'af-ZA', needs: { largeText: true, extraTime: true } },
  'annelie.coetzee': { locale: 'af-ZA' },
  'nomsa.dlamini': { locale: 'zu-ZA' },
  'jose.conceicao': { locale: 'pt-MZ' },
};

/** Languages, and what people need in a visit. */
export async function wishes(stage: Stage): Promise<void> {
  await stage.until(stage.day(-110));
  const none = { captions: false, interpreter: '', largeText: false, audioOnly: false, extraTime: false };
  for (const [who, { locale = 'en-ZA', needs = {} }] of Object.entries(WISHES)) {
    const [row] = await stage.admin(
      (tx) => tx<{ version: number; time_zone: string }[]>`
        select version, time_zone from public.profiles where id = ${stage.id(who)}`,
    );
    const form = { locale, timeZone: row?.time_zone, needs: { ...none, ...needs } };
    await stage.call(who, 'update_my_profile', { form, version: row?.version });
  }
}

/** How people want to be told. */
export async function preferences(stage: Stage): Promise<void> {
  await stage.until(stage.day(-100));
  const settings: Row = { privacy_mode: true, quiet_from: '20:00', quiet_until: '06:00' };
  await stage.call('mariamagdalena.oosthuizen', 'set_notification_settings', settings);
  await stage.call('bhekisisa.sibiya', 'set_notification_pref', { event: 'booking', channel: 'email', wanted: false });
  await stage.call('siyabonga', 'set_notification_pref', { event: 'consultation', channel: 'app', wanted: false });
}

/** What the clock does: jobs run, mails leave. One address bounces for a day. */
export async function keepRunning(stage: Stage): Promise<void> {
  for (let day = -240; day <= 0; day += day < -60 ? 15 : 1) {
    const hours =
      day === -16 ? ['06:00', '07:00', '09:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'] : ['22:00'];
    for (const hour of hours) {
      await stage.until(stage.day(day, hour));
      await stage.serve('run_due_jobs');
      // What was said in the last day is left to the services that start now.
      if (day < -1) await deliver(stage, day === -17 || day === -16 ? 'siyabonga@example.com' : '');
    }
  }
}

async function deliver(stage: Stage, bounces: string): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const mails = await stage.admin(
      (
        tx,
      ) => tx`select public.settle_outbox(o.id, o.attempts, case o.recipient_email when ${bounces} then 'failed' else 'sent' end,
          'failed 452') from public.claim_outbox(100) o`,
    );
    if (mails.length < 100) return;
  }
}
