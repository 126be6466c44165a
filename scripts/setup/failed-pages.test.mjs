import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failedPages } from './failed-pages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failed-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (ok, context) => {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, context);
  const attachments = [
    { name: 'screenshot', path: 'none.png' },
    { name: 'error-context', path },
  ];
  const spec = { file: 'a.spec.ts', title: 'a visit is booked', ok, tests: [{ results: [{ attachments }] }] };
  return { suites: [{ suites: [{ specs: [spec] }] }] };
};

describe('failedPages', () => {
  it('gives the page of a failed test without what stands around it', () => {
    const context =
      '# Error details\n\nTimeout\n\n# Page snapshot\n\n- main:\n  - alert: Wrong code\n\n# Test source\n\ncode';
    expect(failedPages(reportOf(false, context))).toEqual([
      { test: 'a.spec.ts: a visit is booked', page: '- main:\n  - alert: Wrong code' },
    ]);
  });

  it('gives nothing for a test that passed, nor where the page was gone', () => {
    expect(failedPages(reportOf(true, '# Page snapshot\n- main'))).toEqual([]);
    expect(failedPages(reportOf(false, '# Error details\n'))).toEqual([]);
  });
});
