import { writeFileSync } from 'node:fs';

const MOST_LINES = 8;

/** One line of the list of failures, and the lines that led there. */
const told = ({ name, message, stack, VITEST_TEST_PATH }) => {
  const led = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    what: `${name ?? 'Error'}: ${message ?? ''}${VITEST_TEST_PATH ? ` (beside ${VITEST_TEST_PATH})` : ''}`,
    stack: led.slice(0, MOST_LINES).join('\n'),
  };
};

/** Keeps what failed outside of any test: Vitest's own report in JSON is silent about it, and ends with 1 all the same. */
export default class StrayErrors {
  #file;

  /** @param {{ file?: string }} [options] where it is written */
  constructor({ file = process.env.STRAY_ERRORS_FILE } = {}) {
    this.#file = file;
  }

  onTestRunEnd(_modules, errors) {
    if (this.#file && errors.length > 0) writeFileSync(this.#file, JSON.stringify(errors.map(told)));
  }
}
