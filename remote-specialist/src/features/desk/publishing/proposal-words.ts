import type { Publication } from '@telehealth/data/desk/publishing.schema';
import { inRands } from '@telehealth/data/rands/rand-words';

export const TEXT_KINDS: Readonly<Record<string, string>> = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  telehealth: 'Remote care',
  assistant: 'Help by the assistant',
};

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const countOf = (rules: unknown): string => (Array.isArray(rules) ? String(rules.length) : word(rules));

/** Each rule of a proposed set in a line: what it is called, how urgent, what is said, and where it comes from. */
export const ruleLines = ({ kind, form }: Publication): string[] =>
  kind !== 'triage_rules' || !Array.isArray(form.rules)
    ? []
    : (form.rules as Record<string, unknown>[]).map(
        ({ id, level, version, text, source }) =>
          `${word(id)}, version ${word(version)}, level ${word(level)}: ${word(text)} Source: ${word(source)}`,
      );

/** Where a number holds: its country, and its region if it is not for all of it. */
export const placeWords = ({ country, region }: { country: unknown; region: unknown }): string =>
  word(region) === '' ? word(country) : `${word(country)}-${word(region)}`;

/** What is proposed, in one line. */
export function proposalTitle({ kind, form }: Publication): string {
  switch (kind) {
    case 'emergency_number':
      return `${word(form.label)}: ${word(form.number)}, ${placeWords({ country: form.country, region: form.region })}`;
    case 'emergency_number_away':
      return `Take away ${word(form.label)}: ${word(form.number)}, ${placeWords({ country: form.country, region: form.region })}`;
    case 'terms':
      return `${TEXT_KINDS[word(form.kind)] ?? word(form.kind)}, version ${word(form.version)} (${word(form.locale)})`;
    case 'exchange_rate':
      return `R${word(form.perDollar)} to the dollar, of ${word(form.dated)}`;
    case 'triage_rules':
      return `${countOf(form.rules)} triage rules (${word(form.language)})`;
  }
}

/** The facts of a proposal that are read before it is confirmed. @param now the number or rate it replaces, in words */
export function proposalFacts({ kind, form }: Publication, now: string | null): { term: string; detail: string }[] {
  const before = now === null ? [] : [{ term: 'Now', detail: now }];
  if (kind === 'emergency_number') {
    return [
      ...before,
      { term: 'New', detail: `${word(form.label)}: ${word(form.number)}, dials ${word(form.tel)}` },
      { term: 'Where', detail: placeWords({ country: form.country, region: form.region }) },
      { term: 'Source', detail: `${word(form.source)}, read on ${word(form.verifiedOn)}` },
    ];
  }
  if (kind === 'emergency_number_away') {
    return [
      { term: 'Goes away', detail: `${word(form.label)}: ${word(form.number)}, dials ${word(form.tel)}` },
      { term: 'Where', detail: placeWords({ country: form.country, region: form.region }) },
    ];
  }
  if (kind === 'terms')
    return [
      { term: 'Title', detail: word(form.title) },
      { term: 'Text', detail: word(form.body) },
    ];
  if (kind === 'exchange_rate') {
    const example = inRands({ amountMinor: 5000, currency: 'USD' }, { perDollar: Number(form.perDollar) });
    return [
      ...before,
      { term: 'New', detail: `R${word(form.perDollar)} to the dollar` },
      { term: 'Day', detail: word(form.dated) },
      { term: 'Source', detail: word(form.source) },
      { term: 'US$50.00', detail: example ?? '' },
    ];
  }
  const review = form.review as { reviewer?: unknown; reviewedOn?: unknown } | undefined;
  return [
    { term: 'Rules', detail: countOf(form.rules) },
    { term: 'Reviewed', detail: `${word(review?.reviewer)}, ${word(review?.reviewedOn)}` },
  ];
}
