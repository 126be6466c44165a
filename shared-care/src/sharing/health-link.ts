import { cutText } from '@telehealth/contracts/formatting';
import { z } from 'zod';

/**
 * Payload of a SMART Health Link: where its files are, and their key.
 * Source: https://docs.smarthealthit.org/smart-health-links/spec#construct-a-shlink-payload
 */
export interface HealthLink {
  url: string;
  /** 32 bytes in base64url. */
  key: string;
  expiresAt: Date | null;
  /** Flag `P`: a passcode is required. */
  needsPasscode: boolean;
  /** Flag `U`: the URL is that of a single file. */
  isOneFile: boolean;
  label: string;
}

const payload = z
  .object({
    url: z.url({ protocol: /^https?$/ }).max(2048),
    key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    exp: z.number().optional(),
    flag: z
      .string()
      .regex(/^[A-Z]*$/)
      .default(''),
    label: z.string().default(''),
    v: z.literal(1).default(1),
  })
  // The standard forbids both: a file fetched directly by its URL cannot ask for a passcode.
  .refine(({ flag }) => !(flag.includes('P') && flag.includes('U')));

/** `shlink:/` and its payload, alone or after the URL of a viewer page. */
const LINK = /shlink:\/+([A-Za-z0-9_-]{40,8000})/;
/** The standard's maximum for a label. */
export const LONGEST_LABEL = 80;

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  );

/** The link itself, `shlink:/…`. */
export function writeHealthLink({ url, key, expiresAt, needsPasscode, isOneFile, label }: HealthLink): string {
  const flag = `${needsPasscode ? 'P' : ''}${isOneFile ? 'U' : ''}`;
  const said = {
    url,
    key,
    ...(expiresAt !== null && { exp: Math.floor(expiresAt.getTime() / 1000) }),
    ...(flag !== '' && { flag }),
    ...(label !== '' && { label }),
    v: 1,
  };
  return `shlink:/${toBase64Url(JSON.stringify(said))}`;
}

/** Parses a text that contains a link, however it was copied; null otherwise. */
export function readHealthLink(text: string): HealthLink | null {
  const [, encoded] = LINK.exec(text.replace(/\s+/g, '')) ?? [];
  if (encoded === undefined) return null;
  const read = payload.safeParse(parsed(encoded));
  if (!read.success) return null;
  const { url, key, exp, flag, label } = read.data;
  return {
    url,
    key,
    label: cutText(label, LONGEST_LABEL),
    expiresAt: exp === undefined ? null : new Date(exp * 1000),
    needsPasscode: flag.includes('P'),
    isOneFile: flag.includes('U'),
  };
}

function parsed(encoded: string): unknown {
  try {
    return JSON.parse(fromBase64Url(encoded));
  } catch {
    return null;
  }
}
