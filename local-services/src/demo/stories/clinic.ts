import { agreeOn, OPERATOR, SECOND_OPERATOR } from '../seed-accounts';
import type { Row, Stage } from '../stage';

/** The clinic's opening day, counted from the anchor. */
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

const paragraphs = (...parts: readonly string[]) => parts.join('\n\n');
const MADE_UP = 'This text was made up for the demonstration. It is no legal advice, and no lawyer has read it.';

const TEXTS = {
  terms: [
    'Terms of use',
    paragraphs(
      MADE_UP,
      '# What this service is',
      'The Demo Clinic lets you find a specialist, book and pay for a visit by video, voice or chat, and keep your records. It is not for emergencies: call 112.',
      '# What you agree to',
      'You give true details, keep your password to yourself, and use the service for your own care or for that of somebody who asked you to. Specialists practise under their own registration and answer for the care they give.',
      '# Money',
      'You see the price before you pay. What comes back when you cancel is shown before you pay and again before you cancel. When a specialist does not come, everything comes back.',
      '# Leaving',
      'You can close your account at any time. What the law makes us keep is named before you close it.',
    ),
  ],
  privacy: [
    'Privacy notice',
    paragraphs(
      MADE_UP,
      '# Who we are',
      'The Demo Clinic, 1 Example Street, Cape Town. Information officer: privacy@example.com.',
      '# What we keep',
      'Your account, your visits, what you and your specialists write into your record, your payments without card numbers, and a log of every time somebody opened your record.',
      '# Who may see it',
      'You, whom you let in, and the specialists of your visits as far as a visit opens it. In an emergency a verified specialist may look for 60 minutes with a reason; you are told at once.',
      '# What you can do',
      'See it, take it with you, say that something is wrong, end access, object to a look, and close your account. If our answer is not enough, the Information Regulator (South Africa) hears you.',
      '# How long',
      'Clinical records and the log for as long as the law asks; the rest ends with your account.',
    ),
  ],
  telehealth: [
    'Consent to remote care',
    `${MADE_UP} A call cannot replace every examination. You may stop at any time.`,
  ],
  assistant: [
    'Help by the assistant',
    `${MADE_UP} The assistant is a program, not a person. It shows the way around this site and gives no medical advice.`,
  ],
} as const;

const publish = (stage: Stage, kind: keyof typeof TEXTS, version: number, more = '') =>
  agreeOn(stage, 'terms', {
    kind,
    locale: 'en',
    version,
    title: TEXTS[kind][0],
    body: `${TEXTS[kind][1]}${more}`,
  });

/** The database's owner appoints the operators, who publish triage rules, consent texts and the rate of the rand. */
export async function openClinic(stage: Stage): Promise<void> {
  await stage.until(stage.day(OPENED));
  for (const operator of [OPERATOR, SECOND_OPERATOR]) {
    await stage.call(operator, 'sync_my_profile');
    await stage.own('appoint_operator', { profile: stage.id(operator), by: 'The demo clinic' });
  }
  const review = {
    reviewer: REVIEWER,
    reviewedOn: stage
      .day(OPENED - 2)
      .toISOString()
      .slice(0, 10),
  };
  await agreeOn(stage, 'triage_rules', { language: 'en', rules: RULES, review });
  for (const kind of ['terms', 'telehealth', 'assistant', 'privacy'] as const) await publish(stage, kind, 1);
  await stage.until(stage.day(-20));
  await stage.call(OPERATOR, 'set_flag', {
    name: 'bluetoothReadings',
    form: { owner: 'Team Patient', share: 100, endsOn: stage.day(180).toISOString().slice(0, 10) },
    seen: 0,
  });
  await stage.until(stage.day(-10));
  await publish(stage, 'privacy', 2, '\n\n# New in version 2\n\nYou choose what we email you about.');
  await stage.until(stage.day(-2));
  const dated = stage.day(-3).toISOString().slice(0, 10);
  await agreeOn(stage, 'exchange_rate', { perDollar: '18.0315', dated, source: 'Made up for the demo' });
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

/** Languages and accessibility needs for visits. */
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

/** Notification preferences. */
export async function preferences(stage: Stage): Promise<void> {
  await stage.until(stage.day(-100));
  const settings: Row = { privacy_mode: true, quiet_from: '20:00', quiet_until: '06:00' };
  await stage.call('mariamagdalena.oosthuizen', 'set_notification_settings', settings);
  await stage.call('bhekisisa.sibiya', 'set_notification_pref', { event: 'booking', channel: 'email', wanted: false });
  await stage.call('siyabonga', 'set_notification_pref', { event: 'consultation', channel: 'app', wanted: false });
}

/** Scheduled work: jobs run, mails are sent. One address bounces for a day. */
export async function keepRunning(stage: Stage): Promise<void> {
  for (let day = -240; day <= 0; day += day < -60 ? 15 : 1) {
    const hours =
      day === -16 ? ['06:00', '07:00', '09:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00'] : ['22:00'];
    for (const hour of hours) {
      await stage.until(stage.day(day, hour));
      await stage.serve('run_due_jobs');
      // The last day's messages are left to the services that start now.
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
