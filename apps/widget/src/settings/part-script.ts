/** A part leaves its entry on the script element that loaded it, which needs no further global name. */
export interface PartScript extends HTMLScriptElement {
  evenway?: unknown;
}
