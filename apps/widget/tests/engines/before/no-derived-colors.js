/** A browser from before one color could be made from another: it drops such declarations, and says so when asked. */
{
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (css) {
    replaceSync.call(this, css.replace(/[\w-]+:rgb\(from[^;}]*;?/g, ''));
  };
  const { supports } = CSS;
  CSS.supports = (...asked) => !asked.join(':').includes('rgb(from') && supports(...asked);
}
