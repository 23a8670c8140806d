// Runs before the first paint, so that nobody who chose dark is shown a bright page first, nor a page in the other language.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
    // Whoever comes to a French page first finds the rest of the site in French too.
    if (root.dataset.publicPage && root.lang === 'fr' && language === null) localStorage.setItem('language', 'fr');
  } catch {
    // Storage can be forbidden; the defaults below then stand.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (language !== 'fr') return;
  if (!root.dataset.publicPage) {
    root.lang = 'fr';
  } else if (root.lang === 'en') {
    // On the public site the language is part of the address.
    root.hidden = true;
    location.replace(`/fr${location.pathname}`.replace(/\/$/, '') + location.search + location.hash);
  }
})();
