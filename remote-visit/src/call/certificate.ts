/**
 * The DTLS certificate of this page's calls. The others read its fingerprint from the database, so it is tied to the
 * person's account.
 */
export interface CallCertificate {
  certificate: RTCCertificate;
  /** SHA-256, as in `AB:CD:…` (RFC 8122, 5). */
  fingerprint: string;
}

const LINE = /^a=fingerprint:(\S+) (\S+)\s*$/gm;

function fingerprintsOf(sdp: string): { algorithm: string; value: string }[] {
  return [...sdp.matchAll(LINE)].map(([, algorithm = '', value = '']) => ({
    algorithm: algorithm.toLowerCase(),
    value: value.toUpperCase(),
  }));
}

/** Whether every fingerprint in the description is this one. A single foreign fingerprint is enough to refuse it. */
export function hasOnlyFingerprint(sdp: string, fingerprint: string): boolean {
  const found = fingerprintsOf(sdp);
  return found.length > 0 && found.every(({ algorithm, value }) => algorithm === 'sha-256' && value === fingerprint);
}

/** @throws Error if the browser has no RTCPeerConnection or writes no SHA-256 fingerprint */
export async function makeCertificate(): Promise<CallCertificate> {
  const algorithm: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
  const certificate = await RTCPeerConnection.generateCertificate(algorithm);
  // Not every browser implements `getFingerprints()`; every browser writes the fingerprint into an offer.
  const probe = new RTCPeerConnection({ certificates: [certificate] });
  probe.createDataChannel('');
  const { sdp = '' } = await probe.createOffer();
  probe.close();
  const own = fingerprintsOf(sdp).find((one) => one.algorithm === 'sha-256');
  if (own === undefined) throw new Error('The browser wrote no SHA-256 fingerprint');
  return { certificate, fingerprint: own.value };
}

/**
 * A random value for browsers that cannot make a certificate: the person may still take a seat to read and write, but
 * nothing connects.
 */
export function noFingerprint(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
}
