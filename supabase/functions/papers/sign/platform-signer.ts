import * as pkijs from 'pkijs';
import type { Authority } from './authority.ts';
import { type Bytes, derOf, issueCertificate, KEY_KIND, newKeys, readCertificate } from './certificates.ts';
import { cmsOf, OID, setOf, signedAttributes } from './cms.ts';
import type { SignerPort } from './signer-port.ts';

/** A practitioner's certificate, and their key as only the installation's wrapping key opens it. */
export interface PractitionerKey {
  practitionerId: string;
  certificate: Bytes;
  wrapped: Bytes;
  iv: Bytes;
}

/** Binds a closed key to its owner: put into another's row, it does not open. */
const boundTo = (id: string) => new TextEncoder().encode(`papers/practitioner-key/v1/${id}`);

/** Makes the key of a practitioner; it leaves this function closed only. */
export async function makePractitionerKey(
  practitionerId: string,
  { name, councilNumber }: { name: string; councilNumber: string },
  { issuer, wrapping }: Authority,
  from: Date,
  crlAt: string | null = null,
): Promise<PractitionerKey> {
  const keys = await newKeys();
  const subject = { name, councilNumber, organisation: 'Sawubona' };
  const certificate = await issueCertificate(subject, 'person', keys, issuer, from, crlAt);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const closing = { name: 'AES-GCM', iv, additionalData: boundTo(practitionerId) };
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey('pkcs8', keys.privateKey, wrapping, closing));
  return { practitionerId, certificate: derOf(certificate), wrapped, iv };
}

/** The installation's own signer: an electronic signature, not an advanced one. */
export function createPlatformSigner(kept: PractitionerKey, { issuer, wrapping }: Authority): SignerPort {
  return {
    kind: 'platform',
    room: 4096,
    certificate: kept.certificate,
    async sign(hash) {
      const opening = { name: 'AES-GCM', iv: kept.iv, additionalData: boundTo(kept.practitionerId) };
      const { subtle } = crypto;
      const key = await subtle.unwrapKey('pkcs8', kept.wrapped, wrapping, opening, KEY_KIND, false, ['sign']);
      const certificate = readCertificate(kept.certificate);
      const attributes = await signedAttributes(hash, kept.certificate);
      const encodedValue = setOf(attributes);
      const { serialNumber } = certificate;
      const info = new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes, encodedValue }),
      });
      const signed = new pkijs.SignedData({
        version: 1,
        encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
        certificates: [certificate, issuer.certificate],
        signerInfos: [info],
      });
      await signed.sign(key, 0, 'SHA-256');
      return cmsOf(signed);
    },
  };
}
