import { IS_LONG } from '../../../scripts/check/long-run.mjs';
/** One raw JSON text to send as an argument: some of these cannot be made by JSON.stringify. */
export interface HostileValue {
  name: string;
  json: string;
}

const text = (name: string, value: string): HostileValue => ({ name, json: JSON.stringify(value) });
const raw = (name: string, json: string): HostileValue => ({ name, json });
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const deepObject = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Texts that are SQL, formats, or hard to write down. */
const TEXTS: readonly HostileValue[] = [
  text('a quote', "'"),
  text('a statement after a quote', "'; drop table public.profiles; --"),
  text('a sleep in a quote', "' || pg_sleep(30) || '"),
  text('a sleep in an identifier', '"; select pg_sleep(30); --'),
  text('dollar quotes', '$$; select pg_sleep(30); $$'),
  text('a comment', '/* */ -- \n;'),
  text('format specifiers', '%s %I %L %n %1$s %%'),
  text('backslashes', "\\'; \\x00 \\u0000 E'\\\\'"),
  text('a like pattern', '%_%'),
  text('a regular expression that explodes', `${'(a+)+'.repeat(8)}${'a'.repeat(60)}!`),
  text('right to left and joiners', '\u202Ereversed\u2066\u200D\u200B\uFEFF👩‍👩‍👧‍👦'),
  text('combining marks', `Z${'\u0301'.repeat(500)}`),
  text('the decomposed form', 'e\u0301\u0323'),
  text('markup', '<script>alert(1)</script>{{7*7}}'),
  text('a null byte', 'a\u0000b'),
  raw('half a surrogate pair', '"\\ud800"'),
  raw('halves in the wrong order', '"\\udc00\\ud800"'),
  text('nothing but blanks', ' \t\n\r '),
  text('an empty text', ''),
  text('a name of the engine', 'constructor'),
  text('a path', '../../../etc/passwd\u0000.png'),
  text('sixty thousand letters', 'x'.repeat(60_000)),
];

const LARGE: readonly HostileValue[] = [
  text('nine hundred thousand letters', 'y'.repeat(900_000)),
  text('more than the limit', 'z'.repeat(1_100_000)),
];

const JSONS: readonly HostileValue[] = [
  raw('40 000 lists in each other', deep(40_000)),
  raw('4 000 lists in each other', deep(4_000)),
  raw('40 000 objects in each other', deepObject(40_000)),
  raw('a hundred thousand items', `[${'0,'.repeat(100_000)}0]`),
  raw('a number without end', '{"n":1e400000}'),
  raw('a number of a thousand digits', `{"n":${'9'.repeat(1000)}}`),
  raw('keys of the engine', '{"__proto__":{"a":1},"constructor":{"prototype":1},"toString":null}'),
  raw('the same key twice', '{"a":1,"a":{"b":2}}'),
  raw('a null byte in a key', '{"a\\u0000b":1}'),
  raw('half a surrogate pair in a value', '{"a":"\\ud800"}'),
  raw('text of a document', '"{\\"a\\": 1}"'),
  raw('a list of everything', '[null,true,1.5,"x",[],{}]'),
];

const WRONG_TYPES: readonly HostileValue[] = [
  raw('null', 'null'),
  raw('true', 'true'),
  raw('a number', '12.5'),
  raw('a list', '["a"]'),
  raw('an object', '{"a":"b"}'),
];

const IDS: readonly HostileValue[] = [
  text('no id', 'not-a-uuid'),
  text('an id and a statement', "00000000-0000-4000-8000-000000000000'; select pg_sleep(30); --"),
  text('an id in braces', '{00000000-0000-4000-8000-000000000000}'),
  text('an id nobody has', '00000000-0000-4000-8000-000000000000'),
  text('an id one digit short', '00000000-0000-4000-8000-00000000000'),
];

const TIMES: readonly HostileValue[] = [
  text('the end of time', 'infinity'),
  text('before all time', '-infinity'),
  text('the last year', '294276-12-31T23:59:59Z'),
  text('the first year', '4713-01-01T00:00:00Z BC'),
  text('after the last year', '999999-01-01T00:00:00Z'),
  text('a thirteenth month', '2026-13-45T25:61:61Z'),
  text('a word', 'tomorrow'),
  text('a zone nobody knows', '2026-11-21 10:00 Mars/Olympus'),
];

