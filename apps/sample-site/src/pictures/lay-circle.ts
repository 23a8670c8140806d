interface Circle {
  x: number;
  y: number;
  wide: number;
  /** Height relative to its width. */
  flat: number;
}

/** Visits the points of a circle, with how far inside each is, from 0 at the edge to 1 at the center. */
export function layCircle(
  width: number,
  height: number,
  { x, y, wide, flat }: Circle,
  visit: (at: number, inside: number, down: number) => void,
): void {
  const high = wide * flat;
  for (let row = Math.max(0, Math.ceil(y - high)); row <= Math.min(height - 1, y + high); row++) {
    for (let column = Math.max(0, Math.ceil(x - wide)); column <= Math.min(width - 1, x + wide); column++) {
      const inside = 1 - Math.hypot((column - x) / wide, (row - y) / high);
      if (inside > 0) visit(row * width + column, inside, (row - y) / high);
    }
  }
}
