import { requiredInProduction, settingsSchema } from './settings-schema.ts';

/** The text of `.env.example`, generated from the schema so that it is always up to date. */
export function envExample(): string {
  const required = new Set<string>(requiredInProduction);
  const entries = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success && fallback.data !== undefined && !Array.isArray(fallback.data) ? fallback.data : '';
    const comment = `# ${schema.description}${required.has(name) ? ' (required in production)' : ''}`;
    return `${comment}\n#${name}=${value}\n`;
  });
  return `# Settings of the server. Everything is optional on a development machine.\n# Copy this file to .env and uncomment what you change.\n\n${entries.join('\n')}`;
}
