import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Cookie Policy',
  lead: `Today ${name} stores only what it needs to work and what you have chosen yourself. Analytics and advertising wait for your consent, and at present we use neither.`,
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      blocks: [
        'A cookie is a small text that a website asks your browser to keep and to send back on later visits. Browsers also offer “local storage” and, until a tab is closed, “session storage”: notes that a website keeps on your device and that are not sent along. This policy covers all of them, and calls them cookies where the difference does not matter.',
        'Cookies can belong to the website you are visiting or to somebody else whose content it carries. Our pages carry nobody else’s until you ask for it, as described under “Pages of others”.',
      ],
    },
    {
      id: 'types-of-cookies',
      heading: 'The four types of cookies',
      blocks: [
        'Cookies are commonly sorted by what they are for:',
        {
          entries: [
            {
              name: 'Essential',
              text: 'Needed for the service to work: to keep you signed in, to keep requests secure, and to remember your answer to the cookie banner. They are always active and need no consent.',
            },
            {
              name: 'Performance and functionality',
              text: 'Remember what you have chosen, such as theme and language, so that you need not choose again. We store them only because you made that choice.',
            },
            {
              name: 'Analytics and customization',
              text: 'Help to understand how a site is used, and to adapt it. Only with your consent. We use none today.',
            },
            {
              name: 'Advertising',
              text: 'Serve to show advertisements that fit your interests, and to measure them. The banner calls them marketing. Only with your consent. We use none today.',
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
              text: 'Marks a browser in which you signed in with a password or reset it, so that strangers who guess at your password cannot lock you out. It lasts 180 days, opens nothing by itself, and scripts cannot read it. Over https its name begins with __Host-.',
            },
            {
              name: 'evenway_visit (cookie)',
              text: 'Ties a visit to Google or Facebook to your browser while you sign in there. It lasts 10 minutes at most. Over https its name begins with __Host-.',
            },
            {
              name: 'authToken (local storage)',
              text: 'Tells the application who has signed in, and the public pages that they can offer you the dashboard. It is valid for 15 minutes, cannot change anything, and is removed when you sign out.',
            },
            {
              name: 'logoutPending (local storage)',
              text: 'Set when you sign out while our server cannot be reached, so that we can still end your session. It is removed as soon as that is done.',
            },
            {
              name: 'leftForProvider (session storage)',
              text: 'Notes in this tab that you have left to sign in with Google or Facebook. It is removed when you return.',
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
              text: 'The plan you picked on our pricing section, so that it is still chosen after you sign up. It is removed when you have subscribed.',
            },
            {
              name: 'sidebarCollapsed (local storage)',
              text: 'Whether you have folded the sidebar of the application.',
            },
            {
              name: 'keptForms (session storage)',
              text: 'What you have typed into a form, while the application has to load itself anew. Never a password. It is removed when the form is back, or when you close the tab.',
            },
            {
              name: 'scrolled (session storage)',
              text: 'How far you have scrolled on each screen of the application, so that “Back” leads to the same place. It is removed when you close the tab.',
            },
            {
              name: 'evenway (local storage, session storage)',
              text: 'Only if you try the widget on our home page: what you have chosen in it, as on any website that carries it.',
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
        'On your first visit a banner asks whether analytics and marketing cookies may be used. “Accept All” allows both, “Decline” opts out of both, and “Customize” lets you decide one by one. Until you have answered, nothing that needs your consent is loaded, and the site works the same whatever you answer.',
        'You can change your mind and opt out at any time: [Cookie settings](cookie-settings). You find the same control at the bottom of every page of this site. If you take back your consent, that applies from the next page you open.',
        'You can also delete or block cookies in your browser’s settings. Without the essential ones you cannot stay signed in.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Pages of others',
      blocks: [
        'Some steps take you to services of others, which set their own cookies under their own policies: the payment pages of Stripe ([Stripe’s privacy policy](https://stripe.com/privacy)), the sign-in pages of Google or Facebook if you choose them, and the scheduling page if you book a meeting. We load nothing from them before you take such a step.',
      ],
    },
    {
      id: 'widget',
      heading: 'The widget on our customers’ websites',
      blocks: [
        `The ${name} widget sets no cookies. It stores nothing until a visitor makes a choice in it. Then it keeps that choice in the local storage of the website that carries it, under the one name “evenway”, with what is needed to apply it at once on the next page: the style rules it makes and the website’s widget settings. If a visitor hides the button for one visit, a mark under the same name in the session storage says so. All of this stays in the visitor’s browser; a reset in the widget removes the choices.`,
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        'If we start to use other cookies, we describe them here first. What needs your consent waits for it. Please look at this page from time to time; the date at the top tells you when it last changed.',
        `Questions about cookies go to [${contactEmail}](mail). What we do with personal data is described in our [Privacy Policy](privacy).`,
      ],
    },
  ],
});
