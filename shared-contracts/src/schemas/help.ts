import { z } from 'zod';
import { caseNote } from './chart-access';
import { says } from './says';

/** What a question to the help desk can be about. */
export const HELP_TOPICS = ['visit', 'payment', 'signIn', 'record', 'other'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** In the words of who asks and of who answers. */
export const HELP_TOPIC_LABELS: Readonly<Record<HelpTopic, string>> = {
  visit: 'A visit',
  payment: 'Money',
  signIn: 'Signing in or my account',
  record: 'My record',
  other: 'Something else',
};

/** A question to the help desk; `visit` is the id of the visit it is about, or empty. */
export const helpRequestSchema = z.object({
  topic: z.enum(HELP_TOPICS, says('help.topicRequired')),
  visit: z.string(),
  request: caseNote,
});
export type HelpRequestForm = z.output<typeof helpRequestSchema>;

/** The answer to it. */
export const helpAnswerSchema = z.object({ answer: caseNote });
