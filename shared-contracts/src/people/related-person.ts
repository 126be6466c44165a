/** What somebody is to whoever acts for them. */
export const RELATIONS = ['child', 'partner', 'parent', 'sibling', 'grandparent', 'grandchild', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];
