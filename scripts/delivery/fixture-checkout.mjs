import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIdOf, integrityOf } from '../../federation/build-record.mjs';

const HTML =
  '<html><head><script src="/theme.js"></script><title>S</title><meta name="description" content="x"><!--head--></head>' +
  '<body><div id="root"></div></body></html>';

/** What the host's own build draws with: each section's `home` in a frame. */
const frameOf = (word) => `
export const shared = { frame: { word: ${JSON.stringify(word)} } };
const draw = async (page) => page === undefined ? '' : '<main>' + shared.frame.word + ' ' + (await page()).default() + '</main>';
const words = { title: 'T', description: 'D' };
export const renderHome = async (drawn) => ({ html: await draw(drawn.home), ...words });
export const listPages = async (section, drawn) => [
  { path: '/' + section, owner: section, page: 'home', backend: false, early: false, words: { html: await draw(drawn.home), ...words } },
];
export const listRoutes = () => ({ paths: ['/', '/public'], prefixes: ['/patient/'], sections: ['public', 'patient'] });
`;

/** Makes a folder with built parts as a checkout has them, small enough to deploy fifty of. */
export function makeCheckout() {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const put = (file, content) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return Buffer.from(content);
  };

  function buildHost(word) {
    rmSync(path.join(root, 'host/dist'), { force: true, recursive: true });
    put('host/dist/index.html', HTML);
    put('host/dist/theme.js', 'theme()');
    put(`host/dist/static/js/index.${word}.js`, 'host()');
    put(
      'host/dist/build.json',
      JSON.stringify({ data: [], identity: [], widgets: { signIn: [], signUp: [] }, packages: [], contracts: [2, 3] }),
    );
    put('host/dist-prerender/prerender.js', frameOf(word));
    put('emergency/dist/render.mjs', 'export const renderEmergencyDocument = ({ version }) => version;');
    put('emergency/dist/build.json', '{"packages":[]}');
    for (const file of [
      'style.css',
      'page.js',
      'worker.js',
      'remove-worker.js',
      'checker-worker.js',
      'remove-checker-worker.js',
      'push-worker.js',
      'remove-push-worker.js',
    ])
      put(`emergency/dist/${file}`, `/* ${file} */`);
  }

  /** A build of a section whose page says a word; its other chunk stays the same. */
  function buildSection(name, word) {
    const dist = `remote-${name}/dist`;
    const page = put(`${dist}/page-home.${word}.js`, `say(${JSON.stringify(word)})`);
    const same = put(`${dist}/same.js`, 'same()');
    const style = put(`${dist}/home.css`, '.home_1a2b3c4{color:red}');
    const entry = `remoteEntry.${word}.js`;
    const code = put(`${dist}/${entry}`, [page, same, style].map(integrityOf).join());
    const files = [`page-home.${word}.js`, 'same.js', 'home.css', entry];
    const documents = put(
      `remote-${name}/dist-documents/documents.js`,
      `const { word } = require('frame');exports.documents = { home: async () => ({ default: () => ${JSON.stringify(word)} + ' in ' + word }) };`,
    );
    put(
      `remote-${name}/package.json`,
      JSON.stringify({ sawubona: { section: name, budget: { start: 1000, page: 2000 } } }),
    );
    const pages = { home: [`page-home.${word}.js`, 'home.css'], 'symptom-checker': [], 'service-symptom-checker': [] };
    const record = {
      remote: name,
      container: `remote_${name}`,
      buildId: buildIdOf([
        ['entry', code],
        ['documents', documents],
      ]),
      entry,
      integrity: integrityOf(code),
      files,
      manifest: ['same.js'],
      pages,
      parts: { 'symptom-checker': [], 'on-demand': [] },
      early: {},
      packages: [],
      contracts: [2, 2],
    };
    put(`${dist}/build.json`, JSON.stringify(record));
    return record.buildId;
  }
  return { root, put, buildHost, buildSection };
}
