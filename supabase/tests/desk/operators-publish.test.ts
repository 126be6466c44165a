import {
  EMERGENCY_NUMBER_EXAMPLES,
  TERMS_EXAMPLES,
  TRIAGE_REVIEW_EXAMPLES,
} from '@telehealth/contracts/examples/registration';
import { emergencyNumberSchema } from '@telehealth/contracts/schemas/registration';
import { EMERGENCY_DIRECTORY } from '@telehealth/emergency/numbers/directory';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../support/operators';
import { addPatient, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { publisher, REVIEW, RULES } from '../support/publishing';

let db: TestDatabase;
let operator: string;
let publish: ReturnType<typeof publisher>;
beforeAll(async () => {
  db = await startTestDatabase();
  operator = await addOperator(db.sql);
  publish = publisher(db.sql, operator);
});
afterAll(() => db.drop());

interface NumberRow {
  id: string;
  version: number;
  number: string;
}
const numbers = (kind: string, who?: string) => {
  const read = (tx: Parameters<Parameters<typeof asGuest>[1]>[0]) =>
    tx<NumberRow[]>`select id, version, number from public.emergency_numbers where kind = ${kind} order by version`;
  return who ? as(db.sql, who, read) : asGuest(db.sql, read);
};

describe('emergency numbers', () => {
  it('begin as those of the clinical package, in the same order', async () => {
    const rows = await asGuest(
      db.sql,
      (tx) => tx`select country, region, kind as id, label, number, tel, route, source,
      verified_on::text as "checkedOn" from public.emergency_numbers order by country, position`,
    );
    const directory = EMERGENCY_DIRECTORY.toSorted((a, b) => (a.code < b.code ? -1 : 1)).flatMap((country) =>
      [{ code: '', numbers: country.numbers }, ...country.regions].flatMap((region) =>
        region.numbers.map((entry) => ({ country: country.code, region: region.code, ...entry })),
      ),
    );
    expect(rows).toEqual(directory);
  });

  it('of every country begin with one that brings an ambulance, as the form would take it', async () => {
    const countries = EMERGENCY_DIRECTORY.map(({ code, numbers }) => [code, numbers[0]?.route]);
    expect(countries).toEqual(EMERGENCY_DIRECTORY.map(({ code }) => [code, 'medical']));
    for (const { code, numbers, regions } of EMERGENCY_DIRECTORY) {
      for (const region of [{ code: '', numbers }, ...regions]) {
        for (const { id, checkedOn, ...entry } of region.numbers) {
          const form = { ...entry, country: code, region: region.code, kind: id, verifiedOn: checkedOn };
          expect(emergencyNumberSchema.safeParse(form).error?.issues, `${code} ${id}`).toBeUndefined();
        }
      }
    }
  });

  it.each(EMERGENCY_NUMBER_EXAMPLES.map((example, at) => [example.name, example, at] as const))(
    'take or refuse as the form does: %s',
    async (_, { values, refused }, at) => {
      // Examples differ in one thing; a region of its own keeps them from being versions of each other.
      const region = refused?.path === 'region' || values.region === '' ? values.region : `T${at}`;
      const attempt = publish.number({ ...values, region });
      expect(await hintOf(attempt)).toBe(refused?.id ?? 'nothing was refused');
    },
  );

  it('are corrected as new versions; everyone reads the newest, operators all', async () => {
    const first = await publish.number({ kind: 'poisons' });
    const again = await publish.number({ kind: 'poisons' });
    expect(again.id).toBe(first.id);
    const next = { kind: 'poisons', number: '021 000 0009', tel: '+27210000009' };
    await publish.number(next, 1);
    expect(await numbers('poisons')).toEqual([expect.objectContaining({ version: 2, number: '021 000 0009' })]);
    expect((await numbers('poisons', operator)).map(({ version }) => version)).toEqual([1, 2]);
    expect(await numbers('poisons', await addPatient(db.sql))).toHaveLength(1);
    const unseen = publish.number({ ...next, label: 'Written while looking at version 1' }, 1);
    expect(await hintOf(unseen)).toBe('data.conflict');
  });

  it('can be taken away, but never the last of their route for a country', async () => {
    const { id } = await publish.number({ kind: 'closedLine', region: '' });
    await publish.retire(id);
    await publish.retire(id);
    expect(await numbers('closedLine')).toEqual([]);
    expect((await publish.number({ kind: 'closedLine', region: '' })).version).toBe(2);
    const only = await publish.number({ country: 'ZM', kind: 'onlyLine', region: '' });
    expect(await hintOf(publish.retire(only.id))).toBe('emergency.lastOne');
    expect(await hintOf(publish.retire(operator))).toBe('data.notFound');
  });
});

describe('triage rules', () => {
  const active = (language: string) =>
    asGuest(
      db.sql,
      (tx) => tx<{ version: number; rules: unknown; reviewer: string }[]>`
    select version, rules, reviewer from public.triage_rulesets where language = ${language}`,
    );

  it('are published with a reviewer and a day, and exactly one set per language is active', async () => {
    await publish.rules('en');
    await publish.rules('zu');
    await publish.rules('en', 1, RULES.slice(0, 1));
    expect(await active('en')).toEqual([{ version: 2, rules: RULES.slice(0, 1), reviewer: REVIEW.reviewer }]);
    expect(await active('zu')).toHaveLength(1);
    expect(await hintOf(publish.rules('en', 1, RULES))).toBe('data.conflict');
  });

  it('are published once by two operators at once', async () => {
    const more = (text: string) => [...RULES, { id: 'more', version: 1, level: 5, source: text }];
    const outcomes = await Promise.all(['a', 'b'].map((text) => hintOf(publish.rules('af', 0, more(text)))));
    expect(outcomes.sort()).toEqual(['data.conflict', 'nothing was refused']);
  });

  it.each(TRIAGE_REVIEW_EXAMPLES.map((example, at) => [example.name, example, at] as const))(
    'need who reviewed them, as the form says: %s',
    async (_, { values, refused }, at) => {
      const language = `x${String.fromCharCode(97 + at)}`;
      expect(await hintOf(publish.rules(language, 0, RULES, values))).toBe(refused?.id ?? 'nothing was refused');
    },
  );

  it.each([
    ['no list', {}],
    ['no rule', []],
    ['a rule without a level', [{ id: 'a', version: 1, source: 's' }]],
    ['a level that does not exist', [{ id: 'a', version: 1, level: 6, source: 's' }]],
    ['a rule without a version', [{ id: 'a', level: 1, source: 's' }]],
    ['a rule without a source', [{ id: 'a', version: 1, level: 1, source: ' ' }]],
    ['an id twice', [RULES[0], RULES[0]]],
    ['a text', ['call an ambulance']],
  ])('are refused with %s', async (_, rules) => {
    expect(await hintOf(publish.rules('en', 2, rules))).toBe('triage.rules');
    expect(await active('en')).toHaveLength(1);
  });

  it('never lose the active set of a language, whoever tries', async () => {
    expect(
      await hintOf(
        db.sql`update public.triage_rulesets set retired_at = now() where language = 'en' and retired_at is null`,
      ),
    ).toBe('23514');
  });
});

describe('texts that people agree to', () => {
  const read = (kind: string) =>
    asGuest(
      db.sql,
      (tx) => tx<{ locale: string; version: number; current: boolean }[]>`
    select locale, version, retired_at is null as current from public.terms_versions where kind = ${kind} order by version, locale`,
    );

  it('are numbered across languages, and every version stays readable', async () => {
    await publish.terms({ kind: 'privacy' });
    await publish.terms({ kind: 'privacy' });
    await publish.terms({ kind: 'privacy', locale: 'zu', body: 'Isizulu' });
    await publish.terms({ kind: 'privacy', version: 2, body: 'More' });
    expect(await read('privacy')).toEqual([
      { locale: 'en', version: 1, current: false },
      { locale: 'zu', version: 1, current: true },
      { locale: 'en', version: 2, current: true },
    ]);
    for (const wrong of [{ version: 4 }, { version: 1, body: 'Back' }, { version: 2, body: 'Edited' }]) {
      expect(await hintOf(publish.terms({ kind: 'privacy', ...wrong }))).toBe('terms.version');
    }
  });

  it.each(TERMS_EXAMPLES.map((example, at) => [example.name, example, at] as const))(
    'take or refuse as the form does: %s',
    async (_, { values, refused }, at) => {
      const locale =
        refused?.path === 'locale' || values.locale !== 'en' ? values.locale : `y${String.fromCharCode(97 + at)}`;
      expect(await hintOf(publish.terms({ ...values, locale }))).toBe(refused?.id ?? 'nothing was refused');
    },
  );
});

describe('what is published', () => {
  it('comes from operators only', async () => {
    for (const who of [await addPatient(db.sql), (await addSpecialist(db.sql)).id]) {
      expect(await hintOf(publish.number({}, 0, who))).toBe('access.refused');
      expect(await hintOf(publish.retire(operator, who))).toBe('access.refused');
      expect(await hintOf(publish.rules('en', 2, RULES, REVIEW, who))).toBe('access.refused');
      expect(await hintOf(publish.terms({}, who))).toBe('access.refused');
    }
  });

  it.each(['emergency_numbers', 'triage_rulesets', 'terms_versions'])(
    '%s never changes, not for the owner of the tables either',
    async (table) => {
      const column = {
        emergency_numbers: "tel = '112'",
        triage_rulesets: "reviewer = 'Me'",
        terms_versions: "body = 'Me'",
      }[table];
      expect(await hintOf(db.sql.unsafe(`update public.${table} set ${column}`))).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`update public.${table} set retired_at = null`))).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`delete from public.${table}`))).toBe('access.refused');
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`))).toBe('access.refused');
    },
  );
});
