import type { FieldOption } from '@telehealth/ui/forms/select-field';

/** Languages of South Africa, each by its own name; isiZulu to Xitsonga as the constitution of 1996, section 6(1), names them. */
const LOCALES: readonly FieldOption[] = [
  { value: 'en-ZA', label: 'English' },
  { value: 'zu-ZA', label: 'isiZulu' },
  { value: 'xh-ZA', label: 'isiXhosa' },
  { value: 'af-ZA', label: 'Afrikaans' },
  { value: 'st-ZA', label: 'Sesotho' },
  { value: 'nso-ZA', label: 'Sepedi' },
  { value: 'tn-ZA', label: 'Setswana' },
  { value: 'ss-ZA', label: 'siSwati' },
  { value: 've-ZA', label: 'Tshivenda' },
  { value: 'ts-ZA', label: 'Xitsonga' },
  { value: 'nr-ZA', label: 'isiNdebele' },
  { value: 'pt-MZ', label: 'Português' },
];

/** The options; a previously stored language is included, by its own name where the browser knows one. */
export function localeOptions(chosen: string): FieldOption[] {
  if (LOCALES.some(({ value }) => value === chosen)) return [...LOCALES];
  return [
    { value: chosen, label: new Intl.DisplayNames([chosen], { type: 'language' }).of(chosen) ?? chosen },
    ...LOCALES,
  ];
}
