import type { AuthorityPaper } from '@telehealth/data/people/authority';

/** How the papers are called by which somebody proves that they may act for a person. */
export const AUTHORITY_WORDS: Readonly<Record<AuthorityPaper, string>> = {
  birth_certificate: 'Birth certificate',
  court_order: 'Court order',
  affidavit: 'Affidavit',
  social_worker: 'Report of a social worker',
  identity_document: 'Identity document',
};
