/** Columns without which a row says nothing. */
const NEEDED = ['id', 'name', 'ingredients', 'route'];
const KNOWN = new Set([
  ...NEEDED,
  ...['synonyms', 'atc', 'allergy_classes', 'interaction_groups', 'brands_in_sep', 'brands_unconfirmed'],
  ...[
    'strengths_forms',
    'schedules',
    'adult_max_day',
    'child_dose',
    'child_max',
    'pregnancy',
    'breastfeeding',
    'kidney',
    'use',
    'source',
  ],
]);

/** The cells of a line; a quoted one may hold the separator, and a doubled quote stands for one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && separator !== '\t') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/**
 * Reads a medicine list: lines with commas, semicolons or tabs between, the first one with the names of its columns; lines that
 * begin with # are left out. @returns null for any other file
 */
export function readMedicines(text: string): Record<string, string>[] | null {
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (head === undefined || lines.length === 0) return null;
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign)) ?? ',';
  const columns = cellsOf(head, separator).map((name) => name.toLowerCase());
  if (NEEDED.some((name) => !columns.includes(name))) return null;
  const rows = lines.map((line) =>
    Object.fromEntries(
      cellsOf(line, separator)
        .map((cell, at) => [columns[at] ?? '', cell] as const)
        .filter(([name, cell]) => cell !== '' && KNOWN.has(name)),
    ),
  );
  return rows.every((row) => NEEDED.every((name) => row[name] !== undefined)) ? rows : null;
}
