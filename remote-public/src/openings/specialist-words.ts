export function yearsText(years: number): string {
  if (years === 0) return 'in the first year of practice';
  return years === 1 ? '1 year of experience' : `${years} years of experience`;
}
