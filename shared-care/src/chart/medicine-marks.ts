import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';

/** Something that may have changed the values of a plot. */
export interface MedicineMark {
  label: string;
  does: 'begins' | 'changes' | 'ends';
  at: Date;
}

type Script = ChartEntryOf<'prescription'>;

/**
 * When medicines began, changed and ended, oldest first; those of one day that do the same share a mark. What the patient reported
 * is known from the day it was written down, what was prescribed from the day it was issued: the same again is no mark.
 * @param entries of the open parts of a record
 */
export function medicineMarks(entries: readonly ChartEntry[]): MedicineMark[] {
  const marks = [
    ...entries.flatMap((entry) => (entry.kind === 'medicine' ? reportedMarks(entry) : [])),
    ...prescribedMarks(entries.filter((entry): entry is Script => entry.kind === 'prescription')),
  ];
  const days = new Map<string, MedicineMark[]>();
  for (const mark of marks.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const key = `${dayKey(mark.at, viewerTimeZone())} ${mark.does}`;
    days.set(key, [...(days.get(key) ?? []), mark]);
  }
  return [...days.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, label: [first, ...more].map(({ label }) => label).join(', ') }],
  );
}

function reportedMarks(medicine: ChartEntryOf<'medicine'>): MedicineMark[] {
  const { label, createdAt, changes, isActive, updatedAt } = medicine;
  return [
    { label, does: 'begins', at: createdAt },
    ...changes.map((at) => ({ label, does: 'changes' as const, at })),
    ...(isActive ? [] : [{ label, does: 'ends' as const, at: updatedAt }]),
  ];
}

const NEVER_TAKEN = ['cancelled', 'entered_in_error'];

function prescribedMarks(scripts: readonly Script[]): MedicineMark[] {
  const before = new Map<string, string>();
  return scripts
    .filter(({ status }) => !NEVER_TAKEN.includes(status))
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .flatMap((script) =>
      script.items.flatMap(({ medicine, strength, directions, position }) => {
        const taken = `${strength} ${directions}`;
        const earlier = before.get(medicine.toLowerCase());
        before.set(medicine.toLowerCase(), taken);
        const label = `${medicine} ${strength}`.trim();
        const said = script.reviews.find((review) => review.position === position && review.takenBackAt === null);
        if (said?.says === 'stopped') before.delete(medicine.toLowerCase());
        return [
          ...(earlier === taken
            ? []
            : [
                {
                  label,
                  does: earlier === undefined ? ('begins' as const) : ('changes' as const),
                  at: script.issuedAt,
                },
              ]),
          ...(said === undefined || said.says === 'taken'
            ? []
            : [{ label, does: said.says === 'stopped' ? ('ends' as const) : ('changes' as const), at: said.at }]),
        ];
      }),
    );
}
