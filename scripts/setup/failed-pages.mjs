import { readFileSync } from 'node:fs';

const HEADING = '# Page snapshot';
/** Several pages have to fit where a log keeps its last 12,000 characters. */
const MOST_CHARACTERS = 2_500;
/** The addresses of links, references and elements without role and text say little about a failure. */
const LITTLE_WORTH = /^\s*- (\/url:.*|(generic|list|listitem|paragraph|img|text)( \[aria-hidden\])?:?)$/;
const REFERENCES = / \[(ref=\w+|cursor=\w+)\]/g;

/** ANSI colour codes. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/**
 * Returns the page's content at each browser test's failure, for machines whose files are not accessible afterwards.
 * @param report a Playwright JSON report
 * @returns {{ test: string, page: string }[]} the page as a tree of roles and names, shortened
 */
export function failedPages(report) {
  return failedResults(report.suites).flatMap(({ test, attachments }) =>
    attachments.map((attachment) => ({ test, page: pageIn(attachment) })).filter(({ page }) => page !== ''),
  );
}

/** Playwright's own file tells of one page; `open` of e2e/fixtures/product.ts attaches each page of several people. */
function pageIn({ name, path, body }) {
  if (name === 'page' && body) return shortened(Buffer.from(body, 'base64').toString('utf8'));
  return name === 'error-context' && path ? snapshotIn(readFileSync(path, 'utf8')) : '';
}

/**
 * Returns the error of each failed browser test, printed after the pages, because some logs keep only the end.
 * @param report a Playwright JSON report
 * @returns {{ test: string, error: string }[]} the message and its stack trace, without colours
 */
export function failedReasons(report) {
  return failedResults(report.suites).flatMap(({ test, errors }) =>
    errors.map(({ message = '', stack = '' }) => ({
      test,
      error: [message, ...stack.split('\n').filter((line) => /^\s+at .*e2e/.test(line))]
        .join('\n')
        .replace(COLOURS, ''),
    })),
  );
}

function failedResults(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .flatMap((spec) =>
        spec.tests.flatMap((test) =>
          test.results.map(({ attachments = [], errors = [], error }) => ({
            test: `${spec.file}: ${spec.title}`,
            attachments,
            errors: error ? [error] : errors,
          })),
        ),
      ),
    ...failedResults(suite.suites ?? []),
  ]);
}

/** Returns the page snapshot in Playwright's error context; '' if the page was closed. */
function snapshotIn(context) {
  const start = context.indexOf(HEADING);
  if (start < 0) return '';
  const next = context.indexOf('\n# ', start + HEADING.length);
  return shortened(context.slice(start + HEADING.length, next < 0 ? undefined : next));
}

function shortened(tree) {
  const page = tree
    .trim()
    .split('\n')
    .map((line) => line.replace(REFERENCES, '').replace(/^ +/, (indent) => ' '.repeat(indent.length / 4)))
    .filter((line) => !LITTLE_WORTH.test(line))
    .join('\n');
  if (page.length <= MOST_CHARACTERS) return page;
  // What opened last, a dialog or a message, stands at the end.
  return `${page.slice(0, MOST_CHARACTERS / 2)}\n  …\n${page.slice(-MOST_CHARACTERS / 2)}`;
}
