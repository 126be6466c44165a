import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type FileToSend, factsOf, sendAnnounced } from '@telehealth/data/visit-files/visit-file.calls';
import { type EvidenceKind, type RegistrationFile, registrationFile } from './evidence.schema';

/**
 * Announces evidence for a registration, uploads it and has it inspected; each step is repeatable.
 * @throws AppError of the announcement or upload, or why it was not kept (`chart.file…`)
 */
export async function sendEvidence(
  backend: WithClient,
  { kind, ...file }: FileToSend & { kind: EvidenceKind },
): Promise<RegistrationFile> {
  const announced = backend.client.rpc('add_registration_file', {
    p_kind: kind,
    p_file: await factsOf(file.file),
    p_key: file.id,
  });
  return sendAnnounced(backend, file, await callBackend(announced, registrationFile));
}
