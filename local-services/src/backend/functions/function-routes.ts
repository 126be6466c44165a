import type { Anchoring } from '@telehealth/supabase/functions/_shared/anchors/anchor-logs.ts';
import { internet } from '@telehealth/supabase/functions/_shared/foreign/outside.ts';
import type { MailSender } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
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
import { createPaymentsHandler } from '@telehealth/supabase/functions/payments/handler.ts';
import { createPaymentsWebhook } from '@telehealth/supabase/functions/payments-webhook/handler.ts';
import { createPaymentsWorker } from '@telehealth/supabase/functions/payments-worker/handler.ts';
import { createRoomAccessHandler } from '@telehealth/supabase/functions/room-access/handler.ts';
import { createSharedRecordHandler } from '@telehealth/supabase/functions/shared-record/handler.ts';
import type { Payments } from '../../payments/create-payments';
import type { Report } from '../../report';
import type { ApiKeys } from '../gate';

/** Requests of functions to the data interface and the storage stay in this process. */
export type Send = (request: Request) => Promise<Response>;

/** What the functions need. */
export interface FunctionsOptions {
  keys: ApiKeys;
  send: Send;
  /** What the identity signs its messages with. */
  identitySecret: string;
  /** Who inspects files. */
  judge: JudgeFile;
  payments?: Pick<Payments, 'provider' | 'siteUrl'> | undefined;
  /** Who takes mails, and where those lead. Default: nobody takes any. */
  mail?: { send: MailSender; siteUrl: string } | undefined;
  /** Where anchors of the access logs are kept. Default: nowhere. */
  anchoring?: Pick<Anchoring, 'store' | 'signer'> | undefined;
  /** Relays and a server for calls. Default: neither; calls go from browser to browser. */
  room?: RoomSettings | undefined;
  report?: Report | undefined;
}

/** Creates the handler of /functions/v1: the same functions as on a hosted project. */
export function createFunctionRoutes(options: FunctionsOptions) {
  const { keys, send, judge, identitySecret, payments, mail, anchoring, report } = options;
  const { room = { relays: null, livekit: null } } = options;
  const project = { ...keys, url: 'http://backend.local', fetch: send };
  const { provider, siteUrl } = payments ?? { provider: null, siteUrl: '' };
  const paying = { payments: provider?.name ?? null };
  const ready = (settings: Record<string, string | null>, handler: Send) =>
    withReadiness(keys.secretKey, settings, handler);
  const functions = new Map<string, Send>([
    ['calendar', ready({}, createCalendarHandler({ ...project, siteUrl: mail?.siteUrl ?? '' }))],
    ['documents', ready({}, createDocumentsHandler({ ...project, judge }))],
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
        createMailWorker({ ...project, send: mail?.send ?? null, siteUrl: mail?.siteUrl ?? '', report }),
      ),
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
    ['health-link', ready({}, createHealthLinkHandler({ ...project, outside: internet }))],
    ['shared-record', ready({}, createSharedRecordHandler({ ...project, publicUrl: mail?.siteUrl ?? '' }))],
    ['payments-worker', ready(paying, createPaymentsWorker({ ...project, provider, report }))],
  ]);
  return async (request: Request): Promise<Response> => {
    const [, name = ''] = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(new URL(request.url).pathname) ?? [];
    return functions.get(name)?.(request) ?? new Response('Not found', { status: 404 });
  };
}
