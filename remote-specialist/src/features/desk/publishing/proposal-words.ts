import type { Publication } from '@telehealth/data/desk/publishing.schema';

export const TEXT_KINDS: Readonly<Record<string, string>> = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  telehealth: 'Care at a distance',
  assistant: 'Help by the assistant',
};

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Where a number holds: its country, and its region if it is not for all of it. */
export const placeWords = ({ country, region }: { country: unknown; region: unknown }): string =>
  word(region) === '' ? word(country) : `${word(country)}-${word(region)}`;

/** What is proposed, in one line. */
export function proposalTitle({ kind, form }: Publication): string {
  switch (kind) {
    case 'emergency_number':
      return `${word(form.label)}: ${word(form.number)}, ${placeWords({ country: form.country, region: form.region })}`;
    case 'emergency_number_away':
      return 'Take an emergency number away';
    case 'terms':
      return `${TEXT_KINDS[word(form.kind)] ?? word(form.kind)}, version ${word(form.version)} (${word(form.locale)})`;
    case 'triage_rules':
      return `${word(form.rules)} triage rules (${word(form.language)})`;
  }
}

/** The facts of a proposal that are read before it is confirmed. @param now the row it replaces or takes away, in words */
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
  if (kind === 'emergency_number_away') return now === null ? [] : [{ term: 'Goes away', detail: now }];
  if (kind === 'terms')
    return [
      { term: 'Title', detail: word(form.title) },
      { term: 'Text', detail: word(form.body) },
    ];
  const review = form.review as { reviewer?: unknown; reviewedOn?: unknown } | undefined;
  return [
    { term: 'Rules', detail: word(form.rules) },
    { term: 'Reviewed', detail: `${word(review?.reviewer)}, ${word(review?.reviewedOn)}` },
  ];
}
