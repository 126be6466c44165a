import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, readCase } from './read-case.mjs';

const COMMAND = fileURLToPath(new URL('./triage.mjs', import.meta.url));
const run = (words, input = '') => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...words], { input, encoding: 'utf8' });
  return {
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    stderr,
    status,
  };
};

describe('the triage command', () => {
  it('answers one text with one line', () => {
    const { lines, status } = run(['--age', '48', '--sex', 'female', 'crushing chest pain and sweating']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 1, rules: expect.arrayContaining(['heart.attack']) });
    expect(lines[0].facts.map(({ id }) => id)).toContain('chestPain');
    expect(status).toBe(0);
  });
  it('answers each line of a batch by its id, says what is wrong with the others, and fails at the end', () => {
    const cases = [
      JSON.stringify({ id: 'a', age: 0.1, sex: 'male', text: 'fever since last night' }),
      'junk',
      JSON.stringify({ id: 'b', age: 30 }),
      JSON.stringify({ id: 'c', age: 999, text: 'cough' }),
      JSON.stringify({ id: 'd', age: 30, text: 'x'.repeat(100_000) }),
      JSON.stringify({ id: 7, sex: 'f', text: 'runny nose' }),
    ];
    const { lines, status, stderr } = run(['--batch'], `\uFEFF${cases.join('\n')}\n`);
    expect(lines.map(({ id }) => id)).toEqual(['a', null, 'b', 'c', 'd', 7]);
    expect(lines.map(({ level }) => level)).toEqual([2, undefined, undefined, undefined, undefined, 5]);
    expect(lines.slice(1, 5).every(({ error }) => error.length > 0)).toBe(true);
    expect(stderr).toContain('4 lines');
    expect(status).toBe(1);
  });
  it.each([[['--age', 'old', 'cough']], [[]], [['--colour', 'red', 'cough']]])('refuses %j', (words) => {
    const { lines, status, stderr } = run(words);
    expect(lines).toEqual([]);
    expect(stderr).toContain('Usage');
    expect(status).not.toBe(0);
  });
});

describe('readCase', () => {
  it.each([
    null,
    [],
    'text',
    { text: 5 },
    { text: ' ' },
    { text: 'x', age: -1 },
    { text: 'x', age: true },
    { text: 'x', sex: 'maybe' },
    { text: 'x', pregnant: 'yes' },
    { text: 'x'.repeat(LONGEST_TEXT + 1) },
  ])('refuses %j', (value) => expect(readCase(value).error).toBeTypeOf('string'));
  it('takes ages with decimals and as text, and leaves out what is not known', () => {
    expect(readCase({ text: 'x', age: '0.5', sex: 'Non-binary', pregnant: false })).toEqual({
      text: 'x',
      person: { age: 0.5 },
    });
  });
});
