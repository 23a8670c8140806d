const oneOf = (...sources: readonly string[]) => new RegExp(sources.join('|'));

/**
 * What nearly every page loads, in five files instead of sixty: the behavior of a public page, React, the smallest
 * parts of the design system and the platform, what every screen of the application needs, and what every screen of an
 * organization reads and changes with. The public site shares the first three, and needs only the first until someone
 * reaches for a control.
 */
export const sharedChunks = {
  groups: [
    {
      name: 'start',
      test: oneOf(
        'src/lib/store\\.ts$',
        'src/platform/(storage|timings|consent/consent|page/bottom-bar)\\.ts$',
        'contract/src/site/site-renderer\\.ts$',
        'vite/preload-helper',
        'rolldown/runtime',
      ),
    },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    {
      name: 'base',
      test: oneOf(
        'src/ui/(texts|class-names)\\.ts$',
        'src/ui/actions/(button|button-style|press|unavailable-context)\\.tsx?$',
        'src/ui/navigation/(link|button-link|text-link|skip-link)\\.tsx$',
        'src/ui/fields/(segmented-control|field-style)\\.tsx?$',
        'src/ui/(layout/(logo|logo-mark)|loading/level-bars)\\.tsx$',
        'src/lib/use-store\\.ts$',
        'src/platform/(settings|preferences/.*|i18n/(define-texts|use-texts)|page/use-page-title)\\.tsx?$',
        'src/platform/booking/open-booking\\.ts$',
        'src/features/booking/(booking-host|texts)\\.tsx?$',
        'src/app/(texts|layouts/(site/site-texts|preference-pickers|site/footer-link))\\.tsx?$',
        'contract/src/(paths|constants|brand|public-settings)\\.ts$',
        'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared/.*|icons/(check|x))\\.m?js$',
      ),
    },
    {
      name: 'application-base',
      test: oneOf(
        'src/platform/api/(call|api-error|build-request|refusals|error-to-text)\\.ts$',
        'src/platform/session/(pending-logout|provider-visit|redirect-target|session-.*|token-claims|use-watched-role)\\.tsx?$',
        'src/platform/password-digest\\.ts$',
        'src/(platform/api/step-up|shared/step-up/step-up-host)\\.tsx?$',
        'src/lib/(kept-values|load-patiently)\\.ts$',
        'src/app/guards/session-area\\.tsx$',
        'src/ui/(feedback/(banner|tone-icon)|forms/focus-field|loading/loading-screen)\\.tsx?$',
        'contract/src/(call|addresses/(email|domain)|calls/(auth|users))\\.ts$',
        'lucide-react/dist/esm/icons/(circle-check|info|triangle-exclamation-point|circle-exclamation-point)\\.m?js$',
      ),
    },
    {
      name: 'organization-base',
      test: oneOf(
        'node_modules/@tanstack/',
        'src/platform/api/(query-client|use-call|use-call-mutation|affected-calls|invalidate-calls|call-removal)\\.ts$',
        'contract/src/calls/(billing|organization|widget-config)\\.ts$',
        'src/platform/i18n/format-ago\\.ts$',
        'lucide-react/dist/esm/icons/(refresh-cw|chevrons-up-down)\\.m?js$',
      ),
    },
  ],
};
