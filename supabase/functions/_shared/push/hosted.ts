import { optional, required } from '../hosted-project.ts';
import type { PushSender } from './push.ts';
import { createPushSender } from './push-sender.ts';

/** Who sends pushes, from the environment of a hosted project, with the public key; null: nobody. See docs/hosting-mail.md. */
export function hostedPush(): { publicKey: string; send: PushSender } | null {
  const publicKey = optional('VAPID_PUBLIC_KEY');
  if (publicKey === null) return null;
  const vapid = { publicKey, privateKey: required('VAPID_PRIVATE_KEY'), subject: required('VAPID_SUBJECT') };
  return { publicKey, send: createPushSender({ vapid }) };
}
