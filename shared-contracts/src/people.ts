/** Door `@telehealth/contracts/people`: what people tell of themselves and of those they care for, and for whom a page acts. */
export * from './people/acting';
export * from './people/acting-for';
export * from './people/ages';
export * from './people/initial-forms';
export * from './people/onboarding';
export * from './people/places';
export * from './people/related-person';
