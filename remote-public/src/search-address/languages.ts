/** Languages offered to search by: those most spoken in South Africa. Specialists write theirs themselves. */
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
