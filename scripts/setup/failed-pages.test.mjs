import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedPages, failedReasons } from './failed-pages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failed-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (ok, context, error) => {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, context);
  const attachments = [
    { name: 'screenshot', path: 'none.png' },
    { name: 'error-context', path },
  ];
  const spec = { file: 'a.spec.ts', title: 'a visit is booked', ok, tests: [{ results: [{ attachments, error }] }] };
  return { suites: [{ suites: [{ specs: [spec] }] }] };
};

describe('failedPages', () => {
  it('gives the page of a failed test without what stands around it', () => {
    const context =
      '# Error details\n\nTimeout\n\n# Page snapshot\n\n- main:\n  - alert: Wrong code\n\n# Test source\n\ncode';
    expect(failedPages(reportOf(false, context))).toEqual([
      { test: 'a.spec.ts: a visit is booked', page: '- main:\n- alert: Wrong code' },
    ]);
  });

  it('gives each page of a test of several people', () => {
    const attached = (words) => ({ name: 'page', body: Buffer.from(words).toString('base64') });
    const report = reportOf(false, '');
    report.suites[0].suites[0].specs[0].tests[0].results[0].attachments.push(
      attached('/consultation/1\n- main'),
      attached('/my-prescriptions\n- alert: Failed'),
    );
    expect(failedPages(report).map(({ page }) => page)).toEqual([
      '/consultation/1\n- main',
      '/my-prescriptions\n- alert: Failed',
    ]);
  });

  it('leaves out what says little, and the middle of a long page', () => {
    const context = `# Page snapshot\n- generic [ref=e1]:\n    - button "Send" [ref=e2] [cursor=pointer]\n    - /url: /a\n`;
    expect(failedPages(reportOf(false, context))[0]?.page).toBe(' - button "Send"');
    const long = `# Page snapshot\n- first\n${'- paragraph: words\n'.repeat(500)}- last`;
    const page = failedPages(reportOf(false, long))[0]?.page ?? '';
    expect(page.length).toBeLessThan(2_600);
    expect(page).toMatch(/^- first[\s\S]*…[\s\S]*- last$/);
  });

  it('gives nothing for a test that passed, nor where the page was gone', () => {
    expect(failedPages(reportOf(true, '# Page snapshot\n- main'))).toEqual([]);
    expect(failedPages(reportOf(false, '# Error details\n'))).toEqual([]);
  });
});

describe('failedReasons', () => {
  it('gives the message and the lines of the tests that led to it, without colours', () => {
    const stack = 'Error: x\n    at tabTo (/p/e2e/fixtures/by-keyboard.ts:60:10)\n    at node:internal/task:1';
    expect(failedReasons(reportOf(false, '', { message: '\u001b[31moutside\u001b[39m', stack }))).toEqual([
      { test: 'a.spec.ts: a visit is booked', error: 'outside\n    at tabTo (/p/e2e/fixtures/by-keyboard.ts:60:10)' },
    ]);
  });

  it('gives nothing for a test that passed', () => {
    expect(failedReasons(reportOf(true, ''))).toEqual([]);
  });
});