const NUMBERS: readonly HostileValue[] = [
  raw('one more than an int', '2147483648'),
  raw('less than nothing', '-1'),
  raw('the least int', '-2147483648'),
  raw('the greatest int', '2147483647'),
  raw('more than any number', '1e308'),
  text('not a number', 'NaN'),
  text('infinite', 'Infinity'),
  text('a number and a statement', '1; select pg_sleep(30)'),
];

/** What to try for an argument of that type. */
function everythingFor(type: string): readonly HostileValue[] {
  if (type === 'uuid') return [...IDS, ...WRONG_TYPES, ...TEXTS.slice(0, 3), ...TEXTS.slice(14, 17)];
  if (isTime(type)) return [...TIMES, ...WRONG_TYPES, ...TEXTS.slice(14, 17)];
  if (isNumber(type)) return [...NUMBERS, ...WRONG_TYPES];
  if (type === 'boolean') return [...WRONG_TYPES, ...TEXTS.slice(0, 3)];
  if (/^jsonb?$/.test(type)) return [...JSONS, ...WRONG_TYPES, ...TEXTS.slice(0, 4), ...TEXTS.slice(14, 17)];
  if (type.endsWith('[]')) {
    const lists = TEXTS.map(({ name, json }) => raw(`a list with ${name}`, `[${json}]`));
    return [...lists, ...JSONS, ...WRONG_TYPES];
  }
  return [...TEXTS, ...WRONG_TYPES];
}
const isTime = (type: string) => /^(timestamp|date|time|tstz)/.test(type);
const isNumber = (type: string) => /^(integer|bigint|smallint|numeric|double|real)/.test(type);

const namesOf = (values: readonly HostileValue[]) => values.map(({ name }) => name);
const TOO_DEEP = namesOf(JSONS.slice(0, 3));
const NOT_OF_THE_TYPE = namesOf([...WRONG_TYPES.slice(1), ...TEXTS]);
const NO_ID = ['no id', 'an id and a statement', 'an id one digit short'];
const NO_TIME = ['after the last year', 'a thirteenth month', 'a zone nobody knows'];

/**
 * Whether the argument of a function never gets to see it: what is too deep is refused before a function is looked for, what
 * is not of the type is refused by PostgreSQL while it reads the argument. So it does not matter which function is asked.
 */
export function isRefusedUnread(type: string, { name }: HostileValue): boolean {
  if (type === 'uuid') return NO_ID.includes(name) || NOT_OF_THE_TYPE.includes(name);
  if (isTime(type)) return NO_TIME.includes(name) || NOT_OF_THE_TYPE.includes(name);
  if (isNumber(type)) return name === 'a number and a statement' || ['true', 'a list', 'an object'].includes(name);
  if (type === 'boolean') return name !== 'true' && NOT_OF_THE_TYPE.includes(name);
  return TOO_DEEP.includes(name);
}

/** How many arguments of each type are sent also what none of them gets to see. */
const ENOUGH = IS_LONG ? 6 : 2;
/** In the short run an argument after those gets every n-th value only, each one others: a type's arguments get them all. */
const EVERY = IS_LONG ? 1 : 8;

/** What to try for one argument after another. */
export class HostileValues {
  private readonly seen = new Map<string, number>();

  /** `isFirst`: the function's first argument of that type gets too much of it, too. */
  next(type: string, isFirst: boolean): readonly HostileValue[] {
    const before = this.seen.get(type) ?? 0;
    this.seen.set(type, before + 1);
    if (before < ENOUGH) return [...everythingFor(type), ...LARGE];
    const read = everythingFor(type).filter((value) => !isRefusedUnread(type, value));
    const sent = read.filter((_, at) => (at + before) % EVERY === 0);
    return isFirst && isText(type) && before % EVERY === 0 ? [...sent, ...LARGE.slice(0, 1)] : sent;
  }
}
const isText = (type: string) => /^(text|character|jsonb?)/.test(type) || type.endsWith('[]');
