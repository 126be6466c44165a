const ALL = '*';
const keyOf = (file, name) => `${file} ${name}`;

/**
 * Follows names through re-exporting files to their definition.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @returns {(file: string, name: string) => { file: string, name: string }[]} `*` asks for everything a file exports
 */
function definitionsIn(modules) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const find = (file, name, seen) => {
    const module = byFile.get(file);
    const key = keyOf(file, name);
    if (!module || seen.has(key)) return module ? [] : [{ file, name }];
    seen.add(key);
    const own = module.exports
      .filter((one) => name === ALL || one.name === name)
      .map((one) => ({ file, name: one.name }));
    if (own.length > 0 && name !== ALL) return own;
    const passed = module.imports
      .filter(({ isPassedOn, to }) => isPassedOn && to)
      .flatMap(({ to, names, as }) =>
        names.flatMap((inner, at) => {
          if (as[at] === ALL) return find(to, name, seen);
          return name === ALL || as[at] === name ? find(to, inner, seen) : [];
        }),
      );
    // A file without such an export is imported for its side effects.
    return own.length + passed.length > 0 || name !== ALL ? [...own, ...passed] : [{ file, name }];
  };
  return (file, name) => find(file, name, new Set());
}

/**
 * Returns who uses what of whom; a re-export is not a use.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @returns {{ from: string, file: string, name: string }[]} `from` uses the export `name` that `file` defines
 */
export function usesOf(modules) {
  const definitionsOf = definitionsIn(modules);
  return modules.flatMap(({ file: from, imports }) =>
    imports
      .filter(({ to, isPassedOn }) => to && !isPassedOn)
      .flatMap(({ to, names }) =>
        (names.length > 0 ? names : [ALL]).flatMap((name) => {
          const definitions = names.length > 0 ? definitionsOf(to, name) : [{ file: to, name: ALL }];
          return definitions.map((definition) => ({ from, ...definition }));
        }),
      ),
  );
}

/**
 * Returns exports that no other file uses, and that their own file does not mention either.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @param {(file: string) => string} read returns a file's text
 * @returns {{ file: string, name: string, line: number }[]}
 */
export function deadExports(modules, read) {
  const used = new Set(usesOf(modules).map(({ file, name }) => keyOf(file, name)));
  return modules.flatMap(({ file, exports: offered }) => {
    const unused = offered.filter(({ name }) => !used.has(keyOf(file, name)));
    if (unused.length === 0) return [];
    const times = new Map();
    for (const [word] of read(file).matchAll(/[\p{L}\p{N}_$]+/gu)) times.set(word, (times.get(word) ?? 0) + 1);
    return unused.filter(({ name }) => name === 'default' || times.get(name) === 1).map((one) => ({ file, ...one }));
  });
}

/**
 * Describes unused exports in words.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @param {(file: string) => string} read
 * @param {{ file: RegExp }[]} elsewhere files whose exports are used without an import
 */
export function brokenExports(modules, read, elsewhere) {
  return deadExports(modules, read)
    .filter(({ file }) => !elsewhere.some((one) => one.file.test(file)))
    .map(({ file, name, line }) => `${file}:${line} ${name}\n    dead-export: nobody uses it; what is not used goes`);
}
