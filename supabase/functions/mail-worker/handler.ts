import { createWorker } from '../_shared/create-worker.ts';
import { inRounds } from '../_shared/in-rounds.ts';
import { drainOutbox } from '../_shared/mail/drain-outbox.ts';
import type { MailSender } from '../_shared/mail/mail.ts';
import type { PhoneSender } from '../_shared/phone/phone.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import type { PushSender } from '../_shared/push/push.ts';
import type { Report } from '../_shared/report.ts';

/** What the function needs. */
export interface MailWorkerOptions extends ProjectOptions {
  /** Null: nobody delivers mail yet. What waits keeps waiting. */
  send: MailSender | null;
  /** Null, or nothing: nobody delivers texts yet. */
  sendText?: PhoneSender | null | undefined;
  /** Null, or nothing: nobody delivers pushes yet. */
  sendPush?: PushSender | null | undefined;
  /** Origin of the site, to which mails lead. */
  siteUrl: string;
  report?: Report | undefined;
}

/** The function `mail-worker`: delivers what waits in the outbox: mails, texts and pushes. */
export function createMailWorker({ send, sendText, sendPush, siteUrl, report, ...options }: MailWorkerOptions) {
  const project = createProject(options);
  const onFailure = (template: string, outcome: string, cause: unknown) =>
    report?.('mail.failed', {
      template,
      outcome,
      kind: cause instanceof Error ? cause.name : typeof cause,
      ...(cause instanceof Error && 'code' in cause && { code: String(cause.code) }),
    });
  return createWorker(options.secretKey, async () => {
    if (!send) report?.('mail.noProvider', {});
    if (!send && !sendText && !sendPush) return { done: 0, failed: 0 };
    return inRounds(() => drainOutbox(project, { send, sendText, sendPush, origin: siteUrl, onFailure }));
  });
}
