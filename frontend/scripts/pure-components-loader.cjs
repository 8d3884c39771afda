/**
 * Says of react-router's components that making one changes nothing else. Its build names each after making it
 * (`Form.displayName = "Form"`), which keeps forms, fetchers and prefetching in the first script though no page of ours
 * has one. The names are for React's developer tools only.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* #__PURE__ */ $1');
