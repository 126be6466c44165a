import { formatPlainDate } from '../formatting/time.ts';
import { type MailFacts, SEE } from '../mail/mail-facts.ts';
import type { Kinds, TitleFacts } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** The day in words; a day that is not known is "the birthday". */
const day = (on: string | null | undefined): string => (on ? formatPlainDate(on) : 'the birthday');
const whose = ({ counterpartName }: TitleFacts) => counterpartName ?? 'Somebody you look after';
const turns = (facts: TitleFacts) => `${whose(facts)} turns ${facts.turns ?? 'older'} on ${day(facts.on)}`;

/** Notifications about the birthdays on which it changes who may do what. They say nothing of what a record holds. */
export const BIRTHDAY = {
  'birthday.ahead': {
    for: 'patient',
    title: turns,
    leads: 'home',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
  'birthday.reached': {
    for: 'patient',
    title: (facts) =>
      facts.turns === 18
        ? `${whose(facts)} is of age: you no longer act for them`
        : `${whose(facts)} is ${facts.turns ?? 'older'} now`,
    leads: 'home',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
  'birthday.yoursAhead': {
    for: 'patient',
    title: (facts) => `What changes when you turn ${facts.turns ?? 'older'} on ${day(facts.on)}`,
    leads: 'access',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
  'birthday.yoursReached': {
    for: 'patient',
    title: (facts) => `What changed today: you are ${facts.turns ?? 'older'}`,
    leads: 'access',
    waits: true,
    group: 'access',
    urgency: 'gatherable',
  },
} satisfies Kinds;

/** What a birthday changes for who looks after the person. */
function forGuardian({ turns: years, on }: MailFacts): string {
  const from = on ? `From ${day(on)} on` : 'From then on';
  if (years === 12)
    return `${from} some parts of the record are their own and are not shown to you, in notices and receipts neither. You go on acting for them in everything else.`;
  if (years === 16)
    return `Nothing ends for you. It is a good time to go through the record together: at 18 it passes to them alone.`;
  return `${from} they are of age and you no longer act for them. The record is theirs alone. They can ask you to act for them again, as any adult can.`;
}

/** What it changes for the person. */
function forPerson({ turns: years, on }: MailFacts): string {
  const from = on ? `From ${day(on)} on` : 'From then on';
  if (years === 12)
    return `${from} some parts of your record are your own: who looks after you does not see them, in notices and receipts neither. For everything else they still act for you.`;
  if (years === 16)
    return 'Nothing ends today. It is a good time to go through your record together with who looks after you: at 18 it passes to you alone.';
  return `${from} you are of age. Who looked after you no longer acts for you, and your record is yours alone. You can ask somebody you trust to act for you.`;
}

const forGuardians = (subject: string) => ({ subject, lines: (facts: MailFacts) => [forGuardian(facts), SEE] });
const forThem = (subject: string) => ({ subject, lines: (facts: MailFacts) => [forPerson(facts), SEE] });

/** Their mails: names and ages stand inside, never on a lock screen. */
export const BIRTHDAY_MAILS: MailsOf<typeof BIRTHDAY, MailFacts> = {
  'birthday.ahead': forGuardians('A birthday is coming that changes what you may do'),
  'birthday.reached': forGuardians('A birthday changes what you may do'),
  'birthday.yoursAhead': forThem('What your next birthday changes'),
  'birthday.yoursReached': forThem('What your birthday changes'),
};
