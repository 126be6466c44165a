import type { WithClient } from '@telehealth/data/client/backend';
import { type CallCertificate, makeCertificate } from '../call/certificate';
import { AccessKeeper } from './access-keeper';

/** What coming in needs beside the seat; null for a certificate where this browser makes no connections. */
export interface Prepared {
  appointmentId: string;
  certificate: Promise<CallCertificate | null>;
  access: AccessKeeper;
}

let prepared: Prepared | null = null;

/**
 * Fetches certificate and relays, once for each visit and page. To be called while a person waits, so that being admitted needs
 * one call more.
 */
export function prepareRoom(backend: WithClient, appointmentId: string): Prepared {
  if (prepared?.appointmentId === appointmentId) return prepared;
  const access = new AccessKeeper(backend, appointmentId);
  prepared = { appointmentId, access, certificate: makeCertificate().catch(() => null) };
  return prepared;
}
