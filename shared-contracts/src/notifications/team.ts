import type { MailFacts } from '../mail/mail-facts.ts';
import type { Kinds } from './kind.ts';
import type { MailsOf } from './mail.ts';

/** Notifications of a practice as a team. */
export const TEAM = {
  'team.someoneJoined': {
    for: 'specialist',
    title: 'Somebody joined your practice',
    leads: 'team',
    waits: true,
    urgency: 'gatherable',
  },
  'team.someoneRefused': {
    for: 'specialist',
    title: 'An invitation to your practice was declined',
    leads: 'team',
    waits: true,
    urgency: 'gatherable',
  },
  'team.someoneLeft': {
    for: 'specialist',
    title: 'Somebody left your practice',
    leads: 'team',
    waits: true,
    urgency: 'gatherable',
  },
  'team.membershipEnded': {
    for: 'both',
    title: 'You are no longer in a practice’s team',
    leads: { patient: 'home', specialist: 'profile' },
    group: 'access',
  },
  'team.taskGiven': {
    for: 'both',
    title: 'You have something to do in your practice',
    leads: 'team',
    group: 'access',
    urgency: 'gatherable',
  },
  'team.taskEnded': {
    for: 'both',
    title: 'A task in your practice has ended',
    leads: 'team',
    group: 'access',
    urgency: 'gatherable',
  },
  'team.coverAsked': { for: 'specialist', title: 'A colleague asks you to stand in', leads: 'team' },
  'team.coverAnswered': { for: 'specialist', title: 'A colleague answered whether they stand in', leads: 'team' },
  'team.coverEnded': { for: 'specialist', title: 'Standing in was called off', leads: 'team' },
} satisfies Kinds;

/** Their mails, where they say more than the title. */
export const TEAM_MAILS: MailsOf<typeof TEAM, MailFacts> = {
  'team.membershipEnded': {
    lines: 'The practice ended your membership. Your own account stays as it is.',
  },
};
