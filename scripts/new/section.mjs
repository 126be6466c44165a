// Templates for the files of a section that no host knows yet: one page, its route with a menu entry, and its test.
import { REMOTES } from '../../federation/remotes.mjs';
import { whyNotRoutes } from '../../shared-contracts/src/shell/section-routes.mjs';

const MENUS = {
  site: { frame: 'site', access: "'anyone'" },
  patient: { frame: 'workspace', access: "{ role: 'patient' }" },
  specialist: { frame: 'workspace', access: "{ role: 'specialist' }" },
};

const packageJson = (name, team) => ({
  name: `@telehealth/remote-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  sawubona: {
    section: name,
    team,
    port: Math.max(...REMOTES.map(({ port }) => port)) + 1,
    budget: { start: 8_000, page: 40_000 },
  },
  dependencies: {
    '@telehealth/contracts': 'workspace:*',
    '@telehealth/ui': 'workspace:*',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  devDependencies: {
    '@rsbuild/core': 'catalog:',
    '@rsbuild/plugin-react': 'catalog:',
    '@telehealth/data': 'workspace:*',
    '@telehealth/federation': 'workspace:*',
    '@testing-library/react': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    jsdom: 'catalog:',
    vitest: 'catalog:',
  },
});

const config = `import { createRemoteConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createRemoteConfig(import.meta.dirname);
`;

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "../federation/ambient.d.ts"],
  "references": [{ "path": "../shared-contracts" }, { "path": "../shared-data" }, { "path": "../shared-ui" }]
}
`;

const routes = (title, menu) => `import type { SectionRoute } from '@telehealth/contracts/shell';

/** The addresses of this section, below its name. They reach the host by the registry. */
export const routes = [
  {
    path: '',
    page: 'start',
    title: '${title}',
    purpose: 'The start of ${title.toLowerCase()}.',
    access: ${MENUS[menu].access},
    frame: '${MENUS[menu].frame}',
    backend: false,
    nav: { menu: '${menu}', order: 1, label: '${title}', icon: 'home' },
  },
] as const satisfies readonly SectionRoute[];
`;

const manifest = (name) => `import { bringLater } from '@telehealth/contracts/late-text';
import { CONTRACTS, type SectionManifest } from '@telehealth/contracts/shell';
import type { routes } from './routes';

const words = bringLater(() => import('@telehealth/contracts/section-words'));

export const manifest: SectionManifest<typeof routes> = {
  contracts: CONTRACTS,
  words,
  remote: '${name}',
  pages: {
    start: () => import('./pages/start-page'),
  },
};
`;

const page = `import type { RouteRow } from '@telehealth/contracts/routes';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';

export default function StartPage({ row }: { row: RouteRow }) {
  return (
    <Page>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <EmptyState title="Nothing here yet">What comes will stand here.</EmptyState>
    </Page>
  );
}
`;

const pageTest = (name) => `// @vitest-environment jsdom
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../routes';
import StartPage from './start-page';

afterEach(cleanup);

it('says what it is for, below the title of its route', () => {
  const [route] = routes;
  renderInHost(<StartPage row={{ ...route, id: 'start', path: '/${name}', owner: '${name}' }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(route.title);
  expect(screen.getByText(route.purpose)).toBeDefined();
});
`;

/**
 * Returns the files of a section, all of them in its own folder.
 * @param {{ name: string, team?: string, menu?: string, paths: readonly string[] }} wanted \`menu\` site, patient or specialist; \`paths\`
 * of the route table
 * @returns {Record<string, string>} text by file
 * @throws Error where the name is not free, or there is no such menu
 */
export function newSection({ name, team = `@sawubona/${name}`, menu = 'site', paths }) {
  if (!Object.hasOwn(MENUS, menu)) throw new Error(`There is no menu ${menu}: ${Object.keys(MENUS).join(', ')}.`);
  const title = name[0].toUpperCase() + name.slice(1);
  const one = { path: '', page: 'start', title, purpose: title, access: 'anyone', frame: 'site', backend: false };
  const why = whyNotRoutes(name, [one], paths);
  if (why !== null) throw new Error(why);
  const home = `remote-${name}`;
  return {
    [`${home}/package.json`]: `${JSON.stringify(packageJson(name, team), null, 2)}\n`,
    [`${home}/rsbuild.config.mjs`]: config,
    [`${home}/tsconfig.json`]: tsconfig,
    [`${home}/src/manifest.ts`]: manifest(name),
    [`${home}/src/routes.ts`]: routes(title, menu),
    [`${home}/src/pages/start-page.tsx`]: page,
    [`${home}/src/pages/start-page.test.tsx`]: pageTest(name),
  };
}
