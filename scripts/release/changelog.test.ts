import { describe, expect, it } from 'vitest';
import { closeUnreleased, notesOf } from './changelog.mjs';

const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n- Fixed.\n\n## 0.1.0\n\n- First.\n';

describe('a release', () => {
  it('takes what was unreleased, and leaves room for what comes next', () => {
    expect(closeUnreleased(changelog, '0.2.0', '2026-11-16')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-16)\n\n- New.\n- Fixed.\n\n## 0.1.0\n\n- First.\n',
    );
  });

  it('is refused while there is nothing to tell', () => {
    const closed = closeUnreleased(changelog, '0.2.0', '2026-11-16');
    expect(() => closeUnreleased(closed, '0.3.0', '2026-11-17')).toThrow('Unreleased');
  });

  it('has its own notes, dated or not', () => {
    expect(notesOf(closeUnreleased(changelog, '0.2.0', '2026-11-16'), '0.2.0')).toBe('- New.\n- Fixed.');
    expect(notesOf(changelog, '0.1.0')).toBe('- First.');
    expect(() => notesOf(changelog, '0.9.0')).toThrow('0.9.0');
  });
});
