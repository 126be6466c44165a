/** The certificate of one page's calls; everybody learns its fingerprint from the database, under the person's own name. */
export interface CallCertificate {
  certificate: RTCCertificate;
  /** SHA-256, as in `AB:CD:…` (RFC 8122, 5). */
  fingerprint: string;
}

const LINE = /^a=fingerprint:(\S+) (\S+)\s*$/gm;

/** Every fingerprint of a description, as algorithm and value. */
function fingerprintsOf(sdp: string): { algorithm: string; value: string }[] {
  return [...sdp.matchAll(LINE)].map(([, algorithm = '', value = '']) => ({
    algorithm: algorithm.toLowerCase(),
    value: value.toUpperCase(),
  }));
}

/** Whether a description is that of the certificate, wholly: one foreign line is enough to refuse it. */
export function isOf(sdp: string, fingerprint: string): boolean {
  const found = fingerprintsOf(sdp);
  return found.length > 0 && found.every(({ algorithm, value }) => algorithm === 'sha-256' && value === fingerprint);
}

/** @throws Error in a browser without connections of its own, or one that writes no SHA-256 fingerprint */
export async function makeCertificate(): Promise<CallCertificate> {
  const algorithm: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };
  const certificate = await RTCPeerConnection.generateCertificate(algorithm);
  // Not every browser tells the fingerprint of a certificate; every browser writes it into an offer.
  const probe = new RTCPeerConnection({ certificates: [certificate] });
  probe.createDataChannel('');
  const { sdp = '' } = await probe.createOffer();
  probe.close();
  const own = fingerprintsOf(sdp).find((one) => one.algorithm === 'sha-256');
  if (own === undefined) throw new Error('The browser wrote no SHA-256 fingerprint');
  return { certificate, fingerprint: own.value };
}

/** Somebody whose browser makes no certificate still sits down, to read and write; nothing is connected by this one. */
export function noFingerprint(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
}
