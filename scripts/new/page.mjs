// Templates for the files of a patient's or specialist's page with a list; every later page begins as they are.

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the route table's row with this id, as text. Throws where there is none, or where its page exists. */
function rowText(table, id) {
  const at = table.indexOf(`    id: '${id}',`);
  if (at < 0) throw new Error(`The route table has no row ${id}: write it first, with "later: true"`);
  const row = table.slice(at, table.indexOf('\n  },', at));
  if (!row.includes('    later: true,\n')) throw new Error(`${id} has its page already`);
  return row;
}

const valueIn = (row, key) => new RegExp(`${key}: '([^']+)'`).exec(row)?.[1] ?? '';

function namesOf(row, item) {
  const page = valueIn(row, 'page');
  const list = camel(page);
  return { page, list, List: capital(list), item: camel(item), Item: capital(camel(item)), file: item };
}

const schema = ({ item, Item }, table) => `import { column, rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import type { z } from 'zod';

/** A row of ${table} as its owner reads it. */
export const ${item} = rowSchema<'${table}'>()({ id: uuid, createdAt: column('created_at', instant) });
export type ${Item} = z.output<typeof ${item}>;
`;

const queries = (
  { list, List, item, Item, file },
  table,
) => `import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { z } from 'zod';
import { type ${Item}, ${item} } from './${file}.schema';

export const ${item}Keys = {
  all: ['${list}'] as const,
  ofPerson: (userId: string) => ['${list}', userId] as const,
};

/** Those of the signed-in person, newest first; whose they are is decided by the policies of ${table}. */
function my${List}(backend: WithClient, userId: string): BackendQueryOptions<${Item}[]> {
  const rows = backend.client
    .from('${table}')
    .select(${item}.columns)
    .order('created_at', { ascending: false })
    .limit(100);
  return {
    queryKey: ${item}Keys.ofPerson(userId),
    queryFn: ({ signal }) => callBackend(rows.abortSignal(signal), z.array(${item})),
  };
}

export function useMy${List}(): BackendQuery<${Item}[]> {
  return useBackendQuery(my${List});
}
`;

const listView = ({
  page,
  List,
  Item,
  file,
}) => `import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { useMy${List} } from '../../data/${page}/${file}.queries';
import type { ${Item} } from '../../data/${page}/${file}.schema';

/** The person's own, newest first. */
export function ${List}List() {
  const query = useMy${List}();
  return (
    <QueryPanel
      query={query}
      skeleton={<SkeletonCards count={3} />}
      safe="What is stored is safe."
      empty={<EmptyState title="Nothing here yet">What comes will stand here.</EmptyState>}
    >
      {(all) => (
        <Stack>
          {all.map((one) => (
            <${Item}Card key={one.id} one={one} />
          ))}
        </Stack>
      )}
    </QueryPanel>
  );
}

function ${Item}Card({ one }: { one: ${Item} }) {
  return <Card as="article" headingLevel={2} title={formatMoment(one.createdAt, viewerTimeZone())} />;
}
`;

const pageView = ({ page, List }, id) => `import '@telehealth/contracts/words-at-hand';
import { purposeOf, rowOf } from '@telehealth/contracts/routes';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { ${List}List } from '../features/${page}/${page}-list';

const { id, title } = rowOf('${id}');

export default function ${List}Page() {
  return (
    <Page>
      <PageHeading lead={purposeOf(id)}>{title}</PageHeading>
      <${List}List />
    </Page>
  );
}
`;

const pageTest = ({ page, List }, id, table) => `// @vitest-environment jsdom
import { rowOf } from '@telehealth/contracts/routes';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ${List}Page from './${page}-page';

const ROWS = [{ id: 'one', created_at: '2026-11-22T05:00:00Z' }];

afterEach(cleanup);

const open = (answer: unknown) => renderInHost(<${List}Page />, { backend: createFakeBackend({ ${table}: answer }) });

it('lists what there is, below the title of its route', async () => {
  open(ROWS);
  expect(await screen.findAllByRole('article')).toHaveLength(ROWS.length);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(rowOf('${id}').title);
});

it('says that there is nothing yet', async () => {
  open([]);
  expect(await screen.findByText('Nothing here yet')).toBeDefined();
});

it('says what failed, and offers to try again', async () => {
  open(refuse('', '', 500));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
`;

/**
 * Returns the files of a page with a list. The route's row, its navigation, guard, title, and its accessibility and visitor tests
 * exist with the row; none of that is written again.
 * @param {{ id: string, table: string, item: string, read: (file: string) => string }} wanted the row's id, the listed table, the
 * name of one item (`care-plan`), and a reader of files
 * @returns {Record<string, string>} text by file
 * @throws Error where the row or the table is missing, or the page exists
 */
export function newPage({ id, table, item, read }) {
  const routes = 'shared-contracts/src/routes/route-table.ts';
  const row = rowText(read(routes), id);
  const section = `remote-${valueIn(row, 'owner')}/src`;
  const names = namesOf(row, item);
  const data = `${section}/data/${names.page}/${names.file}`;
  if (!new RegExp(`^      ${table}: \\{`, 'm').test(read('shared-data/src/database.types.ts')))
    throw new Error(`The database has no table ${table}: write it first, then npm run generate`);
  const manifest = `${section}/manifest.ts`;
  const key = /^\w+$/.test(names.page) ? names.page : `'${names.page}'`;
  return {
    [`${data}.schema.ts`]: schema(names, table),
    [`${data}.queries.ts`]: queries(names, table),
    [`${section}/features/${names.page}/${names.page}-list.tsx`]: listView(names),
    [`${section}/pages/${names.page}-page.tsx`]: pageView(names, id),
    [`${section}/pages/${names.page}-page.test.tsx`]: pageTest(names, id, table),
    [manifest]: read(manifest).replace(
      '\n  },\n};',
      `\n    ${key}: () => import('./pages/${names.page}-page'),\n  },\n};`,
    ),
    [routes]: read(routes).replace(row, row.replace('    later: true,\n', '')),
  };
}
