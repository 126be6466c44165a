import { dirname } from 'node:path/posix';

const OUTSIDE = /(^|\/)node_modules\//;

/**
 * @typedef {{ from: string, to: string, file: string, line: number, specifier?: string }} Edge `from` and `to` are what a rule
 *   compares: files, or folders
 */

/** @returns {(from: string, to: string) => boolean} whether a rule applies to this pair */
function matches({ from = {}, to = {} }) {
  const [fromPath, fromNot] = [from.path, from.pathNot].map((source) => source && new RegExp(source));
  const toNot = to.pathNot && new Map();
  const toPath = to.path && new RegExp(to.path);
  const withGroup = (group) => {
    if (!toNot.has(group)) toNot.set(group, new RegExp(to.pathNot.replaceAll('$1', group)));
    return toNot.get(group);
  };
  return (one, other) => {
    if (toPath && !toPath.test(other)) return false;
    if (fromNot?.test(one)) return false;
    const caught = fromPath ? fromPath.exec(one) : [];
    return caught !== null && !(toNot && withGroup(caught[1] ?? '').test(other));
  };
}

/** Files that can reach each other get the same number (Tarjan's strongly connected components). */
function circles(targets) {
  const order = new Map();
  const circle = new Map();
  const open = [];
  const visit = (node) => {
    const own = order.size;
    let lowest = own;
    order.set(node, own);
    open.push(node);
    for (const next of targets.get(node) ?? [])
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (!circle.has(next)) lowest = Math.min(lowest, order.get(next));
    if (lowest === own) for (const member of open.splice(open.indexOf(node))) circle.set(member, own);
    return lowest;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circle;
}

/** Returns the shortest path back. */
function wayBetween(targets, start, end) {
  const cameFrom = new Map([[start, null]]);
  const queue = [start];
  for (const node of queue) {
    if (node === end) break;
    for (const next of targets.get(node) ?? [])
      if (!cameFrom.has(next)) {
        cameFrom.set(next, node);
        queue.push(next);
      }
  }
  const way = [];
  for (let node = end; node; node = cameFrom.get(node)) way.unshift(node);
  return way;
}

function targetsOf(edges) {
  const targets = new Map();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  return targets;
}

/** Reports each cycle once, at its first import; the reader decides which import is wrong. */
function brokenByCircles(edges, isMeant) {
  const targets = targetsOf(edges);
  const circle = circles(targets);
  const told = new Set();
  return edges
    .filter(({ from, to }) => circle.get(from) === circle.get(to) && isMeant(from, to))
    .filter(({ from }) => !told.has(circle.get(from)) && told.add(circle.get(from)))
    .map((edge) => ({ ...edge, way: [edge.from, ...wayBetween(targets, edge.to, edge.from)] }));
}

const inside = (file, folder) => file.startsWith(`${folder}/`);

/** A folder imports what its files, or files in its subfolders, import from outside. */
function folderEdges(edges) {
  const found = new Map();
  for (const edge of edges) {
    const to = dirname(edge.to);
    for (let from = dirname(edge.from); from !== '.'; from = dirname(from))
      if (!inside(edge.to, from) && !found.has(`${from} ${to}`)) found.set(`${from} ${to}`, { ...edge, from, to });
  }
  return [...found.values()];
}

const between = (modules) =>
  modules.flatMap(({ file, imports }) =>
    imports.map(({ to, line, specifier }) => ({ from: file, to, file, line, specifier })),
  );

/**
 * Returns the imports that a rule forbids.
 * @param {ReturnType<typeof import('./read-imports.mjs').readImports>} modules
 * @param {import('./rules.mjs').Rule[]} rules
 * @returns {{ rule: string, file: string, line: number, text: string }[]} `text` gives file, line, path, and the rule in words
 */
export function brokenRules(modules, rules) {
  const edges = between(modules);
  const resolved = edges.filter(({ to }) => to !== undefined);
  const ours = resolved.filter(({ to }) => !OUTSIDE.test(to));
  const broken = {
    cycle: (isMeant) => brokenByCircles(ours, isMeant),
    'folder cycle': (isMeant) => brokenByCircles(folderEdges(ours), isMeant),
    unresolvable: (isMeant) => edges.filter(({ from, to }) => to === undefined && isMeant(from, '')),
  };
  const plain = (isMeant) => resolved.filter(({ from, to }) => isMeant(from, to));
  return rules.flatMap((rule) =>
    (broken[rule.holds] ?? plain)(matches(rule)).map(({ file, line, to, specifier, way }) => ({
      rule: rule.name,
      file,
      line,
      text: `${file}:${line} ${way ? way.join(' → ') : `→ ${to ?? specifier}`}\n    ${rule.name}: ${rule.reason}`,
    })),
  );
}
