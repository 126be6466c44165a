import type { GroupId } from './groups.ts';
import type { Place, Reader } from './places.ts';

/** What a title may name. */
export interface TitleFacts {
  /** Of what is about both sides of a visit: which side this one is for. */
  side?: string | null | undefined;
  counterpartName?: string | null | undefined;
  delegateName?: string | null | undefined;
  /** Of money: how much, and how much of a visit's price goes back. */
  amountMinor?: number | null | undefined;
  refundMinor?: number | null | undefined;
  currency?: string | null | undefined;
  /** Of a birthday: which one, and its day, `yyyy-mm-dd`. */
  turns?: number | null | undefined;
  on?: string | null | undefined;
}
export type Title = string | ((facts: TitleFacts) => string);

/** The same for everybody, or what patients get and who gets something else. */
type ByReader<Value> = Value | ({ patient: Value } & Partial<Record<Reader, Value>>);

/**
 * A kind of notification: one thing that happens, as whoever it concerns is told of it. The database names it and tells; the line
 * behind the bell, the mail, the settings and the rules of mailing are drawn from here.
 */
export interface Kind {
  for: Reader | 'both' | 'everybody';
  /** Names no medicine, condition, finding or reason. A title that names nobody is the subject of the mail as well. */
  title: ByReader<Title>;
  /** The page where one sees it; the own first page unless told. */
  leads?: ByReader<Place>;
  /** Unless told, it is mailed and can be switched off. `unwanted`: only who asks for it; `always`: it protects the person. */
  mailed?: 'always' | 'unwanted' | 'never';
  /** The mail loses nothing by coming after the quiet hours of whoever gets it. */
  waits?: true;
  /**
   * Whether its mail may leave in one with others, for who gathers theirs: never unless told. `byDay`: only where the visit it is of
   * is neither today nor tomorrow. What is gathered never leaves later than two hours before the first moment that it names.
   */
  urgency?: 'byDay' | 'gatherable';
  /** The line of the settings that switches it, where it is not that of its area. */
  group?: GroupId;
}
export type Kinds = Readonly<Record<string, Kind>>;

export const valueFor = <Value extends string | ((...facts: never[]) => unknown)>(
  value: ByReader<Value>,
  reader: Reader | null,
): Value => (typeof value === 'object' ? ((reader && value[reader]) ?? value.patient) : (value as Value));

/** "… with Naledi Mokoena …", or without where nobody is named. */
export const withName = (before: string, after: string) => (facts: TitleFacts) =>
  (facts.counterpartName ? `${before} with ${facts.counterpartName} ${after}` : `${before} ${after}`).trim();
export const yourVisit = (what: string) => withName('Your visit', what);
export const theOther =
  (does: string, unknown = 'Somebody') =>
  ({ counterpartName }: TitleFacts) =>
    `${counterpartName ?? unknown} ${does}`;
