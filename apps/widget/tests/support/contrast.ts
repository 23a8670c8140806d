/**
 * The share of visible text elements that reach 7:1 on their background, and those that do not. Runs in a page, so it
 * uses nothing but the page.
 */
export function poorContrast(): { share: number; poor: string[] } {
  type Color = [number, number, number, number];
  const read = (text: string): Color => {
    const numbers = (text.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith('color') ? 255 : 1;
    return [(numbers[0] ?? 0) * scale, (numbers[1] ?? 0) * scale, (numbers[2] ?? 0) * scale, numbers[3] ?? 1];
  };
  const over = (top: Color, under: Color): Color =>
    [0, 1, 2].map((i) => (top[i] as number) * top[3] + (under[i] as number) * (1 - top[3])).concat(1) as Color;
  const light = (color: Color) => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /**
   * The possible backgrounds of an element: several colors under a gradient, each of its stops over everything below.
   */
  const backdrops = (element: Element | null): Color[] => {
    if (!element) return [[255, 255, 255, 1]];
    const style = getComputedStyle(element);
    const color = read(style.backgroundColor);
    if (style.backgroundImage.includes('url(') && color[3] < 1) return [[128, 128, 128, 1]];
    const layers = (style.backgroundImage.match(/gradient\((?:[^()]|\([^()]*\))*\)/g) ?? []).map((layer) =>
      (layer.match(/(?:rgba?|color)\([^)]*\)/g) ?? []).map(read),
    );
    const covers = color[3] >= 1 || layers.some((stops) => stops.every((stop) => stop[3] >= 1));
    let below = covers
      ? [over(color, [255, 255, 255, 1])]
      : backdrops(element.parentElement).map((one) => over(color, one));
    for (const stops of layers.reverse()) below = below.flatMap((one) => stops.map((stop) => over(stop, one)));
    return below;
  };
  const poor: string[] = [];
  let all = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (
      !text ||
      /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXT|TSPAN)$/i.test(element.tagName) ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    all++;
    const ratios = backdrops(element).map((back) => {
      const front = over(read(getComputedStyle(element).color), back);
      const [high, low] = [light(front), light(back)].sort((a, b) => b - a) as [number, number];
      return { ratio: (high + 0.05) / (low + 0.05), back };
    });
    const { ratio, back } = ratios.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));
    if (ratio < 6.99)
      poor.push(
        `${element.localName}${element.id && `#${element.id}`}.${[...element.classList].join('.')} ${ratio.toFixed(1)} ${getComputedStyle(element).color} on ${back.map(Math.round)}`,
      );
  }
  return { share: all ? 1 - poor.length / all : 1, poor };
}
