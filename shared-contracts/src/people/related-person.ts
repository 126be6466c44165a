/** What somebody is to whoever acts for them. */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

const RELATION_LABELS: Readonly<Record<Relation, string>> = {
  child: 'My child',
  partner: 'My partner',
  parent: 'My parent',
  sibling: 'My brother or sister',
  grandparent: 'My grandparent',
  grandchild: 'My grandchild',
  other: 'Somebody else',
};
