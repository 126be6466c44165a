import { expect, it } from 'vitest';
import { addressesIn } from './addresses-in';

it('reads one address of each line, of a list as of an exported table, each once', () => {
  const text =
    'Name;Email;Phone\r\nThandi Mokoena;Thandi@Example.com;021 555 0100\r\n\r\n"Smit, Jan","jan@example.com"\nthandi@example.com';
  expect(addressesIn(text)).toEqual({ addresses: ['thandi@example.com', 'jan@example.com'], without: [] });
});

it('names the lines without one; the head of a table is none of them', () => {
  expect(addressesIn('Email\nthandi@example.com\nJan Smit\nnobody@nowhere')).toEqual({
    addresses: ['thandi@example.com'],
    without: [3, 4],
  });
  expect(addressesIn('me@nowhere')).toEqual({ addresses: [], without: [1] });
  expect(addressesIn('')).toEqual({ addresses: [], without: [] });
});

it('reads a line of a megabyte without an address as fast as a short one, and nothing behind its thousandth letter', () => {
  expect(addressesIn(`x@${'a.'.repeat(500_000)}`)).toEqual({ addresses: [], without: [1] });
  expect(addressesIn(`${' '.repeat(1000)}thandi@example.com`)).toEqual({ addresses: [], without: [1] });
});
