/** What may say whence a request came; which of them is believed, the database knows (`private.address_in`). */
export const whenceOf = ({ headers }: Request): Record<string, string> => {
  const names = ['x-forwarded-for', 'cf-connecting-ip'];
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']).filter(([, value]) => value !== ''));
};
