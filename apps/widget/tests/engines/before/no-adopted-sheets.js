/** A browser from before scripts could make style sheets. */
delete Document.prototype.adoptedStyleSheets;
