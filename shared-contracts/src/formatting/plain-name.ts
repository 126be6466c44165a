const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;
const ADDRESS_MARKS = /[@\uff20]|:\/\/|www\./giu;
/** A dot between words, as in the name of a site. Initials (`J. R.`) and figures (`1.5`) are none. */
const JOINING_DOT =
  /([^\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61])[.\u3002\uff0e\uff61](?=[^\0-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61]{2})/gu;

/** The text on one line: line breaks and control characters become a space, signs nobody sees or that turn the direction go. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ');
}

/** Runs of spaces, of whatever width, as one. */
export const singleSpaces = (text: string): string => text.replace(SPACES, ' ');

/**
 * The text as a name may be written: one line, single spaces, no address of a page or a mailbox. Mail programs make links of
 * such, and letters of line breaks. `private.plain_name` of the database says the same.
 */
export function plainName(text: string): string {
  const unlinked = oneLine(text).replace(ADDRESS_MARKS, ' ').replace(JOINING_DOT, '$1. ');
  return singleSpaces(unlinked).replace(/^ | $/g, '');
}
