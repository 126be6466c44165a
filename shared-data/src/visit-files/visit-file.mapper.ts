import { isMessageId, type VisitFile } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { fileType, uuid } from '../client/row-values';

const reason = z.string().transform((id) => (isMessageId(id) ? id : null));
const state = z.enum(['awaiting_file', 'stored', 'refused']);
const row = z
  .object({
    ...{ id: uuid, file_name: z.string(), mime_type: fileType, size_bytes: z.number().int() },
    ...{ state, scan_note: reason, path: z.string() },
  })
  .transform(({ file_name: name, mime_type: type, size_bytes: size, scan_note, ...rest }) => ({
    ...{ ...rest, name, type, size, reason: scan_note },
  }));

/** A row of `visit_files` with its place in the storage. @throws AppError `data.unreadable` */
export const toAnnouncedFile = (data: unknown): VisitFile & { path: string } => readAs(row, data);
/** @throws AppError `data.unreadable` */
export const toVisitFiles = (data: unknown): VisitFile[] => readAs(z.array(row), data);
/** What the function `documents` says of a file it looked at. @throws AppError `data.unreadable` */
export const toVerdict = (data: unknown) => readAs(z.object({ state, reason }), data);
