import { z } from 'zod';
import { readConcept } from './concepts';

const quantity = z.object({ value: z.number(), unit: z.string().optional(), code: z.string().optional() });
const range = z.object({ low: quantity.optional(), high: quantity.optional() });
const repeat = z.looseObject({
  frequency: z.number().optional(),
  frequencyMax: z.number().optional(),
  period: z.number().optional(),
  periodMax: z.number().optional(),
  periodUnit: z.string().optional(),
  duration: z.number().optional(),
  durationUnit: z.string().optional(),
  boundsDuration: quantity.optional(),
  boundsPeriod: z.object({ start: z.string().optional(), end: z.string().optional() }).optional(),
});
const step = z.looseObject({
  sequence: z.number().optional(),
  text: z.string().optional(),
  patientInstruction: z.string().optional(),
  asNeededBoolean: z.boolean().optional(),
  asNeededCodeableConcept: z.unknown().optional(),
  timing: z.looseObject({ code: z.unknown().optional(), repeat: repeat.optional() }).optional(),
  route: z.unknown().optional(),
  method: z.unknown().optional(),
  site: z.unknown().optional(),
  additionalInstruction: z.array(z.unknown()).optional(),
  doseAndRate: z.array(z.object({ doseQuantity: quantity.optional(), doseRange: range.optional() })).optional(),
});
type Step = z.output<typeof step>;
const steps = z.array(step);

/** Units of time. Source: https://hl7.org/fhir/R4/valueset-units-of-time.html */
const TIMES: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
};
/** The elements of a dosage step that are put into words below; any other element would be lost. */
const WORDED: ReadonlySet<string> = new Set([
  ...['id', 'sequence', 'asNeededBoolean', 'asNeededCodeableConcept', 'timing', 'doseAndRate'],
  ...['route', 'method', 'site', 'additionalInstruction'],
]);
const WORDED_REPEAT: ReadonlySet<string> = new Set(Object.keys(repeat.shape).filter((name) => name !== 'boundsPeriod'));

/**
 * Returns how a medicine is taken: every step, in sequence, as the file's text or as text made from its codes.
 * @returns null when a step uses codes that cannot be put into words, because half an instruction is worse than none
 */
export function readDosage(value: unknown): string | null {
  if (value === undefined) return '';
  const { data } = steps.safeParse(value);
  if (data === undefined) return null;
  const inOrder = data
    .map((one, at) => ({ one, at }))
    .sort(
      (first, other) =>
        (first.one.sequence ?? first.at + 1) - (other.one.sequence ?? other.at + 1) || first.at - other.at,
    );
  const said = inOrder.map(({ one }) => wordsOf(one));
  if (said.includes(null)) return null;
  return [...new Set(said)].filter((text) => text !== null && text !== '').join('; ');
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

function wordsOf(one: Step): string | null {
  const text = oneLine(one.text);
  const told = oneLine(one.patientInstruction);
  if (text !== '' || told !== '') return [...new Set([text, told])].filter((part) => part !== '').join(', ');
  const isKnown = Object.keys(one).every((name) => WORDED.has(name));
  const isTimeKnown =
    Object.keys(one.timing?.repeat ?? {}).every((name) => WORDED_REPEAT.has(name)) && one.timing?.event === undefined;
  if (!isKnown || !isTimeKnown) return null;
  const parts = [
    ...(one.doseAndRate ?? []).map(({ doseQuantity, doseRange }) => amountOf(doseQuantity) || rangeOf(doseRange)),
    ...[one.method, one.route, one.site].map((concept) => readConcept(concept).text),
    readConcept(one.timing?.code).text || oftenOf(one.timing?.repeat),
    lastingOf(one.timing?.repeat),
    neededText(one),
    ...(one.additionalInstruction ?? []).map((concept) => readConcept(concept).text),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function neededText({ asNeededBoolean, asNeededCodeableConcept }: Step): string {
  const reason = readConcept(asNeededCodeableConcept).text;
  if (reason !== '') return `when needed for ${reason}`;
  return asNeededBoolean === true ? 'when needed' : '';
}

const amountOf = (one: z.output<typeof quantity> | undefined) =>
  one === undefined ? '' : `${one.value} ${one.unit ?? one.code ?? ''}`.trim();
const rangeOf = (one: z.output<typeof range> | undefined) =>
  one === undefined ? '' : [amountOf(one.low), amountOf(one.high)].filter((part) => part !== '').join(' to ');
const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

function oftenOf(one: z.output<typeof repeat> | undefined): string {
  const unit = TIMES[one?.periodUnit ?? ''];
  if (one === undefined || unit === undefined) return '';
  const { frequency = 1, frequencyMax, period = 1, periodMax } = one;
  const often = `${frequency}${frequencyMax === undefined ? '' : ` to ${frequencyMax}`} times`;
  const every =
    periodMax === undefined ? (period === 1 ? unit : counted(period, unit)) : `${period} to ${periodMax} ${unit}s`;
  return frequency === 1 && frequencyMax === undefined ? `once every ${every}` : `${often} every ${every}`;
}

function lastingOf(one: z.output<typeof repeat> | undefined): string {
  if (one?.boundsDuration !== undefined) {
    const unit = TIMES[one.boundsDuration.code ?? ''];
    return `for ${unit === undefined ? amountOf(one.boundsDuration) : counted(one.boundsDuration.value, unit)}`;
  }
  const unit = TIMES[one?.durationUnit ?? ''];
  return one?.duration === undefined || unit === undefined ? '' : `each time for ${counted(one.duration, unit)}`;
}

/** Returns the end of the last step; null when a step states no end. */
export function lastEndOf(value: unknown): string | null {
  const ends = (steps.safeParse(value).data ?? []).map(({ timing }) => timing?.repeat?.boundsPeriod?.end ?? null);
  return ends.length === 0 || ends.includes(null) ? null : ((ends as string[]).sort().at(-1) ?? null);
}
