const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five XML entities and numeric character references; leaves any other entity as written. */
const unescaped = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return NAMED[name] ?? whole;
        const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      })
    : text;

/** The attributes that are used; parsing the others would cost time. */
const WANTED: ReadonlySet<string> = new Set(['type', 'sourceName', 'unit', 'startDate', 'value']);

/**
 * Parses the attributes of a tag whose name was read.
 * @param from where its first attribute begins
 * @returns null when the text ends before the tag does
 */
export function attributesOf(text: string, from: number): { values: Map<string, string>; end: number } | null {
  const values = new Map<string, string>();
  let at = from;
  let close = -1;
  for (;;) {
    const equals = text.indexOf('=', at);
    // Searched once: repeating the search for each attribute would be slow when the end is far away.
    if (close < at) close = text.indexOf('>', at);
    if (close === -1) return null;
    if (equals === -1 || close < equals) return { values, end: close + 1 };
    const quote = text[equals + 1];
    // No quote after "=" means this is not XML. A ">" that follows does not end the tag.
    if (quote === undefined) return null;
    if (quote !== '"' && quote !== "'") {
      at = equals + 1;
      continue;
    }
    const end = text.indexOf(quote, equals + 2);
    if (end === -1) return null;
    const name = text.slice(at, equals).trim();
    if (WANTED.has(name)) values.set(name, unescaped(text.slice(equals + 2, end)));
    at = end + 1;
  }
}

/** AM or PM stands before or behind the time; phones write a narrow space before it, or none. */
const HALF = String.raw`(?:([ap])\.?\s?m\.?)`;
const MOMENT = new RegExp(
  String.raw`^(\d{4})-(\d\d)-(\d\d)\s+(?:${HALF}\s*)?(\d{1,2}):(\d\d):(\d\d)(?:\s*${HALF})?\s+([+-])(\d\d):?(\d\d)$`,
  'iu',
);

/**
 * A moment as Apple Health writes it: `2026-11-24 06:40:00 +0200`, or where the phone shows twelve hours
 * `2026-11-24 6:40:00 am +0200`.
 * @returns ms since 1970, or null
 */
export function parseMoment(text: string): number | null {
  const match = MOMENT.exec(text.trim());
  if (match === null) return null;
  const [, year, month, day, before, hour, minute, second, behind, sign, offsetHour, offsetMinute] = match;
  const hours = hoursOf(Number(hour), before ?? behind);
  if (hours === null || Number(minute) > 59 || Number(second) > 59) return null;
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), hours, Number(minute), Number(second));
  if (new Date(local).getUTCDate() !== Number(day)) return null;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000;
  return sign === '-' ? local + offset : local - offset;
}

function hoursOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
