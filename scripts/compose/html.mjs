import { html as names, parse, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';

/** Parses and writes a page as a tree of nodes. The content of scripts and styles is unchanged. */
export const readPage = (text) => parse(text);
export const writePage = (page) => serialize(page);

/** Yields every node below one, in document order. */
export function* nodesOf(parent) {
  for (const node of [...(parent.childNodes ?? [])]) {
    yield node;
    yield* nodesOf(node);
  }
}

/** Returns every element of a name, in document order. */
export const elementsOf = (page, name) => [...nodesOf(page)].filter(({ tagName }) => tagName === name);

/** Returns an attribute's value; undefined when missing. */
export const attributeOf = ({ attrs }, name) => attrs.find((one) => one.name === name)?.value;

/** Returns the first element of a name with these attribute values. Throws when there is none. */
export function findElement(page, name, attributes = {}) {
  const wanted = Object.entries(attributes);
  const found = elementsOf(page, name).find((one) => wanted.every(([key, value]) => attributeOf(one, key) === value));
  if (found === undefined) throw new Error(`The page has no <${name}> with ${JSON.stringify(attributes)}`);
  return found;
}

/** Returns the first comment with this text. Throws when there is none. */
export function findComment(page, text) {
  for (const node of nodesOf(page)) if (tree.isCommentNode(node) && node.data === text) return node;
  throw new Error(`The page has no comment ${text}`);
}

/** Creates an element. `text` of a script or style must not end it. */
export function createElement(name, attributes = {}, text = '') {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, names.NS.HTML, attrs);
  if (text !== '') tree.insertText(element, text);
  return element;
}

export const textOf = (element) => element.childNodes.map(({ value }) => value).join('');

export function setText(element, text) {
  element.childNodes = [];
  tree.insertText(element, text);
}

export function setAttribute(element, name, value) {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

/** Parses HTML in the context of an element. */
export const nodesIn = (element, text) => parseFragment(element, text).childNodes;

export const remove = (node) => tree.detachNode(node);

export function append(parent, ...nodes) {
  for (const node of nodes) tree.appendChild(parent, node);
}

export function prepend(parent, ...nodes) {
  const [first] = parent.childNodes;
  if (first === undefined) append(parent, ...nodes);
  else insertBefore(first, ...nodes);
}

export function insertBefore(place, ...nodes) {
  for (const node of nodes) tree.insertBefore(place.parentNode, node, place);
}

export function insertAfter(place, ...nodes) {
  const { childNodes } = place.parentNode;
  const next = childNodes[childNodes.indexOf(place) + 1];
  if (next === undefined) append(place.parentNode, ...nodes);
  else insertBefore(next, ...nodes);
}

export function replaceWith(place, ...nodes) {
  insertBefore(place, ...nodes);
  remove(place);
}
