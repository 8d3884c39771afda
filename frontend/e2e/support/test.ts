export { expect, test } from '@playwright/test';
