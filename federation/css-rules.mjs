import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseUnscoped } from './unscoped-styles.mjs';

/** The package with all styles that several sections draw with, wherever it lies. */
const KIT = '@telehealth/ui';

const packages = new Map();

/** The package that a folder belongs to. @returns {{ name: string, folder: string }} */
function packageOf(folder) {
  if (!packages.has(folder)) {
    const file = path.join(folder, 'package.json');
    const above = path.dirname(folder);
    if (existsSync(file)) packages.set(folder, { name: JSON.parse(readFileSync(file, 'utf8')).name, folder });
    else packages.set(folder, above === folder ? { name: '', folder } : packageOf(above));
  }
  return packages.get(folder);
}

const isOfKit = (file) => packageOf(path.dirname(file)).name === KIT;

/** A file's place below the folder around its package: the same in every checkout. */
function placeOf(file) {
  const { folder } = packageOf(path.dirname(file));
  return path.relative(path.dirname(folder), file).replaceAll('\\', '/');
}

/**
 * Class names from the file's place and its content. The same file gives the same names in every build
 * (so the prerendered HTML fits the browser's stylesheet); a changed file gives other names (so two builds deployed at
 * different times cannot style each other).
 */
export function localClassName(context, _pattern, localName) {
  const file = context.resourcePath;
  const hash = createHash('sha256').update(placeOf(file)).update(readFileSync(file)).digest('base64url').slice(0, 7);
  return `${localName}_${hash}`;
}

function layerOf(file) {
  if (file === undefined || !isOfKit(file)) return null;
  return file.endsWith('.module.css') ? 'ui' : file.endsWith('base.css') ? 'base' : null;
}

/**
 * Puts the kit's stylesheets into cascade layers. A page's own rules stand outside of layers and so win over the kit,
 * in whatever order the sheets of separately built sections arrive.
 */
export function kitLayers() {
  return {
    postcssPlugin: 'kit-layers',
    Once(root, { AtRule }) {
      const name = layerOf(root.source?.input.file);
      if (name === null || root.nodes.length === 0) return;
      const layer = new AtRule({ name: 'layer', params: name, nodes: root.nodes, source: root.source });
      root.removeAll();
      root.append(layer);
    },
  };
}
kitLayers.postcss = true;

/** Refuses what a section would style beyond what it draws itself. */
export function sectionStyles() {
  return {
    postcssPlugin: 'section-styles',
    Once({ source }) {
      const { file, css } = source.input;
      refuseUnscoped(placeOf(file), css, { isKit: isOfKit(file) });
    },
  };
}
sectionStyles.postcss = true;
