/**
 * What nearly every page loads, in two files instead of forty: one that changes when React does, and one with the smallest
 * parts of the design system and the platform. The public site and the application share both.
 */
export const sharedChunks = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    {
      name: 'base',
      test: new RegExp(
        [
          'src/ui/(link|texts|class-names|button|button-style|button-link|text-link|logo|logo-mark|skip-link|level-bars|press|segmented-control|unavailable-context)\\.tsx?$',
          'src/platform/(settings|storage|preferences/.*|i18n/(define-texts|use-texts)|page/use-page-title)\\.tsx?$',
          'src/app/(texts|layouts/(site-texts|preference-pickers|footer-link))\\.tsx?$',
          'contract/src/(paths|constants|brand|public-settings|site-renderer)\\.ts$',
          'lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared/.*)\\.js$',
          'vite/preload-helper',
        ].join('|'),
      ),
    },
  ],
};
