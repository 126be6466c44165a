import type { MailAttachment } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { toBase64Url } from '@telehealth/supabase/functions/_shared/push/base64url.ts';
import type { PushSender } from '@telehealth/supabase/functions/_shared/push/push.ts';
import { createPushSender } from '@telehealth/supabase/functions/_shared/push/push-sender.ts';
import type { Sql } from 'postgres';
import { keepMail } from './mail-store';
import { loadPushKeys } from './push-keys';

/** The host of a push service that tests subscribe to: nothing on this machine asks for its address. */
export const LOCAL_PUSH_HOST = 'push.localhost';

/** Pushes of this machine. */
export interface LocalPush {
  send: PushSender;
  /** Lets people ask for notices on a browser, which come to the mailbox. */
  offer(): Promise<void>;
}

async function offerPushes(sql: Sql, publicKey: string): Promise<void> {
  await sql`update private.settings set value = ${publicKey} where key = 'push_public_key'`;
  await sql`update private.settings set value = value || ${`,${LOCAL_PUSH_HOST}`}
    where key = 'push_hosts' and not ${LOCAL_PUSH_HOST} = any (string_to_array(value, ','))`;
}

/**
 * Keeps each push in the mailbox: to which browser, what it says, where it leads, and as a file what its push service would get,
 * sealed for that browser. Nothing leaves this machine, whatever the address.
 * @param folder of the pair that signs, which is made at the first start
 */
export async function createLocalPush(sql: Sql, folder: string, origin: string): Promise<LocalPush> {
  const vapid = await loadPushKeys(folder);
  const send: PushSender = async (message) => {
    const sealed: MailAttachment[] = [];
    const keep = async (request: Request) => {
      const content = toBase64Url(new Uint8Array(await request.arrayBuffer()));
      sealed.push({ name: 'push.txt', contentType: 'text/plain; charset=utf-8', content });
      return new Response(null, { status: 201 });
    };
    await createPushSender({ vapid, fetch: keep })(message);
    const { to, notice } = message;
    await keepMail(sql, {
      to: to.label,
      subject: 'Push',
      text: `${notice.title}: ${notice.body}\n\n${origin}${notice.path}`,
      attachments: sealed,
    });
  };
  return { send, offer: () => offerPushes(sql, vapid.publicKey) };
}
