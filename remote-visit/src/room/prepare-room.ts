import { type CallCertificate, makeCertificate } from '../call/certificate';

let prepared: { appointmentId: string; certificate: Promise<CallCertificate | null> } | null = null;

/**
 * Makes the certificate of this page's calls, once per visit. Call it while the user waits, because some phones need a
 * second for it.
 * @returns null where the browser cannot connect
 */
export function prepareRoom(appointmentId: string): Promise<CallCertificate | null> {
  if (prepared?.appointmentId === appointmentId) return prepared.certificate;
  prepared = { appointmentId, certificate: makeCertificate().catch(() => null) };
  return prepared.certificate;
}
