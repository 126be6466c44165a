import { integrityOf } from '../../../federation/build-record.mjs';
import { fine, wrong } from '../finding.mjs';

const REDEPLOY = 'Deploy the section again: npm run deploy -- <section>; a CDN must not change files.';

function section(name, { integrity }, answer) {
  if (answer?.status !== 200)
    return wrong(`The code of the section ${name} answers with ${answer?.status ?? answer?.failed}`, REDEPLOY);
  return integrityOf(answer.bytes) === integrity
    ? fine(`The code of ${name} is what /remotes.json says`)
    : wrong(
        `The code of the section ${name} is not what /remotes.json says: browsers refuse it and show its failure`,
        REDEPLOY,
      );
}

/** @param {{ site: any }} facts */
export function checkSections({ site }) {
  const { registry, pageRegistry, waitsForRegistry, entries } = site;
  const remotes = Object.entries(registry.json?.remotes ?? {});
  if (registry.status !== 200 || remotes.length === 0)
    return [
      wrong(
        `/remotes.json answers with ${registry.status ?? registry.failed} and names no section`,
        'Publish the whole ./site folder; /remotes.json must not be cached without asking.',
      ),
    ];
  const findings = remotes.map(([name, pointer]) => section(name, pointer, entries[name]));
  if (pageRegistry && JSON.stringify(pageRegistry) !== JSON.stringify(registry.json))
    findings.push(
      wrong(
        'The landing page names other builds of the sections than /remotes.json',
        'One of the two is an old copy: let the CDN forget documents, or keep none.',
      ),
    );
  if (waitsForRegistry)
    findings.push(
      wrong(
        'The server does not put /remotes.json into documents: each page asks for it, one step later',
        'nginx and Apache do so by server-side includes (npm run nginx); for other servers build with REGISTRY=preloaded.',
      ),
    );
  return findings;
}
