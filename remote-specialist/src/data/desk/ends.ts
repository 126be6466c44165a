import { isSameName } from '@telehealth/contracts/schemas/desk';
import { isPastDate } from '@telehealth/contracts/schemas/past-date';
import { says } from '@telehealth/contracts/schemas/says';
import { requiredText } from '@telehealth/contracts/schemas/texts';
import { LIMITS } from '@telehealth/contracts/settings';
import { AUTHORITY_PAPERS } from '@telehealth/data/people/authority';
import { z } from 'zod';

/** The documents that say that somebody has died: notice of death of the Department of Home Affairs, death certificate. */
export const DEATH_PROOFS = ['dha1663', 'certificate'] as const;
export type DeathProof = (typeof DEATH_PROOFS)[number];

const pastDay = z.string(says('death.day')).refine((day) => isPastDate(day), says('death.day'));
const number = (missing: 'death.proofNumber' | 'death.letterNumber') =>
  z.string(says(missing)).trim().min(3, says(missing)).max(40, says(missing));
const note = z.string(says('data.invalid')).trim().max(LIMITS.caseNote.max, says('validation.tooLong'));
const reason = requiredText('death.reasonRequired', LIMITS.caseNote.max);

/** Whom an operator looks for: letters of the name, and the whole birth date. */
export const personSearchSchema = z.object({
  name: z
    .string(says('people.nameAndBirth'))
    .trim()
    .min(2, says('people.nameAndBirth'))
    .max(LIMITS.line.max, says('validation.tooLong')),
  born: z.string(says('people.nameAndBirth')).refine((day) => isPastDate(day), says('people.nameAndBirth')),
});
export type PersonSearch = z.output<typeof personSearchSchema>;

/** What a clinician says: the day, and how they know. */
export const clinicianDeathSchema = z.object({ diedOn: pastDay, note });
export type ClinicianDeathForm = z.output<typeof clinicianDeathSchema>;

const proof = z.object({
  proof: z.enum(DEATH_PROOFS, says('death.proof')),
  number: number('death.proofNumber'),
  typedName: z.string(says('death.nameTyped')),
});

/** What an operator saw, confirmed by typing the name of the person: it ends an account. */
export const deathProofSchema = (name: string) =>
  proof.refine(({ typedName }) => isSameName(typedName, name), { path: ['typedName'], ...says('death.nameTyped') });
export type DeathProofForm = z.output<typeof proof>;

/** The same with the day, where no clinician reported it before. */
export const deathSchema = (name: string) =>
  proof
    .extend({ diedOn: pastDay, note })
    .refine(({ typedName }) => isSameName(typedName, name), { path: ['typedName'], ...says('death.nameTyped') });
export type DeathForm = z.output<ReturnType<typeof deathSchema>>;

/** Why something at the desk is taken back or not confirmed. */
export const reasonSchema = z.object({ reason });
export type ReasonForm = z.output<typeof reasonSchema>;

/** Whose letter of executorship was seen, and what they asked for. */
export const executorSchema = z.object({
  executor: z.string(says('death.executor')).trim().min(2, says('death.executor')).max(200, says('validation.tooLong')),
  letterNumber: number('death.letterNumber'),
  reason,
});
export type ExecutorForm = z.output<typeof executorSchema>;

/** Which of two records of one person is kept, and why an operator thinks that they are one. */
export const onePersonSchema = z.object({ kept: z.string(says('merge.chosen')).min(1, says('merge.chosen')), reason });
export type OnePersonForm = z.output<typeof onePersonSchema>;

/** The papers by which a guardian's or carer's right ends. */
export const GUARDIAN_PAPERS = ['court_order', 'birth_certificate', 'identity_document', 'social_worker'] as const;
export type GuardianPaper = (typeof GUARDIAN_PAPERS)[number];

/** What an operator saw before a guardian's right ends. */
export const guardianEndSchema = z.object({ proof: z.enum(GUARDIAN_PAPERS, says('guardian.proof')), reason });
export type GuardianEndForm = z.output<typeof guardianEndSchema>;

/** Which paper an operator saw, and what it says. */
export const authoritySchema = z.object({ proof: z.enum(AUTHORITY_PAPERS, says('guardian.proof')), reason });
export type AuthorityForm = z.output<typeof authoritySchema>;
