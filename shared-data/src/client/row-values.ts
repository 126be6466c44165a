import { CONSULTATION_MODES, DOCUMENT_FILE_TYPES, type DocumentFileType, ROLES } from '@telehealth/contracts';
import { z } from 'zod';

/** `timestamptz` as the backend writes it, with or without microseconds. */
export const instant = z.string().transform((text, context) => {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: 'custom', message: 'not an instant' });
  return z.NEVER;
});

export const uuid = z.string().min(1);
export const mode = z.enum(CONSULTATION_MODES);
export const fileType = z.enum(Object.keys(DOCUMENT_FILE_TYPES) as [DocumentFileType]);
export const role = z.enum(ROLES);
