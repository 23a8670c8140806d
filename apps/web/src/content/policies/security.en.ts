import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail }) => ({
  title: 'Security Policy',
  lead: `How ${name} protects your account, your organization and the visitors of your websites, and how to tell us when you find a weakness.`,
  sections: [
    {
      id: 'approach',
      heading: 'How we approach security',
      blocks: [
        'The data that is safest is the data we do not have. We ask for little, keep it no longer than it is of use, and never see card numbers. What we do keep is protected in several layers, so that one mistake alone does not expose it.',
        'This page describes what is in place today, and also what is not. No service can promise perfect security.',
      ],
    },
    {
      id: 'encryption',
      heading: 'Encryption',
      blocks: [
        'Traffic between your browser and our servers is encrypted with TLS, and browsers are told to refuse anything else. The same goes for the connections to our payment processor and to sign-in providers.',
        'What must never be readable is not stored in readable form: passwords, session secrets and the secrets in mailed links are kept only as cryptographic hashes. Passwords are hashed with Argon2id, salted, and mixed with a key that is not in the database.',
      ],
    },
    {
      id: 'passwords-and-sign-in',
      heading: 'Passwords and sign-in',
      blocks: [
        'Your password does not leave your browser as you typed it: the browser sends a digest. Passwords that are known to be used by many are refused. Repeated attempts to guess are slowed down, per account and per network address, without locking you out for good.',
        'You can also sign in with a provider such as Google, if it is offered. We then learn your name and your verified email address, never your password there. We do not offer a second factor of our own yet; people who need one can sign in with a provider that asks for it.',
      ],
    },
    {
      id: 'sessions',
      heading: 'Sessions and mailed links',
      blocks: [
        'You stay signed in through a cookie that scripts cannot read and that is sent only to our own host. A session ends after 7 days without use, and after 30 days in any case. Signing out ends all your sessions; so does a new password, except in the browser in which you set it.',
        'Links for verifying an address or resetting a password work once, for 15 minutes. Invitations work once, for 7 days, and only for the address they were sent to.',
      ],
    },
    {
      id: 'role-based-permissions',
      heading: 'Role-based permissions',
      blocks: [
        'Every member of an organization has a role. Admins manage websites, subscriptions, the widget and the team; users can look, and change their own account. The server checks role and membership on every request, so a change of role or a removal takes effect at once.',
        'Members of one organization never see another organization’s data. Within our own team, access to production systems is limited to those who need it for their work.',
      ],
    },
    {
      id: 'application-security',
      heading: 'The application',
      blocks: [
        'Requests that change something are accepted only from our own pages, in one format, and only with the fields that are expected. A strict content policy keeps foreign code out of our pages, and they cannot be embedded in others.',
        'Every change passes automated checks before it is published, among them tests of who may do what. The software we build on is kept up to date.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      blocks: [
        'Payments are handled by Stripe. Card numbers are entered on Stripe’s pages and never reach our servers; we keep only references to customers, subscriptions and invoices. Messages from Stripe are accepted only with a valid signature.',
      ],
    },
    {
      id: 'widget',
      heading: 'The widget on your website',
      blocks: [
        'The widget changes how a page looks, in the visitor’s browser only. It sets no cookies, reads no form fields and sends no personal data. It counts visits without storing anything for it, and how often its functions are used, as totals that cannot be traced to a person.',
        'Its further parts are loaded by the fingerprint of their content, so that a file that was tampered with does not run. It is delivered only to the domains you have registered. If our servers cannot be reached, your pages work without it.',
      ],
    },
    {
      id: 'monitoring-and-incidents',
      heading: 'Monitoring and incidents',
      blocks: [
        'We watch the health of the service and log errors. Logs contain no passwords, sign-in secrets, message bodies, email addresses or network addresses.',
        'If we learn of a breach of personal data, we limit the damage, find the cause, and inform the authorities and the people affected as the law requires and without undue delay. We say what happened, which data is concerned, and what you can do.',
      ],
    },
    {
      id: 'gdpr-and-ccpa',
      heading: 'GDPR and CCPA compliance',
      blocks: [
        'The General Data Protection Regulation (GDPR) of the European Union and the California Consumer Privacy Act (CCPA) set rules for personal data. For our own compliance with them we:',
        {
          list: [
            'collect only what the service needs, and delete it on a schedule;',
            'do not sell or share personal data for advertising;',
            'load nothing that needs consent before you have given it;',
            'answer requests to see, correct, export or delete personal data;',
            'bind those who process data for us to the same duties.',
          ],
        },
        'Compliance is ongoing work and not a certificate. What we do concerns our own service; it does not make your website meet these or other laws. Details are in our [Privacy Policy](privacy).',
      ],
    },
    {
      id: 'reporting',
      heading: 'Report a weakness, and contact',
      blocks: [
        `If you have found a weakness, write to [${contactEmail}](mail) with what you found and how to repeat it. We confirm that we have read it, keep you informed, and do not take legal action against people who look in good faith, touch only their own data, do not disturb the service, and give us time to repair before they publish.`,
        'You protect your account best with a password that you use nowhere else. Tell us at once if you believe that someone else has access to it.',
      ],
    },
  ],
});
