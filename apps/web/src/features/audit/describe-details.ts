import type { AuditEntry, Language } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { detailTexts } from './detail-texts.ts';

/** The details of an entry in words. Ids and the like are only in the exported file. */
export function describeDetails(language: Language, details: AuditEntry['details']): string[] {
  const words = Object.entries(details).map(([name, value]) => describeDetail(language, name, String(value ?? '')));
  return words.filter((word) => word !== null);
}

/** Null for what this version has no words for. */
function describeDetail(language: Language, name: string, value: string): string | null {
  const t = detailTexts[language];
  const roles = roleNames[language];
  if (name === 'role' && isNamed(roles, value)) return t.role(roles[value]);
  if (name === 'way' && isNamed(t.ways, value)) return t.ways[value];
  if (name === 'kind' && isNamed(t.kinds, value)) return t.kinds[value];
  if (name === 'requiresSecondFactor' && isNamed(t.requiresSecondFactor, value)) return t.requiresSecondFactor[value];
  if (name === 'accepted' && isNamed(t.accepted, value)) return t.accepted[value];
  if (name === 'isIndexable' && isNamed(t.isIndexable, value)) return t.isIndexable[value];
  if (name === 'isLinked' && isNamed(t.isLinked, value)) return t.isLinked[value];
  if (value === '') return null;
  if (name === 'version') return t.version(value);
  if (name === 'reason') return t.reason(value);
  if (name === 'plan') return t.plan(value);
  if (name === 'scopes') return t.scopes(value);
  if (name === 'events') return t.events(value);
  if (name === 'email' || name === 'from' || name === 'to') return t[name](value);
  if (name === 'expiresAt') return t.expiresAt(formatDate(language, value));
  return null;
}

const isNamed = <Names extends object>(names: Names, value: string): value is keyof Names & string =>
  Object.hasOwn(names, value);
