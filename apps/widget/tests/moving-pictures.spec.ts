import { expect, snapshot, test } from './support/widget.ts';

/** How one picture is drawn, and the colour of the still that stands in its place. */
const pictureOf = async (id: string) => {
  const inTree = document.getElementById('tree')?.shadowRoot?.getElementById(id);
  const picture = (inTree ?? document.getElementById(id)) as HTMLImageElement;
  const { content, opacity } = getComputedStyle(picture);
  const { width, height } = picture.getBoundingClientRect();
  const url = /blob:[^"]+/.exec(content)?.[0];
  let color = '';
  if (url) {
    const still = new Image();
    still.src = url;
    await still.decode();
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(still, 0, 0);
    color = canvas.getImageData(0, 0, 1, 1).data.join();
  }
  return { color, opacity, box: [width, height] };
};

test('a moving picture becomes a still of its first frame in its place; one that may not be read is hidden and keeps its place', async ({
  page,
  widget,
  log,
}) => {
  await widget.open('/moving.html');
  const before = await snapshot(page);
  await widget.press('Stop movement');
  await expect
    .poll(() => page.evaluate(pictureOf, 'own'))
    .toEqual({ color: '255,0,0,255', opacity: '1', box: [80, 40] });
  expect(await page.evaluate(pictureOf, 'far')).toEqual({ color: '', opacity: '0', box: [80, 40] });
  expect((await snapshot(page)).html).toBe(before.html);
  // One that arrives later follows.
  await page.evaluate(() => {
    const later = new Image(30, 30);
    later.id = 'later';
    later.src = '/moving.gif?later';
    document.querySelector('main')?.append(later);
  });
  await expect.poll(() => page.evaluate(pictureOf, 'later')).toMatchObject({ color: '255,0,0,255', opacity: '1' });
  await page.evaluate(() => document.getElementById('later')?.remove());
  await widget.press('Stop movement');
  await expect.poll(() => snapshot(page)).toEqual(before);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(log.errors).toEqual([]);
});

test('so does one in a shadow root, and one that the page carries in itself', async ({ page, widget, log }) => {
  await widget.open('/moving.html');
  await page.evaluate(async () => {
    const bytes = new Uint8Array(await (await fetch('/moving.gif')).arrayBuffer());
    const tree = document.createElement('div');
    tree.id = 'tree';
    document.querySelector('main')?.append(tree);
    const picture = (id: string, src: string) => Object.assign(new Image(30, 30), { id, src });
    const shadow = tree.attachShadow({ mode: 'open' });
    shadow.append(picture('inside', '/moving.gif'));
    const carried = picture('carried', `data:image/gif;base64,${btoa(String.fromCharCode(...bytes))}`);
    document.querySelector('main')?.append(carried);
    await carried.decode();
  });
  await widget.press('Stop movement');
  for (const id of ['inside', 'carried'])
    await expect
      .poll(() => page.evaluate(pictureOf, id), id)
      .toEqual({ color: '255,0,0,255', opacity: '1', box: [30, 30] });
  await widget.press('Stop movement');
  for (const id of ['inside', 'carried'])
    await expect.poll(() => page.evaluate(pictureOf, id), id).toEqual({ color: '', opacity: '1', box: [30, 30] });
  const sheets = () => document.getElementById('tree')?.shadowRoot?.adoptedStyleSheets.length;
  await expect.poll(() => page.evaluate(sheets)).toBe(0);
  expect(log.errors).toEqual([]);
});

test('where the page allows no such pictures, they are hidden and keep their place', async ({ page, widget }) => {
  await widget.open('/moving.html?strict');
  await widget.press('Stop movement');
  await expect.poll(() => page.evaluate(pictureOf, 'own')).toEqual({ color: '', opacity: '0', box: [80, 40] });
});
