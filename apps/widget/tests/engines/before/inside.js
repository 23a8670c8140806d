/**
 * Runs before everything else on a test page: opens the widget's closed shadow root, finds its controls by their
 * visible names, and records errors. With `fresh` in the address, only the given `settings` are remembered, as if
 * chosen on an earlier visit.
 */
{
  const address = new URL(location.href);
  if (address.searchParams.has('fresh')) {
    localStorage.clear();
    sessionStorage.clear();
    const settings = address.searchParams.get('settings');
    if (settings) localStorage.setItem('evenway', `{"s":${settings}}`);
    address.searchParams.delete('fresh');
    address.searchParams.delete('settings');
    history.replaceState(null, '', address);
  }

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    // Including what the page has added to every object.
    const open = Object.assign(Object.create(Object.getPrototypeOf(init)), init, { mode: 'open' });
    return attach.call(this, /^evenway-(widget|check)$/.test(this.localName) ? open : init);
  };

  // The browser's own, since a page may replace them later.
  const { Promise: OwnPromise, setTimeout: startTimer } = window;
  const [{ stringify }, { now }] = [JSON, Date];
  /** Polls until `isThere`, and returns the last result. */
  const waitFor = async (look, isThere, patience) => {
    const latest = now() + patience;
    for (;;) {
      const seen = await look();
      if (isThere(seen) || now() > latest) return seen;
      await new OwnPromise((resume) => startTimer(resume, 20));
    }
  };

  const trouble = [];
  addEventListener('error', (event) => trouble.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => trouble.push(`rejection: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    trouble.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );

  // A live list, since a page may shadow the document's members later.
  const widgets = document.getElementsByTagName('evenway-widget');
  const query = (selector) => widgets[0]?.shadowRoot?.querySelector(selector) ?? null;
  const all = (selector) => [...(query('.p')?.querySelectorAll(selector) ?? [])];
  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent.trim();
  /**
   * Opens the panel group that contains a control. Controls that are created on opening are found after opening all
   * groups.
   */
  const reveal = (find) => {
    let found = find();
    if (!found) {
      for (const group of all('h3 [aria-expanded=false]')) group.click();
      found = find();
    }
    for (let closed = found?.closest('[hidden]'); closed; closed = closed.parentElement.closest('[hidden]'))
      closed.previousElementSibling.querySelector('[aria-expanded=false]')?.click();
    return found;
  };

  const panelButton = (name) => reveal(() => all('button').find((button) => nameOf(button) === name) ?? null);
  const radio = (group, option) =>
    reveal(() => {
      const field = all('fieldset').find((one) => one.querySelector('legend')?.textContent === group);
      const label = [...(field?.querySelectorAll('label') ?? [])].find((one) => one.textContent === option);
      return label ? field.querySelector(`#${label.htmlFor}`) : null;
    });

  window.inside = {
    trouble,
    query,
    panelButton,
    radio,
    /** Waits a second at most: a test that waits longer asks again, and survives a page that goes away. */
    until: (look, expected) => {
      const wanted = stringify(expected);
      return waitFor(look, (seen) => stringify(seen) === wanted, 1000);
    },
    /** A button of the panel, or an option of a choice. The content of groups is loaded with the first of them. */
    async control(name, option) {
      const find = () => (option ? radio(name, option) : panelButton(name));
      const found = await waitFor(find, (control) => control !== null, 15_000);
      if (!found) throw new Error(`There is no ${option ? `${option} of ${name}` : `button ${name}`}`);
      return found;
    },
    /** Where to press a control: in view, not moving, and with nothing over it. */
    async pressPoint(control) {
      const root = control.getRootNode();
      const ending = root.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 10_000);
      // At their end at once: nothing tests how they look on the way, and each frame has to be drawn.
      for (const animation of ending) animation.finish();
      // A group that is about to be filled would move what is below it.
      const isFilling = () => root.querySelector('.p .body:not([hidden]):empty');
      for (let tries = 0; isFilling() && tries < 100; tries++) await new Promise((resume) => setTimeout(resume, 20));
      control.scrollIntoView({ block: 'center' });
      // A press that starts on one control and ends on another, because something moved, is not a press.
      const boxOf = () => JSON.stringify(control.getBoundingClientRect());
      for (let box = ''; box !== boxOf(); ) {
        box = boxOf();
        await new Promise((resume) => requestAnimationFrame(resume));
      }
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = root.elementFromPoint(x, y);
      if (hit !== control && !control.contains(hit))
        throw new Error(`${nameOf(control)} is covered by ${hit?.outerHTML}`);
      return [x, y];
    },
  };
}
