import { describe, expect, test } from 'vitest';
import { findUnscoped, refuseUnscoped } from './unscoped-styles.mjs';

describe('a built style sheet', () => {
  test.each([
    '.card_1a2B-_7{color:red}',
    '.card_1a2B-_7 h2,.row_abcdefg>p{color:red}',
    '@layer ui{.card_1a2B-_7{color:red;& h1{color:red}}}',
    '@media print{@supports (color:red){.a_abcdefg:hover{color:red}}}',
    ':is(.a_abcdefg,.b_abcdefg) p{color:red}',
    // As long as the element is in the page.
    'html:has(.a_abcdefg){scroll-padding:1rem}',
    '@scope (.a_abcdefg){p{color:red}}',
    '@keyframes breathe_abcdefg{to{opacity:0}}',
    // The kit: what is printed, and a page that is awaited.
    '@layer ui{html[data-print] body :not([data-printed]){display:none}main:has([data-waiting])~*{visibility:hidden}}',
  ])('%s keeps to itself', (css) => expect(findUnscoped(css)).toEqual([]));

  test.each([
    ['h1{color:red}', 'h1'],
    ['.a_abcdefg,header{display:none}', '.a_abcdefg,header'],
    ['.card{color:red}', '.card'],
    [':root{--brand:red}', ':root'],
    ['body:has(.a_abcdefg,h1){color:red}', 'body:has(.a_abcdefg,h1)'],
    [':not(.a_abcdefg){color:red}', ':not(.a_abcdefg)'],
    [':is(.a_abcdefg,h1){color:red}', ':is(.a_abcdefg,h1)'],
    ['@media print{p{color:red}}', 'p'],
    ['@layer ui{a{color:red}}', 'a'],
    ['@scope (main){p{color:red}}', '@scope (main)'],
    ['@keyframes breathe{to{opacity:0}}', '@keyframes breathe'],
    ['@font-face{font-family:x;src:url(x)}', '@font-face'],
    ['@property --x{syntax:"*";inherits:false}', '@property --x'],
    ['@import url(x.css);', '@import url(x.css)'],
    ['@page{margin:0}', '@page'],
    ['::view-transition-old(root){opacity:0}', '::view-transition-old(root)'],
  ])('%s does not', (css, selector) => expect(findUnscoped(css)).toEqual([{ selector, line: 1 }]));

  test('each is named with its line', () => {
    expect(findUnscoped('.a_abcdefg {\n}\n\nh1,\nh2 {\n}\n@media print {\n  p {\n  }\n}\n')).toEqual([
      { selector: 'h1, h2', line: 4 },
      { selector: 'p', line: 8 },
    ]);
  });
});

describe('the sources of a section', () => {
  const refused =
    (file: string, css: string, isKit = false) =>
    () =>
      refuseUnscoped(file, css, { isKit });
  test('a plain style sheet does not build', () => {
    expect(refused('remote-x/src/leak.css', '.card {}')).toThrow(
      /^remote-x\/src\/leak\.css:1: .*Name it \*\.module\.css/,
    );
  });
  test('nor does a selector without a class, or :global', () => {
    expect(refused('a.module.css', '.card {\n}\nh1 {\n}')).toThrow(/^a\.module\.css:3: "h1" would hold on every page/);
    expect(refused('a.module.css', '\n.card :global(.soft) {}')).toThrow(/^a\.module\.css:2: ":global" reaches/);
    expect(refused('a.module.css', 'html[data-print] h1 {}')).toThrow(/"html\[data-print\] h1"/);
  });
  test('its own classes do, and what the kit does with states of the page', () => {
    refused('a.module.css', '.card { composes: soft from "./b.module.css"; }\n/* not :global */\n@keyframes x {}')();
    refused('shared-ui/src/a.module.css', ':global(html[data-print] h1) {}', true)();
    expect(refused('shared-ui/src/a.module.css', ':global(h1) {}', true)).toThrow(/":global\(h1\)"/);
  });
});
