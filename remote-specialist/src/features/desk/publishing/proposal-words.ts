import { formatDate, formatPlainDate, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { inRands } from '@telehealth/data/rands/rand-words';
import { listChanges, type Publication } from '../../../data/desk/publishing.schema';

export const TEXT_KINDS: Readonly<Record<string, string>> = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  telehealth: 'Remote care',
  assistant: 'Help by the assistant',
};

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const dateWord = (value: unknown): string => (word(value) === '' ? '' : formatPlainDate(word(value)));

const countOf = (rules: unknown): string => (Array.isArray(rules) ? String(rules.length) : word(rules));

/** One line for each proposed rule: name, level, text and source. */
export const ruleLines = ({ kind, form }: Publication): string[] =>
  kind !== 'triage_rules' || !Array.isArray(form.rules)
    ? []
    : (form.rules as Record<string, unknown>[]).map(
        ({ id, level, version, text, source }) =>
          `${word(id)}, version ${word(version)}, level ${word(level)}: ${word(text)} Source: ${word(source)}`,
      );

/** One line for each change that a proposed medicine list makes. */
export function changeLines({ kind, form }: Publication): string[] {
  const changes = kind === 'medicine_list' ? listChanges.safeParse(form.changes).data : undefined;
  if (changes === undefined) return [];
  return [
    ...changes.gone.map((name) => `Gone: ${name}`),
    ...changes.changed.map(
      ({ name, field, was, becomes }) => `${name}, ${field}: ${was || 'not sure'} becomes ${becomes || 'not sure'}`,
    ),
    ...changes.new.map((name) => `New: ${name}`),
  ];
}

/** Where a number applies: its country, and its region unless national. */
export const placeWords = ({ country, region }: { country: unknown; region: unknown }): string =>
  word(region) === '' ? word(country) : `${word(country)}-${word(region)}`;

/** From when a proposed suspension holds; null: at once. */
export function suspendsFrom({ from }: Publication['form']): Date | null {
  const at = new Date(word(from));
  return Number.isNaN(at.getTime()) ? null : at;
}

export function proposalTitle({ kind, form }: Publication): string {
  switch (kind) {
    case 'emergency_number':
      return `${word(form.label)}: ${word(form.number)}, ${placeWords({ country: form.country, region: form.region })}`;
    case 'emergency_number_away':
      return `Take away ${word(form.label)}: ${word(form.number)}, ${placeWords({ country: form.country, region: form.region })}`;
    case 'terms':
      return `${TEXT_KINDS[word(form.kind)] ?? word(form.kind)}, version ${word(form.version)} (${word(form.locale)})`;
    case 'exchange_rate':
      return `R${word(form.perDollar)} to the dollar, of ${dateWord(form.dated)}`;
    case 'log_restored':
      return `Access logs restored from the backup of ${dateWord(form.backupOf)}`;
    case 'medicine_list':
      return `List of ${countOf(form.medicines)} medicines, of ${dateWord(form.dated)}`;
    case 'suspension':
      return `Suspend ${word(form.name)} (${word(form.number)})`;
    case 'triage_rules':
      return `${countOf(form.rules)} triage rules (${word(form.language)})`;
  }
}

/**
 * The facts to read before confirming a proposal.
 * @param now the number or rate it replaces, in words
 */
export function proposalFacts({ kind, form }: Publication, now: string | null): { term: string; detail: string }[] {
  const before = now === null ? [] : [{ term: 'Now', detail: now }];
  if (kind === 'emergency_number') {
    return [
      ...before,
      { term: 'New', detail: `${word(form.label)}: ${word(form.number)}, dials ${word(form.tel)}` },
      { term: 'Where', detail: placeWords({ country: form.country, region: form.region }) },
      { term: 'Source', detail: `${word(form.source)}, read on ${dateWord(form.verifiedOn)}` },
    ];
  }
  if (kind === 'suspension') {
    const from = suspendsFrom(form);
    return [
      { term: 'From', detail: from === null ? 'At once' : formatDate(from, SOUTH_AFRICAN_ZONE) },
      { term: 'What was seen', detail: word(form.evidence) },
      { term: 'What the specialist is told', detail: word(form.note) },
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
      { term: 'Day', detail: dateWord(form.dated) },
      { term: 'Source', detail: word(form.source) },
      { term: 'US$50.00', detail: example ?? '' },
    ];
  }
  if (kind === 'medicine_list') {
    const changes = listChanges.safeParse(form.changes).data;
    const counts =
      changes === undefined
        ? []
        : [
            {
              term: 'Changes',
              detail: `${changes.new.length} new, ${changes.gone.length} gone, ${changes.changed.length} fields changed`,
            },
          ];
    return [
      { term: 'Source', detail: word(form.source) },
      { term: 'Reviewed', detail: form.reviewed === true ? 'By a pharmacist' : 'Not by a pharmacist' },
      ...counts,
    ];
  }
  if (kind === 'log_restored') {
    return [
      { term: 'Backup of', detail: dateWord(form.backupOf) },
      { term: 'Reason', detail: word(form.reason) },
      {
        term: 'What it means',
        detail:
          'Lines that the restore lost, or that no copy covers, stay named as such. Confirm only what you know yourself.',
      },
    ];
  }
  const review = form.review as { reviewer?: unknown; reviewedOn?: unknown } | undefined;
  return [
    { term: 'Rules', detail: countOf(form.rules) },
    { term: 'Reviewed', detail: `${word(review?.reviewer)}, ${word(review?.reviewedOn)}` },
  ];
}
