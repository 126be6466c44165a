/**
 * Door `@telehealth/contracts/paper-file`: judges a file that may be a paper of this installation. The function `papers` asks it
 * before a file is kept, the page that checks papers in the browser, so that a dropped file never leaves the machine. It is large
 * (90 KB packed): load it when there is a file.
 */
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * What is found out from the file alone. `sha256` is of all of the file but its signature, by which the register knows it.
 * - `isAdvanced`: signed with an accredited provider's certificate; then the council number is not in it.
 * - `changed`, by `bytes`: what was signed is not what is there; by `added`: the signed part is whole, and something stands after it.
 */
export type FileVerdict =
  | { verdict: 'notPdf' | 'notSigned' | 'damaged' | 'notOurs' }
  | { verdict: 'unchanged'; by: string; councilNumber: string; saidAt: string; sha256: string; isAdvanced: boolean }
  | { verdict: 'changed'; how: 'bytes' | 'added'; by: string; sha256: string };

const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
const LONGEST_SIGNATURE = 40_000;

const hexOf = (bytes: ArrayBuffer | Bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256Of = async (bytes: Bytes) => hexOf(await crypto.subtle.digest('SHA-256', bytes));
const countOf = (text: string, what: string) => text.split(what).length - 1;
const fieldOf = ({ subject }: pkijs.Certificate, type: string) =>
  String(subject.typesAndValues.find((one) => one.type === type)?.value.valueBlock.value ?? '');

interface Signature {
  signed: pkijs.SignedData;
  covered: Bytes;
  at: Date;
  /** The ranges are the whole file, in one revision with one end and one signature. */
  isWhole: boolean;
}

/** The signature's own bytes; null where they are no such thing. The place is longer than they are: zeros follow. */
function signedDataIn(hex: string): pkijs.SignedData | null {
  if (!/^[0-9a-f]+$/.test(hex) || hex.length > LONGEST_SIGNATURE) return null;
  const der = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    const { result, offset } = asn1js.fromBER(der);
    if (offset < 0 || der.subarray(offset).some((byte) => byte !== 0)) return null;
    return new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: result }).content });
  } catch {
    // Whatever the parser stumbles over is no signature.
    return null;
  }
}

/** The time the file says it was signed at. */
function saidTime(text: string): Date | null {
  const said = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(text);
  if (!said) return null;
  const [, year, month, day, hour, minute, second] = said;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function signatureIn(pdf: Bytes): Signature | 'notPdf' | 'notSigned' | 'damaged' {
  const text = new TextDecoder('latin1').decode(pdf);
  if (!text.startsWith('%PDF-')) return 'notPdf';
  const range = /\/ByteRange \[0 (\d{1,9}) (\d{1,9}) (\d{1,9})\]/.exec(text);
  if (!range) return 'notSigned';
  const [from = 0, to = 0, rest = 0] = range.slice(1).map(Number);
  if (from >= to || to + rest > pdf.length || text[from] !== '<' || text[to - 1] !== '>') return 'damaged';
  const signed = signedDataIn(text.slice(from + 1, to - 1));
  const at = saidTime(text);
  if (!signed || !at) return 'damaged';
  const covered = new Uint8Array(from + rest);
  covered.set(pdf.subarray(0, from));
  covered.set(pdf.subarray(to, to + rest), from);
  const isOne = ['%%EOF', 'startxref', '/ByteRange'].every((mark) => countOf(text, mark) === 1);
  return { signed, covered, at, isWhole: isOne && to + rest === pdf.length };
}

const isCertificate = (one: unknown): one is pkijs.Certificate => one instanceof pkijs.Certificate;

interface Signer {
  person: pkijs.Certificate;
  isAdvanced: boolean;
}

/** Whether a certificate leads to one of these on that day. */
async function leadsTo(roots: readonly Bytes[], certs: pkijs.Certificate[], checkDate: Date): Promise<boolean> {
  const trustedCerts = roots.map((root) => pkijs.Certificate.fromBER(root));
  const chain = new pkijs.CertificateChainValidationEngine({ trustedCerts, certs, checkDate });
  return (await chain.verify()).result;
}

/** Who signed, when their certificate leads to us or to an accredited provider and is bound into the signature; null: a stranger. */
async function signerOf({ signed, at }: Signature, root: Bytes, accredited: readonly Bytes[]): Promise<Signer | null> {
  const [info, ...others] = signed.signerInfos;
  if (!info || others.length > 0 || !(info.sid instanceof pkijs.IssuerAndSerialNumber)) return null;
  const { serialNumber } = info.sid;
  const certificates = (signed.certificates ?? []).filter(isCertificate);
  const person = certificates.find((one) => one.serialNumber.isEqual(serialNumber));
  if (!person) return null;
  // The one that is judged stands last.
  const certs = [...certificates.filter((one) => one !== person), person];
  const isOurs = await leadsTo([root], certs, at);
  if (!isOurs && !(accredited.length > 0 && (await leadsTo(accredited, certs, at)))) return null;
  const uses: unknown = person.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue;
  const isForDocuments = uses instanceof pkijs.ExtKeyUsage && uses.keyPurposes.includes(DOCUMENT_SIGNING);
  if (isOurs && !isForDocuments) return null;
  // So that another certificate with the same key cannot be put in its place.
  const bound = info.signedAttrs?.attributes.find(({ type }) => type === SIGNING_CERTIFICATE)?.values[0];
  const hash = await crypto.subtle.digest('SHA-256', person.toSchema().toBER());
  const isBound = bound !== undefined && hexOf(bound.toBER()).includes(hexOf(hash));
  return isBound ? { person, isAdvanced: !isOurs } : null;
}

async function fits({ signed, covered }: Signature): Promise<boolean> {
  try {
    return (await signed.verify({ signer: 0, data: covered.buffer, checkChain: false })) === true;
  } catch {
    // pkijs throws at a digest that does not fit.
    return false;
  }
}

/**
 * Judges a file. Asks nobody: whether the paper still counts is known to the register only.
 * @param root certificate of this installation, DER
 * @param accredited certificates of the provider of advanced signatures that is set up here, DER
 */
export async function judgePaperFile(pdf: Bytes, root: Bytes, accredited: readonly Bytes[] = []): Promise<FileVerdict> {
  const found = signatureIn(pdf);
  if (typeof found === 'string') return { verdict: found };
  // First whose it is, so that a stranger's file is never called changed.
  const signer = await signerOf(found, root, accredited).catch(() => null);
  if (!signer) return { verdict: 'notOurs' };
  const { person, isAdvanced } = signer;
  const by = fieldOf(person, '2.5.4.3');
  const sha256 = await sha256Of(found.covered);
  if (!(await fits(found))) return { verdict: 'changed', how: 'bytes', by, sha256 };
  if (!found.isWhole) return { verdict: 'changed', how: 'added', by, sha256 };
  // Of a provider's certificate it is some other number of the person.
  const councilNumber = isAdvanced ? '' : fieldOf(person, '2.5.4.5').replace(/^HPCSA /, '');
  return { verdict: 'unchanged', by, councilNumber, saidAt: found.at.toISOString(), sha256, isAdvanced };
}
