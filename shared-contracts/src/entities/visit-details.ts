import type { Appointment, AppointmentStatus, ConsultationMode } from './appointment';
import type { ChartCategory, GrantState } from './chart-access';
import type { ConsultationMedium, ConsultationState, SymptomChange } from './consultation';
import type { FileOfVisit } from './visit-file';
import type { VisitPreparation } from './visit-preparation';

/** As what somebody looks at a visit. */
export const VISIT_SIDES = ['patient', 'delegate', 'specialist', 'covering'] as const;
export type VisitSide = (typeof VISIT_SIDES)[number];

/** How a visit goes or went. */
export interface VisitRoom {
  state: ConsultationState;
  medium: ConsultationMedium;
  waitingSince: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  endedBy: VisitSide | 'system' | null;
  /** How long the call was down altogether. */
  pausedSeconds: number;
  patientLateMinutes: number | null;
  specialistLateMinutes: number | null;
  /** A colleague who stands in. */
  coveringName: string | null;
  patientHere: boolean;
  specialistHere: boolean;
  noteSignedAt: Date | null;
}

/** One step in the life of a visit. */
export interface VisitStep {
  at: Date;
  status: AppointmentStatus;
  /** The status stayed and the time changed. */
  moved: boolean;
  by: 'patient' | 'specialist' | 'system' | 'other';
  wasAt: Date | null;
  movedTo: Date | null;
  /** What one side wrote for the other. */
  reason: string | null;
}

/** What the patient said before the visit. */
export interface VisitIntake {
  savedAt: Date;
  reason: string;
  questions: readonly string[];
  symptoms: SymptomChange | null;
  /** Documents of the record that belong to this visit, too. */
  files: readonly FileOfVisit[];
}

export interface VisitNote {
  id: string;
  authorName: string;
  state: 'draft' | 'signed';
  category: string;
  isAddendum: boolean;
  soap: Readonly<Partial<Record<'subjective' | 'objective' | 'assessment' | 'plan', string>>>;
  /** The plan in plain words, written for the patient. */
  planPlain: string;
  signedAt: Date | null;
}

export interface VisitPrescription {
  id: string;
  status: 'draft' | 'active' | 'on_hold' | 'completed' | 'stopped';
  issuedAt: Date | null;
  /** `yyyy-mm-dd`. */
  runsOutOn: string | null;
  items: readonly {
    medicine: string;
    form: string;
    strength: string;
    directions: string;
    quantity: number;
    repeats: number;
  }[];
}

/** What a patient may say of a completed visit. */
export const REVIEW_STARTED = ['on_time', 'within_15', 'later'] as const;
export const REVIEW_CONNECTION = ['clear', 'interrupted', 'failed'] as const;
export const REVIEW_NEXT_STEP = ['clear', 'partly', 'unclear'] as const;
export interface VisitReview {
  started: (typeof REVIEW_STARTED)[number];
  connection: (typeof REVIEW_CONNECTION)[number] | null;
  nextStep: (typeof REVIEW_NEXT_STEP)[number] | null;
}

/** Everything about one visit that this side of it may see. */
export interface VisitDetails {
  /** The server's clock when it said so. */
  askedAt: Date;
  side: VisitSide;
  visit: Appointment;
  patientName: string;
  specialistName: string;
  /** Who made it, when that was neither of the two. */
  bookedByName: string | null;
  /** An extra visit, to which the specialist invited; why, for the two of them. Null for other visits. */
  invitation: { reason: string | null } | null;
  consentAt: Date | null;
  /** From when the waiting room is open. */
  opensAt: Date;
  /** Null before it was booked. */
  room: VisitRoom | null;
  /** Oldest first. */
  history: readonly VisitStep[];
  preparation: VisitPreparation | null;
  /** Null when nothing was written, and for a delegate. */
  intake: VisitIntake | null;
  /** What came with the visit: opened by its own grant alone. */
  files: readonly FileOfVisit[];
  /** A result of the symptom checker is attached. */
  triage: boolean;
  /** What this visit shares of the chart; null: nothing was ever shared, or it is not told. */
  sharing: { categories: readonly ChartCategory[]; files: boolean; state: GrantState; until: Date | null } | null;
  notes: readonly VisitNote[];
  prescriptions: readonly VisitPrescription[];
  review: VisitReview | null;
  /** Until when the patient may say how it went; null when they may not. */
  reviewUntil: Date | null;
  /** Earlier visits of the same two people, newest first. */
  earlier: readonly { id: string; startsAt: Date; status: AppointmentStatus; mode: ConsultationMode }[];
}
