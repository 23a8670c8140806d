const oneOf = (...sources: readonly string[]) => new RegExp(sources.join('|'));

/**
 * What nearly every page loads, in two files instead of forty: React, and the smallest parts of the design system and the
 * platform. The public site and the application share both.
 */
export const sharedChunks = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    {
      name: 'base',
      test: oneOf(
        'src/ui/(link|texts|class-names|button|button-style|button-link|text-link|logo|logo-mark|skip-link|level-bars|press)\\.tsx?$',
        'src/ui/(segmented-control|unavailable-context|field-style)\\.tsx?$',
        'src/platform/(settings|storage|preferences/.*|i18n/(define-texts|use-texts)|page/use-page-title)\\.tsx?$',
        'src/platform/booking/open-booking\\.ts$',
        'src/features/booking/(booking-host|texts)\\.tsx?$',
        'src/app/(texts|layouts/(site-texts|preference-pickers|footer-link))\\.tsx?$',
        'contract/src/(paths|constants|brand|public-settings|site-renderer)\\.ts$',
        'lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared/.*|icons/(check|x))\\.js$',
        'vite/preload-helper',
        'rolldown/runtime',
      ),
    },
  ],
};
