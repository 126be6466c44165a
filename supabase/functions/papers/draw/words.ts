/** Papers carry dates and times of the place where they are issued. */
const ZONE = 'Africa/Johannesburg';
const dateIn = (zone: string, weekday: boolean) =>
  new Intl.DateTimeFormat('en-ZA', {
    ...(weekday && { weekday: 'long' }),
    ...({ day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const),
  });
const [DAY, WEEKDAY, PLAIN_DAY, PLAIN_WEEKDAY] = [
  dateIn(ZONE, false),
  dateIn(ZONE, true),
  dateIn('UTC', false),
  dateIn('UTC', true),
];
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const;
const MINUTES = new Intl.DateTimeFormat('en-ZA', TIME);
const SECONDS = new Intl.DateTimeFormat('en-ZA', { ...TIME, second: '2-digit' });

export const dayText = (at: Date) => DAY.format(at);
export const weekdayText = (at: Date) => WEEKDAY.format(at);
export const timeText = (at: Date) => MINUTES.format(at);
export const exactTimeText = (at: Date) => SECONDS.format(at);
/** Of a day `yyyy-mm-dd`. */
export const plainDayText = (day: string) => PLAIN_DAY.format(new Date(`${day}T00:00:00Z`));
export const plainWeekdayText = (day: string) => PLAIN_WEEKDAY.format(new Date(`${day}T00:00:00Z`));
/** How many days from one `yyyy-mm-dd` to another, both counted. */
export const daysOf = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number below a million in words. */
export function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${ONES[value % 10]}`}`;
  const [size, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand'];
  const rest = value % size;
  const joint = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
  return `${inWords(Math.floor(value / size))} ${name}${joint}${rest === 0 ? '' : inWords(rest)}`;
}

/** A code in groups of four. */
export const grouped = (code: string) => (code.match(/.{1,4}/g) ?? []).join(' ');

const SIGNS: Readonly<Record<string, string>> = { ZAR: 'R ', USD: 'US$', EUR: '€', GBP: '£' };
/** Cents of a currency as money. By hand: the separators of en-ZA differ between versions of the platform's language data. */
export const moneyText = (minor: number, currency: string) =>
  `${SIGNS[currency] ?? `${currency} `}${(minor / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\u00a0')}`;
