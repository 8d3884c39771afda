// Before the first paint: the stored theme and language, and whether this address is the home page. Kept tiny, and a
// file of its own because the content policy allows no inline script.
(function () {
  var root = document.documentElement;
  var theme, language;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage refused: the device's theme and French.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (language === 'en') root.lang = 'en';
  root.dataset.boot = location.pathname === '/' ? 'home' : 'page';
})();
