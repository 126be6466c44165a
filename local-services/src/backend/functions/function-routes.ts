import type { Anchoring } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import { internet } from '@telehealth/supabase/functions/_shared/foreign/outside.ts';
import type { MailSender } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { PhoneProvider, PhoneSender } from '@telehealth/supabase/functions/_shared/phone/phone.ts';
import type { PushSender } from '@telehealth/supabase/functions/_shared/push/push.ts';
import { withReadiness } from '@telehealth/supabase/functions/_shared/readiness.ts';
import type { RoomSettings } from '@telehealth/supabase/functions/_shared/room/room-settings.ts';
import { createAnchorsWorker } from '@telehealth/supabase/functions/anchors-worker/handler.ts';
import { createCalendarHandler } from '@telehealth/supabase/functions/calendar/handler.ts';
import { createDocumentsHandler } from '@telehealth/supabase/functions/documents/handler.ts';
import type { JudgeFile } from '@telehealth/supabase/functions/documents/judge-file.ts';
import { createFilesWorker } from '@telehealth/supabase/functions/files-worker/handler.ts';
import { createHealthLinkHandler } from '@telehealth/supabase/functions/health-link/handler.ts';
import { createIdentityWebhook } from '@telehealth/supabase/functions/identity-webhook/handler.ts';
import { createMailWorker } from '@telehealth/supabase/functions/mail-worker/handler.ts';
import { createPapersHandler } from '@telehealth/supabase/functions/papers/handler.ts';
import type { Authority } from '@telehealth/supabase/functions/papers/sign/authority.ts';
import { createPaymentsHandler } from '@telehealth/supabase/functions/payments/handler.ts';
import { createPaymentsWebhook } from '@telehealth/supabase/functions/payments-webhook/handler.ts';
import { createPaymentsWorker } from '@telehealth/supabase/functions/payments-worker/handler.ts';
import { createPhoneWebhook } from '@telehealth/supabase/functions/phone-webhook/handler.ts';
import { createReportHandler } from '@telehealth/supabase/functions/report/handler.ts';
import { createRoomAccessHandler } from '@telehealth/supabase/functions/room-access/handler.ts';
import { createRoomWorker } from '@telehealth/supabase/functions/room-worker/handler.ts';
import { createSharedRecordHandler } from '@telehealth/supabase/functions/shared-record/handler.ts';
import type { Payments } from '../../payments/create-payments';
import type { Report } from '../../report';
import type { ApiKeys } from '../gate';

/** Sends requests of functions to the REST and storage routes within this process. */
export type Send = (request: Request) => Promise<Response>;

export interface FunctionsOptions {
  keys: ApiKeys;
  send: Send;
  /** The secret with which the identity signs its webhooks. */
  identitySecret: string;
  inspectFile: JudgeFile;
  payments?: Pick<Payments, 'provider' | 'siteUrl'> | undefined;
  /** Sends mails; their links begin with siteUrl. Default: none are sent. */
  mail?: { send: MailSender; sendText?: PhoneSender; sendPush?: PushSender; siteUrl: string } | undefined;
  /** Who delivers texts and signs what became of them. Default: nobody. */
  phone?: PhoneProvider | undefined;
  /** Where anchors of the access logs are stored. Default: nowhere. */
  anchoring?: Pick<Anchoring, 'store' | 'signer'> | undefined;
  /** TURN relays and a media server for calls. Default: neither; calls are peer to peer. */
  room?: RoomSettings | undefined;
  /** What papers are signed with. Default: nothing is. */
  papers?: Authority | undefined;
  report?: Report | undefined;
}

/** Creates the handler of /functions/v1, with the same functions as a hosted project. */
export function createFunctionRoutes(options: FunctionsOptions) {
  const { keys, send, inspectFile, identitySecret, payments, mail, phone, anchoring, papers, report } = options;
  const { room = { relays: null, livekit: null } } = options;
  const project = { ...keys, url: 'http://backend.local', fetch: send };
  const { provider, siteUrl } = payments ?? { provider: null, siteUrl: '' };
  const paying = { payments: provider?.name ?? null };
  const ready = (settings: Record<string, string | null>, handler: Send) =>
    withReadiness(keys.secretKey, settings, handler);
  const functions = new Map<string, Send>([
    ['calendar', ready({}, createCalendarHandler({ ...project, siteUrl: mail?.siteUrl ?? '' }))],
    ['documents', ready({}, createDocumentsHandler({ ...project, inspectFile }))],
    [
      'anchors-worker',
      ready(
        { anchors: anchoring?.store.kind ?? null, publicKey: anchoring?.signer.publicKey ?? null },
        createAnchorsWorker({ ...project, anchoring: anchoring ?? null, report }),
      ),
    ],
    ['files-worker', ready({}, createFilesWorker({ ...project, report }))],
    ['identity-webhook', ready({}, createIdentityWebhook({ ...project, secret: identitySecret, report }))],
    [
      'mail-worker',
      ready(
        { mail: mail ? 'mailbox' : null },
        createMailWorker({
          ...project,
          send: mail?.send ?? null,
          sendText: mail?.sendText ?? null,
          sendPush: mail?.sendPush ?? null,
          siteUrl: mail?.siteUrl ?? '',
          report,
        }),
      ),
    ],
    [
      'papers',
      ready(
        { signs: papers ? 'platform' : null, advanced: null },
        createPapersHandler({
          ...project,
          authority: papers ?? null,
          checkAt: new URL('/service/my-prescriptions', mail?.siteUrl ?? 'http://localhost').href,
          crlAt: new URL('/functions/v1/papers/crl', mail?.siteUrl ?? 'http://localhost').href,
        }),
      ),
    ],
    [
      'phone-webhook',
      ready({ phone: phone?.name ?? null }, createPhoneWebhook({ ...project, provider: phone ?? null, report })),
    ],
    ['payments', ready(paying, createPaymentsHandler({ ...project, provider, siteUrl }))],
    ['payments-webhook', ready(paying, createPaymentsWebhook({ ...project, provider, report }))],
    [
      'room-access',
      ready(
        { relays: room.relays ? String(room.relays.urls.length) : null, livekit: room.livekit?.url ?? null },
        createRoomAccessHandler({ ...project, settings: room }),
      ),
    ],
    ['room-worker', createRoomWorker({ ...project, settings: room, report })],
    ['report', ready({}, createReportHandler({ ...project, siteUrl: mail?.siteUrl ?? 'http://localhost' }))],
    ['health-link', ready({}, createHealthLinkHandler({ ...project, outside: internet }))],
    ['shared-record', ready({}, createSharedRecordHandler({ ...project, publicUrl: mail?.siteUrl ?? '' }))],
    ['payments-worker', ready(paying, createPaymentsWorker({ ...project, provider, report }))],
  ]);
  return async (request: Request): Promise<Response> => {
    const [, name = ''] = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
    return functions.get(name)?.(request) ?? new Response('Not found', { status: 404 });
  };
}
