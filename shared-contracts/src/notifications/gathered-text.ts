import { z } from 'zod';
import { SOUTH_AFRICAN_ZONE } from '../formatting/time.ts';
import { shortMoment } from '../formatting/written-moment.ts';
import { ACCOUNT_PATHS } from '../routes/account-paths.ts';
import { pathTo } from '../routes/path-to.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import { NOTIFICATIONS } from './catalogue.ts';
import { type WrittenText, writeText } from './write-text.ts';

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

/** The page where its reader chooses when mails come. */
function settingsPath(rows: readonly { template: string; payload: unknown }[]): string {
  const isWork = rows.some(({ template, payload }) => {
    const [area, name] = template.split('.');
    return NOTIFICATIONS[`${area}.${name}`]?.for === 'operator' || told.parse(payload).role === 'specialist';
  });
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
      'None of this is urgent. These notices waited for each other, as your settings say.',
      ...sections,
      `Choose when these emails come:\n${origin + settingsPath(rows)}`,
    ],
    written,
  };
}
