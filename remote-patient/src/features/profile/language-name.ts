/** Returns a language's own name, e.g. `isiZulu` for `zu-ZA`; the code when unknown. */
export function languageName(locale: string): string {
  try {
    const [language = locale] = locale.split('-');
    return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? locale;
  } catch {
    return locale;
  }
}
