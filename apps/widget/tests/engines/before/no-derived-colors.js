/** A browser without relative colors: it drops such declarations, and reports them as unsupported. */
{
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (css) {
    replaceSync.call(this, css.replace(/[\w-]+:rgb\(from[^;}]*;?/g, ''));
  };
  const { supports } = CSS;
  CSS.supports = (...asked) => !asked.join(':').includes('rgb(from') && supports(...asked);
}
