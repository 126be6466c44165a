/**
 * Advanced electronic signatures by a provider that speaks the API of the Cloud Signature Consortium, version 2
 * (https://cloudsignatureconsortium.org/resources/download-api-specifications/): the key stays with the provider, and its owner
 * allows each signature with a PIN or a one-time code (authorization "explicit").
 *
 * What is asked of it, each by POST with a bearer token: credentials/list {userID: council number} · credentials/info {certificates:
 * chain} · credentials/authorize {hashes, authData} → SAD · signatures/signHash {SAD, hashes} → signatures. What is sent is the
 * SHA-256 of the signed attributes: nothing of the paper leaves the installation.
 */
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { z } from 'zod';
import { Refused } from '../../_shared/define-post.ts';
import { type Bytes, readCertificate } from './certificates.ts';
import { cmsOf, OID, setOf, signedAttributes } from './cms.ts';
import type { AdvancedProvider, SignerPort } from './signer-port.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const ECDSA = '1.2.840.10045.4.3.2';
/** Algorithms of keys that are understood, with SHA-256; the third names the key alone. */
const ALGORITHMS = [ECDSA, '1.2.840.113549.1.1.11', '1.2.840.113549.1.1.1'];
const RAW_ECDSA_BYTES = 64;
const ANSWERS_WITHIN_MS = 20_000;

const listed = z.object({ credentialIDs: z.array(z.string()) });
const described = z.object({
  key: z.object({ status: z.string(), algo: z.array(z.string()) }),
  cert: z.object({ certificates: z.array(z.string()).min(1) }),
});
const allowed = z.object({ SAD: z.string() });
const signed = z.object({ signatures: z.tuple([z.string()]) });
const refusal = z.object({ error: z.string() });

const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The variable CSC_ROOTS: certificates in DER, base64, with commas between them. */
export const readRoots = (text: string): Bytes[] => text.split(',').map((one) => bytesOf(one.trim()));

export interface CscOptions {
  /** Where its API answers, e.g. `https://provider.example/csc/v2`. */
  url: string;
  /** A bearer token of the installation's account there. */
  token: string;
  /** Certificates that its signatures lead to, DER. */
  roots: readonly Bytes[];
}

/** Errors of the API by which a practitioner learns that the code was wrong. */
const WRONG_PIN = new Set(['invalid_pin', 'invalid_otp', 'invalid_auth_data']);

async function ask<T>({ url, token }: CscOptions, path: string, body: object, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((cause) => {
    throw new Refused(502, 'papers.providerAway', cause);
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    const read = schema.safeParse(said);
    if (read.success) return read.data;
    throw new Refused(502, 'papers.providerAway', read.error);
  }
  const { data } = refusal.safeParse(said);
  throw new Refused(409, data && WRONG_PIN.has(data.error) ? 'papers.pinWrong' : 'papers.providerAway');
}

/** A signature of two numbers as CMS wants it; some providers give them one after the other. */
function ecdsaValue(bytes: Bytes): ArrayBuffer {
  if (bytes.length !== RAW_ECDSA_BYTES) return bytes.buffer;
  return pkijs.createCMSECDSASignature(bytes.buffer);
}

function assembled(chain: readonly Bytes[], attributes: pkijs.Attribute[], algorithm: string, signature: Bytes): Bytes {
  const certificates = chain.map(readCertificate);
  const [person] = certificates;
  if (!person) throw new Refused(502, 'papers.providerAway');
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: person.issuer, serialNumber: person.serialNumber }),
    digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes, encodedValue: setOf(attributes) }),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: algorithm }),
    signature: new asn1js.OctetString({
      valueHex: algorithm === ECDSA ? ecdsaValue(signature) : signature.buffer,
    }),
  });
  return cmsOf(
    new pkijs.SignedData({
      version: 1,
      digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 })],
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: OID.data }),
      certificates,
      signerInfos: [info],
    }),
  );
}

async function signerAt(options: CscOptions, credentialID: string, pin: string): Promise<SignerPort> {
  const about = { credentialID, certificates: 'chain', certInfo: true };
  const { key, cert } = await ask(options, 'credentials/info', about, described);
  const algorithm = key.algo.find((one) => ALGORITHMS.includes(one));
  if (key.status !== 'enabled' || algorithm === undefined) throw new Refused(409, 'papers.noCredential');
  const chain = cert.certificates.map(bytesOf);
  const [certificate] = chain;
  if (!certificate) throw new Refused(409, 'papers.noCredential');
  return {
    kind: 'advanced',
    room: 12_288,
    certificate,
    async sign(hash) {
      const attributes = await signedAttributes(hash, certificate);
      const digest = base64(new Uint8Array(await crypto.subtle.digest('SHA-256', setOf(attributes))));
      const what = { credentialID, hashes: [digest], hashAlgorithmOID: SHA256 };
      const authData = [{ id: 'PIN', value: pin }];
      const { SAD } = await ask(options, 'credentials/authorize', { ...what, numSignatures: 1, authData }, allowed);
      const made = await ask(options, 'signatures/signHash', { ...what, SAD, signAlgo: algorithm }, signed);
      return assembled(chain, attributes, algorithm, bytesOf(made.signatures[0]));
    },
  };
}

/** The provider behind that address. */
export function createCscProvider(options: CscOptions): AdvancedProvider {
  return {
    roots: options.roots,
    async signerOf({ councilNumber, pin }) {
      const of = { userID: councilNumber, onlyValid: true };
      const { credentialIDs } = await ask(options, 'credentials/list', of, listed);
      const [credential] = credentialIDs;
      if (credential === undefined) throw new Refused(409, 'papers.noCredential');
      return signerAt(options, credential, pin);
    },
  };
}
