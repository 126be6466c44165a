import type { ConsultationMode } from './appointment';
import type { Money } from './money';
import type { Gender, Specialty } from './onboarding';
import type { Province } from './places';

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
  /** As the specialist says; null when not said. */
  gender: Gender | null;
  /** Where the practice is; null outside of South Africa and when not said. */
  province: Province | null;
  /** Town of the practice; may be empty. */
  city: string;
}

/** A kind of visit a specialist offers, with its length in minutes and its full price. */
export interface VisitType {
  id: string;
  name: string;
  minutes: number;
  modes: ConsultationMode[];
  price: Money;
  /** A visit of this kind is asked for; the specialist answers before it is booked. */
  needsApproval: boolean;
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

/** What the landing page says in numbers; all of it as of the moment it was asked for. */
export interface PublicFacts {
  /** Listed specialists, each with a checked registration. */
  specialists: number;
  /** Languages they speak. */
  languages: number;
  /** How many have an opening before the viewer's midnight. */
  openToday: number;
  /** The very next opening; null when nobody has one in the next 14 days. */
  first: { at: Date; specialistId: string; visitTypeId: string; name: string; languages: string[] } | null;
  /** The lowest price of a visit, by specialty and currency. */
  prices: { specialty: Specialty; minutes: number; price: Money }[];
}
