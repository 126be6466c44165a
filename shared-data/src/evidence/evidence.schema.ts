import { z } from 'zod';
import { column, rowSchema } from '../rows/row-schema';
import { fileType, instant, uuid, whole } from '../rows/row-values';
import { fileReason, fileState } from '../visit-files/visit-file.schema';

/** What a registration is checked by. `other` is what a checker asked for besides. */
export const EVIDENCE_KINDS = ['certificate', 'identity', 'other'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
const kind = z.enum(EVIDENCE_KINDS);

/** Evidence of one's own, as the server keeps it. */
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

/** Evidence as an operator meets it on the desk. */
export const evidenceToCheck = rowSchema<'registration_evidence'>()({
  id: uuid,
  kind,
  name: column('file_name', z.string()),
  type: column('mime_type', fileType),
  /** In bytes. */
  size: column('size_bytes', whole),
  createdAt: instant,
  /** When an operator last opened it. */
  openedAt: instant.nullable(),
  /** How often operators did. */
  openings: whole,
});
export type EvidenceToCheck = z.output<typeof evidenceToCheck>;
