import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Contender } from './contenders.ts';
import type { Result } from './rows.ts';

/** What the public site shows about a contender: only results that are the same on every machine. */
interface Figures {
  /** Its package on npm; null for ours. */
  readonly package: string | null;
  readonly version: string | null;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
  readonly pages: number;
  readonly grown: number;
  readonly readable: number;
  readonly restored: number;
}

const FIGURES_FILE = inRoot('bench/results/widget.json');

/** Stores the figures in the repository, where the public site reads them. */
export function writeFigures(measured: ReadonlyArray<readonly [Contender, Result]>): void {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('bench/package.json'), 'utf8'));
  const contenders: Figures[] = measured
    .filter(([{ npmPackage }]) => npmPackage !== undefined)
    .map(([{ npmPackage = null }, { behavior, pages, heldOut }]) => ({
      package: npmPackage,
      version: npmPackage === null ? null : devDependencies[npmPackage],
      bytesBefore: behavior.bytesBefore,
      bytesAfter: behavior.bytesAfter,
      pages: pages.all + heldOut.all,
      grown: pages.grown + heldOut.grown,
      readable: pages.readable + heldOut.readableInBest,
      restored: pages.all - pages.different + heldOut.all - heldOut.different,
    }));
  const date = new Date().toISOString().slice(0, 10);
  const file = { command: 'npm run bench -- widget', date, contenders };
  writeFileSync(FIGURES_FILE, `${JSON.stringify(file, null, 2)}\n`);
}
