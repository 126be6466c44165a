import { z } from 'zod';
import type { Project } from '../_shared/project.ts';
import type { Bytes } from '../_shared/read-limited.ts';
import type { Authority } from './sign/authority.ts';
import { derOf } from './sign/certificates.ts';
import { makePractitionerKey, type PractitionerKey } from './sign/platform-signer.ts';

const kept = z.object({ certificate: z.string(), wrapped: z.string(), iv: z.string() });

const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const DAY_MS = 86_400_000;
/** A certificate is valid from a day before, for readers whose clock is slow. */
export const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);
/** As long as the certificate that is made counts. */
const VALID_MS = 729 * DAY_MS;

/** The key with which the installation signs for a practitioner; made at their first paper, and anew under another name or number. */
export async function practitionerKey(
  project: Project,
  authority: Authority,
  { id: practitionerId, name, councilNumber }: { id: string; name: string; councilNumber: string },
  now: Date,
  crlAt: string,
): Promise<PractitionerKey> {
  // Of another authority, as after a restore without its secrets, a key would not open.
  const issuer = await crypto.subtle.digest('SHA-256', derOf(authority.issuer.certificate));
  const by = base64(new Uint8Array(issuer)).slice(0, 12);
  const asked = { p_practitioner: practitionerId, p_named: `${name}, ${councilNumber}, ${by}` };
  let row = await project.asServer('practitioner_key', asked);
  if (row === null) {
    const from = dayBefore(now);
    const made = await makePractitionerKey(practitionerId, { name, councilNumber }, authority, from, crlAt);
    row = await project.asServer('keep_practitioner_key', {
      ...asked,
      p_key: { certificate: base64(made.certificate), wrapped: base64(made.wrapped), iv: base64(made.iv) },
      p_until: new Date(from.getTime() + VALID_MS).toISOString(),
    });
  }
  const { certificate, wrapped, iv } = kept.parse(row);
  return { practitionerId, certificate: bytesOf(certificate), wrapped: bytesOf(wrapped), iv: bytesOf(iv) };
}
