import { isFull } from '../../scripts/lib/testing/depth.ts';
import { expect, test } from '../support/fixtures.ts';
import { namesOf, walk } from '../support/walk-by-keyboard.ts';

/** The Tab order of every public page. Pages are as the server has rendered them: React is not loaded. */
const before = ['Skip to the content', 'Evenway, home page', 'Open menu'];
const after = [
  ...['Contact support', 'LinkedIn', 'Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Security Policy'],
  ...['Cookie settings', 'Français', 'System', 'Ask the Accessibility Assistant'],
];
const mail = 'support@evenway.example';
const policyStops = {
  '/policies/privacy': ['Back', 'Contents', 'Cookie Policy', 'Stripe’s privacy policy', 'cookie settings', mail],
  '/policies/terms': ['Back', 'Contents', mail, 'Security Policy', 'Privacy Policy', 'Cookie Policy', mail, mail],
  '/policies/cookies': ['Back', 'Contents', 'Cookie settings', 'Stripe’s privacy policy', mail, 'Privacy Policy'],
  '/policies/security': ['Back', 'Contents', 'status page', 'Privacy Policy', mail],
};
const wideHeader = [
  ...['Skip to the content', 'Evenway, home page'],
  ...['Products', 'Solutions', 'Book', 'Pricing', 'Resources', 'FAQ', 'About Us', 'Français', 'Login', 'Sign Up'],
];
const elsewhere = (name: string) => `${name}\u2060 (opens in a new tab)`;
/** Section by section. */
const landingStops = [
  ...['Start free trial', 'Try the widget on this page', 'Try it on your own page', 'See it on my page'],
  ...['Larger text', 'Line spacing', 'Contrast', 'Highlight links'],
  ...['WebAIM Million, 2025', 'UsableNet, report on 2024', 'World Health Organization'].map(elsewhere),
  'Read the API documentation',
  ...[...['sienna-accessibility', 'accessibility', 'accessibility-widgets'].map(elsewhere), 'How we measured'],
  // Each audience's list links to where each thing is described.
  ...['One snippet for the whole website', 'Your colors, on the side you choose'],
  ...['A check of the pages you choose', 'An accessibility statement of your own'],
  ...['Any number of websites in one organization', 'Admins edit, users view', 'Single sign-on and an audit trail'],
  ...[
    'The websites of all your clients in one list',
    'A plan and invoices for each',
    'Many websites set up by one script',
  ],
  ...['A loader of about 4 KB that waits for your page', 'Runs under a strict content security policy'],
  ...['REST API', 'Webhooks', 'A command line that checks pages in your builds'],
  ...['Several websites, several people, one place', 'Colleagues join by invitation'],
  'Messages from visitors, answered by your team',
  ...['Book 30 minutes', 'Book 60 minutes'],
  ...['Yearly-18%', 'Start free trial', 'Start free trial', 'Talk To Us'],
  ...['Introduction to web accessibility', 'Check a page yourself in an hour'].map(elsewhere),
  ...[elsewhere('Check the contrast of two colors'), 'Privacy Policy', 'Security Policy'],
  ...['Does the widget make my website compliant?', 'How do I install it?', 'Will it slow my pages down?'],
  ...['What do you learn about my visitors?', 'What happens if I exceed my plan’s visits?'],
  ...['What does the trial cost?', 'What happens when I cancel?', 'Does it change my code or repair my page?'],
  ...['Write to us', 'Start free trial', 'Talk to us first'],
];
/** The landing page has everything that the policies are made of. */
const stopsOf = { ...(isFull && policyStops), '/': landingStops };

test('the keyboard leads through every public page in the order of its content, and nothing hides where it is', async ({
  page,
  request,
}) => {
  // A server that has just started does not know the prices yet.
  await expect.poll(async () => (await request.get('/')).text()).toContain('"plans":[');
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('html[data-has-looked]')).toBeAttached();
  };
  for (const [path, stops] of Object.entries(stopsOf)) {
    await open(path);
    const walked = await walk(page);
    expect(namesOf(walked), path).toEqual([...before, ...stops, ...after]);
    expect(namesOf(walked.filter(({ isHidden }) => isHidden)), path).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/policies/security');
  expect(namesOf(await walk(page, wideHeader.length))).toEqual(wideHeader);
});
