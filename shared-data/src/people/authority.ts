/** The papers by which somebody proves that they may act for a person, by their names in the database. */
export const AUTHORITY_PAPERS = [
  'birth_certificate',
  'court_order',
  'affidavit',
  'social_worker',
  'identity_document',
] as const;
export type AuthorityPaper = (typeof AUTHORITY_PAPERS)[number];

/** What became of a paper: nobody has looked yet, an operator confirmed it, or did not accept it. */
export const AUTHORITY_STATES = ['sent', 'confirmed', 'refused'] as const;
export type AuthorityState = (typeof AUTHORITY_STATES)[number];
