import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Cookie Policy',
  lead: `${name} stores only what it needs to work and what you choose yourself. Analytics and advertising need your consent, and today we use neither.`,
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      blocks: [
        'A cookie is a small text that a website asks your browser to keep and to send back on later visits. Browsers also offer “local storage” and, until you close a tab, “session storage”: notes that a website keeps on your device and that are not sent back. This policy covers all of them, and calls them cookies where the difference does not matter.',
        'Cookies can come from the website you are visiting or from another company whose content it shows. Our pages show nothing from other companies until you ask for it, as described under “Other companies’ pages”.',
      ],
    },
    {
      id: 'types-of-cookies',
      heading: 'The four types of cookies',
      blocks: [
        'Cookies are usually grouped by purpose:',
        {
          entries: [
            {
              name: 'Essential',
              text: 'The service needs them to keep you signed in, to keep requests secure and to remember your answer to the cookie banner. They are always active and need no consent.',
            },
            {
              name: 'Performance and functionality',
              text: 'They remember what you chose, such as theme and language, so that you do not have to choose again. We store them only once you have chosen.',
            },
            {
              name: 'Analytics and customization',
              text: 'They show how people use a site, and help to adapt it. They need your consent. We use none today.',
            },
            {
              name: 'Advertising',
              text: 'They show ads that fit your interests, and measure them. The banner calls them marketing. They need your consent. We use none today.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store today',
      blocks: [
        'Essential:',
        {
          entries: [
            {
              name: 'evenway_session (cookie)',
              text: 'Keeps you signed in. Scripts cannot read it. It lasts 7 days, is renewed while you use the application, and ends after 30 days at the latest or when you sign out. Over https its name begins with __Host-.',
            },
            {
              name: 'evenway_device (cookie)',
              text: 'Recognizes a browser in which you have signed in or reset your password, so that strangers who guess passwords cannot lock you out, and so that we can tell you of sign-ins from other browsers. It lasts 180 days, does not sign anyone in by itself, and scripts cannot read it. Over https its name begins with __Host-.',
            },
            {
              name: 'evenway_visit (cookie)',
              text: 'Makes sure that you return from Google or Facebook in the browser you left from. It lasts 10 minutes at most. Over https its name begins with __Host-.',
            },
            {
              name: 'evenway_sign_in (cookie)',
              text: 'Ties a sign-in that waits for a passkey or a code to the browser it began in. It lasts 10 minutes at most, opens nothing by itself, and scripts cannot read it. Over https its name begins with __Host-.',
            },
            {
              name: 'authToken (local storage)',
              text: 'Tells the application who is signed in, and our public pages to offer you the dashboard. It is valid for 15 minutes, cannot change anything, and is removed when you sign out.',
            },
            {
              name: 'logoutPending (local storage)',
              text: 'Set when you sign out while our server cannot be reached, so that we can still end your session. It is removed as soon as that is done.',
            },
            {
              name: 'leftForProvider (session storage)',
              text: 'Remembers in this tab that you have left to sign in with Google or Facebook. It is removed when you return.',
            },
            {
              name: 'cookieConsent, analytics, marketing (local storage)',
              text: 'Your answer to the cookie banner. It stays until you change it or clear your browser’s storage.',
            },
          ],
        },
        'Performance and functionality:',
        {
          entries: [
            {
              name: 'theme, language (local storage)',
              text: 'The appearance and the language you have chosen, or the language in which you signed up or signed in. They stay until you clear your browser’s storage.',
            },
            {
              name: 'chosenPlan (local storage)',
              text: 'The plan you picked under Pricing, so that it is still selected when you add a website. It is removed once you subscribe.',
            },
            {
              name: 'sidebarCollapsed (local storage)',
              text: 'Whether you have collapsed the application’s sidebar.',
            },
            {
              name: 'dismissedAnnouncements (local storage)',
              text: 'Which of our announcements above the screens you have dismissed, so that they stay away.',
            },
            {
              name: 'keptForms (session storage)',
              text: 'What you have typed into a form and not sent yet, and the website you chose last, so that a reload or the end of your session does not lose them. Never a password or a code. What you typed is removed when you send it, and everything when you sign out or close the tab.',
            },
            {
              name: 'scrolled (session storage)',
              text: 'How far you have scrolled on each screen of the application, so that “Back” returns to the same place. It is removed when you close the tab.',
            },
            {
              name: 'evenway (local storage, session storage)',
              text: 'Only if you try the widget on our home page: what you choose in it, as on any website that has it.',
            },
          ],
        },
        'Analytics and customization, advertising: nothing.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        'On your first visit a banner asks whether analytics and marketing cookies may be used. “Accept All” allows both, “Decline” opts out of both, and “Customize” lets you decide one by one. Until you answer, nothing that needs your consent is loaded. The site works the same whatever you answer.',
        'You can change your mind and opt out at any time: [Cookie settings](cookie-settings). The same control is at the bottom of every page of this site. If you withdraw your consent, that applies from the next page you open.',
        'You can also delete or block cookies in your browser’s settings. Without the essential ones you cannot stay signed in.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Other companies’ pages',
      blocks: [
        'Some steps take you to other companies’ services, which set their own cookies under their own policies: Stripe’s payment pages ([Stripe’s privacy policy](https://stripe.com/privacy)), the Google or Facebook sign-in pages if you choose them, and the scheduling page if you book a meeting. We load nothing from them before that.',
      ],
    },
    {
      id: 'widget',
      heading: 'The widget on our customers’ websites',
      blocks: [
        `The ${name} widget sets no cookies. It stores nothing until a visitor makes a choice. It then keeps that choice in the website’s local storage, under the name “evenway”, with what it needs to apply it at once on the next page: its style rules and the website’s widget settings. If a visitor hides the button for one visit, an entry of the same name in the session storage remembers that. All of this stays in the visitor’s browser, and Reset in the widget removes the choices.`,
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        'If we start to use other cookies, we describe them here first and ask for your consent where it is needed. The date at the top tells you when this page last changed.',
        `If you have questions about cookies, write to [${contactEmail}](mail). Our [Privacy Policy](privacy) describes what we do with personal data.`,
      ],
    },
  ],
});
