/** Languages offered as filters: the most spoken in South Africa. Specialists enter theirs as free text. */
export const SEARCH_LANGUAGES = [
  'English',
  'isiZulu',
  'isiXhosa',
  'Afrikaans',
  'Sepedi',
  'Setswana',
  'Sesotho',
  'Xitsonga',
  'siSwati',
  'Tshivenda',
  'isiNdebele',
  'South African Sign Language',
  'French',
  'Portuguese',
] as const;
