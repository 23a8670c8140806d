import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WidgetRelease } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import * as z from 'zod/mini';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { PARTS_PREFIX } from './widget-files.ts';

const Manifest = z.object({ version: z.string(), loader: z.string(), integrity: z.string() });

/** The metadata of the widget's build; null in development, before it was built. */
export function readWidgetRelease(dist: string, cdnUrl: string): WidgetRelease | null {
  const file = path.join(dist, 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) return null;
  const { version, loader, integrity } = manifest.data;
  return { cdnUrl, version, path: `${PARTS_PREFIX}${loader}`, integrity };
}

export function widgetReleaseRoutes(release: WidgetRelease | null): Implementation[] {
  return [
    implement(endpoints.getWidgetRelease, async () => {
      if (!release) throw new AppError('unavailable');
      return release;
    }),
  ];
}
