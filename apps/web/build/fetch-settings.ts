/** Where the API runs while the pages are developed. */
export const apiTarget = process.env.API_TARGET ?? 'http://localhost:3001';

/** The settings that the server would embed in the page; none while it is still starting. */
export async function fetchSettings(): Promise<unknown> {
  try {
    const response = await fetch(`${apiTarget}/app-settings.json`);
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
