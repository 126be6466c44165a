import {
  PROBLEM_KINDS,
  PROBLEM_NAMES,
  PROBLEM_WORDS,
  REPORT_FORMS,
  REPORT_LIMITS,
  REPORT_METRICS,
  type SectionReport,
} from '@telehealth/contracts/server';
import { z } from 'zod';
import { HEADERS } from '../_shared/answers.ts';
import { defineFunction, Refused } from '../_shared/define-post.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { jsonIn, readLimitedText } from '../_shared/read-limited.ts';
import { whenceOf } from '../_shared/whence.ts';

/** What the function needs. */
export interface ReportOptions extends ProjectOptions {
  /** Origin of the site: pages of others report nothing. */
  siteUrl: string;
}

const OF_BUILD = { section: z.string().regex(REPORT_FORMS.section), build: z.string().regex(REPORT_FORMS.build) };
const isKnown = (words: string) => /^(?:react-|message:)/.test(words) || Object.hasOwn(PROBLEM_WORDS, words);

/** Strict: what has a field more is refused, so that nobody begins to tell more than this. */
const REPORT: z.ZodType<SectionReport> = z.strictObject({
  used: z.array(z.strictObject(OF_BUILD)).max(REPORT_LIMITS.used),
  problems: z
    .array(
      z.strictObject({
        ...OF_BUILD,
        kind: z.enum(PROBLEM_KINDS),
        route: z.string().regex(REPORT_FORMS.route),
        name: z.enum(PROBLEM_NAMES),
        words: z.string().regex(REPORT_FORMS.words).refine(isKnown),
        place: z.string().regex(REPORT_FORMS.place),
        first: z.boolean(),
        times: z.int().min(1).max(REPORT_LIMITS.times),
      }),
    )
    .max(REPORT_LIMITS.problems),
  measured: z
    .array(
      z.strictObject({
        ...OF_BUILD,
        metric: z.enum(REPORT_METRICS),
        value: z.int().min(0).max(REPORT_LIMITS.value),
      }),
    )
    .max(REPORT_LIMITS.measured),
});

/**
 * The function `report`: `POST` of a SectionReport as JSON by a page of the site counts it, 204. Of the request only the network address
 * is used, for the limit, and kept as a hash for ten minutes. The body is sent as text, so that browsers ask nothing before.
 */
export function createReportHandler({ siteUrl, ...options }: ReportOptions) {
  const project = createProject(options);
  return defineFunction(async (request) => {
    if (request.method !== 'POST') throw new Refused(405, 'data.notFound');
    // What a browser says of the page that sends; who is no browser is held by the limit alone.
    if (request.headers.get('origin') !== new URL(siteUrl).origin) throw new Refused(403, 'access.refused');
    const text = await readLimitedText(request, REPORT_LIMITS.body);
    if (text === null) throw new Refused(413, 'data.tooLarge');
    const report = REPORT.safeParse(jsonIn(text));
    if (!report.success) throw new Refused(400, 'data.invalid');
    const args = { p_headers: whenceOf(request), p_report: report.data };
    const said = (await project.asServer('take_report', args)) as { busy?: true };
    if (said.busy) throw new Refused(429, 'data.busy');
    return new Response(null, { status: 204, headers: HEADERS });
  });
}
