/** The product's name: isiZulu for "we see you". */
export const BRAND_NAME = 'Sawubona';
/** Who calendar entries come from. Nobody reads answers sent there; entries ask for none. */
export const CALENDAR_ADDRESS = 'visits@sawubona.example';
