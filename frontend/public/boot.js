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
  // Asked before the application is here: it goes along in this tab, in no address (lib/answer/handedOver.ts).
  document.addEventListener('submit', function (event) {
    if (event.defaultPrevented || !event.target.matches('.home-ask')) return;
    event.preventDefault();
    var question = event.target.querySelector('textarea').value.trim();
    if (!question) return;
    try {
      window.sessionStorage.setItem('asked', question);
      location.href =
        document.cookie.indexOf('palabre_signed_in') < 0 ? '/marketplace-anonymous' : '/dashboard';
    } catch {
      // Storage refused: the application takes it when it comes.
    }
  });
  // What is typed into it outlives the plain page, whose place the application takes.
  document.addEventListener('input', function (event) {
    if (event.target.matches('.home-ask textarea')) window.palabreTyped = event.target.value;
  });
  document.addEventListener('keydown', function (event) {
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.isComposing ||
      event.keyCode === 229 ||
      event.defaultPrevented
    )
      return;
    if (!event.target.matches('.home-ask textarea')) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  });
  // Who is signed in is asked beside the scripts, not after them (lib/session/preloadSession.ts).
  if (location.pathname === '/dashboard' && document.cookie.indexOf('palabre_signed_in') >= 0)
    window.palabreUser = fetch('/api/user');
})();
