/**
 * Door `@telehealth/contracts/mail`: the words of every mail. The server sends them, and people see them beforehand in their
 * settings. Deno reads these files, too, so they name each other with `.ts`.
 */
export * from './mail/mail-text.ts';
export * from './mail/notice-texts.ts';
export type { VisitPayload, VisitText } from './mail/visit-facts.ts';
export * from './mail/visit-texts.ts';
export * from './mail/write-text.ts';
