/** What a number of one field may be. */
export interface NumberKind {
  /** Digits after the point; 0: a whole number. */
  decimals: number;
  min: number;
  max: number;
}

/** How a typed text was read. `meant`: what to offer instead, with a point and no signs between thousands. */
export type NumberReading =
  /** `text`: the digits as they were typed, with a point, and without zeros that the kind has no place for. */
  | { is: 'number'; value: number; text: string }
  | { is: 'empty' | 'fraction' | 'outside' }
  /** `unclear`: `1.500` is one and a half or fifteen hundred. `none`: words, a unit, two numbers. */
  | { is: 'unclear' | 'none'; meant: readonly string[] };

/** Space (of any width) and apostrophe stand between thousands only. */
const GROUPED = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/;
const MINUS = /^[-−–]/;
/** The one number among words, e.g. of `100 ml` or `R 79,50`. */
const AMONG_WORDS = /^[^\d.,+−–-]*([\d.,]*\d)[^\d.,]*$/;

/**
 * Reads a number once, when its field is left or sent, with a decimal comma or point.
 * Nothing is guessed: a text that two readers would read differently is `unclear`.
 */
export function readNumber(typed: string, kind: NumberKind): NumberReading {
  const trimmed = typed.trim();
  if (trimmed === '') return { is: 'empty' };
  const sign = MINUS.test(trimmed) ? '-' : '';
  const digits = trimmed.replace(/^[-−–+]\s*/, '');
  const plain = digits.replace(GROUPED, (grouped) => grouped.replace(/[\s'’]/g, ''));
  const readings = readingsOf(plain).map((text) => fitOf(sign + text, kind));
  const [first, second] = readings;
  if (first === undefined) return { is: 'none', meant: numberAmongWords(trimmed, kind) };
  if (second === undefined) return first;
  // The reading as thousands cannot be meant where the field takes no such number.
  if (first.is === 'number' && second.is !== 'number') return first;
  const meant = readings.flatMap((one) => (one.is === 'number' ? [shown(one.text, kind)] : []));
  return meant.length === 0 ? first : { is: 'unclear', meant };
}

/** Every number that these digits, points and commas can stand for; the one with a fraction first. */
function readingsOf(text: string): string[] {
  if (/^\d+[.,]?$/.test(text)) return [text.replace(/[.,]/, '')];
  const fraction = /^(\d*)[.,](\d+)$/.exec(text);
  if (fraction !== null) {
    const [, whole = '', rest = ''] = fraction;
    const asFraction = `${whole || '0'}.${rest}`;
    return rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? [asFraction, whole + rest] : [asFraction];
  }
  // Twice the same sign, or both: the first stands between thousands.
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?$/.exec(text);
  if (grouped === null) return [];
  const [, thousands = '', sign = '', rest] = grouped;
  const isOneSign = rest !== undefined && text.slice(thousands.length).startsWith(sign);
  if (isOneSign) return [];
  return [thousands.replaceAll(sign, '') + (rest === undefined ? '' : `.${rest}`)];
}

function fitOf(text: string, { decimals, min, max }: NumberKind): NumberReading {
  const value = Number(text);
  const [whole = '', fraction = ''] = text.split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) return { is: 'fraction' };
  if (value < min || value > max) return { is: 'outside' };
  const kept = fraction.slice(0, decimals);
  return { is: 'number', value, text: whole.replace(/^(-?)0+(?=\d)/, '$1') + (kept === '' ? '' : `.${kept}`) };
}

function numberAmongWords(text: string, kind: NumberKind): string[] {
  const found = AMONG_WORDS.exec(text)?.[1];
  if (found === undefined || found === text) return [];
  const reading = readNumber(found, kind);
  if (reading.is === 'number') return [shown(reading.text, kind)];
  return reading.is === 'unclear' ? [...reading.meant] : [];
}

/** Without zeros that say nothing, but with the two digits of an amount. */
function shown(text: string, { decimals }: NumberKind): string {
  const number = String(Number(text));
  return decimals === 2 && number.includes('.') ? Number(text).toFixed(2) : number;
}
