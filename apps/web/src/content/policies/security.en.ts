import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Security Policy',
  lead: `How ${name} protects your account, your organization and your visitors, and how to tell us about a vulnerability.`,
  sections: [
    {
      id: 'approach',
      heading: 'How we approach security',
      blocks: [
        'The safest data is the data we do not have. We ask for little, keep it only as long as we need it, and never see card numbers. What we do keep has several layers of protection, so that a single mistake does not expose it.',
        'This page describes what is in place today, and what is not. No service can promise perfect security.',
      ],
    },
    {
      id: 'encryption',
      heading: 'Encryption',
      blocks: [
        'Traffic between your browser and our servers is encrypted with TLS, and we tell browsers to refuse anything else. The same goes for our connections to the payment processor and to sign-in providers.',
        'We never store secrets in readable form. Passwords, session secrets and the secrets in emailed links are kept only as cryptographic hashes. Passwords are hashed with Argon2id and a salt, together with a key that is not in the database.',
      ],
    },
    {
      id: 'passwords-and-sign-in',
      heading: 'Passwords and sign-in',
      blocks: [
        'Your password does not leave your browser as you typed it: the browser sends a hash. We refuse passwords that are known to be common. We slow down repeated guesses, per account and per IP address, without ever locking you out for good.',
        'You can also sign in with a provider such as Google, if it is offered. We then receive your name and your verified email address, never your password.',
        'Two-step sign-in protects your account even when someone knows your password: a passkey of your phone, computer or security key, or the codes of an authenticator app, with ten recovery codes for a lost device. If you use it, we ask for it again before anything that cannot be undone. You see where you are signed in, can sign out any device, and get an email about a sign-in from a new browser.',
      ],
    },
    {
      id: 'sessions',
      heading: 'Sessions and emailed links',
      blocks: [
        'A cookie keeps you signed in. Scripts cannot read it, and it is sent only to our own servers. A session ends after 7 days without use, and after 30 days at the latest. Signing out ends all your sessions. So does a new password, except in the browser where you set it.',
        'Links to verify an address or reset a password work once, for 15 minutes. Invitations work once, for 7 days, and only for the address they were sent to.',
      ],
    },
    {
      id: 'role-based-permissions',
      heading: 'Role-based permissions',
      blocks: [
        'Every member of an organization has a role. Admins manage websites, subscriptions, the widget and the team; users can view everything and edit their own account. The server checks role and membership on every request, so a new role or a removal takes effect at once.',
        'Members of one organization never see another organization’s data. Within our own team, only people who need it for their work have access to production systems.',
      ],
    },
    {
      id: 'application-security',
      heading: 'The application',
      blocks: [
        'We accept requests that change something only from our own pages, in one format and with the expected fields. A strict content security policy keeps foreign code out of our pages, and other websites cannot embed them.',
        'Every change passes automated checks before release, including tests of who may do what. We keep the software we build on up to date.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        'Payments are handled by Stripe. Card numbers are entered on Stripe’s pages and never reach our servers; we keep only references to customers, subscriptions and invoices. We accept messages from Stripe only with a valid signature.',
      ],
    },
    {
      id: 'widget',
      heading: 'The widget on your website',
      blocks: [
        'The widget changes how a page looks, in the visitor’s browser only. It sets no cookies, reads no form fields and sends no personal data, except what a visitor chooses to write to the website’s owner. It counts visits without storing anything to do so, and how often each function is used, as totals that cannot be traced to a person.',
        'Its further parts are checked against a fingerprint of their content, so a file that was tampered with does not run. It is delivered only to the domains you have registered. If our servers cannot be reached, your pages work without it.',
      ],
    },
    {
      id: 'monitoring-and-incidents',
      heading: 'Monitoring and incidents',
      blocks: [
        'We monitor the service and log errors. Logs contain no passwords, sign-in secrets, message contents, email addresses or IP addresses. Our [status page](status) shows whether everything works, and the incidents of the last 90 days.',
        'If we learn of a personal data breach, we limit the damage, find the cause, and inform the authorities and the people affected without undue delay, as the law requires. We say what happened, what data is affected and what you can do.',
      ],
    },
    {
      id: 'gdpr-and-ccpa',
      heading: 'GDPR and CCPA compliance',
      blocks: [
        'The General Data Protection Regulation (GDPR) of the European Union and the California Consumer Privacy Act (CCPA) set rules for personal data. To comply with them ourselves, we:',
        {
          list: [
            'collect only what the service needs, and delete it on a schedule;',
            'do not sell personal data or share it for advertising;',
            'load nothing that needs your consent before you have given it;',
            'answer requests to see, correct, export or delete personal data;',
            'hold the companies that process data for us to the same duties.',
          ],
        },
        'Compliance is ongoing work, not a certificate. It concerns our own service, and does not make your website compliant with these or other laws. Our [Privacy Policy](privacy) has the details.',
      ],
    },
    {
      id: 'reporting',
      heading: 'Report a vulnerability, and contact',
      blocks: [
        `If you have found a vulnerability, write to [${contactEmail}](mail) and describe what you found and how to reproduce it. We confirm that we have read your report and keep you informed. We do not take legal action against people who act in good faith, touch only their own data, do not disrupt the service, and give us time to fix the problem before they publish.`,
        'The best protection for your account is two-step sign-in, with a password that you use nowhere else. Tell us at once if you think someone else has access to it.',
      ],
    },
  ],
});
