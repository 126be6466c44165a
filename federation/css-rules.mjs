import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseUnscoped } from './unscoped-styles.mjs';

const WORKSPACE = fileURLToPath(new URL('..', import.meta.url));
const UI_FOLDER = path.join(WORKSPACE, 'shared-ui', 'src');

/**
 * Class names from the file's place in the workspace and its content. The same file gives the same names in every build
 * (so the prerendered HTML fits the browser's stylesheet); a changed file gives other names (so two builds deployed at
 * different times cannot style each other).
 */
export function localClassName(context, _pattern, localName) {
  const file = context.resourcePath;
  const place = path.relative(WORKSPACE, file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(place).update(readFileSync(file)).digest('base64url').slice(0, 7);
  return `${localName}_${hash}`;
}

function layerOf(file) {
  if (file === undefined || !file.startsWith(UI_FOLDER)) return null;
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
      const { file = '', css } = source.input;
      const isKit = file.startsWith(UI_FOLDER);
      refuseUnscoped(path.relative(WORKSPACE, file).replaceAll('\\', '/'), css, { isKit });
    },
  };
}
sectionStyles.postcss = true;
