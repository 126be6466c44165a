import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACTING_OTHERWISE, ACTING_READS, AS_A } from './acting-for-a';
import type { FunctionRow, MatrixArea, TableRow } from './matrix';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'areas');

/** The areas whose rows others build on come first. */
const FIRST = ['foundations.ts', 'booking.ts'];

function isArea(value: unknown): value is MatrixArea {
  return typeof value === 'object' && value !== null && 'tables' in value && 'functions' in value;
}

/** Every area: each file of the folder `areas` exports one. */
export async function loadAreas(): Promise<MatrixArea[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const ordered = [...FIRST, ...files.filter((file) => !FIRST.includes(file))];
  const modules: Record<string, unknown>[] = await Promise.all(ordered.map((file) => import(join(folder, file))));
  return modules.flatMap((module, index) => {
    const areas = Object.values(module).filter(isArea);
    if (areas.length === 0) throw new Error(`${ordered[index]} exports no area.`);
    return areas;
  });
}

function merge<T>(records: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const [name, row] of records.flatMap((one) => Object.entries(one))) {
    if (name in merged) throw new Error(`${name} has two rows in the matrix.`);
    merged[name] = row;
  }
  return merged;
}

/** Fills in what who acts for A reads and what functions tell them. A name that has no row is refused. */
function withActing<T>(rows: Record<string, T>, named: readonly string[], fill: (row: T, name: string) => T) {
  for (const name of named) {
    const row = rows[name];
    if (row === undefined) throw new Error(`${name} is open to who acts for A, and has no row in the matrix.`);
    rows[name] = fill(row, name);
  }
  return rows;
}

/** All rows of all areas. A name with two rows is refused. */
export function mergeAreas(areas: readonly MatrixArea[]) {
  return {
    tables: withActing(merge<TableRow>(areas.map((area) => area.tables)), Object.keys(ACTING_READS), (row, name) => ({
      ...row,
      select: { ...row.select, acting: ACTING_READS[name] ?? 'refused' },
    })),
    functions: withActing(
      merge<FunctionRow>(areas.map((area) => area.functions)),
      [...AS_A, ...Object.keys(ACTING_OTHERWISE)],
      (row, name) => ({ ...row, gives: { ...row.gives, acting: ACTING_OTHERWISE[name] ?? row.gives.patientA } }),
    ),
    helpers: merge<string>(areas.map((area) => area.helpers ?? {})),
  };
}
