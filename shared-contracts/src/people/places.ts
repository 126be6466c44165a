/** Provinces of South Africa, ISO 3166-2:ZA without the country. */
export const PROVINCES = ['EC', 'FS', 'GP', 'KZN', 'LP', 'MP', 'NC', 'NW', 'WC'] as const;
export type Province = (typeof PROVINCES)[number];

/** How a province is called on screens. */
export const PROVINCE_LABELS: Readonly<Record<Province, string>> = {
  EC: 'Eastern Cape',
  FS: 'Free State',
  GP: 'Gauteng',
  KZN: 'KwaZulu-Natal',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
  WC: 'Western Cape',
};
