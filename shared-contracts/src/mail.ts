/**
 * Door `@telehealth/contracts/mail`: the words of every mail and every text. The server sends them, and people see them beforehand in their
 * settings. Deno reads these files, too, so they name each other with `.ts`.
 */
export * from './mail/mail-text.ts';
export type { VisitPayload } from './mail/visit-facts.ts';
export { DONE_FOR_YOU } from './notifications/access.ts';
export * from './notifications/texts.ts';
export * from './notifications/write-text.ts';
