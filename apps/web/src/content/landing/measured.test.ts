import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measured } from './measured.ts';

it('the landing page shows the figures of the widget and its peers as they were measured', () => {
  const file = new URL('../../../../../bench/results/widget.json', import.meta.url);
  expect(measured).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

it('what it says of them in words is true', () => {
  const [ours, ...peers] = measured.contenders;
  for (const peer of peers) {
    expect(ours.bytesBefore, 'loads least').toBeLessThan(peer.bytesBefore);
    expect(ours.grown, 'adapts most').toBeGreaterThan(peer.grown);
    expect(ours.readable, 'adapts most').toBeGreaterThan(peer.readable);
  }
  expect(ours.bytesAfter, 'not the smallest').toBeGreaterThan(Math.min(...peers.map(({ bytesAfter }) => bytesAfter)));
});
