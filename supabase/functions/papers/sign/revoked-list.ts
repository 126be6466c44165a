import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Bytes, type Party, readCertificate } from './certificates.ts';

/** A certificate that is not to be trusted from a moment on. */
export interface Revoked {
  certificate: Bytes;
  at: Date;
}

const DAY_MS = 86_400_000;
/** A list is made anew with each question; readers may keep one for this long. */
const VALID_MS = 7 * DAY_MS;

const time = (value: Date) => new pkijs.Time({ type: 0, value });

/**
 * The list of revoked certificates, version 2 (RFC 5280, section 5), DER.
 * @param number rises with every list
 */
export async function revokedList(
  issuer: Party,
  revoked: readonly Revoked[],
  { now, number }: { now: Date; number: number },
): Promise<Bytes> {
  const list = new pkijs.CertificateRevocationList({
    version: 1,
    issuer: issuer.certificate.subject,
    thisUpdate: time(now),
    nextUpdate: time(new Date(now.getTime() + VALID_MS)),
  });
  if (revoked.length > 0) {
    list.revokedCertificates = revoked.map(
      ({ certificate, at }) =>
        new pkijs.RevokedCertificate({
          userCertificate: readCertificate(certificate).serialNumber,
          revocationDate: time(at),
        }),
    );
  }
  const key = new Uint8Array(issuer.certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView);
  const keyIdentifier = new asn1js.OctetString({ valueHex: await crypto.subtle.digest('SHA-1', key) });
  const extension = (extnID: string, value: { toBER(): ArrayBuffer }) =>
    new pkijs.Extension({ extnID, critical: false, extnValue: value.toBER() });
  list.crlExtensions = new pkijs.Extensions({
    extensions: [
      extension('2.5.29.35', new pkijs.AuthorityKeyIdentifier({ keyIdentifier }).toSchema()),
      extension('2.5.29.20', new asn1js.Integer({ value: number })),
    ],
  });
  await list.sign(issuer.key, 'SHA-256');
  return new Uint8Array(list.toSchema(true).toBER());
}
