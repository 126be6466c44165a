import { expect, it, vi } from 'vitest';
import { readAs } from '../client/call-backend';
import {
  amount,
  column,
  flag,
  id,
  instant,
  list,
  oneOf,
  orNull,
  part,
  plainAnswer,
  plainRow,
  plainRows,
  text,
  textOrNone,
  whole,
} from './plain-rows';

const openings = plainRows<'find_slots'>()({
  who: part({ id: column('specialist_id', id), hospital: textOrNone }),
  gender: orNull(oneOf(['female', 'male'])),
  minutes: whole,
  isAsked: column('needs_approval', flag),
  languages: list(text),
  openings: list(instant),
});
const ROW = {
  specialist_id: 's',
  hospital: null,
  gender: null,
  minutes: 30,
  needs_approval: false,
  languages: ['English'],
  openings: ['2027-03-01T11:00:00.123456+02:00'],
  of_no_use: 'here',
};

it('reads rows into entities, without columns that nobody described', () => {
  expect(readAs(openings, [ROW])).toEqual([
    {
      who: { id: 's', hospital: '' },
      gender: null,
      minutes: 30,
      isAsked: false,
      languages: ['English'],
      openings: [new Date('2027-03-01T09:00:00.123Z')],
    },
  ]);
  expect(readAs(openings, [])).toEqual([]);
});

it.each([
  [{ specialist_id: '' }, '1.specialist_id: expected an id'],
  [{ specialist_id: undefined }, '1.specialist_id: expected an id'],
  [{ hospital: 4 }, '1.hospital: expected a text'],
  [{ gender: 'robot' }, '1.gender: expected one of female, male'],
  [{ minutes: '30' }, '1.minutes: expected a whole number'],
  [{ minutes: 30.5 }, '1.minutes: expected a whole number'],
  [{ needs_approval: null }, '1.needs_approval: expected true or false'],
  [{ languages: 'English' }, '1.languages: expected a list'],
  [{ languages: ['English', 7] }, '1.languages.1: expected a text'],
  [{ openings: ['soon'] }, '1.openings.0: expected an instant'],
])('is unreadable with %o, and the log says where, without what stands there', (change, told) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => readAs(openings, [ROW, { ...ROW, ...change }])).toThrow(
    expect.objectContaining({ id: 'data.unreadable' }),
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith('Unreadable answer', [told]);
  warn.mockRestore();
});

it.each([null, 'rows', { rows: [] }, [null], ['row']])('is unreadable as %o', (answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => readAs(openings, answer)).toThrow(expect.objectContaining({ id: 'data.unreadable' }));
  warn.mockRestore();
});

it('reads one row of a table, or none', () => {
  const rate = plainRow<'exchange_rates'>()({ perDollar: amount });
  expect(readAs(rate, { per_dollar: 18.25, source: 'the bank' })).toEqual({ perDollar: 18.25 });
  expect(readAs(rate, null)).toBeNull();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => readAs(rate, { per_dollar: '18.25' })).toThrow(expect.objectContaining({ id: 'data.unreadable' }));
  expect(warn).toHaveBeenCalledExactlyOnceWith('Unreadable answer', ['per_dollar: expected a number']);
  warn.mockRestore();
});

it('lets a mistake of the program be one', () => {
  const broken = plainAnswer(() => {
    throw new TypeError('of ours');
  });
  expect(() => broken.safeParse([])).toThrow(TypeError);
});

// What is said to be an error fails the type check when it is none.
it('is guarded by the generated types, column by column', () => {
  plainRows<'find_slots'>()({
    // @ts-expect-error no column attempted
    attempted: instant,
    // @ts-expect-error minutes is a number
    minutes: text,
    // @ts-expect-error a list of texts
    languages: text,
  });
});
