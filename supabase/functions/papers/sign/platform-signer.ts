import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { Authority } from './authority.ts';
import { type Bytes, derOf, issueCertificate, KEY_KIND, newKeys, readCertificate } from './certificates.ts';
import type { SignerPort } from './signer-port.ts';

const OID = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

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
): Promise<PractitionerKey> {
  const keys = await newKeys();
  const subject = { name, councilNumber, organisation: 'Sawubona' };
  const certificate = await issueCertificate(subject, 'person', keys, issuer, from);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const closing = { name: 'AES-GCM', iv, additionalData: boundTo(practitionerId) };
  const wrapped = new Uint8Array(await crypto.subtle.wrapKey('pkcs8', keys.privateKey, wrapping, closing));
  return { practitionerId, certificate: derOf(certificate), wrapped, iv };
}

function compare(one: Bytes, other: Bytes): number {
  const at = one.findIndex((byte, nr) => byte !== other[nr]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}

/** CAdES B-B: kind of content, digest, and the signer's certificate by its hash. No time of signing: PAdES takes it from /M. */
async function signedAttributes(hash: Bytes, certificate: Bytes): Promise<pkijs.Attribute[]> {
  const certHash = await crypto.subtle.digest('SHA-256', certificate);
  const inSequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] });
  const bound = inSequence(inSequence(inSequence(new asn1js.OctetString({ valueHex: certHash }))));
  const attributes = [
    new pkijs.Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
    new pkijs.Attribute({
      type: OID.messageDigest,
      values: [new asn1js.OctetString({ valueHex: hash.slice().buffer })],
    }),
    new pkijs.Attribute({ type: OID.signingCertificateV2, values: [bound] }),
  ];
  // DER: the members of a SET OF stand in the order of their encodings. pkijs writes them as given.
  const der = (one: pkijs.Attribute) => new Uint8Array(one.toSchema().toBER());
  return attributes.sort((one, other) => compare(der(one), der(other)));
}

/** The installation's own signer: an electronic signature, not an advanced one. */
export function createPlatformSigner(kept: PractitionerKey, { issuer, wrapping }: Authority): SignerPort {
  return {
    kind: 'platform',
    room: 4096,
    async sign(hash) {
      const opening = { name: 'AES-GCM', iv: kept.iv, additionalData: boundTo(kept.practitionerId) };
      const { subtle } = crypto;
      const key = await subtle.unwrapKey('pkcs8', kept.wrapped, wrapping, opening, KEY_KIND, false, ['sign']);
      const certificate = readCertificate(kept.certificate);
      const attributes = await signedAttributes(hash, kept.certificate);
      const encodedValue = new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER();
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
      const content = signed.toSchema(true);
      const told = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content });
      return new Uint8Array(told.toSchema().toBER());
    },
  };
}
