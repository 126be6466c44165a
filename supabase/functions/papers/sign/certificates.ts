import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Keys of this installation and of its practitioners. */
export const KEY_KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Uses of a practitioner's certificate. Without the last one NSS readers (poppler's) refuse it though they trust the root. */
const USES = ['1.3.6.1.5.5.7.3.36', '1.2.840.113583.1.1.5', '1.3.6.1.5.5.7.3.4'];

/** A certificate and the key that belongs to it. */
export interface Party {
  certificate: pkijs.Certificate;
  key: CryptoKey;
}
export interface Subject {
  name: string;
  organisation: string;
  councilNumber?: string;
}

/** pkijs would put all parts of a name into one set ("C=ZA + O=..."): each is a set of its own here. */
function nameOf({ name, organisation, councilNumber }: Subject): pkijs.RelativeDistinguishedNames {
  const parts: [string, asn1js.BaseBlock][] = [
    ['2.5.4.6', new asn1js.PrintableString({ value: 'ZA' })],
    ['2.5.4.10', new asn1js.Utf8String({ value: organisation })],
    ['2.5.4.3', new asn1js.Utf8String({ value: name })],
  ];
  if (councilNumber) parts.push(['2.5.4.5', new asn1js.PrintableString({ value: `HPCSA ${councilNumber}` })]);
  const sets = parts.map(([type, value]) => {
    const pair = new asn1js.Sequence({ value: [new asn1js.ObjectIdentifier({ value: type }), value] });
    return new asn1js.Set({ value: [pair] });
  });
  return pkijs.RelativeDistinguishedNames.fromBER(new asn1js.Sequence({ value: sets }).toBER());
}

const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });

type Kind = 'root' | 'issuer' | 'person';
const YEARS: Readonly<Record<Kind, number>> = { root: 20, issuer: 10, person: 2 };
const LIMITS = { root: { cA: true }, issuer: { cA: true, pathLenConstraint: 0 }, person: {} } as const;

const idOf = async ({ subjectPublicKey }: pkijs.PublicKeyInfo) =>
  crypto.subtle.digest('SHA-1', new Uint8Array(subjectPublicKey.valueBlock.valueHexView));

function revokedAt(address: string): pkijs.Extension {
  const place = new pkijs.GeneralName({ type: 6, value: address });
  const distributionPoints = [new pkijs.DistributionPoint({ distributionPoint: [place] })];
  return extension('2.5.29.31', false, new pkijs.CRLDistributionPoints({ distributionPoints }).toSchema());
}

async function extensionsOf(
  kind: Kind,
  own: ArrayBuffer,
  issuer: ArrayBuffer,
  crlAt: string | null,
): Promise<pkijs.Extension[]> {
  // digitalSignature and contentCommitment, or keyCertSign and cRLSign.
  const [usage, unused] = kind === 'person' ? [0xc0, 6] : [0x06, 1];
  const bits = new asn1js.BitString({ valueHex: new Uint8Array([usage]).buffer, unusedBits: unused });
  const keyIdentifier = new asn1js.OctetString({ valueHex: issuer });
  const made = [
    extension('2.5.29.19', true, new pkijs.BasicConstraints(LIMITS[kind]).toSchema()),
    extension('2.5.29.15', true, bits),
    extension('2.5.29.14', false, new asn1js.OctetString({ valueHex: own })),
    extension('2.5.29.35', false, new pkijs.AuthorityKeyIdentifier({ keyIdentifier }).toSchema()),
  ];
  if (kind === 'person') {
    if (crlAt !== null) made.push(revokedAt(crlAt));
    made.push(extension('2.5.29.37', false, new pkijs.ExtKeyUsage({ keyPurposes: USES }).toSchema()));
  }
  return made;
}

/**
 * Makes a certificate; the root signs itself.
 * @param crlAt where the list of revoked certificates lies
 */
export async function issueCertificate(
  subject: Subject,
  kind: Kind,
  keys: CryptoKeyPair,
  by: Party | null,
  from: Date,
  crlAt: string | null = null,
): Promise<pkijs.Certificate> {
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  const serial = crypto.getRandomValues(new Uint8Array(16));
  // Positive, and never with a leading zero.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial.buffer });
  certificate.subject = nameOf(subject);
  certificate.issuer = by ? by.certificate.subject : certificate.subject;
  certificate.notBefore.value = from;
  const last = from.getUTCFullYear() + YEARS[kind];
  certificate.notAfter.value = new Date(Date.UTC(last, from.getUTCMonth(), from.getUTCDate()));
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const own = await idOf(certificate.subjectPublicKeyInfo);
  const issuer = by ? await idOf(by.certificate.subjectPublicKeyInfo) : own;
  certificate.extensions = await extensionsOf(kind, own, issuer, crlAt);
  await certificate.sign(by?.key ?? keys.privateKey, 'SHA-256');
  // Read again: pkijs fills the parsed extensions, which its chain engine needs, only when it reads.
  return readCertificate(derOf(certificate));
}

export const derOf = (certificate: pkijs.Certificate): Bytes => new Uint8Array(certificate.toSchema(true).toBER());
export const readCertificate = (der: Bytes): pkijs.Certificate => pkijs.Certificate.fromBER(der);
export const newKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(KEY_KIND, true, ['sign', 'verify']);
