import type { PdfElement, PdfPage } from '../vendor/drawing.mjs';
import { INDIGO, INK, SOFT } from './colors.ts';
import { isStatement, type PaperFacts, type Way } from './facts.ts';
import type { Kit, TextStyle } from './kit.ts';
import { codePicture, FOOT, INNER, PAGE } from './look.ts';
import { room, WAY_COLORS } from './parts.ts';
import { dayText, exactTimeText, grouped } from './words.ts';

const HIGH = 128;
const CODE_WIDE = 152;
const PICTURE = 76;
const { side } = PAGE;

/** Where the signature lies on which page, and the element of its box. */
export interface Place {
  rect: readonly [number, number, number, number];
  page: PdfPage;
  element: PdfElement;
}

/** How and when it is signed, and where its code is checked. */
interface HowSigned {
  way: Way;
  at: Date;
  checkAt: string;
}

/** The word "advanced" may stand only where an accredited provider signed (ECTA, section 37(3)). */
const HEADS: Readonly<Record<Way, string>> = {
  platform: 'Signed electronically, not an advanced electronic signature',
  advanced: 'Signed with an advanced electronic signature',
  pen: 'Waits for a signature by hand',
};
/** What the signature of the installation is worth, said on the paper itself. */
const WORTH: Readonly<Record<PaperFacts['kind'], string>> = {
  prescription:
    'Pharmacist: regulation 33(2) asks for a signature by hand or an advanced electronic one. Check the code and ring the prescriber.',
  sick_note:
    'Whoever gets this can check it at the address beside it, without an account and without seeing more than it says.',
  referral: 'The colleague who receives this letter can check it at the address beside it.',
  visit_summary: 'What stands in the record of this visit. Whoever gets it can check it at the address beside it.',
  receipt: 'Whoever gets it can check it at the address beside it. Made from the records of the payment.',
  test_request:
    'Laboratory: the code beside it is the number of this order. Please send it back with the result, and check it at the address.',
};
const NOT_YET = 'Not signed yet. It counts once the practitioner has signed it here by hand.';
const ACCREDITED = 'Certificate of an accredited provider (ECTA section 37).';

function lowerLines({ kind }: PaperFacts, way: Way): string[] {
  if (way === 'pen') return [NOT_YET];
  if (way === 'platform') return [WORTH[kind]];
  return kind === 'prescription' ? [ACCREDITED] : [ACCREDITED, WORTH[kind]];
}

function words(
  kit: Kit,
  facts: PaperFacts,
  { way, at: signedAt }: HowSigned,
  { x, y, wide }: { x: number; y: number; wide: number },
  box: PdfElement,
) {
  const { prescriber } = facts;
  let at = y;
  const put = (text: string, style: TextStyle, below = 0) =>
    kit.tag(
      'P',
      () => {
        at += kit.write(text, x, at, wide, style) + below;
      },
      box,
    );
  const heading = isStatement(facts) ? 'Signed by this service, not by a person' : HEADS[way];
  put(heading, { size: 9, face: 'strong', color: way === 'pen' ? INK : WAY_COLORS[way] });
  const council = `HPCSA ${prescriber.councilNumber}`;
  if (way === 'pen') {
    const line = at + 46;
    kit.artifact(() =>
      kit.doc
        .moveTo(x, line)
        .lineTo(x + wide, line)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke(),
    );
    at += 50;
    put(`${prescriber.capitals}, ${council}`, { size: 9.5, face: 'strong' });
  } else {
    put(isStatement(facts) ? 'Sawubona' : prescriber.capitals, { size: 16, face: 'display', leading: 1.25 });
    const when = `${dayText(signedAt)}, ${exactTimeText(signedAt)} (UTC+2)`;
    put(isStatement(facts) ? when : `${council} · ${when}`, { size: 9.5, face: 'strong' }, 4);
  }
  for (const text of lowerLines(facts, way)) put(text, { size: 8.8, color: SOFT, leading: 1.3 }, 3);
}

function code(
  kit: Kit,
  { code: text }: PaperFacts,
  checkAt: string,
  { x, y }: { x: number; y: number },
  box: PdfElement,
) {
  const address = `${checkAt}#${text}`;
  const right = x + CODE_WIDE;
  kit.tag('Figure', () => codePicture(kit, address, right - PICTURE, y, PICTURE), box, {
    alt: `Code picture that opens ${address}`,
    bbox: [right - PICTURE, y, right, y + PICTURE],
    placement: 'Block',
  });
  const put = (words: string, below: number, wide: number, style: TextStyle) =>
    kit.tag('P', () => kit.write(words, x, y + below, wide, style), box);
  put('Is it real, and does it still count?', 1, 66, { size: 9, color: SOFT });
  const digits = { face: 'strong', size: 12, align: 'right', spacing: 0.6 } as const;
  put(grouped(text.slice(0, 12)), 80, CODE_WIDE, digits);
  put(grouped(text.slice(12)), 95, CODE_WIDE, digits);
  const shown = checkAt.replace(/^https?:\/\//, '');
  const size = Math.min(9.5, (9.5 * (CODE_WIDE - 1)) / kit.width(shown, { size: 9.5 }));
  put(shown, 112, CODE_WIDE, { size, color: INDIGO, align: 'right' });
}

/** The box at the foot of the last page: how it is signed and what that is worth, and the code. */
export function signatureBox(kit: Kit, facts: PaperFacts, how: HowSigned): Place {
  const { doc } = kit;
  const { way, checkAt } = how;
  room(kit, HIGH + 4);
  const y = FOOT - HIGH - 6;
  const wide = INNER - CODE_WIDE - 16;
  kit.artifact(() => {
    doc.roundedRect(side, y, wide, HIGH, 14).lineWidth(1.1).strokeColor(WAY_COLORS[way]);
    if (way === 'pen') doc.dash(4, { space: 3 }).stroke().undash();
    else doc.stroke();
  });
  const element = kit.group('Sect', kit.root, { title: 'Signature' });
  words(kit, facts, how, { x: side + 16, y: y + 12, wide: wide - 32 }, element);
  code(kit, facts, checkAt, { x: side + wide + 16, y }, element);
  kit.y = y + HIGH + 6;
  return { rect: [side, y, side + wide, y + HIGH], page: doc.page, element };
}
