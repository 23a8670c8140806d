import { describe, expect, it } from 'vitest';
import { earlySnippet, installationSnippet, installationTag, triggerLink } from './snippet.ts';
import { WIDGET_DEFAULTS } from './widget-config.ts';
import { widgetPreviewBase } from './widget-preview.ts';

const website = { cdnUrl: 'https://cdn.example', uniqueId: 'f'.repeat(32) };
const pinned = { path: '/widget/parts/loader.abc.js', integrity: 'sha384-abc' };

describe('the installation snippet', () => {
  it('adds the script with the unique id once the document is complete', () => {
    const code = installationSnippet(website);
    expect(code).toContain("s.src = 'https://cdn.example/widget.js';");
    expect(code).toContain(`s.setAttribute('data-widget-id', '${website.uniqueId}');`);
    expect(code).toContain("document.readyState === 'complete'");
    expect(code).not.toContain('integrity');
  });

  it('names one release and its hash when it is pinned', () => {
    const code = installationSnippet({ ...website, pinned });
    expect(code).toContain("s.src = 'https://cdn.example/widget/parts/loader.abc.js';");
    expect(code).toContain("s.integrity = 'sha384-abc';");
    expect(code).toContain("s.crossOrigin = 'anonymous';");
  });

  it('has a form for the head that applies what is saved and waits for nothing', () => {
    const code = earlySnippet({ ...website, pinned });
    expect(code).toContain("localStorage.getItem('evenway')");
    expect(code).toContain('s.async = true;');
    expect(code).toContain("s.integrity = 'sha384-abc';");
    expect(code).toContain(`s.setAttribute('data-widget-id', '${website.uniqueId}');`);
    expect(() => new Function(code.replace(/<\/?script>/g, ''))).not.toThrow();
  });

  it('has a link for the page itself, which also brings a hidden button back', () => {
    expect(triggerLink('Accessibility settings')).toBe(
      '<a href="#evenway" data-evenway-open>Accessibility settings</a>',
    );
  });

  it('has a form without inline code', () => {
    expect(installationTag({ ...website, pinned })).toBe(
      `<script src="https://cdn.example/widget/parts/loader.abc.js" integrity="sha384-abc" crossorigin="anonymous" data-widget-id="${website.uniqueId}" defer></script>`,
    );
  });
});

describe('the preview address', () => {
  it('carries the whole configuration in letters that an address may hold', () => {
    const config = { ...WIDGET_DEFAULTS, statementUrl: 'https://example.org/déclaration?a=1' };
    const text = widgetPreviewBase(config).split('/')[2] ?? '';
    expect(text).toMatch(/^[\w-]+$/);
    expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual(config);
  });
});
