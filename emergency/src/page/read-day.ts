/** Formats an ISO day, e.g. `22 November 2026`. */
export const readDay = (day: string): string =>
  new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
