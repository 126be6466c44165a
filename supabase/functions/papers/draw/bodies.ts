import type { PdfElement } from '../vendor/drawing.mjs';
import { FAINT, INDIGO, INDIGO_50, INDIGO_200, INK, LINE, SOFT } from './colors.ts';
import type { FactsOf } from './facts.ts';
import type { Kit, TextStyle } from './kit.ts';
import { INNER, PAGE } from './look.ts';
import { allergyLine, fact, room } from './parts.ts';
import { listed, section } from './sections.ts';
import { daysOf, dayText, inWords, plainWeekdayText, timeText, weekdayText } from './words.ts';

const { side, width } = PAGE;
export const MODES = {
  video: 'by video',
  voice: 'by voice, without a picture',
  chat: 'in writing, without a picture',
} as const;
const FITNESS = { unfit: 'Not able to do any work', light_work: 'Able to do light work only' } as const;
const SCHOOL = { unfit: 'Not able to go to school or crèche', light_work: 'Able to go, without sport' } as const;
const BASIS = {
  examined: 'What I saw and asked in this visit (personal observation during an examination)',
  told: 'What the patient told me, on acceptable medical grounds',
} as const;
const URGENCY = {
  routine: 'When there is a place',
  soon: 'Within two weeks, if possible',
  urgent: 'Within days',
} as const;

type Item = FactsOf<'prescription'>['items'][number];

const NAME = { face: 'display', size: 14.5, leading: 1.2 } as const;
const DIRECTIONS = { size: 11.5, face: 'strong', leading: 1.35 } as const;
const AMOUNT_WIDE = 152;
const INDENT = 34;

/** Writes lines below each other; gives where they end. */
function column(
  kit: Kit,
  parent: PdfElement,
  lines: readonly (readonly [string, TextStyle])[],
  { x, y, wide }: { x: number; y: number; wide: number },
): number {
  let at = y;
  for (const [text, style] of lines) {
    kit.tag(
      'P',
      () => {
        at += kit.write(text, x, at, wide, style) + 1;
      },
      parent,
    );
  }
  return at;
}

const repeatText = ({ repeats, daysSupply }: Item) =>
  repeats === 0 ? 'No repeats' : `Repeat ${repeats === 1 ? 'once' : `${repeats} times`}, each ${daysSupply} days`;

function medicine(kit: Kit, list: PdfElement, item: Item, nr: number): void {
  const left = INNER - INDENT - AMOUNT_WIDE - 10;
  const name = `${item.medicine} ${item.strength}`;
  const high = 40 + kit.height(name, left, NAME) + kit.height(item.directions, left, DIRECTIONS);
  room(kit, Math.max(high, 74));
  const top = kit.y;
  kit.artifact(() => {
    if (nr > 1)
      kit.doc
        .moveTo(side, top)
        .lineTo(width - side, top)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke();
    kit.doc.circle(side + 11, top + 19, 11).fill(INDIGO_50);
  });
  const li = kit.group('LI', list);
  const number = { face: 'display', size: 11, color: INDIGO, align: 'right' } as const;
  kit.tag('Lbl', () => kit.write(String(nr), side, top + 12.2, 14.5, number), li);
  const body = kit.group('LBody', li);
  const lines = [
    [name, NAME],
    [`${item.form} · Schedule ${item.schedule}`, { size: 9.5, color: SOFT }],
    [item.directions, DIRECTIONS],
  ] as const;
  const y = column(kit, body, lines, { x: side + INDENT, y: top + 9, wide: left });
  const isSix = item.schedule === 6;
  const amount = [
    ['Quantity', { size: 8.5, color: SOFT, align: 'right' }],
    [String(item.quantity), { face: 'display', size: 13, align: 'right', leading: 1.2 }],
    [
      item.quantityWords || inWords(item.quantity),
      { size: 9.5, color: isSix ? INK : SOFT, face: isSix ? 'strong' : 'body', align: 'right' },
    ],
    [repeatText(item), { size: 9.5, face: 'strong', color: INDIGO, align: 'right' }],
  ] as const;
  const right = { x: width - side - AMOUNT_WIDE, y: top + 9, wide: AMOUNT_WIDE };
  kit.y = Math.max(y, column(kit, body, amount, right)) + 12;
}

