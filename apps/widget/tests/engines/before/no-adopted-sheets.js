/** A browser without constructable style sheets. */
delete Document.prototype.adoptedStyleSheets;
