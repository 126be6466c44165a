import type { ConsultationMode } from './appointment';
import type { Money } from './money';
import type { Specialty } from './onboarding';

/** What anyone may know of a verified, listed specialist. */
export interface SpecialistCard {
  /** The backend's uuid. */
  specialistId: string;
  name: string;
  specialty: Specialty;
  languages: string[];
  hospital: string;
  bio: string;
  yearsOfExperience: number;
  acceptsInsurance: boolean;
  /** Number in the register of the professional council. */
  councilNumber: string;
  registrationCheckedAt: Date;
  /** IANA zone the specialist works in. */
  timeZone: string;
}

/** A kind of visit a specialist offers, with its length in minutes and its full price. */
export interface VisitType {
  id: string;
  name: string;
  minutes: number;
  modes: ConsultationMode[];
  price: Money;
}

/** A specialist with the next real openings of one visit type, soonest first. */
export interface SpecialistOpenings {
  specialist: SpecialistCard;
  visitType: VisitType;
  openings: Date[];
}

/** An opening offered instead of one that was lost. */
export interface NearestOpening {
  specialistId: string;
  specialistName: string;
  visitTypeId: string;
  startsAt: Date;
  sameSpecialist: boolean;
}
