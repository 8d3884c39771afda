// Before the first paint: the stored theme and language, and what this page holds already. Kept tiny, and a file of its
// own because the content policy allows no inline script.
(function () {
  var root = document.documentElement;
  var theme, language;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage refused: the device's theme and French.
  }
  var asked = /[?&]lang=(fr|en)\b/.exec(location.search);
  if (asked) language = asked[1];
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (language !== 'en') language = 'fr';
  // A page of its own is in one language, and shows its first tab; the shell holds the home page in both.
  var own = root.dataset.page;
  var other = own
    ? own !== language || /[?&]tab=inscription\b/.test(location.search)
    : location.pathname !== '/';
  if (other) root.dataset.boot = 'page';
  root.lang = language;
  // Who is signed in is asked beside the scripts, not after them (lib/session/preloadSession.ts).
  if (location.pathname === '/dashboard' && document.cookie.indexOf('palabre_signed_in') >= 0)
    window.palabreUser = fetch('/api/user');
})();
