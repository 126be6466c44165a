import { type CallCertificate, makeCertificate } from '../call/certificate';

let prepared: { appointmentId: string; certificate: Promise<CallCertificate | null> } | null = null;

/**
 * Makes the certificate of this page's calls, once for each visit. To be called while a person waits as well, since some
 * phones take a second for it.
 * @returns null where this browser makes no connections
 */
export function prepareRoom(appointmentId: string): Promise<CallCertificate | null> {
  if (prepared?.appointmentId === appointmentId) return prepared.certificate;
  prepared = { appointmentId, certificate: makeCertificate().catch(() => null) };
  return prepared.certificate;
}
