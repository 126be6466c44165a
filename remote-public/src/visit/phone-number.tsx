import { telLink } from '@telehealth/contracts';

/** A number as it was typed, to press where it can be dialled. */
export function PhoneNumber({ phone, e164 = null }: { phone: string; e164?: string | null }) {
  const link = telLink(phone, e164);
  return link === null ? phone : <a href={link}>{phone}</a>;
}
