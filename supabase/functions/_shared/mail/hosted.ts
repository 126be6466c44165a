import { hostedProject, required } from '../hosted-project.ts';
import { hostedPhone } from '../phone/hosted.ts';
import { hostedPush } from '../push/hosted.ts';
import { report } from '../report.ts';
import type { MailSender } from './mail.ts';
import { createResendSender } from './resend-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

function senderOf(provider: string): MailSender | null {
  if (provider === 'none') return null;
  const from = required('MAIL_FROM');
  if (provider === 'smtp') return createSmtpSender({ url: required('SMTP_URL'), from });
  if (provider !== 'resend') throw new Error('MAIL_PROVIDER is none, smtp or resend.');
  const url = Deno.env.get('RESEND_API_URL');
  return createResendSender({ apiKey: required('RESEND_API_KEY'), from, ...(url && { url }) });
}

/** What the mail worker runs with on a hosted project, from its environment. See docs/hosting-mail.md. */
export function hostedMailOptions() {
  const provider = Deno.env.get('MAIL_PROVIDER') ?? 'none';
  const send = senderOf(provider);
  const phone = hostedPhone();
  const push = hostedPush();
  const names = { mail: send && provider, phone: phone?.name ?? null, push: push?.publicKey ?? null };
  return {
    ...hostedProject(),
    report,
    send,
    sendText: phone?.send ?? null,
    sendPush: push?.send ?? null,
    names,
    siteUrl: required('SITE_URL'),
  };
}
