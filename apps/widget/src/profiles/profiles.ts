import type { Settings } from '../settings/options.ts';

/** Several settings with one press, named by what they do. */
export const profiles: Record<'see' | 'understand' | 'calm' | 'focus' | 'read', Settings> = {
  see: { textSize: '150', contrast: 'own', links: 'on', cursor: 'on' },
  understand: { textSize: '125', lineHeight: '1', headings: 'on', links: 'on', motion: 'on' },
  calm: { motion: 'on', saturation: 'low', mute: 'on' },
  focus: { tunnel: 'on', motion: 'on', mute: 'on' },
  read: { font: 'lexend', letterSpacing: '2', lineHeight: '2', align: 'left' },
};

export type Profile = keyof typeof profiles;

export const isProfile = (name: string): name is Profile => Object.hasOwn(profiles, name);
