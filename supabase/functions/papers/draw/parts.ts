import type { PdfElement } from '../vendor/drawing.mjs';
import { ALOE, AMBER, FAINT, INDIGO, INK, RED, RED_50, SOFT, SUNK } from './colors.ts';
import { isStatement, type PaperFacts, titleOf } from './facts.ts';
import type { Kit, TextStyle } from './kit.ts';
import { brand, cloth, FOOT, INNER, PAGE } from './look.ts';
import { grouped, plainDayText, timeText, weekdayText } from './words.ts';

const { side, width } = PAGE;
const DETAIL = { size: 10.5, face: 'strong', leading: 1.3 } as const;
const TERM_HIGH = 11.5;

/** Goes to a next page where less than `high` is left above the foot. */
export function room(kit: Kit, high: number): void {
  if (kit.y + high <= FOOT) return;
  kit.page();
  cloth(kit, 0, 12);
  kit.y = 40;
}

/** A term over its detail; gives how high both are. */
export function fact(
  kit: Kit,
  parent: PdfElement,
  [term, detail]: readonly [string, string],
  x: number,
  y: number,
  wide: number,
): number {
  const block = kit.group('P', parent);
  kit.tag('Span', () => kit.write(`${term} `, x, y, wide, { size: 8.5, color: SOFT }), block);
  let high = 0;
  kit.tag(
    'Span',
    () => {
      high = kit.write(detail, x, y + TERM_HIGH, wide, DETAIL);
    },
    block,
  );
  return TERM_HIGH + high + 7;
}

/** Who writes, at the right; gives where it ends. */
function practitioner(kit: Kit, { prescriber }: PaperFacts, y: number): number {
  const { name, qualification, councilNumber, practiceNumber, practice, address, phone } = prescriber;
  const wide = 250;
  const sect = kit.group('Sect', kit.root, { title: 'Practitioner' });
  let at = y;
  const line = (text: string, style: TextStyle) => {
    if (text === '') return;
    kit.tag(
      'P',
      () => {
        at += kit.write(text, width - side - wide, at, wide, { align: 'right', ...style });
      },
      sect,
    );
  };
  line(name, { face: 'strong', size: 12 });
  line(qualification, { size: 9.5, color: SOFT });
  const numbers = [
    councilNumber === '' ? '' : `HPCSA ${councilNumber}`,
    practiceNumber === '' ? '' : `Practice no. ${practiceNumber}`,
  ];
  line(numbers.filter(Boolean).join('   '), { face: 'strong', size: 9.5 });
  for (const text of [practice, address, phone]) line(text, { size: 9.5, color: SOFT });
  return at;
}

/** Whom it is about. Whose paper it is stands in one box over the whole width. */
function patientBox(kit: Kit, facts: PaperFacts, y: number): number {
  const { name, born, idNumber, address, age } = facts.patient;
  // Where nobody has to tell people of one name apart.
  const isNote = facts.kind === 'sick_note' || isStatement(facts);
  const columns: (readonly [string, string])[] = [
    ['Patient', age === null ? name : `${name}, ${age}`],
    ...(isNote ? [] : ([['Identity number', idNumber || 'To be written in by hand']] as const)),
    ['Born', born === null ? 'Not known here' : plainDayText(born)],
  ];
  const widths = isNote ? [300, 171] : [214, 142, 115];
  const wideOf = (nr: number) => (widths[nr] ?? 0) - 10;
  const row = Math.max(...columns.map(([, text], nr) => kit.height(text, wideOf(nr), DETAIL))) + 18.5;
  const where = isNote ? '' : address;
  const high = 14 + row + (where === '' ? 0 : kit.height(where, INNER - 32, DETAIL) + 18.5);
  kit.artifact(() => kit.doc.roundedRect(side, y, INNER, high, 12).fill(SUNK));
  const who = kit.group('Sect', kit.root, { title: 'Patient' });
  let x = side + 16;
  columns.forEach((column, nr) => {
    fact(kit, who, column, x, y + 11, wideOf(nr));
    x += widths[nr] ?? 0;
  });
  if (where !== '') fact(kit, who, ['Address', where], side + 16, y + 11 + row, INNER - 32);
  return y + high + 12;
}

/** Cloth, brand, who writes, what it is, whom it is about. */
export function head(kit: Kit, facts: PaperFacts): void {
  const title = titleOf(facts);
  cloth(kit, 0, 26);
  const top = 46;
  kit.artifact(() => brand(kit, side, top, 22));
  kit.tag('P', () => kit.write('Sawubona', side + 30, top + 2.5, 120, { face: 'display', size: 13, color: INDIGO }));
  const right = practitioner(kit, facts, top);
  const wide = INNER - 264;
  const size = Math.min(27, (27 * wide) / kit.width(title, { face: 'display', size: 27.2 }));
  let y = 88;
  kit.tag('H1', () => {
    y += kit.write(title, side, y, wide + 5, { face: 'display', size, leading: 1.12 });
  });
  const issued = `Issued on ${weekdayText(facts.issuedAt)} at ${timeText(facts.issuedAt)}`;
  kit.tag('P', () => {
    y += kit.write(issued, side, y + 2, wide, { size: 10, color: SOFT });
  });
  if (facts.replaces) {
    const text = `Takes the place of ${grouped(facts.replaces)}, which no longer counts.`;
    kit.tag('P', () => {
      y += kit.write(text, side, y + 4, wide, { size: 9.5, face: 'strong', color: RED }) + 4;
    });
  }
  kit.y = patientBox(kit, facts, Math.max(y, right) + 14);
}

/** Never green: what nobody recorded is not known. */
export function allergyLine(kit: Kit, allergies: string): void {
  const isKnown = allergies !== '';
  const text = `Allergies: ${isKnown ? allergies : 'none recorded here. Please ask.'}`;
  const style = { face: 'strong', size: 10, color: isKnown ? RED : INK } as const;
  const high = kit.height(text, INNER - 32, style) + 11;
  kit.artifact(() => {
    kit.doc.roundedRect(side, kit.y, INNER, high, 6).fill(isKnown ? RED_50 : AMBER);
    if (isKnown) kit.doc.rect(side, kit.y, 5, high).fill(RED);
  });
  kit.tag('P', () => kit.write(text, side + 16, kit.y + 6, INNER - 32, style));
  kit.y += high + 14;
}

/** What and whose it is, at the foot of each page. */
export function feet(kit: Kit, facts: PaperFacts): void {
  const { count } = kit.doc.bufferedPageRange();
  const what = `${titleOf(facts)} ${grouped(facts.code)} · ${facts.patient.name}`;
  for (let nr = 0; nr < count; nr++) {
    kit.doc.switchToPage(nr);
    const text = `${what} · page ${nr + 1} of ${count}`;
    kit.artifact(() => kit.write(text, side, FOOT + 14, INNER, { size: 8.5, color: FAINT }), 'Pagination');
  }
}

export const WAY_COLORS = { platform: INDIGO, advanced: ALOE, pen: INK } as const;
