import { apiTarget } from './api-target.ts';

/** The settings that the server would write into the page; none while it is still starting. */
export async function fetchSettings(): Promise<unknown> {
  try {
    const response = await fetch(`${apiTarget}/app-settings.json`);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
