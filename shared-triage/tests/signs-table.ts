import { LEVEL_ADVICE } from '../src/levels';
import { signName } from '../src/lexicon/names';
import { TRIAGE_RULES } from '../src/rules/rules';
import { sentencesOf } from '../src/rules/sentences';
import type { TriageRule } from '../src/rules/triage-rule';
import { RULE_VIGNETTES } from './vignettes/rule-vignettes';

const HEADS = [
  ...['rule', 'version', 'level', 'a person is told', 'why', 'source', 'found in, for example'],
  ...['does not count beside', 'the exact condition', 'owner', 'state', 'reviewer', 'reviewed on'],
];
const EXAMPLES = 3;
/** A name that is denied in a condition: `!sweating`, `!chestPain:severe`, `!lasts>=7d`. */
const DENIED = /!\s*([A-Za-z]\w*(?::\w+)?(?:\s*(?:>=|<=|<|>)\s*[\d.]+[hd]?)?)/g;
const MODIFIED = /^([A-Za-z]\w*):(\w+)$/;

function deniedIn(when: string): string[] {
  const names = [...when.matchAll(DENIED)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => {
    const [, sign, how] = MODIFIED.exec(name) ?? [];
    return sign === undefined ? signName(name) : `${signName(sign)} (${how})`;
  });
}

function rowOf(one: TriageRule): string[] {
  const { id, version, level, source, when, review } = one;
  return [
    ...[id, String(version), String(level), LEVEL_ADVICE[level].heading, sentencesOf(one).text, source],
    ...[(RULE_VIGNETTES.get(id) ?? ['none written']).slice(0, EXAMPLES).join(' / '), deniedIn(when).join(', '), when],
    ...['nobody yet', review === null ? 'not reviewed' : 'reviewed', review?.reviewer ?? '', review?.reviewedOn ?? ''],
  ];
}

/** Every rule on one line, the most urgent first, as tab-separated values: what a clinician reads and signs. */
export function signsTable(): string {
  const rows = [...TRIAGE_RULES].sort((a, b) => a.level - b.level || a.id.localeCompare(b.id, 'en')).map(rowOf);
  return `${[HEADS, ...rows].map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t')).join('\n')}\n`;
}
