import { vi } from 'vitest';
import { renderEmergencyDocument } from '../render';

const file = { url: '#', integrity: '' };
const parts = { style: '', script: file, theme: file, faviconUrl: '#', manifestUrl: '#', version: 'v1' };
let markup: string | null = null;

/** Puts the page into the test's document as the server sends it, without running a script. */
export function openPage(): void {
  markup ??= renderEmergencyDocument({ ...parts, backend: { url: '', key: 'key' } });
  document.body.innerHTML = new DOMParser().parseFromString(markup, 'text/html').body.innerHTML;
  // Missing in jsdom.
  Element.prototype.scrollIntoView = vi.fn();
}

export const press = (id: string) => document.getElementById(id)?.click();

export function choose(region: string): void {
  const choice = document.getElementById('region') as HTMLSelectElement;
  choice.value = region;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

export function type(id: string, text: string): void {
  const box = document.getElementById(id) as HTMLInputElement;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
