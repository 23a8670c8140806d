import { encode } from 'uqr';

/** Modules of quiet zone around a QR code, without which some cameras do not find it. */
const QUIET_ZONE = 4;

/**
 * A QR code as an SVG path: one rectangle for every run of dark modules in a row. Drawn here, so that no other service
 * sees the text.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
  return { size, path };
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  }
  return runs;
}
