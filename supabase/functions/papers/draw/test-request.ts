import { MODES } from './bodies.ts';
import { AMBER, INK } from './colors.ts';
import type { FactsOf } from './facts.ts';
import type { Kit } from './kit.ts';
import { INNER, PAGE } from './look.ts';
import { allergyLine, fact, room } from './parts.ts';
import { listed, section } from './sections.ts';
import { dayText } from './words.ts';

const { side } = PAGE;
/** Priorities of FHIR, as a laboratory reads them. */
const URGENCY = {
  routine: 'Routine',
  urgent: 'Urgent, today or tomorrow',
  stat: 'At once; ring the result through',
} as const;

function fasting(kit: Kit): void {
  const text = 'The patient comes fasting: nothing but water for eight hours before.';
  const style = { face: 'strong', size: 10, color: INK } as const;
  const high = kit.height(text, INNER - 32, style) + 11;
  room(kit, high + 12);
  kit.artifact(() => kit.doc.roundedRect(side, kit.y, INNER, high, 6).fill(AMBER));
  kit.tag('P', () => kit.write(text, side + 16, kit.y + 6, INNER - 32, style));
  kit.y += high + 12;
}

/** What is asked of a laboratory or of whoever makes pictures. Its code is the number of the order. */
export function testRequest(kit: Kit, facts: FactsOf<'test_request'>): void {
  const {
    to,
    urgency,
    icd10,
    tests,
    question,
    medicines,
    allergies,
    seenAt,
    mode,
    fasting: isFasting,
    category,
  } = facts;
  allergyLine(kit, allergies);
  const top = kit.y;
  const anybody = category === 'imaging' ? 'Any radiology practice' : 'Any laboratory';
  const high = [
    fact(kit, kit.root, ['To', to === '' ? anybody : to], side, top, 170),
    fact(kit, kit.root, ['How soon', URGENCY[urgency]], side + 180, top, 130),
    fact(kit, kit.root, ['Illness, ICD-10', icd10 === '' ? 'Not coded yet' : icd10], side + 320, top, 80),
    fact(kit, kit.root, ['Seen by me', `${dayText(seenAt)}, ${MODES[mode]}`], side + 405, top, INNER - 405),
  ];
  kit.y = top + Math.max(...high) + 8;
  if (isFasting) fasting(kit);
  listed(kit, category === 'imaging' ? 'Pictures asked for' : 'Tests asked for', tests, '');
  section(kit, 'What I want to know', question);
  listed(kit, 'Medicines now', medicines, 'None recorded here. Please ask.');
}
