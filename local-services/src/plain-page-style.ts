/** The product's tokens and shapes, for these services' own pages, which are outside the site and its build. */
export const PLAIN_PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #faf8f3; --surface: #fff; --ink: #191b2e; --ink-soft: #4d5068; --line: #e4dfd3;
  --line-strong: #8d8a83; --brand: #232a7c; --on-brand: #fff; --brand-soft: #eef0fc; --focus: #1b66ff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --surface: #171a36; --ink: #f1f0f7; --ink-soft: #b9bbd2;
  --line: #2a2e55; --line-strong: #6d719c; --brand: #a9b1ff; --on-brand: #10133a; --brand-soft: #20255a; --focus: #8fb4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, "Segoe UI", system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; justify-content: space-between;
  max-width: 856px; margin: 0 auto; padding: 16px 24px; border-bottom: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: var(--ink); font-weight: 600;
  text-decoration: none; }
header a:hover { text-decoration: underline; }
header svg { width: 32px; height: 32px; flex: none; }
main { max-width: 856px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font: 700 clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)/1.15 "Bricolage Grotesque", Figtree, "Segoe UI", system-ui, sans-serif;
  letter-spacing: -.02em; margin: 0 0 12px; overflow-wrap: anywhere; text-wrap: balance; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 8px; }
.soft { color: var(--ink-soft); margin: 0; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 20px 24px; margin: 24px 0; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
ul { list-style: none; margin: 24px 0; padding: 0; }
li a { display: block; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 14px 18px;
  margin-bottom: 10px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a > * { display: block; }
li a:hover { border-color: var(--line-strong); background: var(--brand-soft); }
li strong { color: var(--brand); }
.fields { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 24px 0; }
.fields > div { flex: 1 1 240px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input { display: block; min-height: 48px; width: 100%; padding: 8px 14px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 8px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 22px;
  font: inherit; font-weight: 600; border: 0; border-radius: 999px; background: var(--brand); color: var(--on-brand);
  text-decoration: none; cursor: pointer; }
button:focus-visible, .button:focus-visible { border-radius: 999px; }
.quiet { background: transparent; color: var(--brand); border: 1px solid var(--line-strong); }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; }
@media (max-width: 480px) { main, header { padding-inline: 16px; } .fields > button, .fields > .button { flex: 1 1 100%; } }
`;

const PETAL = 'M0-1C4-4 4-9 0-12C-4-9-4-4 0-1Z';
const PETALS = [0, 60, 120, 180, 240, 300].map((turn) => `<path d="${PETAL}" transform="rotate(${turn})"/>`).join('');

export const LOGO =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#232a7c"/>' +
  `<g fill="#fff" transform="translate(16 16)">${PETALS}</g></svg>`;
