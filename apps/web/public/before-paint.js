// Runs before the first paint, so that nobody who chose dark is shown a bright page first, nor a page in the other
// language, and nothing that is pressed on a page rendered by the server is lost while its scripts are still on their
// way. Says so when they do not come.
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
  // The way back from signing in or out can show the page as it was left.
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
    // The whole page has been read, and no other script has run.
    if (root.dataset.renderedScreen) document.addEventListener('readystatechange', translateScreen, { once: true });
  } else if (language === 'fr' && root.lang === 'en') {
    // On the public site the language is part of the address.
    root.hidden = true;
    location.replace(`/fr${location.pathname}`.replace(/\/$/, '') + location.search + location.hash);
  }

  // The language of the public site is its address. It is not stored for those who only read.
  function comesFromFrenchPage() {
    try {
      const { origin, pathname } = new URL(document.referrer);
      return origin === location.origin && /^\/fr(\/|$)/.test(pathname);
    } catch {
      return false;
    }
  }

  // The server draws the screen in one language and sends the other along, out of the document, for those who have chosen it.
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
      // Storage can be forbidden; then nothing was chosen.
      return null;
    }
  }

  // Who signed in here is shown the way to the dashboard instead of to signing in. It is a hint for the eye: only the
  // server knows whether the session still lives, and it lives for 7 days after the token was given at most.
  function markSignedIn(token) {
    let isSignedIn = false;
    try {
      const { iat } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      isSignedIn = Date.now() < (iat + 7 * 24 * 60 * 60) * 1000;
    } catch {
      // There is none, or none that can be read.
    }
    root.toggleAttribute('data-signed-in', isSignedIn);
  }

  // The application follows by itself. A public page may stay without it for as long as it is read.
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
      // Storage can be forbidden; the address says the language then.
    }
  }

  function keepEarlyPresses() {
    const keep = (event) => {
      const twin = event.target.closest('a[hreflang]');
      if (twin !== null) {
        rememberLanguage(twin.hreflang);
        twin.hash = location.hash;
      }
      carryPeriod(event.target.closest('a[href*="period="]'));
      const control = event.target.closest('button, input[type="radio"], a[aria-haspopup]');
      if (control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link that opens something would lead away.
      if (control.matches('a')) event.preventDefault();
      // Pressing again because nothing happened is still one press.
      control.dataset.pressed = '';
      if (hasFailed) sayThatNothingComes();
    };
    // A form that is sent by a key presses its button, unless that waits for more to be filled in.
    addEventListener('click', keep, true);
    addEventListener(
      'evenway:interactive',
      () => {
        removeEventListener('click', keep, true);
        for (const control of document.querySelectorAll('[data-pressed]')) repeat(control);
      },
      { once: true },
    );
  }

  // A plan leads to the signup with the period that was chosen a moment ago, also when the prices have not followed yet.
  function carryPeriod(link) {
    const chosen = document.querySelector('#pricing input[type="radio"]:checked');
    if (link !== null && chosen !== null) link.search = link.search.replace(/period=\w+/, `period=${chosen.value}`);
  }

  // What the script would do: the button of a form that was rendered as not yet complete waits for the last field.
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

  // A script of ours that does not come, or breaks before there is anything to see.
  function onStartFailure(event) {
    const isScript = event.target?.tagName === 'SCRIPT';
    if (root.dataset.publicPage) {
      hasFailed ||= isScript;
      if (hasFailed && document.querySelector('[data-pressed]')) sayThatNothingComes();
      return;
    }
    if (root.dataset.renderedScreen) {
      // It looks ready, and nothing on it would work.
      if (isScript) document.body.prepend(startFailure('border-line border-b'));
      return;
    }
    const place = document.getElementById('root');
    if ((isScript || 'message' in event) && place?.childElementCount === 0)
      place.append(startFailure('min-h-dvh justify-center'));
  }

  // The page can be read as it is; only a press needs an answer.
  function sayThatNothingComes() {
    for (const control of document.querySelectorAll('[data-pressed]')) delete control.dataset.pressed;
    const notice = document.querySelector('[data-load-failure]');
    notice.textContent = notice.dataset.startFailure;
  }

  // In the look of the application's own last resort, whose words it cannot have.
  function startFailure(look) {
    const isFrench = root.lang === 'fr';
    const title = isFrench ? 'La page n’a pas pu être chargée' : 'The page could not be loaded';
    const advice = isFrench
      ? 'Votre connexion a peut-être été coupée, ou une extension de votre navigateur bloque nos scripts.'
      : 'Your connection may have dropped, or an extension of your browser blocks our scripts.';
    const again = element('a', 'font-medium text-accent underline', isFrench ? 'Recharger la page' : 'Reload the page');
    again.href = location.href;
    const box = element('div', `mx-auto flex max-w-2xl flex-col gap-6 px-6 py-16 ${look}`);
    box.role = 'alert';
    // A rendered screen has its own first heading.
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
      // React does not notice a choice that was made before it came. Of several the last one counts.
      if (!control.checked) return;
      control.checked = false;
    }
    control.click();
  }
})();
