import { installationSnippet } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { platformTexts } from '../../../../content/install/platform-texts.ts';
import { platforms } from '../../../../content/install/platforms.ts';
import { developerMail } from './developer-mail.ts';
import { mailTexts } from './mail-texts.ts';

const cdnUrl = 'https://cdn.evenway.example';
// The longest form of the snippet.
const code = installationSnippet({
  cdnUrl,
  uniqueId: 'k3Jv9dXw2LqPz7TnB4sYgA',
  pinned: { path: '/widget/parts/loader.0a1b2c3d4e5f.js', integrity: `sha384-${'A'.repeat(64)}` },
});

describe.each(['en', 'fr'] as const)('the mail to a developer in %s', (language) => {
  const write = (platform: (typeof platforms)[number]) => {
    const { names, steps } = platformTexts[language];
    const link = developerMail({
      product: 'Evenway',
      domain: 'bakery.example',
      cdnUrl,
      code,
      platform: names[platform],
      steps: steps[platform],
      texts: mailTexts[language],
    });
    return { link, query: new URL(link).searchParams };
  };

  it.each(platforms)('for %s carries the code whole, the steps and the policy', (platform) => {
    const { query } = write(platform);
    const body = query.get('body')?.replaceAll('\r\n', '\n') ?? '';
    expect(query.get('subject')).toContain('bakery.example');
    expect(body).toContain(code);
    for (const step of platformTexts[language].steps[platform]) expect(body).toContain(step);
    expect(body).toContain(`script-src ${cdnUrl}`);
  });

  it.each(platforms)(
    'for %s is short enough for every mail program, and writes spaces as mail links do',
    (platform) => {
      const { link } = write(platform);
      expect(link.length).toBeLessThan(2048);
      expect(link).not.toContain('+');
    },
  );
});
