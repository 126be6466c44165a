const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const listText = (words: readonly string[]): string => LIST.format(words);

export function yearsText(years: number): string {
  if (years === 0) return 'in the first year of practice';
  return years === 1 ? '1 year of experience' : `${years} years of experience`;
}
