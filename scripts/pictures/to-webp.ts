import type { Page } from '@playwright/test';

/** Chromium writes WebP, so no further tool is needed. `page` is any page of it. */
export async function toWebp(page: Page, png: Buffer, width: number, quality: number): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ data, target, wanted }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(target, Math.round((bitmap.height / bitmap.width) * target));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { data: png.toString('base64'), target: width, wanted: quality },
  );
  return Buffer.from(webp, 'base64');
}
