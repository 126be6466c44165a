import { join } from 'node:path';
import { withoutPerson } from '@telehealth/contracts/people';
import { z } from 'zod';
import { watchedJson } from './response-headers';

const routeFile = z.object({ paths: z.array(z.string()), prefixes: z.array(z.string()) });

/** The pages a site has: patterns with `:name` and a closing `*`, and prefixes below which remotes add their own. */
export type PageList = z.infer<typeof routeFile>;

/** Without a list every path is a page. */
const everything: PageList = { paths: [], prefixes: ['/'] };

/** The list of a site folder. */
export const pageListOf = (siteDir: string) => watchedJson(join(siteDir, 'routes.json'), routeFile, everything);

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? parts.length < wanted.length : parts.length !== wanted.length) return false;
  return wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
}

/** Whether the site has a page of that path, of one’s own or of a person one acts for; a closing slash makes no difference. */
export function isKnownPage(list: PageList, asked: string): boolean {
  const path = withoutPerson(asked);
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return list.prefixes.some((prefix) => path.startsWith(prefix)) || list.paths.some((pattern) => fits(pattern, plain));
}
