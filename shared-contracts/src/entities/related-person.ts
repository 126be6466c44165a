import type { Gender } from './onboarding';

/** What somebody is to the account holder who cares for them. */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

export const RELATION_LABELS: Readonly<Record<Relation, string>> = {
  child: 'My child',
  partner: 'My partner',
  parent: 'My parent',
  sibling: 'My brother or sister',
  grandparent: 'My grandparent',
  grandchild: 'My grandchild',
  other: 'Somebody else',
};

/** The same, as the specialist reads it. */
export const RELATION_TO_HOLDER: Readonly<Record<Relation, string>> = {
  child: 'child',
  partner: 'partner',
  parent: 'parent',
  sibling: 'brother or sister',
  grandparent: 'grandparent',
  grandchild: 'grandchild',
  other: 'relative or other person',
};

/** Somebody without an account of their own whom an account holder cares for (FHIR RelatedPerson). */
export interface RelatedPerson {
  id: string;
  name: string;
  /** ISO `yyyy-mm-dd`. */
  dateOfBirth: string;
  gender: Gender;
  relation: Relation;
}

/** Who a visit is for when it is not the account holder: as it was said for that visit. */
export interface VisitPerson extends Omit<RelatedPerson, 'id'> {
  /** Null for the specialist, and once the person was removed. */
  personId: string | null;
}
