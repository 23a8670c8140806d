/** A part leaves its entry on the script element that loaded it: no further global name is needed. */
export interface PartScript extends HTMLScriptElement {
  evenway?: unknown;
}
