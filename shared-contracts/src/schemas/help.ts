import { z } from 'zod';
import { caseNote } from './chart-access';
import { says } from './says';
import { emailText, nameText, phoneText } from './texts';

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

/** How the answer comes: written, or said in a call. */
export const HELP_REACHES = ['written', 'call'] as const;
const reach = z.enum(HELP_REACHES, says('data.invalid'));

/** Asks a field only where the answer comes that way. */
const needed = (field: z.ZodType, name: string, value: string, ctx: z.RefinementCtx) => {
  const said = field.safeParse(value).error?.issues[0]?.message;
  if (said !== undefined) ctx.addIssue({ code: 'custom', path: [name], message: said });
};

/** A question to the help desk; `visit` is the id of the visit it is about, or empty; `phone` counts for a call only. */
export const helpRequestSchema = z
  .object({
    topic: z.enum(HELP_TOPICS, says('help.topicRequired')),
    visit: z.string(),
    request: caseNote,
    reach,
    phone: z.string(),
  })
  .superRefine((form, ctx) => {
    if (form.reach === 'call') needed(phoneText, 'phone', form.phone, ctx);
  });
export type HelpRequestForm = z.output<typeof helpRequestSchema>;

/** The same of somebody without an account, who is told by mail or called. */
export const guestQuestionSchema = z
  .object({
    name: nameText('help.nameRequired'),
    topic: z.enum(HELP_TOPICS, says('help.topicRequired')),
    request: caseNote,
    reach,
    email: z.string(),
    phone: z.string(),
  })
  .superRefine((form, ctx) =>
    form.reach === 'call' ? needed(phoneText, 'phone', form.phone, ctx) : needed(emailText, 'email', form.email, ctx),
  );
export type GuestQuestionForm = z.output<typeof guestQuestionSchema>;

/** The answer to it. */
export const helpAnswerSchema = z.object({ answer: caseNote });
