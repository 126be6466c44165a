/** Why an entry of a file is not offered, in words for the patient. */
const LEFT_OUT_BECAUSE = {
  over: 'It is over, or no longer taken.',
  ruledOut: 'It was ruled out.',
  error: 'It was entered by mistake.',
  removed: 'The file says to delete it.',
  older: 'The file has a newer version of it.',
  suspected: 'It was only suspected.',
  notTaken: 'The file says that it is not taken.',
  notGiven: 'The file says that it was not given.',
  doNotTake: 'The file says not to take it.',
  proposed: 'It was only planned or suggested.',
  paused: 'It is paused.',
  notFinal: 'The result was not final.',
  status: 'The file does not say clearly whether it is true now.',
  version: 'It is written in another version of FHIR, not R4.',
  modifier: 'It has a mark that changes what it means, and we do not know the mark.',
  otherPerson: 'It is about somebody else.',
  unknownPerson: 'We cannot tell whom it is about.',
  future: 'Its date is still to come.',
  beforeBirth: 'Its date is before the date of birth.',
  noDate: 'It has no date that we can read.',
  none: 'It only says that there is none, or that nothing is known.',
  noName: 'It has no name in words.',
  noNumber: 'It has no number that we can read.',
  unit: 'Its number is in a unit that we do not use for it.',
  implausible: 'Its number cannot be true.',
  sign: 'Its number has a sign that we cannot keep.',
  measurement: 'Our record has no place for this measurement.',
  kind: 'Our record has no place for this kind of entry.',
  unreadable: 'We cannot read how it is written.',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_BECAUSE;

export interface LeftOut {
  /** As a person would call it. */
  what: string;
  why: LeftOutReason;
}

export interface LeftOutLine {
  why: LeftOutReason;
  because: string;
  /** E.g. `Vaccination (3)`. */
  names: string[];
  count: number;
}

/** Groups what was left out by reason, in the order of the table above: what concerns the patient comes first. */
export function leftOutLines(leftOut: readonly LeftOut[]): LeftOutLine[] {
  const found = new Map<LeftOutReason, Map<string, number>>();
  for (const { what, why } of leftOut) {
    const names = found.get(why) ?? new Map<string, number>();
    names.set(what, (names.get(what) ?? 0) + 1);
    found.set(why, names);
  }
  return (Object.keys(LEFT_OUT_BECAUSE) as LeftOutReason[]).flatMap((why) => {
    const names = found.get(why);
    if (names === undefined) return [];
    return [
      {
        why,
        because: LEFT_OUT_BECAUSE[why],
        names: [...names].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)),
        count: [...names.values()].reduce((sum, count) => sum + count, 0),
      },
    ];
  });
}
