import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type FileToSend, factsOf, sendAnnounced } from '../visit-files/visit-file.calls';
import { type EvidenceKind, registrationFile } from './evidence.schema';

/**
 * Announces evidence for a registration, sends it and has it inspected; each step can be repeated.
 * @throws AppError of the announcement, of sending it, or why it was not kept (`chart.file…`)
 */
export async function sendEvidence(
  backend: WithClient,
  { kind, ...file }: FileToSend & { kind: EvidenceKind },
): Promise<void> {
  const announced = backend.client.rpc('add_registration_file', {
    p_kind: kind,
    p_file: await factsOf(file.file),
    p_key: file.id,
  });
  await sendAnnounced(backend, file, await callBackend(announced, registrationFile));
}