export function prescription(kit: Kit, { items, allergies }: FactsOf<'prescription'>): void {
  allergyLine(kit, allergies);
  const list = kit.group('L');
  items.forEach((item, at) => {
    medicine(kit, list, item, at + 1);
  });
  room(kit, 30);
  const { doc, y } = kit;
  kit.artifact(() => {
    doc
      .moveTo(side, y)
      .lineTo(width - side, y)
      .lineWidth(0.7)
      .strokeColor(INDIGO_200)
      .dash(1.5, { space: 3 });
    doc.stroke().undash();
  });
  const many = `${inWords(items.length)} ${items.length === 1 ? 'medicine' : 'medicines'}`;
  const end = `End of the prescription: ${many}. Nothing belongs below this line.`;
  kit.tag('P', () => kit.write(end, side, y + 5, INNER, { size: 9, color: FAINT, align: 'right' }));
  kit.y += 26;
}

export function sickNote(kit: Kit, facts: FactsOf<'sick_note'>): void {
  const { patient, fitness, from, to, basis, illness, seenAt, issuedAt, mode, isForSchool } = facts;
  const days = daysOf(from, to);
  const put = (type: string, text: string, style: TextStyle, below: number) =>
    kit.tag(type, () => {
      kit.y += kit.write(text, side, kit.y, INNER, style) + below;
    });
  kit.y += 8;
  put('P', `I certify that ${patient.name} is, in my opinion,`, { size: 12 }, 4);
  put('H2', (isForSchool ? SCHOOL : FITNESS)[fitness], { face: 'display', size: 19, leading: 1.2 }, 10);
  const top = kit.y;
  kit.artifact(() => kit.doc.roundedRect(side, top, INNER, 66, 12).fill(INDIGO_50));
  const span = `${plainWeekdayText(from)} to ${plainWeekdayText(to)}`;
  const first = { face: 'strong', size: 13, color: INDIGO } as const;
  kit.tag('P', () => kit.write(span, side + 18, top + 13, INNER - 36, first));
  const count =
    days === 1 ? '1 (one) calendar day' : `${days} (${inWords(days)}) calendar days, the first and the last included`;
  kit.tag('P', () => kit.write(count, side + 18, top + 36, INNER - 36, { size: 10.5, color: SOFT }));
  kit.y += 66 + 18;
  const rest = [
    ['Illness, in plain words', illness === '' ? 'Not named, for the patient’s privacy' : illness],
    ['This rests on', BASIS[basis]],
    ['Seen', `${weekdayText(seenAt)} at ${timeText(seenAt)}, ${MODES[mode]}`],
    ['Date of issue', weekdayText(issuedAt)],
  ] as const;
  for (const one of rest) kit.y += fact(kit, kit.root, one, side, kit.y, INNER) + 4;
}

export function referral(kit: Kit, facts: FactsOf<'referral'>): void {
  allergyLine(kit, facts.allergies);
  const top = kit.y;
  const high = [
    fact(kit, kit.root, ['To', facts.to], side, top, 230),
    fact(kit, kit.root, ['To be seen', URGENCY[facts.urgency]], side + 245, top, 125),
    fact(kit, kit.root, ['Seen by me', `${dayText(facts.seenAt)}, ${MODES[facts.mode]}`], side + 380, top, INNER - 380),
  ];
  kit.y = top + Math.max(...high) + 8;
  section(kit, 'Why I refer', facts.reason);
  if (facts.question !== '') section(kit, 'What I ask', facts.question);
  listed(kit, 'Medicines now', facts.medicines, 'None recorded here. Please ask.');
  listed(kit, 'Problems', facts.problems, 'None recorded here. Please ask.');
}
