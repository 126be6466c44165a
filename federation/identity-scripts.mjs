import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { integrityOf } from './build-record.mjs';

/** The host runs them: its versions count. */
const require = createRequire(new URL('../host/package.json', import.meta.url));

/** What the host runs of the identity provider: its client, and its widgets as they draw with the page's own React. */
const SCRIPTS = {
  client: { package: 'clerk-js', entry: 'clerk.browser.js' },
  widgets: { package: 'ui', entry: 'ui.shared.browser.js' },
};

/** The hash of no file: a part that is not in the package is refused. */
const NO_FILE = integrityOf('').replace(/-.*/, `-${'A'.repeat(43)}=`);

/** The name that the provider's bundler gave one build: it stands in the names of all its parts. */
const BUILD_NAME = /\.h=\(\)=>"([0-9a-f]{6})/;

/** Where it gives the script of a part its address, just before that is put into the page. */
const PART_ADDRESS = /([\w$]+)\.setAttribute\("data-rspack","@clerk\/[a-z-]+:"\+[\w$]+\),\1\.src=([\w$]+)/g;

/**
 * An entry of the provider that asks for each of its parts by its hash. The packages come without; the bundler that made them
 * would do the same at the same place.
 * @param {string} entry
 * @param {Record<string, string>} hashes of its parts by file name
 */
export function withIntegrity(entry, hashes) {
  const places = [...entry.matchAll(PART_ADDRESS)].length;
  if (places !== 1) throw new Error(`The identity's script asks for its parts in ${places} places instead of one`);
  return entry.replace(PART_ADDRESS, (found, script, address) => {
    const hash = `(${JSON.stringify(hashes)})[${address}.split("/").pop()]||"${NO_FILE}"`;
    return `${found},${script}.crossOrigin="anonymous",${script}.integrity=${hash}`;
  });
}

function readScript({ package: name, entry }) {
  const dist = path.dirname(require.resolve(`@clerk/${name}`));
  const { version } = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8'));
  const text = readFileSync(path.join(dist, entry), 'utf8');
  const build = BUILD_NAME.exec(text)?.[1];
  if (build === undefined) throw new Error(`@clerk/${name} ${version} does not name its build`);
  const parts = readdirSync(dist).filter((file) => file.endsWith(`_${build}_${version}.js`));
  const hashes = Object.fromEntries(parts.map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]));
  return { dist, folder: `static/identity/${name}@${version}`, entry, parts, content: withIntegrity(text, hashes) };
}

/** Where the scripts lie in the site, and the hash by which the host runs them. */
export function identityScripts() {
  const places = Object.entries(SCRIPTS).map(([name, script]) => {
    const { folder, entry, content } = readScript(script);
    return [name, { src: `/${folder}/${entry}`, integrity: integrityOf(content) }];
  });
  return Object.fromEntries(places);
}

/** Where the provider's client lies below the site: every page of signing in asks for it, so that its document can name it. */
export function identityClient() {
  const { folder, entry } = readScript(SCRIPTS.client);
  return `${folder}/${entry}`;
}

/** The parts that the first step of each widget asks for one after the other, as `bench/slow-phone.mjs --files` lists them. */
const WIDGET_PARTS = {
  signIn: ['vendors', 'ui-common', 'signin', '3736', 'subscriptionDetails'],
  signUp: ['vendors', 'ui-common', 'signup', '3736', 'subscriptionDetails'],
};

/**
 * Where the scripts of each widget lie below the site, so that the documents of its pages can name them.
 * @throws Error when the provider has named a part anew
 */
export function identityWidgets() {
  const { folder, entry, parts } = readScript(SCRIPTS.widgets);
  const partOf = (name) => {
    const part = parts.find((file) => file.startsWith(`${name}_ui_`));
    if (part === undefined) throw new Error(`The identity's widgets have no part ${name}`);
    return part;
  };
  return Object.fromEntries(
    Object.entries(WIDGET_PARTS).map(([widget, names]) => [
      widget,
      [entry, ...names.map(partOf)].map((file) => `${folder}/${file}`),
    ]),
  );
}

/** The same as patterns for the bundler, which puts them into the host's output. */
export function copyIdentityScripts() {
  return Object.values(SCRIPTS).flatMap((script) => {
    const { dist, folder, entry, parts, content } = readScript(script);
    // As they are: what the build made smaller would have another hash.
    const to = (file) => ({ to: `${folder}/${file}`, info: { minimized: true } });
    return [
      { from: path.join(dist, entry), ...to(entry), transform: () => content },
      ...parts.map((file) => ({ from: path.join(dist, file), ...to(file) })),
    ];
  });
}
