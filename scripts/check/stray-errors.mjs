import { writeFileSync } from 'node:fs';
import { isExpectedOnConsole, plainWords } from './expected-console.mjs';

const MOST_LINES = 8;
/** Tests without a server, whose output comes from the tested code. Services write a log. */
const QUIET = new Set(['pure', 'unit', 'page']);

/** One entry of the list of failures, with its stack trace. */
const told = ({ name, message, stack, VITEST_TEST_PATH }) => {
  const led = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    what: `${name ?? 'Error'}: ${message ?? ''}${VITEST_TEST_PATH ? ` (beside ${VITEST_TEST_PATH})` : ''}`,
    stack: led.slice(0, MOST_LINES).join('\n'),
  };
};

/** Records failures outside of any test and unexpected console output, both missing in Vitest's JSON report. */
export default class StrayErrors {
  #file;
  #vitest;
  #said = new Map();

  /** @param {{ file?: string }} [options] the output file */
  constructor({ file = process.env.STRAY_ERRORS_FILE } = {}) {
    this.#file = file;
  }

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onUserConsoleLog({ content, taskId }) {
    const task = this.#vitest?.state.idMap.get(taskId);
    if (!QUIET.has(task?.file?.projectName) || isExpectedOnConsole(content)) return;
    const [first, ...rest] = plainWords(content).split('\n');
    const what = `said on the console, which nobody expects: ${first} (in ${task.file.name}: ${task.name})`;
    this.#said.set(what, { what, stack: rest.slice(0, MOST_LINES).join('\n') });
  }

  onTestRunEnd(_modules, errors) {
    const stray = [...errors.map(told), ...this.#said.values()];
    if (this.#file && stray.length > 0) writeFileSync(this.#file, JSON.stringify(stray));
  }
}
