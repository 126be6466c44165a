/** The product's name: isiZulu for "we see you". */
export const BRAND_NAME = 'Sawubona';
