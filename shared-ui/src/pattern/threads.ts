import { PATTERNS, type PatternColours } from './pattern-tile';

/**
 * The cloths of the people somebody acts for, in their order; whoever signed in keeps indigo. None is red, which means danger,
 * amber, which means unknown, or green, which means checked.
 */
export const THREADS = {
  indigo: PATTERNS.indigo,
  plum: { ground: '#5f2160', thread: '#ecc6ea' },
  teal: { ground: '#0b4f5e', thread: '#bfe3e9' },
  olive: { ground: '#474f12', thread: '#dfe4b0' },
  cocoa: PATTERNS.cocoa,
} as const satisfies Record<string, PatternColours>;
export type Thread = keyof typeof THREADS;

const OF_OTHERS = ['plum', 'teal', 'olive', 'cocoa'] as const satisfies readonly Thread[];

/**
 * The cloth of a person. After four they repeat: name and initials tell people apart.
 * @param place in the list of people, from 0; below that it is whoever signed in
 */
export const threadOf = (place: number): Thread =>
  place < 0 ? 'indigo' : (OF_OTHERS[place % OF_OTHERS.length] ?? 'indigo');
