import type { MessageId } from '../messages/catalogue';

/** A failure as data: what to say (by id), and for logs what caused it. Raw text of a cause never reaches a screen. */
export interface AppError {
  id: MessageId;
  /** Values for the slots of the message. */
  values?: Readonly<Record<string, string>>;
  cause?: unknown;
  /** Provider text, shown only where the specification says "message or …". */
  detail?: string;
  /** Which answer of the form was refused, where the provider named it. */
  field?: 'email' | 'password' | 'firstName' | 'lastName' | 'phoneNumber';
}
export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
