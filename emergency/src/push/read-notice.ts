import type { PushNotice } from '@telehealth/contracts/mail';
import { BRAND_NAME } from '@telehealth/contracts/settings';

/** A browser must show something of each push: this, where it cannot be read. */
const UNREADABLE: PushNotice = { title: BRAND_NAME, body: 'There is something new for you.', path: '/', tag: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a push says. */
export function readNotice(text: string | null): PushNotice {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    return isText(title) && isText(body) && isText(path) && isText(tag) ? { title, body, path, tag } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The address that a notice leads to: one of ours, whatever it says. */
export function addressIn(path: unknown, origin: string): string {
  if (!isText(path) || !URL.canParse(path, origin)) return `${origin}/`;
  const { href, origin: there } = new URL(path, origin);
  return there === origin ? href : `${origin}/`;
}
