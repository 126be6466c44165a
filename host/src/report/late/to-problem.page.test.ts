// @vitest-environment jsdom
import { bringLater } from '@telehealth/contracts/late-text';
import { describe, expect, it } from 'vitest';
import { toProblem } from './to-problem';
import '@telehealth/contracts/words';

bringLater(async () => undefined);
const ORIGIN = 'https://sawubona.example';
const SECTION = `${ORIGIN}/r/remote_patient/static/js/async/page-appointments.0a1b2c3d.js`;
const HOST = `${ORIGIN}/static/js/index.0a1b2c3d4e.js`;

function thrown(error: Error, frames: readonly string[], how: 'v8' | 'gecko' = 'v8'): Error {
  const lines = frames.map((frame) => (how === 'v8' ? `    at draw (${frame})` : `draw@${frame}`));
  error.stack = [...(how === 'v8' ? [`${error.name}: ${error.message}`] : []), ...lines].join('\n');
  return error;
}
const told = (error: unknown, more: object = {}) => toProblem({ kind: 'error', error, ...more }, 'visit', ORIGIN);
const PERSON = 'Thandi Nkosi, thandi@example.com, +27 82 123 4567';

describe('whose an error is', () => {
  it.each(['v8', 'gecko'] as const)('the section’s whose chunk is in the stack (%s)', (how) => {
    const error = thrown(new TypeError('x'), [`${HOST}:1:10`, `${SECTION}:2:34`], how);
    expect(told(error)).toMatchObject({
      ...{ section: 'patient', place: 'index.0a1b2c3d4e.js:1:10' },
    });
  });

  it('the chunk’s, not the page’s it was drawn into', () => {
    const error = thrown(new TypeError('x'), [`${SECTION}:2:34`]);
    expect(told(error, { section: 'specialist' })?.section).toBe('patient');
  });

  it('the page’s whose boundary caught it, where only shared code is in the stack', () => {
    const error = thrown(new Error('Minified React error #418; visit …'), [`${HOST}:1:10`]);
    expect(told(error, { section: 'specialist' })).toMatchObject({
      section: 'specialist',
      words: 'react-418',
    });
    expect(told(error)).toMatchObject({ section: 'host' });
  });

  it('nobody’s: of extensions, of other sites, and what the browser says of itself', () => {
    const error = (frame: string) => thrown(new TypeError('x'), [frame]);
    expect(told(error('chrome-extension://abcdef/content.js:1:2'))).toBeNull();
    expect(told(error('https://other.example/static/js/index.0a1b2c3d4e.js:1:2'))).toBeNull();
    expect(told(error(`${ORIGIN}/r/remote_no-body/x.js:1:2`))).toBeNull();
    expect(told(null, { source: ':0:0' })).toBeNull();
    expect(told('thrown by an extension')).toBeNull();
  });

  it('is known by the place alone where there is no stack, as of a syntax error', () => {
    const error = new SyntaxError('Unexpected token');
    error.stack = '';
    expect(told(error, { source: `${SECTION}:3:4` })).toMatchObject({ section: 'patient', name: 'SyntaxError' });
  });

  it('a failure of our own that nobody caught is the shown page’s', () => {
    expect(told({ id: 'data.failed' })).toEqual({
      ...{ kind: 'error', section: 'visit', name: 'thrown', words: 'message:data.failed', place: '' },
    });
  });

  it('a section that did not load is that section’s', () => {
    const error = { id: 'remote.unavailable', cause: new TypeError('Failed to fetch') } as const;
    expect(toProblem({ kind: 'failure', error, section: 'auth' }, 'visit', ORIGIN)).toEqual({
      ...{
        kind: 'failure',
        section: 'auth',
        name: 'TypeError',
        words: 'message:remote.unavailable',
        place: '',
      },
    });
  });
});

describe('nothing of a person leaves, wherever it stands', () => {
  const withName = (name: string) => {
    const error = thrown(new Error(PERSON), [`${SECTION}:2:34`]);
    error.name = name;
    return error;
  };
  const inStack = thrown(new Error(PERSON), [
    `${ORIGIN}/patient/thandi-nkosi/7d1c9f40-1111-4000-8000-000000000000:1:2`,
    `${ORIGIN}/r/remote_patient/static/js/page.js?name=Thandi Nkosi:1:2`,
    `${SECTION}?retry=1:2:34`,
  ]);
  const inFunction = thrown(new Error('x'), [`${SECTION}:2:34`]);
  inFunction.stack = `Error: x\n    at Thandi.nkosi [as ${PERSON}] (${SECTION}:2:34)`;
  const many = new Error(`${PERSON}\n    at Thandi (${ORIGIN}/static/js/thandi-nkosi-7d1c9f40.js:1:2)\n`);
  it.each([
    ['in the message', withName('Error')],
    ['as the name', withName(PERSON)],
    ['in addresses of the stack', inStack],
    ['as the name of a function', inFunction],
    ['in an object that was thrown', { id: PERSON, name: PERSON, values: { name: PERSON } }],
    ['in an id that looks like ours', { id: 'thandi.nkosi' }],
    ['in a text that was thrown', PERSON],
    ['in a failure of ours', { id: 'data.failed', values: { name: PERSON }, detail: PERSON, cause: new Error(PERSON) }],
  ])('%s', (_, error) => {
    expect(JSON.stringify(told(error, { section: 'patient' }))).not.toMatch(/thandi|nkosi|example\.com|7d1c9f40|123/i);
  });

  it('a line of a message that looks like a frame names no file that is no frame of ours', () => {
    // It would have to be the form of our own files at our own address: then it is a file's name and no more.
    expect(JSON.stringify(told(many, { section: 'patient' }))).not.toMatch(/example\.com|\+27/);
  });

  it('long texts are read at once', () => {
    const error = thrown(new Error('a'.repeat(1e6)), [`${ORIGIN}/${'a-'.repeat(500_000)}.js:1:2`]);
    const startedAt = performance.now();
    told(error);
    told(thrown(new Error(`at ${'/r/remote_'.repeat(100_000)}`), [`${ORIGIN}${'/static/js/a'.repeat(100_000)}`]));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

it.each([
  ["Cannot read properties of undefined (reading 'name')", 'nothing'],
  ['null is not an object (evaluating a.b)', 'nothing'],
  ['a.b is not a function', 'no-function'],
  ["Can't find variable: thandi", 'not-defined'],
  ['Maximum call stack size exceeded', 'too-deep'],
  ['Unexpected token < in JSON at position 0', 'not-json'],
  ["Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.", 'not-a-child'],
  ['Load failed', 'network'],
  ['Loading chunk 42 failed.', 'chunk'],
  ['The patient Thandi Nkosi was not found', 'other'],
])('%s is told as %s', (text, words) => {
  expect(told(thrown(new TypeError(text), [`${SECTION}:1:1`]))?.words).toBe(words);
});
