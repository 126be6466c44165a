const DESCRIBES = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const METHODS = /^import \{ ([\w, ]+) \} from "\.\.\/core\/to-json-schema\.js";$/m;

/**
 * Every schema of zod can describe itself as JSON Schema, and the code for that cannot be tree-shaken: a quarter of the
 * library. No page of ours asks a schema for that. Throws when a new version is written otherwise, so that an upgrade
 * cannot lose it silently.
 */
export default function schemasWithoutJson(source) {
  const methods = METHODS.exec(source)?.[1].split(', ');
  if (methods === undefined || source.search(DESCRIBES) === -1)
    throw new Error('The schemas of zod no longer look as they did: see schemas-without-json-loader.mjs');
  const refuse = '() => () => { throw new Error("This build has no JSON Schema"); }';
  return source.replace(DESCRIBES, '').replace(METHODS, methods.map((name) => `const ${name} = ${refuse};`).join('\n'));
}
