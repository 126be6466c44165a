import { Columns } from './columns';
import { type Convert, converterOf, HEALTH_KINDS } from './kinds';
import { attributesOf, parseMoment } from './records';

const ROOT = '<HealthData';
const RECORD = '<Record ';
const SKIPPED = { values: new Map<string, string>(), end: 0 };
const PREFIX = 'HKQuantityTypeIdentifier';
const TYPE_FIRST = `type="${PREFIX}`;
/** In characters. A record is a few hundred long; text that runs on past this without an end is not a record. */
const LONGEST_RECORD = 64 * 1024;
/** More readings than any export seen has; later ones are counted but not kept. */
const MOST_KEPT = 5_000_000;
/** Any other text is refused: an empty text would count as 0, and `0x10` as 16. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const LONGEST_EXAMPLE = 60;
const MOST_SOURCES = 65_535;
const MOST_HALVES = 500_000;
const PRESSURES: Readonly<Record<string, 'upper' | 'lower'>> = {
  BloodPressureSystolic: 'upper',
  BloodPressureDiastolic: 'lower',
};
const KINDS: ReadonlySet<string> = new Set(HEALTH_KINDS.map(({ id }) => id));

/** The part of an Apple Health export that the patient's record can keep. */
export interface HealthExport {
  /** Keyed by the id of the kind. */
  kinds: ReadonlyMap<string, Columns>;
  /** Names of apps and devices; columns refer to them by index. */
  sources: readonly string[];
  /** False when the file is not an Apple Health export. */
  isExport: boolean;
  /** Records of known kinds that could not be read, by kind and reason. */
  unread: readonly Unread[];
}

/** Records of one kind that could not be read for one reason, quoted as the file writes it. */
export interface Unread {
  kind: string;
  why: 'time' | 'number' | 'unit' | 'tooMany';
  count: number;
  /** From the first such record. */
  example: string;
}

/**
 * Parses an `export.xml` of Apple Health chunk by chunk, wherever the chunks are cut. It reads only the attributes of `Record`
 * elements: nothing is resolved, included or executed, whatever the file says. Pure.
 */
export class ExportReader {
  readonly #kinds = new Map<string, Columns>();
  readonly #sources: string[] = [];
  readonly #sourceNumbers = new Map<string, number>();
  readonly #converters = new Map<string, Convert | null>();
  /** A systolic or diastolic value that waits for the other from the same source and moment. */
  readonly #halves = new Map<string, { upper?: number; lower?: number; isPaired?: boolean }>();
  #carried = '';
  #isExport = false;
  readonly #unread = new Map<string, Unread>();
  #kept = 0;

  push(text: string): void {
    const whole = this.#carried + text;
    this.#isExport ||= whole.includes(ROOT);
    let at = whole.indexOf(RECORD);
    while (at !== -1) {
      const from = at + RECORD.length;
      // Most records are steps and distances; the first attribute is enough to skip them.
      const found = this.#isOther(whole, from) ? SKIPPED : attributesOf(whole, from);
      if (found === null && whole.length - at <= LONGEST_RECORD) {
        this.#carried = whole.slice(at);
        return;
      }
      if (found !== null && found !== SKIPPED) this.#take(found.values);
      at = whole.indexOf(RECORD, found?.end || from);
    }
    // The chunk may end inside the name of a tag.
    this.#carried = whole.slice(-ROOT.length + 1);
  }

  end(): HealthExport {
    this.#carried = '';
    return { kinds: this.#kinds, sources: this.#sources, isExport: this.#isExport, unread: [...this.#unread.values()] };
  }

  #isOther(text: string, from: number): boolean {
    if (!text.startsWith('type="', from)) return false;
    const end = text.indexOf('"', from + 6);
    if (end === -1) return false;
    if (!text.startsWith(TYPE_FIRST, from)) return true;
    const name = text.slice(from + TYPE_FIRST.length, end);
    return !KINDS.has(name) && PRESSURES[name] === undefined;
  }

  #take(attributes: ReadonlyMap<string, string>): void {
    const type = attributes.get('type') ?? '';
    if (!type.startsWith(PREFIX)) return;
    const name = type.slice(PREFIX.length);
    const part = PRESSURES[name];
    const kind = part === undefined ? name : 'BloodPressure';
    if (!KINDS.has(kind)) return;
    const said = (attribute: string) => attributes.get(attribute) ?? '';
    const time = parseMoment(said('startDate'));
    const convert = this.#convert(kind, said('unit'));
    const value = convert !== null && NUMBER.test(said('value')) ? convert(Number(said('value'))) : Number.NaN;
    if (time === null) this.#leave(kind, 'time', said('startDate'));
    else if (convert === null) this.#leave(kind, 'unit', `${said('value')} ${said('unit')}`);
    else if (!Number.isFinite(value)) this.#leave(kind, 'number', said('value'));
    else {
      const source = this.#numberOf(said('sourceName'));
      if (part === undefined) this.#keep(kind, time, value, null, source);
      else this.#pair(part, time, value, source);
    }
  }

  /** An export states each pressure twice, alone and inside a correlation; a pressure already paired is not paired again. */
  #pair(part: 'upper' | 'lower', time: number, value: number, source: number): void {
    const key = `${time} ${source}`;
    const half = this.#halves.get(key) ?? {};
    if (half.isPaired === true || this.#halves.size > MOST_HALVES) return;
    half[part] = value;
    this.#halves.set(key, half);
    if (half.upper === undefined || half.lower === undefined) return;
    half.isPaired = true;
    this.#keep('BloodPressure', time, half.upper, half.lower, source);
  }

  #keep(kind: string, time: number, value: number, second: number | null, source: number): void {
    if (this.#kept >= MOST_KEPT) {
      this.#leave(kind, 'tooMany');
      return;
    }
    const columns = this.#kinds.get(kind) ?? new Columns();
    columns.add(time, value, second, source);
    this.#kinds.set(kind, columns);
    this.#kept += 1;
  }

  #leave(kind: string, why: Unread['why'], said = ''): void {
    const key = `${kind} ${why}`;
    const before = this.#unread.get(key);
    const example = before?.example ?? said.slice(0, LONGEST_EXAMPLE);
    this.#unread.set(key, { kind, why, count: (before?.count ?? 0) + 1, example });
  }

  #convert(kind: string, unit: string): Convert | null {
    const key = `${kind} ${unit}`;
    const known = this.#converters.get(key);
    if (known !== undefined) return known;
    const made = converterOf(kind, unit);
    this.#converters.set(key, made);
    return made;
  }

  #numberOf(source: string): number {
    const known = this.#sourceNumbers.get(source);
    if (known !== undefined) return known;
    if (this.#sources.length >= MOST_SOURCES) return 0;
    this.#sources.push(source);
    this.#sourceNumbers.set(source, this.#sources.length - 1);
    return this.#sources.length - 1;
  }
}
