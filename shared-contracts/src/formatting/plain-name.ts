/** Letters of scripts that are written with joiners: Arabic, those of India and their neighbours. */
const JOINED = '[\u0600-\u08ff\u0900-\u109f\u1780-\u18af]';
/** Joiners belong to the spelling between two such letters; elsewhere nobody sees them. */
const UNSEEN = new RegExp(
  `(?![\u200c\u200d])\\p{Default_Ignorable_Code_Point}|(?<!${JOINED})[\u200c\u200d]|[\u200c\u200d](?!${JOINED})`,
  'gu',
);
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;
const ADDRESS_MARKS = /[@\uff20]|:\/\/|www\./giu;
/** A dot as in the name of a site. In `K.Ravi`, `St.John` and `J. R.` it is part of the name; figures (`1.5`) have none. */
const DOT_OF_SITE =
  /([^\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61]{2})[.\u3002\uff0e\uff61](?=[a-z]{2})/gu;
/** Any dot between words: mail programs make links of names in capitals, too. */
const JOINING_DOT =
  /([^\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61])[.\u3002\uff0e\uff61](?=[^\0-\u0040\u005b-\u0060\u007b-\u00bf\u3002\uff0e\uff61]{2})/gu;

/** The text on one line: line breaks and control characters become a space, signs nobody sees or that turn the direction go. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ');
}

/** Runs of spaces, of whatever width, as one. */
export const singleSpaces = (text: string): string => text.replace(SPACES, ' ');

/**
 * The text as a name may be written and is kept: one line, single spaces, no address of a page or a mailbox.
 * `private.plain_name` of the database says the same.
 */
export const plainName = (text: string): string => withoutSites(text, DOT_OF_SITE);

/** A name where a program reads it that makes links of words, and letters of line breaks: in mails and calendars. */
export const nameWithoutLinks = (text: string): string => withoutSites(text, JOINING_DOT);

function withoutSites(text: string, dot: RegExp): string {
  const unlinked = oneLine(text).replace(ADDRESS_MARKS, ' ').replace(dot, '$1. ');
  return singleSpaces(unlinked).replace(/^ | $/g, '');
}
