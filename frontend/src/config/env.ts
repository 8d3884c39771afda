/** The product's name, in its one place in the front end. */
export const PRODUCT_NAME = 'Palabre';

/** `true` in the built application, where the service worker and the strict budgets live. */
export const IS_PRODUCTION = process.env.NODE_ENV === 'production';

/** Version of the terms a registration accepts (product.md §2: 22 January 2025). */
export const TERMS_VERSION = '2025-01-22';
