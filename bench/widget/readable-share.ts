/**
 * Runs in the page: the share of visible texts that reach 7:1 on the color behind them, as drawn, so filters of the page
 * and of everything above a text count too. Text on a picture counts as on middle grey.
 */
export function readableShare(own: string): number {
  type Color = [number, number, number, number];
  const read = (text: string): Color => {
    const numbers = (text.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith('color') ? 255 : 1;
    return [(numbers[0] ?? 0) * scale, (numbers[1] ?? 0) * scale, (numbers[2] ?? 0) * scale, numbers[3] ?? 1];
  };
  const each = ([r, g, b, a]: Color, change: (value: number) => number): Color => [
    ...([r, g, b].map((value) => Math.min(255, Math.max(0, change(value)))) as [number, number, number]),
    a,
  ];
  const over = (top: Color, under: Color): Color => {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
    return [mix(top[0], under[0]), mix(top[1], under[1]), mix(top[2], under[2]), 1];
  };
  const light = ([r, g, b]: Color) => {
    const part = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const backdrop = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const color = read(backgroundColor);
    if (backgroundImage.includes('url(') && color[3] < 1) return [128, 128, 128, 1];
    return color[3] >= 1 ? color : over(color, backdrop(element.parentElement));
  };
  const filtered = (element: Element, color: Color): Color => {
    let result = color;
    for (let at: Element | null = element; at; at = at.parentElement) {
      for (const [, name, amount] of getComputedStyle(at).filter.matchAll(/(\w[\w-]*)\(([\d.]+)\)/g)) {
        const by = Number(amount);
        if (name === 'invert') result = each(result, (value) => value * (1 - by) + (255 - value) * by);
        if (name === 'contrast') result = each(result, (value) => (value - 127.5) * by + 127.5);
        if (name === 'brightness') result = each(result, (value) => value * by);
      }
    }
    return result;
  };
  const texts = window.bench
    .texts(own)
    .filter(
      (element) =>
        !/^(OPTION|TEXT|TSPAN)$/i.test(element.tagName) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const readable = texts.filter((element) => {
    const back = backdrop(element);
    const front = over(read(getComputedStyle(element).color), back);
    const [high = 0, low = 0] = [filtered(element, front), filtered(element, back)].map(light).sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05) >= 6.99;
  });
  return texts.length === 0 ? 1 : readable.length / texts.length;
}
