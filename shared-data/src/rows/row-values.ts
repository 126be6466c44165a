import { ROLES } from '@telehealth/contracts/access';
import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { DOCUMENT_FILE_TYPES, type DocumentFileType } from '@telehealth/contracts/chart';
import { z } from 'zod';
import { column, part } from './row-schema';

/** `timestamptz` as the backend writes it, with or without microseconds. */
export const instant = z.codec(
  z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'not an instant'),
  z.date(),
  { decode: (text) => new Date(text), encode: (date) => date.toISOString() },
);

/** A text that may be missing, which says no more than an empty one. */
export const textOrNone = z.codec(z.string().nullable(), z.string(), {
  decode: (text) => text ?? '',
  encode: (text) => text,
});

export const uuid = z.string().min(1);
export const whole = z.int();
export const mode = z.enum(CONSULTATION_MODES);
export const fileType = z.enum(Object.keys(DOCUMENT_FILE_TYPES) as [DocumentFileType]);
export const role = z.enum(ROLES);

/** An amount of a row that says its currency in the column `currency`. @param name of the column with the minor units */
export const money = <const Name extends string>(name: Name) =>
  part({ amountMinor: column(name, whole), currency: z.string() });
