import type { OutgoingMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { IdentityCore } from './identity-core';
import { readDialled } from './phone-numbers';

/** Sends a notice about an account: by mail, or its subject by text to whoever has a number alone. */
export async function deliver(core: IdentityCore, notice: OutgoingMail): Promise<void> {
  const { to, subject } = notice;
  if (readDialled(to) === null) return core.mail(notice);
  if (core.text) return core.text({ to, text: `${subject}. If this was not you, contact us.` });
  core.report('identity.noticeUnsent', { subject });
}
