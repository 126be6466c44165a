/** Door `@telehealth/contracts/formatting`: dates, money, names and closed lists as people read them. */
export * from './formatting/age-text';
export * from './formatting/cut-text';
export * from './formatting/first-sign';
export * from './formatting/instant-in-zone';
export * from './formatting/labels';
export * from './formatting/length-words';
export * from './formatting/list-words';
export * from './formatting/money';
export * from './formatting/payment-labels';
export * from './formatting/plain-name';
export * from './formatting/time';
export * from './formatting/zone-clocks';
