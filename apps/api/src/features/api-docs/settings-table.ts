import { WIDGET_DEFAULTS } from '@evenway/contract';
import { withRows } from '../../platform/with-rows.ts';
import { publicApiDocument } from './public-open-api.ts';

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/** The settings of the widget, as the public API describes them. */
export function describedSettings(): { name: string; values: string; usual: string; meaning: string }[] {
  const { components } = publicApiDocument({
    brandName: '',
    apiUrl: 'https://api.example',
    supportEmail: 'a@b.example',
  });
  const { properties } = components.schemas.WidgetSettingsChange as { properties: Record<string, Described> };
  return Object.entries(properties).map(([name, schema]) => {
    const usual: unknown = WIDGET_DEFAULTS[name as keyof typeof WIDGET_DEFAULTS];
    return {
      name,
      values: valuesOf(schema),
      usual: Array.isArray(usual) ? 'all' : String(usual),
      meaning: schema.description ?? '',
    };
  });
}

/** The README of the command line with the rows of its table of settings made from them. */
export function withSettings(readme: string): string {
  const rows = describedSettings().map(
    ({ name, values, usual, meaning }) => `| \`${name}\` | ${values} | ${usual} | ${meaning} |`,
  );
  return withRows(readme, '| Setting | Values |', rows);
}

/** As people write them. */
function valuesOf(schema: Described): string {
  if (schema.anyOf) return schema.anyOf.map((one) => (one.type === 'null' ? 'null' : valuesOf(one))).join(', or ');
  if (schema.enum) return schema.enum.join(', ');
  if (schema.type === 'boolean') return 'true, false';
  if (schema.type === 'integer') return `${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'array') return `a list of ${schema.items?.enum?.join(', ')}`;
  return schema.pattern?.startsWith('^#')
    ? '# and six hexadecimal digits'
    : 'an address that begins with https:// or http://';
}
