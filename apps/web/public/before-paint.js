// Runs before the first paint, so that nobody who chose dark is shown a bright page first, nor a page in the other language,
// and no press on a page drawn by the server is lost while its scripts are still on their way.
(() => {
  const root = document.documentElement;
  if (root.dataset.publicPage) keepEarlyPresses();
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('language');
  } catch {
    // Storage can be forbidden; the defaults below then stand.
  }
  // A visitor who enters on a French page finds the rest of the site in French too.
  if (root.dataset.publicPage && root.lang === 'fr' && language === null) rememberLanguage('fr');
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

  function rememberLanguage(chosen) {
    try {
      localStorage.setItem('language', chosen);
    } catch {
      // Storage can be forbidden; the address says the language then.
    }
  }

  function keepEarlyPresses() {
    // Pressing again because nothing happened is still one press.
    const pressed = new Set();
    const keep = (event) => {
      const twin = event.target.closest('a[hreflang]');
      if (twin !== null) rememberLanguage(twin.hreflang);
      const control = event.target.closest('button[type="button"], input[type="radio"]');
      if (control === null) return;
      // React would not notice a choice that was made before it came.
      if (control.type === 'radio') event.preventDefault();
      pressed.add(control);
    };
    addEventListener('click', keep, true);
    addEventListener(
      'evenway:interactive',
      () => {
        removeEventListener('click', keep, true);
        for (const control of pressed) if (control.isConnected) control.click();
      },
      { once: true },
    );
  }
})();
