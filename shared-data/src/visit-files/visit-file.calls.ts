import type { DocumentType } from '@telehealth/contracts/chart';
import type { AppError } from '@telehealth/contracts/errors';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import type { PaperKind } from '../papers/paper.schema';
import { type ObjectToSend, sendObject } from './send-object';
import { type AnnouncedFile, fileToCheck, fileVerdict, type VisitFile, visitFile } from './visit-file.schema';

/** A file to send, under the id it is to have: sent again under the same id it is the same file. */
export interface FileToSend extends Pick<ObjectToSend, 'address' | 'onProgress' | 'signal'> {
  id: string;
  file: File;
}

async function sha256Of(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function tokenOf({ client }: WithClient): Promise<string> {
  const token = await client.accessToken();
  if (token !== null) return token;
  const ended: AppError = { id: 'session.expired' };
  throw ended;
}

/**
 * Announces a file for a visit, sends it and has it inspected; each step can be repeated.
 * @throws AppError of the announcement, of sending it, or why it was not kept (`chart.file…`)
 */
export async function sendVisitFile(backend: WithClient, { id, file, ...rest }: FileToSend): Promise<VisitFile> {
  const announced = backend.client.rpc('add_visit_file', { p_file: await factsOf(file), p_key: id });
  return sendAnnounced(backend, { id, file, ...rest }, await callBackend(announced, visitFile));
}

/**
 * The same for a visit that is booked, as long as its thread is open: a file that patient or practice sends in it.
 * @throws AppError of the announcement, of sending it, or why it was not kept (`chart.file…`)
 */
export async function sendThreadFile(
  backend: WithClient,
  { appointmentId, ...file }: FileToSend & { appointmentId: string },
): Promise<AnnouncedFile> {
  const announced = backend.client.rpc('add_file_to_visit', {
    p_appointment: appointmentId,
    p_file: await factsOf(file.file),
    p_key: file.id,
  });
  await callBackend(announced, acknowledged);
  // What is written into the patient's log answers with nothing of the record, not even a path.
  const kept = backend.client.rpc('document_to_check', { p_id: file.id });
  return sendAnnounced(backend, file, await callBackend(kept, fileToCheck));
}

/**
 * The same for the scan of a paper that its author signed by hand.
 * @throws AppError of the announcement, of sending it, or why it was not kept (`chart.file…`)
 */
export async function sendSignedScan(
  backend: WithClient,
  { kind, sourceId, ...file }: FileToSend & { kind: PaperKind; sourceId: string },
): Promise<AnnouncedFile> {
  const announced = backend.client.rpc('add_signed_scan', {
    p_kind: kind,
    p_source: sourceId,
    p_file: await factsOf(file.file),
    p_key: file.id,
  });
  await callBackend(announced, acknowledged);
  const kept = backend.client.rpc('document_to_check', { p_id: file.id });
  return sendAnnounced(backend, file, await callBackend(kept, fileToCheck));
}

/** What is said of a document of the record. */
export interface DocumentWords {
  title: string;
  type: DocumentType;
  /** `yyyy-mm-dd` */
  date: string;
  /** Empty: where that kind usually belongs. */
  category: string;
  /** The order of tests that a result answers. */
  orderId?: string;
}

/**
 * The same for a document of the caller's own record.
 * @throws AppError of the announcement, of sending it, or why it was not kept (`chart.file…`)
 */
export async function sendDocument(
  backend: WithClient,
  { words, ...file }: FileToSend & { words: DocumentWords },
): Promise<AnnouncedFile> {
  const announced = backend.client.rpc('add_document', {
    p_document: { ...words, file: await factsOf(file.file) },
    p_key: file.id,
    p_screen: 'records',
  });
  await callBackend(announced, acknowledged);
  const kept = backend.client.rpc('document_to_check', { p_id: file.id });
  return sendAnnounced(backend, file, await callBackend(kept, fileToCheck));
}

/** What is announced of a file. */
export const factsOf = async (file: File) => ({
  name: file.name,
  type: file.type,
  size: file.size,
  sha256: await sha256Of(file),
});

/** Sends a file to the place that was announced and has it inspected. @throws AppError */
export async function sendAnnounced<Kept extends AnnouncedFile>(
  backend: WithClient,
  { id, file, ...rest }: FileToSend,
  kept: Kept,
): Promise<Kept> {
  if (kept.state !== 'awaiting_file') return settled(kept);
  await sendObject({ ...rest, file, bucket: 'documents', path: kept.path, token: await tokenOf(backend) });
  return settled({ ...kept, ...(await callFunction(backend, `documents/${id}/check`, {}, fileVerdict)) });
}

function settled<Kept extends AnnouncedFile>(file: Kept): Kept {
  if (file.state === 'stored') return file;
  const refused: AppError = { id: file.reason ?? 'chart.fileDamaged' };
  throw refused;
}

/** Takes a file away that no visit was booked with yet, bytes and all. Repeatable. */
export function dropVisitFile({ client }: WithClient, id: string): Promise<void> {
  return callBackend(client.rpc('drop_visit_file', { p_id: id }), acknowledged);
}

/** What is still kept of these files. */
export function keptVisitFiles({ client }: WithClient, ids: readonly string[]): Promise<VisitFile[]> {
  return callBackend(
    client.from('visit_files').select(visitFile.columns).in('id', ids).order('created_at'),
    z.array(visitFile),
  );
}
