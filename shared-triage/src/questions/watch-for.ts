import type { Level, LevelAdvice } from '../levels';
import type { Whom } from './about';

/** The parts of each level's emergency signs, with the concepts that mean a part is already present. */
const SIGN_LINES: readonly (readonly (readonly [says: string, concepts: string])[])[] = [
  [
    [
      'trouble breathing',
      'breathless breathlessRest breathlessEffort cannotBreathe workOfBreathing notBreathing stridor wheeze choking askedBreath',
    ],
    ['blue or grey lips', 'blueLips'],
  ],
  [
    ['chest pain', 'chestPain chestCrushing heartAttackNow askedChest'],
    ['fainting', 'fainted blackoutNow askedAwake'],
    ['confusion', 'confused askedAwake'],
    ['a fit', 'seizure seizureNow feverFit askedAwake'],
  ],
  [
    ['weakness of the face, an arm or a leg', 'strokeSigns oneSideNumb weakLegs paralysedLegs askedStroke'],
    ['trouble speaking', 'strokeSigns askedStroke'],
  ],
];

/** Parts of rule lines that are dropped when their sign is present: line, concept, part, replacement. */
const THERE_ALREADY: readonly (readonly [line: string, concept: string, piece: string, stays: string])[] = [
  ['The headache becomes sudden', 'fever', 'fever, ', ''],
  ['The headache becomes sudden', 'stiffNeck', 'a stiff neck, ', ''],
  ['The headache becomes sudden', 'confused', 'confusion or ', ''],
  ['The pain becomes severe, moves', 'fever', 'fever or ', ''],
  ['The pain becomes severe, moves', 'vomiting', ' or vomiting', ''],
  ['The pain becomes severe, or a', 'fever', 'a high fever starts', 'the fever rises'],
  ['Fever, spreading redness', 'fever', 'Fever, spreading', 'Spreading'],
  ['Fever for three days', 'stiffNeck', ' a stiff neck,', ''],
  ['Fever for three days', 'rash', ' a rash,', ''],
  ['Fever for three days', 'breathless', ' breathlessness,', ''],
  ['The child drinks little, is', 'drowsy', ' is drowsy,', ''],
  ['The child drinks little, is', 'feedsBadly', 'drinks little, is', 'is'],
  ['Fever for days, poor', 'drowsy', ', drowsiness', ''],
  ['Fever for days, poor', 'feedsBadly', ' poor drinking,', ''],
  ['Choking, drooling, pain', 'vomiting', ', or vomiting', ''],
  ['Sight gets worse, light', 'lightHurts', ' light hurts,', ''],
];

/** Leaves out emergency signs already present: a patient with chest pain is not told to look out for it. */
function signLines(there: ReadonlySet<string>): string[] {
  return SIGN_LINES.flatMap((signs) => {
    const open = signs.filter(([, concepts]) => !concepts.split(' ').some((id) => there.has(id))).map(([says]) => says);
    const last = open.at(-1);
    if (last === undefined) return [];
    const line = open.length === 1 ? last : `${open.slice(0, -1).join(', ')}, or ${last}`;
    return [`${line.charAt(0).toUpperCase()}${line.slice(1)}`];
  });
}

/**
 * Returns what to watch for, without signs already present.
 * @param ofRules lines of the deciding rules
 * @param there ids of the concepts that are present
 */
export function watchFor(
  level: Level,
  advice: Pick<LevelAdvice, 'watch'>,
  ofRules: readonly string[],
  there: ReadonlySet<string>,
  whom: Whom,
): string[] {
  if (level === 1) return [...ofRules, ...ofLevelOne(advice.watch, there, whom)];
  const lines = [...ofRules, ...signLines(there), ...advice.watch].map((line) => withoutWhatIsThere(line, there));
  return lines.filter((line) => line !== '');
}

function ofLevelOne(watch: readonly string[], there: ReadonlySet<string>, whom: Whom): readonly string[] {
  if (there.has('notBreathing')) return ['Stay on the line, and do what the operator says'];
  return whom === 'you' ? ['Have somebody stay with you. If it gets worse, tell the operator at once'] : watch;
}

function withoutWhatIsThere(line: string, there: ReadonlySet<string>): string {
  let left = line;
  for (const [begins, concept, piece, stays] of THERE_ALREADY)
    if (line.startsWith(begins) && there.has(concept)) left = left.replace(piece, stays);
  return left;
}
