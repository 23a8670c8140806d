/** Chromium writes WebP, so no further tool is needed. `page` is any page of it. */
export async function toWebp(page, png, width, quality) {
  const webp = await page.evaluate(
    async ([data, target, wanted]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(target, Math.round((bitmap.height / bitmap.width) * target));
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), width, quality],
  );
  return Buffer.from(webp, 'base64');
}
