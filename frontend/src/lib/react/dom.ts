/** Of React's renderer what is used: importing the package itself by `import()` would keep all of it. */
export { createRoot } from 'react-dom/client';
