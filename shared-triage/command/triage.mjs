// The triage engine on the command line; it never uses the network.
//   npm run --silent triage -- --age 48 --sex female [--pregnant] "text"     one JSON line
//   npm run --silent triage -- --batch < cases.jsonl                         {"id","age","sex","text"} a line, answered by id
// A bad line is answered by {"id","error"} and the rest goes on; then the exit code is 1.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadEngine } from '../training/load-engine.mjs';
import { readCase } from './read-case.mjs';

const USAGE =
  'Usage: npm run --silent triage -- [--age YEARS] [--sex female|male] [--pregnant] "text"   or   --batch < cases.jsonl';

function answerOf(engine, { text, person }) {
  const { level, fired, isUnderstood, facts } = engine.triageText(text, person);
  const { chance, words } = engine.classifyText(text, engine.readSigns(text, person));
  return {
    level,
    rules: fired.map(({ rule }) => rule.id),
    facts: [...facts.facts.values()].map(({ id, status, words, hours }) => ({
      id,
      status,
      words,
      ...(hours === undefined ? {} : { hours }),
    })),
    why: {
      // The deciding rules, and the classifier's result with the words that weighed most for an emergency.
      rules: fired.filter(({ floor }) => floor === level).map(({ rule }) => rule.id),
      readsLikeEmergency: { chance: Math.round(chance * 1000) / 1000, words },
    },
    measures: facts.measures,
    understood: isUnderstood,
    version: engine.rulesetVersion(),
  };
}

function readLine(line) {
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, error: 'not JSON' };
  }
  const id = value?.id ?? null;
  return { id, ...readCase(value) };
}

/** Waits for a slow reader of the output, so that nothing piles up. */
async function say(value) {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}

async function runBatch(engine) {
  let failures = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    // Some editors begin a file with a byte order mark, which is not part of its first case.
    const { id, error, ...given } = readLine(line.replace(/^\uFEFF/, ''));
    if (error !== undefined) failures += 1;
    await say(error === undefined ? { id, ...answerOf(engine, given) } : { id, error });
  }
  if (failures > 0) console.error(`${failures} line${failures === 1 ? '' : 's'} could not be read`);
  return failures === 0 ? 0 : 1;
}

async function runOne(engine, values, words) {
  const { error, ...given } = readCase({ ...values, text: words.join(' ') });
  if (error === undefined) {
    await say(answerOf(engine, given));
    return 0;
  }
  console.error(`${JSON.stringify({ error })}\n${USAGE}`);
  return 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        age: { type: 'string' },
        sex: { type: 'string' },
        pregnant: { type: 'boolean' },
        batch: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    return null;
  }
}

const given = readArguments();
if (given === null) process.exitCode = 2;
else if (given.values.help) console.log(USAGE);
else {
  const engine = await loadEngine('triage', 'ruleset', 'reader/read-text', 'trained/classify-text');
  process.exitCode = given.values.batch
    ? await runBatch(engine)
    : await runOne(engine, given.values, given.positionals);
}
