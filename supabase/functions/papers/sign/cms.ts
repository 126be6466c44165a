import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import type { Bytes } from './certificates.ts';

export const OID = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

function compare(one: Bytes, other: Bytes): number {
  const at = one.findIndex((byte, nr) => byte !== other[nr]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}

/** CAdES B-B: kind of content, digest, and the signer's certificate by its hash. No time of signing: PAdES takes it from /M. */
export async function signedAttributes(hash: Bytes, certificate: Bytes): Promise<pkijs.Attribute[]> {
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

/** What a signature over signed attributes is made of: their DER as a SET OF. */
export const setOf = (attributes: readonly pkijs.Attribute[]): ArrayBuffer =>
  new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER();

/** The signature as it goes into a file. */
export function cmsOf(signed: pkijs.SignedData): Bytes {
  const content = signed.toSchema(true);
  const told = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content });
  return new Uint8Array(told.toSchema().toBER());
}
