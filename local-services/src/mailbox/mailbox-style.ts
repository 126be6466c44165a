/** The product's tokens, as far as the mailbox needs them; it has no build of its own. */
export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --paper: #faf8f3; --surface: #fff; --ink: #191b2e; --ink-soft: #4d5068; --line: #e4dfd3;
  --line-strong: #8d8a83; --brand: #232a7c; --on-brand: #fff; --brand-soft: #eef0fc; --focus: #1b66ff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --surface: #171a36; --ink: #f1f0f7; --ink-soft: #b9bbd2;
  --line: #2a2e55; --line-strong: #6d719c; --brand: #a9b1ff; --on-brand: #10133a; --brand-soft: #20255a; --focus: #8fb4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, "Segoe UI", system-ui, sans-serif; }
header { background: var(--brand); color: var(--on-brand); padding: 16px 24px; }
header a { color: inherit; font-weight: 600; }
header p { margin: 0; max-width: 760px; margin-inline: auto; display: flex; gap: 16px; justify-content: space-between; }
main { max-width: 808px; margin: 0 auto; padding: 24px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 8px; }
.soft { color: var(--ink-soft); margin: 0; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 16px 24px; margin: 16px 0; }
ul { list-style: none; margin: 16px 0; padding: 0; }
li a { display: block; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 12px 16px;
  margin-bottom: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { border-color: var(--line-strong); background: var(--brand-soft); }
li a > * { display: block; }
li strong { color: var(--brand); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0; }
form > div { flex: 1 1 240px; }
.stack { display: block; }
.stack > * { margin: 0 0 16px; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input { display: block; min-height: 48px; width: 100%; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 8px; }
button, .button { display: inline-flex; align-items: center; min-height: 48px; padding: 8px 20px; font: inherit; font-weight: 600;
  border: 0; border-radius: 8px; background: var(--brand); color: var(--on-brand); text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: var(--brand); border: 1px solid var(--line-strong); }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; }
`;
