import type { Driver } from '../drivers/driver.ts';

/** How far apart red, green and blue are in the most colourful place of what the window shows: 0 is plain grey. */
export async function mostColour(driver: Driver): Promise<number> {
  return driver.run(
    async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
      paper.drawImage(image, 0, 0);
      const { data } = paper.getImageData(0, 0, image.width, image.height);
      let most = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
      }
      return most;
    },
    await driver.screenshot(),
  );
}
