import { type MailFacts, moment } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Each is mailed, a receipt of what they sent themselves too: a practice stands or falls by it. */
const told = (title: string) => ({ for: 'specialist', title, leads: 'profile', mailed: 'always' }) as const;

/** Notifications about a specialist's registration. */
export const REGISTRATION = {
  'registration.received': told('We have your registration documents'),
  'registration.moreNeeded': told('We need more to check your registration'),
  'registration.rejected': told('Your registration could not be confirmed'),
  'registration.verified': told('Your registration is confirmed'),
  'registration.suspended': told('Your registration is suspended'),
  'registration.suspensionAnnounced': told('Your registration will be suspended'),
  'registration.expired': told('Your registration check has expired'),
  'registration.endsSoon': told('Your registration needs to be checked again'),
} satisfies Kinds;

/** Their mails. */
export const REGISTRATION_MAILS: MailsOf<typeof REGISTRATION, MailFacts> = {
  'registration.received': {
    lines: (payload) => [
      payload.until
        ? `Your council number, certificate and identity document are here. We check them and answer by ${moment(payload.until, payload)}.`
        : 'Your council number, certificate and identity document are here. We check them now.',
      'You are listed as soon as your registration is confirmed.',
    ],
  },
  'registration.moreNeeded': {
    lines: 'Something is missing. Your profile says what, and you can add it there. We go on as soon as it is here.',
  },
  'registration.verified': { lines: 'People can find you and book your openings now.' },
  'registration.rejected': {
    lines: 'People cannot find you. Your profile says why, and you can correct it and ask again there.',
  },
  'registration.suspended': {
    lines:
      'People cannot find you. Your upcoming visits are cancelled, and the people you were to see are told. Visits, messages and records are closed to you.',
  },
  'registration.expired': {
    lines:
      'People cannot find you until it is checked again. Your upcoming visits are cancelled, and the people you were to see are told. Visits, messages and records are closed to you.',
  },
  'registration.suspensionAnnounced': {
    lines: (payload) => [
      `From ${moment(payload.until, payload) ?? 'the day we told you'} on your practice here is closed. Visits before that take place; later ones were called off, and everybody gets their money back.`,
      'Your profile says why, and what you can do. What you wrote and did not sign you can still finish and sign.',
    ],
  },
  'registration.endsSoon': {
    lines: (payload) => [
      payload.lapsed
        ? `Your yearly card ended on ${moment(payload.until, payload)}. People cannot find or book you any more. Visits that are booked still take place.`
        : payload.until
          ? `The last check is valid until ${moment(payload.until, payload)}. After that people cannot find or book you.`
          : 'Once the last check expires, people cannot find you.',
      ...(payload.calledOffAt
        ? [
            `Please add your new card to your profile. Unless it is checked by ${moment(payload.calledOffAt, payload)}, your visits are called off then and everybody gets their money back.`,
          ]
        : []),
    ],
  },
};
