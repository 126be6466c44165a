import { column, rowSchema } from '@telehealth/data/rows/row-schema';
import { fileType, instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { fileReason, fileState } from '@telehealth/data/visit-files/visit-file.schema';
import { z } from 'zod';

/** Kinds of registration evidence. `other` is what an operator requested in addition. */
export const EVIDENCE_KINDS = ['certificate', 'identity', 'other'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
const kind = z.enum(EVIDENCE_KINDS);

/** One's own evidence as the server stores it. */
export const registrationFile = rowSchema<'registration_files'>()({
  id: uuid,
  kind,
  name: column('file_name', z.string()),
  type: column('mime_type', fileType),
  /** In bytes. */
  size: column('size_bytes', whole),
  state: fileState,
  reason: column('scan_note', fileReason),
  /** Its place in the storage. */
  path: z.string(),
  createdAt: instant,
  /** When an operator last opened it. */
  openedAt: instant.nullable(),
});
export type RegistrationFile = z.output<typeof registrationFile>;

/** Evidence as operators see it on the desk. */
export const evidenceToCheck = rowSchema<'registration_evidence'>()({
  id: uuid,
  kind,
  name: column('file_name', z.string()),
  type: column('mime_type', fileType),
  /** In bytes. */
  size: column('size_bytes', whole),
  createdAt: instant,
  openedAt: instant.nullable(),
  openings: whole,
  openedByMe: z.boolean(),
  /** What inspection removed from the file. */
  remark: column('scan_note', fileReason),
});
export type EvidenceToCheck = z.output<typeof evidenceToCheck>;
