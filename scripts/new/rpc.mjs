// Templates for the files of a function that a signed-in person calls; every later function begins as they are.

const NAME = /^[a-z]+(_[a-z]+)+$/;
const dashed = (name) => name.replaceAll('_', '-');
const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const spoken = (name) => name.replaceAll('_', ' ');

const sql = (name) => `-- Say here what ${spoken(name)} is for, and what else must hold.

create function public.${name}(p_form jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if p_form is null or jsonb_typeof(p_form) <> 'object' or pg_column_size(p_form) > 4096 then
    perform private.refuse('data.invalid');
  end if;
  -- What it changes is v_me's own.
end $$;
comment on function public.${name}(jsonb) is
  'Say here what it does, in which state it leaves what, and that it can be repeated. Hint: data.invalid.';
grant execute on function public.${name} to authenticated;
`;

const matrix = (name) => `import { call, type MatrixArea, PEOPLE } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');

export const ${name.toUpperCase()}: MatrixArea = {
  tables: {},
  functions: {
    ${name}: call('signed in', () => ({ p_form: {} }), SIGNED_IN),
  },
};
`;

const test = (
  name,
) => `import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient, as, asGuest, hintOf } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

const ${camel(name)} = (who: string, form: object | null) =>
  as(db.sql, who, (tx) => tx\`select public.${name}(\${tx.json(form as never)})\`);

it('is refused to guests, and refuses what is no form', async () => {
  expect(await hintOf(asGuest(db.sql, (tx) => tx\`select public.${name}('{}')\`))).toBe('42501');
  expect(await hintOf(${camel(name)}(await addPatient(db.sql), null))).toBe('data.invalid');
});

it('is done for the caller, and twice is once', async () => {
  const who = await addPatient(db.sql);
  await ${camel(name)}(who, {});
  await ${camel(name)}(who, {});
});
`;

const mutation = (name) => `import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

/** Fails with \`data.invalid\`. */
export function use${capital(camel(name))}(): BackendMutation<Record<string, never>, void> {
  return useBackendMutation(
    ({ client }: WithClient, form: Record<string, never>) =>
      callBackend(client.rpc('${name}', { p_form: form }), acknowledged),
    { invalidates: [] },
  );
}
`;

/**
 * Returns the files of a new function, by path.
 * @param {{ name: string, area: string, section: string, data: string, files: readonly string[] }} wanted name: verb_noun; area:
 * a folder of supabase/schemas; section: the caller, e.g. `patient`; data: a folder of its `src/data`; files: those of the
 * repository
 * @returns {Record<string, string>}
 * @throws Error where the name is invalid or taken, or a folder is missing
 */
export function newRpc({ name, area, section, data, files }) {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a function: verb_noun, in small letters`);
  if (!files.some((file) => file.startsWith(`supabase/schemas/${area}/`))) {
    throw new Error(`There is no area ${area} in supabase/schemas`);
  }
  if (!files.some((file) => file.startsWith(`remote-${section}/`))) throw new Error(`There is no section ${section}`);
  return {
    [`supabase/schemas/${area}/${dashed(name)}.sql`]: sql(name),
    [`supabase/tests/${area}/${dashed(name)}.test.ts`]: test(name),
    [`supabase/tests/matrix/areas/${dashed(name)}.ts`]: matrix(name),
    [`remote-${section}/src/data/${data}/${dashed(name)}.mutations.ts`]: mutation(name),
  };
}
