// Runs before the first paint, so that the page never flashes in the wrong theme or language. On server-rendered pages
// it also keeps presses that come before the scripts have loaded, and shows a message if they fail to load.
(() => {
  const root = document.documentElement;
  let hasFailed = false;
  addEventListener('error', onStartFailure, true);
  if (root.dataset.publicPage || root.dataset.renderedScreen) keepEarlyPresses();
  if (root.dataset.renderedScreen) followFields();
  let theme = read('theme');
  const language = read('language');
  markSignedIn(read('authToken'));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'authToken' || key === null) markSignedIn(newValue);
  });
  // Going back after signing in or out may restore the page from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markSignedIn(read('authToken'));
  });
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const applyTheme = () => {
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && systemIsDark.matches) ? 'dark' : 'light';
  };
  applyTheme();
  if (root.dataset.publicPage) followTheme();
  if (!root.dataset.publicPage) {
    const isFrench = language === 'fr' || (language === null && comesFromFrenchPage());
    root.lang = isFrench ? 'fr' : 'en';
    // At `interactive`: the document is parsed, and deferred scripts have not run yet.
    if (root.dataset.renderedScreen) document.addEventListener('readystatechange', translateScreen, { once: true });
  } else if (language === 'fr' && root.lang === 'en') {
    // On the public site the language is part of the address.
    root.hidden = true;
    location.replace(`/fr${location.pathname}`.replace(/\/$/, '') + location.search + location.hash);
  }

  // On the public site the URL decides the language; it is stored only when someone chooses one.
  function comesFromFrenchPage() {
    try {
      const { origin, pathname } = new URL(document.referrer);
      return origin === location.origin && /^\/fr(\/|$)/.test(pathname);
    } catch {
      return false;
    }
  }

  // The server renders the screen in one language and sends the other one in a <template>.
  function translateScreen() {
    const other = document.querySelector(`template[data-rendered="${root.lang}"]`);
    const place = document.getElementById('root');
    if (other === null || place.dataset.rendered === root.lang) return;
    place.replaceChildren(other.content);
    place.dataset.rendered = root.lang;
    document.title = other.dataset.title;
  }

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be blocked: same as no stored choice.
      return null;
    }
  }

  // People who are signed in see a link to the dashboard instead of the one to sign in. This is only a guess: the server
  // decides whether the session is still valid, which it is for at most 7 days after the token was issued.
  function markSignedIn(token) {
    let isSignedIn = false;
    try {
      const { iat } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      isSignedIn = Date.now() < (iat + 7 * 24 * 60 * 60) * 1000;
    } catch {
      // No token, or an unreadable one.
    }
    root.toggleAttribute('data-signed-in', isSignedIn);
  }

  // Once the application runs, it follows theme changes itself. A public page may never start it.
  function followTheme() {
    const stop = new AbortController();
    const { signal } = stop;
    systemIsDark.addEventListener('change', applyTheme, { signal });
    const applyStored = ({ key, newValue }) => {
      if (key !== 'theme' && key !== null) return;
      theme = newValue;
      applyTheme();
    };
    addEventListener('storage', applyStored, { signal });
    addEventListener('evenway:interactive', () => stop.abort(), { signal });
  }

  function rememberLanguage(chosen) {
    try {
      localStorage.setItem('language', chosen);
    } catch {
      // Storage can be blocked; the URL still has the language.
    }
  }

  function keepEarlyPresses() {
    let isHeard = false;
    const keep = (event) => {
      const languageLink = event.target.closest('a[hreflang]');
      if (languageLink !== null) {
        rememberLanguage(languageLink.hreflang);
        languageLink.hash = location.hash;
      }
      carryPeriod(event.target.closest('a[href*="period="]'));
      const control = event.target.closest('button, input[type="radio"], a[aria-haspopup]');
      if (control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // React hears it itself, also while it hydrates: kept as well, it would count twice. Only a choice made then escapes it.
      if (isHeard && control.type !== 'radio') return;
      // Without its script, a link that opens an overlay would leave the page.
      if (control.matches('a')) event.preventDefault();
      // Several presses on the same control count as one.
      control.dataset.pressed = '';
      if (hasFailed) showLoadFailure();
    };
    // Submitting a form with the keyboard also clicks its button, unless it is disabled.
    addEventListener('click', keep, true);
    addEventListener('evenway:listening', () => (isHeard = true), { once: true });
    addEventListener(
      'evenway:interactive',
      () => {
        removeEventListener('click', keep, true);
        for (const control of document.querySelectorAll('[data-pressed]')) repeat(control);
      },
      { once: true },
    );
  }

  // Links of plans lead to signup with the chosen billing period, even before the script has updated them.
  function carryPeriod(link) {
    const chosen = document.querySelector('#pricing input[type="radio"]:checked');
    if (link !== null && chosen !== null) link.search = link.search.replace(/period=\w+/, `period=${chosen.value}`);
  }

  // Until the script takes over: enables the submit button once all required fields are filled in.
  function followFields() {
    const stop = new AbortController();
    const follow = ({ target }) => {
      const button = target.form?.querySelector('button[type="submit"]');
      if (!button?.disabled && !button?.dataset.waits) return;
      button.dataset.waits = 'true';
      button.disabled = [...target.form.querySelectorAll('[aria-required]')].some(({ value }) => value.trim() === '');
      button.toggleAttribute('data-unavailable', button.disabled);
    };
    addEventListener('input', follow, { signal: stop.signal });
    addEventListener('evenway:interactive', () => stop.abort(), { once: true });
  }

  // One of our scripts failed to load, or threw before anything was rendered.
  function onStartFailure(event) {
    const isScript = event.target?.tagName === 'SCRIPT';
    if (root.dataset.publicPage) {
      hasFailed ||= isScript;
      if (hasFailed && document.querySelector('[data-pressed]')) showLoadFailure();
      return;
    }
    if (root.dataset.renderedScreen) {
      // It looks ready, but nothing on it would work.
      if (isScript) document.body.prepend(startFailure('border-line border-b'));
      return;
    }
    const place = document.getElementById('root');
    if ((isScript || 'message' in event) && place?.childElementCount === 0)
      place.append(startFailure('min-h-dvh justify-center'));
  }

  // The page is readable without scripts, so the message appears only after a press.
  function showLoadFailure() {
    for (const control of document.querySelectorAll('[data-pressed]')) delete control.dataset.pressed;
    const notice = document.querySelector('[data-load-failure]');
    notice.textContent = notice.dataset.startFailure;
  }

  // Looks like the application's own error screen, whose texts are not available here.
  function startFailure(look) {
    const isFrench = root.lang === 'fr';
    const title = isFrench ? 'La page n’a pas pu être chargée' : 'Could not load the page';
    const advice = isFrench
      ? 'Votre connexion a peut-être été coupée, ou une extension de votre navigateur bloque nos scripts.'
      : 'Your connection may have dropped, or an extension of your browser blocks our scripts.';
    const again = element('a', 'font-medium text-accent underline', isFrench ? 'Recharger la page' : 'Reload the page');
    again.href = location.href;
    const box = element('div', `mx-auto flex max-w-2xl flex-col gap-6 px-6 py-16 ${look}`);
    box.role = 'alert';
    // A rendered screen already has an h1.
    const level = root.dataset.renderedScreen ? 'h2' : 'h1';
    box.append(element(level, 'text-3xl', title), element('p', 'max-w-measure text-ink-muted', advice), again);
    document.title = title;
    return box;
  }

  function element(name, className, text = '') {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function repeat(control) {
    delete control.dataset.pressed;
    if (control.type === 'radio') {
      // React does not notice a choice made before it started. Only the last one counts.
      if (!control.checked) return;
      control.checked = false;
    }
    control.click();
  }
})();
