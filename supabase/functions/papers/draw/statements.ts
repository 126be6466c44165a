import { MODES } from './bodies.ts';
import { SUNK } from './colors.ts';
import type { FactsOf } from './facts.ts';
import type { Kit } from './kit.ts';
import { INNER, PAGE } from './look.ts';
import { fact, room } from './parts.ts';
import { listed, section } from './sections.ts';
import { dayText, moneyText, plainDayText, timeText, weekdayText } from './words.ts';

const { side } = PAGE;
const PAPERS = {
  sick_note: 'Sick note',
  school_note: 'School note',
  referral: 'Referral letter',
  test_request: 'Test order',
} as const;
const REFUNDS = { pending: 'on its way', settled: 'returned', failed: 'delayed' } as const;

/** What a visit came to, for the patient. */
export function visitSummary(kit: Kit, facts: FactsOf<'visit_summary'>): void {
  const { seenAt, mode, reason, notes, medicines, papers } = facts;
  const top = kit.y;
  const high = [
    fact(kit, kit.root, ['Seen', `${weekdayText(seenAt)} at ${timeText(seenAt)}`], side, top, 250),
    fact(kit, kit.root, ['How', MODES[mode]], side + 260, top, INNER - 260),
  ];
  kit.y = top + Math.max(...high) + 8;
  if (reason !== '') section(kit, 'What you asked about', reason);
  for (const { by, signedAt, isAddendum, plan, callAtOnce, writeOrBook } of notes) {
    const title = isAddendum ? 'Added later' : 'What was agreed';
    section(
      kit,
      title,
      `${plan === '' ? 'Nothing more was written down for you.' : plan}\n${by}, ${dayText(signedAt)}`,
    );
    if (callAtOnce.length > 0) listed(kit, 'Call 112 at once', callAtOnce, '');
    if (writeOrBook.length > 0) listed(kit, 'Write or book a visit', writeOrBook, '');
  }
  if (medicines.length > 0) listed(kit, 'Medicines prescribed', medicines, '');
  const written = papers.map(({ kind, issuedAt }) => `${PAPERS[kind]}, ${dayText(issuedAt)}`);
  if (written.length > 0) listed(kit, 'Papers of this visit', written, '');
}

type Pair = readonly [string, string];

/** Terms and details below each other, on stripes. */
function table(kit: Kit, rows: readonly Pair[]): void {
  rows.forEach(([term, detail], nr) => {
    const high = Math.max(kit.height(detail, INNER - 190, { size: 10.5, face: 'strong' }), 14.5) + 9;
    room(kit, high);
    if (nr % 2 === 0) kit.artifact(() => kit.doc.roundedRect(side, kit.y, INNER, high, 6).fill(SUNK));
    const block = kit.group('P');
    kit.tag('Span', () => kit.write(`${term} `, side + 12, kit.y + 5, 160, { size: 10 }), block);
    const style = { size: 10.5, face: 'strong' } as const;
    kit.tag('Span', () => kit.write(detail, side + 178, kit.y + 4.5, INNER - 190, style), block);
    kit.y += high;
  });
  kit.y += 12;
}

const payerText = ({ payerName, patient }: FactsOf<'receipt'>) =>
  payerName === '' ? '' : payerName === patient.name ? `, by ${payerName}` : `, by ${payerName} for ${patient.name}`;

function moneyRows(facts: FactsOf<'receipt'>): Pair[] {
  const { amountMinor, netMinor, currency, paidAt, refunds, rate, priceMinor, priceCurrency } = facts;
  const money = (minor: number) => moneyText(minor, currency);
  const rows: Pair[] = [
    ['Amount', money(amountMinor)],
    ['Paid', `${weekdayText(paidAt)}${payerText(facts)}`],
    ...refunds.map(
      (one): Pair => ['Given back', `${money(one.amountMinor)}, ${REFUNDS[one.state]} (${dayText(one.at)})`],
    ),
  ];
  if (refunds.length > 0) rows.push(['Kept', money(netMinor)]);
  if (!rate) return rows;
  const how = `${moneyText(Math.round(rate.perDollar * 100), 'ZAR')} a dollar on ${plainDayText(rate.dated)}, ${rate.source}`;
  if (priceCurrency !== currency) rows.push(['Price', `${moneyText(priceMinor, priceCurrency)} (${how})`]);
  else if (netMinor > 0) {
    const rands = moneyText(Math.round((netMinor / 100) * rate.perDollar) * 100, 'ZAR');
    rows.push(['In rands', `About ${rands} (${how})`]);
  }
  return rows;
}

/** What was paid, with what an account to a medical aid must name (regulation 5 of the Medical Schemes Act). */
export function receipt(kit: Kit, facts: FactsOf<'receipt'>): void {
  const { number, visitTypeName, minutes, startsAt, medicalAid: aid, icd10, tariffs } = facts;
  table(kit, [
    ['Receipt', number],
    ['Visit', `${visitTypeName}, ${minutes} minutes, at a distance`],
    ['Date of the service', `${weekdayText(startsAt)} at ${timeText(startsAt)}`],
    ...(icd10.length === 0 ? [] : [['Illness, ICD-10', icd10.join(', ')] as const]),
    ...(tariffs.length === 0 ? [] : [['Tariff codes', tariffs.join(', ')] as const]),
  ]);
  table(kit, moneyRows(facts));
  if (aid === null) return;
  table(kit, [
    ['Medical aid', aid.plan === '' ? aid.scheme : `${aid.scheme}, ${aid.plan}`],
    ['Main member', aid.memberName],
    ['Member number', aid.memberNumber],
    ['Dependant', aid.dependantCode === '' ? 'To be written in by hand' : aid.dependantCode],
  ]);
}
