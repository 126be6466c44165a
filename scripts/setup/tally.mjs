const MOST_LINES = 6;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of a unit test's failure, for the list at the end, because its full text is far above by then. */
const reason = (said) =>
  String(said ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MOST_LINES)
    .map((line) => `\n      ${line.trim().slice(0, 400)}`)
    .join('');

/** Adds up the suites' own reports; nothing is counted from printed text. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** @type {string[]} */
  failures = [];
  /** @type {{ name: string, seconds: number }[]} */
  #times = [];

  /** One check that passed or failed as a whole. */
  check(name, ok, output = '') {
    if (ok) this.passed += 1;
    else this.fail(name, output);
    console.log(`${ok ? '  ok  ' : '  FAILED'} ${name}`);
  }

  fail(name, output) {
    this.failed += 1;
    this.failures.push(name);
    if (output) console.log(output);
  }

  /**
   * A whole suite by its report. A suite that ends with an error code but no failed test counts as a failure: an error outside of
   * any test must not pass for success.
   * @param {{ what: string, stack: string }[]} [stray] known errors outside of any test
   */
  suite(name, code, report, stray = []) {
    const before = this.failed;
    if (report) this[name](report);
    for (const { what, stack } of stray) this.fail(`${name}, outside of its tests: ${what}\n${stack}`);
    if (code !== 0 && this.failed === before) this.fail(`${name} ended with ${code} outside of its tests`);
  }

  /** Adds a Vitest JSON report. */
  vitest(report) {
    this.passed += report.numPassedTests;
    this.skipped += report.numPendingTests + report.numTodoTests;
    for (const file of report.testResults) {
      for (const test of file.assertionResults) this.#timed(`${file.name}: ${test.fullName}`, test.duration);
      const bad = file.assertionResults.filter((test) => test.status === 'failed');
      for (const test of bad) this.fail(`${file.name}: ${test.fullName}${reason(test.failureMessages?.[0])}`);
      // A file that failed to load has no results but is a failure.
      if (file.status === 'failed' && bad.length === 0) this.fail(file.name, file.message);
    }
  }

  /** Adds a Playwright JSON report. A test that only passed on a retry counts as failed. */
  playwright(report) {
    this.passed += report.stats.expected;
    this.skipped += report.stats.skipped;
    const walk = (suite) => {
      for (const spec of suite.specs ?? []) {
        const results = spec.tests.flatMap((test) => test.results);
        this.#timed(
          `${spec.file}: ${spec.title}`,
          results.reduce((sum, { duration }) => sum + duration, 0),
        );
        if (!spec.ok || spec.tests.some((t) => t.status === 'flaky')) this.fail(`${spec.file}: ${spec.title}`);
      }
      for (const child of suite.suites ?? []) walk(child);
    };
    for (const suite of report.suites) walk(suite);
    for (const error of report.errors ?? []) this.fail('browser journeys', error.message);
  }

  #timed(name, ms) {
    if (ms) this.#times.push({ name, seconds: ms / 1000 });
  }

  /** @returns {{ name: string, seconds: number }[]} the slowest tests, slowest first */
  slowest(count) {
    return this.#times.sort((one, other) => other.seconds - one.seconds).slice(0, count);
  }

  get line() {
    return `${this.passed} passed, ${this.failed} failed${this.skipped > 0 ? `, ${this.skipped} skipped` : ''}`;
  }
}
