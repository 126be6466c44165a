import { transform } from 'lightningcss';

/** How `localClassName` ends every name of a module's classes and animations. */
const OWN_NAME = /_[\w-]{7}$/;
/** States of the whole page that the kit's styles follow: what of it is printed, and that a page is still awaited. */
const KIT_STATES = /^data-(print|waiting)$/;
/** Rules that only say when, or in which layer, those inside of them hold. */
const AROUND_OTHERS = ['media', 'supports', 'layer-block', 'container', 'starting-style'];
/** `:has` as well: it holds as long as the section's own element is in the page. */
const OF_SELECTORS = ['is', 'where', 'any', 'has'];

/** Whether a part of a selector ties it to an element that has a class of the section, or to a state that the kit follows. */
function keeps(part, { isOwn, isKit }) {
  const { type, kind, name } = part;
  if (type === 'class') return isOwn(name);
  if (type === 'attribute') return isKit && KIT_STATES.test(name);
  if (kind === 'local') return isScoped(part.selector, { isOwn, isKit });
  if (kind === 'global') return isScoped(part.selector, { isOwn: () => false, isKit });
  return OF_SELECTORS.includes(kind) && part.selectors.every((selector) => isScoped(selector, { isOwn, isKit }));
}

const isScoped = (selector, owner) => selector.some((part) => keeps(part, owner));

/**
 * The rules of a style sheet that reach elements which its section did not draw: a selector without a class of the section, or a
 * rule that holds for the whole page (`@font-face`, `@property`, `@import` …). What is nested in a scoped rule is scoped.
 * @param {string} css
 * @param {{ isOwn?: (name: string) => boolean, isKit?: boolean }} [reading] which names of classes and animations are the section's
 * own, by default those that a build gives; whether the states that the kit follows count as a scope, as they do in a built sheet
 * @returns {{ selector: string, line: number }[]} in order; `line` counts from 1
 */
export function findUnscoped(css, { isOwn = (name) => OWN_NAME.test(name), isKit = true } = {}) {
  const lines = css.split('\n');
  const found = [];
  const report = ({ line, column }) => {
    const rest = [lines[line].slice(column - 1), ...lines.slice(line + 1)].join('\n');
    found.push({ selector: /^[^{;]*/.exec(rest)[0].replace(/\s+/g, ' ').trim(), line: line + 1 });
  };
  const isFine = (selector) => isScoped(selector, { isOwn, isKit });
  const walk = (rules) => {
    for (const { type, value } of rules) {
      if (AROUND_OTHERS.includes(type)) walk(value.rules);
      else if (type === 'style' ? !value.selectors.every(isFine) : !isOther(type, value, isFine, isOwn))
        report(value.loc);
    }
  };
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    cssModules: true,
    visitor: { StyleSheet: ({ rules }) => walk(rules) },
  });
  return found;
}

/** Whether a rule that is neither a style nor around others is the section's own. */
function isOther(type, value, isFine, isOwn) {
  if (type === 'keyframes') return isOwn(value.name.value);
  return type === 'scope' && value.scopeStart !== null && value.scopeStart.every(isFine);
}

const anyName = () => true;

/**
 * Holds the sources of a section to its own scope, because what it styles beyond that stays in the page after the section is left.
 * @param {string} file as it is named to who reads the error
 * @param {string} css
 * @param {{ isKit: boolean }} owner whether the file is the kit's, which may follow states of the page
 * @throws Error with file, line and what to do
 */
export function refuseUnscoped(file, css, { isKit }) {
  if (!file.endsWith('.module.css'))
    throw new Error(
      `${file}:1: this style sheet would hold on every page of the product. Name it *.module.css, and give each of its rules a class.`,
    );
  const line = isKit ? 0 : css.split('\n').findIndex((text) => /:global\b/.test(withoutComments(text))) + 1;
  if (line > 0)
    throw new Error(
      `${file}:${line}: ":global" reaches elements of other sections. Give them a class of this file instead.`,
    );
  const [first] = findUnscoped(css, { isOwn: anyName, isKit });
  if (first !== undefined)
    throw new Error(
      `${file}:${first.line}: "${first.selector}" would hold on every page of the product. Begin it with a class of this file.`,
    );
}

const withoutComments = (text) => text.replace(/\/\*.*?\*\//g, '');
