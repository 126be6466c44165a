import { type WrittenText, writeText } from '@telehealth/contracts/mail';
import { ACCOUNT_PATHS, BRAND_NAME, pathTo, SOUTH_AFRICAN_ZONE, shortMoment } from '@telehealth/contracts/server';
import { z } from 'zod';

const told = z.object({
  role: z.string().nullish(),
  toldAt: z.coerce.date().nullish(),
  timeZone: z.string().default(SOUTH_AFRICAN_ZONE),
  clocks: z.record(z.string(), z.number()).optional(),
});

/** What several mails say that leave as one. */
export interface GatheredText {
  subject: string;
  recipientName: string;
  /** Paragraphs, the last of which leads to the settings. */
  lines: string[];
  /** Each of them, as it would have left by itself. */
  written: readonly WrittenText[];
}

/** The page where its reader chooses when mails come: that of who works here, or of patients. */
function settingsPath(rows: readonly { payload: unknown }[], written: readonly WrittenText[]): string {
  const isWork =
    rows.some(({ payload }) => told.parse(payload).role === 'specialist') ||
    written.some(({ text }) => text.path.startsWith(pathTo('desk')));
  return isWork ? ACCOUNT_PATHS.workSettings : pathTo('patient.accountSettings');
}

/**
 * The words of a mail that was gathered: for each notice what happened, with whom its visit is, when it was told, and where to see it. Subject
 * and beginning name nobody: a lock screen shows them.
 * @param rows of the outbox, in their order
 * @param origin addresses in it begin with it
 * @throws ZodError when a payload cannot be read
 */
export function writeGatheredText(
  rows: readonly { template: string; payload: unknown }[],
  origin: string,
): GatheredText {
  const written = rows.map(({ template, payload }) => writeText(template, payload));
  const sections = written.map(({ text, visit }, index) => {
    const { toldAt, timeZone, clocks } = told.parse(rows[index]?.payload);
    const when = toldAt ? `Told ${shortMoment(toldAt, timeZone, clocks)}` : null;
    const whom = [
      visit?.counterpartName && `With ${visit.counterpartName}`,
      visit?.forWhom && `for ${visit.forWhom.name}`,
    ];
    const about = [...whom, when].filter(Boolean).join(', ');
    return [`${index + 1}. ${text.subject}`, ...(about ? [about] : []), origin + text.path].join('\n');
  });
  return {
    subject: `${rows.length} notices from ${BRAND_NAME}`,
    recipientName: written[0]?.recipientName ?? '',
    lines: [
      'These notices waited for each other, as your settings say.',
      ...sections,
      `Choose when these emails come:\n${origin + settingsPath(rows, written)}`,
    ],
    written,
  };
}
