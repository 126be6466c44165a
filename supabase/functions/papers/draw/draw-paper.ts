import { hex } from '../../_shared/hex.ts';
import { reservePlace, sealFile } from '../sign/place.ts';
import type { SignerPort } from '../sign/signer-port.ts';
import { prescription, referral, sickNote } from './bodies.ts';
import { isStatement, type PaperFacts, titleOf } from './facts.ts';
import { Kit } from './kit.ts';
import { feet, head } from './parts.ts';
import { signatureBox } from './signature-box.ts';
import { receipt, visitSummary } from './statements.ts';
import { testRequest } from './test-request.ts';
import { dayText, grouped } from './words.ts';

/** Who signs what nobody wrote. */
export const INSTALLATION = 'Sawubona';

type Bytes = Uint8Array<ArrayBuffer>;

function drawn(facts: PaperFacts, signer: SignerPort | null, checkAt: string, at: Date): Kit {
  const title = titleOf(facts);
  const named = `${title} ${grouped(facts.code)}`;
  const kit = new Kit({
    title: named,
    author: isStatement(facts) ? INSTALLATION : facts.prescriber.name,
    subject: `${title} issued on ${dayText(facts.issuedAt)}`,
    lang: 'en-ZA',
    at: facts.issuedAt,
    signedWith: signer && markOf(signer),
  });
  kit.page();
  head(kit, facts);
  if (facts.kind === 'prescription') prescription(kit, facts);
  else if (facts.kind === 'sick_note') sickNote(kit, facts);
  else if (facts.kind === 'test_request') testRequest(kit, facts);
  else if (facts.kind === 'visit_summary') visitSummary(kit, facts);
  else if (facts.kind === 'receipt') receipt(kit, facts);
  else referral(kit, facts);
  const place = signatureBox(kit, facts, { way: signer?.kind ?? 'pen', at, checkAt });
  feet(kit, facts);
  if (signer) {
    reservePlace(kit, place, {
      name: isStatement(facts) ? INSTALLATION : facts.prescriber.name,
      reason: named,
      location: 'South Africa',
      contact: checkAt,
      at,
      room: signer.room,
    });
  }
  return kit;
}

/**
 * Tells certificates apart, by the end of the issuer's signature. A file's time is told in seconds: without it what is signed anew
 * within one, after a certificate was revoked, would be the same to the byte, and what was signed stands once.
 */
const markOf = ({ certificate }: SignerPort) => hex(certificate.slice(-16));

/** The page that is printed and signed by hand. The same facts give the same bytes. */
export const drawForPen = (facts: PaperFacts, checkAt: string): Promise<Bytes> =>
  drawn(facts, null, checkAt, facts.issuedAt).bytes();

/**
 * Draws a paper and signs it.
 * @param at when it is signed, which may be long after it was issued
 * @param checkAt address of the page that checks codes, without a hash
 * @returns the file and the SHA-256 of all of it but the signature itself
 */
export async function drawSigned(facts: PaperFacts, signer: SignerPort, checkAt: string, at: Date) {
  return sealFile(await drawn(facts, signer, checkAt, at).bytes(), signer);
}
