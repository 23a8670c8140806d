// Runs before the first paint, so that nobody who chose dark is shown a bright page first, nor a page in the other language,
// and nothing that is pressed on a page drawn by the server is lost while its scripts are still on their way.
(() => {
  const root = document.documentElement;
  if (root.dataset.publicPage || root.dataset.drawnScreen) keepEarlyPresses();
  if (root.dataset.drawnScreen) followFields();
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
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const applyTheme = () => {
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && systemIsDark.matches) ? 'dark' : 'light';
  };
  applyTheme();
  if (root.dataset.publicPage) followTheme();
  if (language !== 'fr') return;
  if (!root.dataset.publicPage) {
    root.lang = 'fr';
  } else if (root.lang === 'en') {
    // On the public site the language is part of the address.
    root.hidden = true;
    location.replace(`/fr${location.pathname}`.replace(/\/$/, '') + location.search + location.hash);
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
      const control = event.target.closest('button, input[type="radio"], a[aria-haspopup]');
      if (control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link that opens something would lead away.
      if (control.matches('a')) event.preventDefault();
      // Pressing again because nothing happened is still one press.
      control.dataset.pressed = '';
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

  // What the script would do: the button of a form that was drawn as not yet complete waits for the last field.
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
