// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerStylesQuickly } from './quick-styles';

/** The answers of another window, which no set-up has touched. */
let plain: Window;
beforeAll(() => {
  const frame = document.createElement('iframe');
  document.head.append(frame);
  plain = frame.contentWindow as Window;
  answerStylesQuickly();
});
afterEach(() => {
  cleanup();
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
});

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'content'];
const answersOf = (view: Window, element: Element) => {
  const style = view.getComputedStyle(element);
  return [
    ...PROPERTIES.map((name) => style.getPropertyValue(name)),
    style.display,
    style.visibility,
    style.pointerEvents,
  ];
};

function expectAlike(): void {
  const all = [...document.querySelectorAll('*')];
  expect(all.map((element) => [element.outerHTML, ...answersOf(window, element)])).toEqual(
    all.map((element) => [element.outerHTML, ...answersOf(plain, element)]),
  );
}

const TAGS =
  `a abbr address article aside audio b blockquote body br button canvas caption center code col colgroup datalist dd
  details dfn dialog dir div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr i iframe img
  input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre
  progress q rp rt ruby s samp script section select slot small span strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr u ul var video wbr x-own`.split(/\s+/);

describe('answers as jsdom itself', () => {
  it.each(TAGS)('about %s, plain, hidden, open and in a hidden part', (tag) => {
    const parents = ['div', 'ruby', 'span'].map((name) => document.body.appendChild(document.createElement(name)));
    for (const parent of parents) {
      for (const attributes of [{}, { hidden: '' }, { open: '' }, { type: 'hidden' }, { type: 'HIDDEN' }]) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        parent.append(element);
      }
    }
    expectAlike();
    for (const parent of parents) parent.remove();
  });

  it('about what an attribute says, and what follows from it for the parts', () => {
    render(
      <div style={{ visibility: 'hidden', pointerEvents: 'none' }}>
        <p>hidden</p>
        <p style={{ visibility: 'visible', display: 'flex' }}>
          <svg role="img" aria-label="shape" style={{ pointerEvents: 'inherit' }}>
            <path style={{ visibility: 'inherit', display: 'inherit' }} />
          </svg>
          <b style={{ pointerEvents: 'auto', width: 3 }}>shown</b>
        </p>
      </div>,
    );
    expectAlike();
  });

  it('when an attribute changes', () => {
    const { container } = render(<p>shown</p>);
    expectAlike();
    const shown = container.querySelector('p') as HTMLElement;
    expect(getComputedStyle(shown).display).toBe('block');
    shown.hidden = true;
    expect(getComputedStyle(shown).display).toBe('none');
    shown.hidden = false;
    shown.style.display = 'none';
    expect(getComputedStyle(shown).display).toBe('none');
    container.style.visibility = 'hidden';
    expect(getComputedStyle(shown).visibility).toBe('hidden');
    expectAlike();
  });

  it('when a stylesheet is added', () => {
    const { container } = render(<p className="gone">shown</p>);
    const sheet = document.createElement('style');
    sheet.textContent = '.gone { display: none; visibility: hidden }';
    document.head.append(sheet);
    expect(getComputedStyle(container.querySelector('p') as Element).display).toBe('none');
    expectAlike();
  });
});
