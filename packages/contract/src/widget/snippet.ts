export interface SnippetOptions {
  /** Where the widget is served, without a trailing slash. */
  readonly cdnUrl: string;
  readonly uniqueId: string;
  /** One fixed release: its file below the widget's address, and the hash that the browser checks. */
  readonly pinned?: { readonly path: string; readonly integrity: string };
}

/** What an owner pastes into the body of a page: it adds the widget's script once the document is complete. */
export function installationSnippet({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? `\n      s.integrity = '${pinned.integrity}';\n      s.crossOrigin = 'anonymous';` : '';
  return `<script>
  (function () {
    function add() {
      var s = document.createElement('script');
      s.src = '${cdnUrl}${pinned?.path ?? '/widget.js'}';${check}
      s.setAttribute('data-widget-id', '${uniqueId}');
      document.body.appendChild(s);
    }
    if (document.readyState === 'complete') add();
    else window.addEventListener('load', add);
  })();
</script>`;
}

/**
 * For the end of `<head>`: applies a visitor's saved settings from the visitor's own storage before the page is drawn,
 * and adds the script without waiting for the page. It delays nothing if our host is down. What it reads from storage
 * (`c`, `g`, `k`) must keep its meaning forever, since these lines stay on customers' pages.
 */
export function earlySnippet({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? `\n    s.integrity = '${pinned.integrity}';\n    s.crossOrigin = 'anonymous';` : '';
  return `<script>
  (function () {
    var s = document.createElement('script');
    try {
      var kept = JSON.parse(localStorage.getItem('evenway')) || {};
      var isOtherPage = [].some.call(document.styleSheets, function (sheet) {
        return kept.g && sheet.href && kept.g.indexOf(sheet.href) < 0;
      });
      if (kept.k && kept.c && !isOtherPage) {
        s.evenway = new CSSStyleSheet({ media: 'screen' });
        s.evenway.replaceSync(kept.c);
        document.adoptedStyleSheets = [].slice.call(document.adoptedStyleSheets).concat(s.evenway);
      }
    } catch (e) {
      // Storage is blocked or the browser too old: nothing is applied early, and the script below does what it can.
    }
    s.src = '${cdnUrl}${pinned?.path ?? '/widget.js'}';${check}
    s.async = true;
    s.setAttribute('data-widget-id', '${uniqueId}');
    document.head.appendChild(s);
  })();
</script>`;
}

/** A link for the page itself, for example in its footer: opens the panel, also if a visitor has hidden the button. */
export function triggerLink(label: string): string {
  return `<a href="#evenway" data-evenway-open>${label}</a>`;
}

/** The same without inline code, for pages whose Content-Security-Policy forbids it. */
export function installationTag({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
  return `<script src="${cdnUrl}${pinned?.path ?? '/widget.js'}"${check} data-widget-id="${uniqueId}" defer></script>`;
}
