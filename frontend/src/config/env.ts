/** The product's name, in its one place in the front end. */
export const PRODUCT_NAME = 'Palabre';

/** `true` in the built application, where the service worker and the strict budgets live. */
export const IS_PRODUCTION = process.env.NODE_ENV === 'production';

/** Version of the terms a registration accepts ; the one before, of 22 January 2025, stays readable. */
export const TERMS_VERSION = '2026-11-28';
