import type { Context } from '../engine/adjustment.ts';
import { fontFamily } from './font.ts';

declare const FONT_FILES: Record<string, [regular: string, bold: string]>;

/** Fetched on first use and given to the browser as bytes, so that no policy for fonts has to allow our host. */
export function loadFont(name: string, { loader }: Context, fail: () => void): () => void {
  let wanted = true;
  const faces: FontFace[] = [];
  (FONT_FILES[name] ?? []).forEach((file, bold) => {
    loader
      .fetchPart(file, 'woff2')
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => {
        if (!wanted) return;
        const face = new FontFace(fontFamily(name), bytes, { weight: bold ? '600 900' : '100 500' });
        faces.push(face);
        document.fonts.add(face);
      })
      .catch(() => wanted && fail());
  });
  return () => {
    wanted = false;
    for (const face of faces) document.fonts.delete(face);
  };
}
