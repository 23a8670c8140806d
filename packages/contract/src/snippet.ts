export interface SnippetOptions {
  /** Where the widget is served, without a trailing slash. */
  readonly cdnUrl: string;
  readonly uniqueId: string;
  /** One fixed release: its file below the widget's address, and the hash the browser checks it by. */
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

/** The same without inline code, for pages whose Content-Security-Policy forbids it. */
export function installationTag({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
  return `<script src="${cdnUrl}${pinned?.path ?? '/widget.js'}"${check} data-widget-id="${uniqueId}" defer></script>`;
}
