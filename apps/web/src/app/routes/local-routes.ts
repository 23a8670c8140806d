import type { RouteObject } from 'react-router';
import { settings } from '../../platform/settings.ts';
import { screen } from './screen.ts';

/** Pages for those who work on the product; they do not exist where it is served to customers. */
export const localRoutes: RouteObject[] =
  import.meta.env.DEV || settings.localServices
    ? [screen('/local/ui', async () => (await import('../../features/gallery/gallery-page.tsx')).GalleryPage)]
    : [];
