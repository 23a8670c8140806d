import { retentionEntries } from '@evenway/contract';
import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Privacy Policy',
  lead: `${name} keeps as little about you as it needs to run the service, does not sell personal data, and does not follow you around the web.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are, and what this covers',
      blocks: [
        `This policy applies to the ${name} website, the application for organizations, and the widget on our customers’ websites. ${legalEntity === '' ? `The provider of ${name}` : `${legalEntity}, the provider of ${name},`} decides how the data described here is used and is responsible for it.`,
        `Organizations that use ${name} are responsible for their own websites. Their privacy policies tell you what happens there.`,
      ],
    },
    {
      id: 'data-we-collect',
      heading: 'The data we collect',
      blocks: [
        {
          entries: [
            {
              name: 'Account',
              text: 'First and last name, email address, language, your organization and your role in it. We store your password only as a hash. If you sign in with a provider such as Google, we store the ID it gives us for you. If you turn on two-step sign-in, we store the public part and the name of each passkey, the secret of your authenticator app in encrypted form, and your recovery codes as hashes. What unlocks your device, such as a fingerprint, never leaves it.',
            },
            {
              name: 'Organization',
              text: 'Its name, members, invitations and websites, and the widget settings of each website.',
            },
            {
              name: 'Billing',
              text: 'Plans, subscriptions and invoices, with their reference numbers at Stripe. We never see or store card numbers.',
            },
            {
              name: 'Emails',
              text: 'Emails we send you about your account, such as verification links, and emails you send us.',
            },
            {
              name: 'Technical data',
              text: 'Your IP address, while we answer a request and in the counters that slow down password guessing. We do not write it to our logs.',
            },
          ],
        },
        'The assistant on our website runs in your browser, so what you type there is not sent to us. If you book a meeting, the scheduling service receives the details you enter.',
      ],
    },
    {
      id: 'how-we-use-data',
      heading: 'How we use it',
      blocks: [
        {
          list: [
            'To provide the service: sign you in, show your organization its websites and invoices, and deliver the widget. Our contract with you requires this.',
            'To send emails about your account and to answer yours. This is also part of our contract.',
            'To protect the service against misuse and to find problems. This is in our legitimate interest, and in yours.',
            'To keep accounting records and invoices, as the law requires.',
            'For analytics and marketing, but only with your consent.',
          ],
        },
        'We make no automated decisions with legal effects for you, and we do not build a profile of you.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies and analytics',
      blocks: [
        'In your browser we store what keeps you signed in and what you have chosen: theme, language and your answer to the cookie banner. The [Cookie Policy](cookies) lists every item.',
        'We may use an analytics tool to learn which pages of our website people read. We would name it here first, and load it only after you agree in the cookie banner. We do not use one today.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Visitors to our customers’ websites',
      blocks: [
        'The widget sets no cookies and collects no personal data by itself. What a visitor chooses stays in their browser, on that website. Such a choice can reveal something about a person’s health, so we do not want to know it.',
        'For each website we keep two kinds of totals: how many visits there were in a month, and how often each function of the widget was used. They contain no identifier, page address or IP address, and cannot be traced to a person.',
        'Where a website offers it, a visitor can tell its owner about a barrier. Then we receive what they write, the page and the functions in use if they tick them, and an email address if they want an answer. The owner never sees that address, and we use it for nothing else. With their private link visitors can read and delete their message at any time.',
      ],
    },
    {
      id: 'who-receives-data',
      heading: 'Who receives data',
      blocks: [
        'We do not sell personal data or share it for advertising. We pass it on only:',
        {
          list: [
            'to the other members of your organization, who see your name, email address and role;',
            'to the billing contact that your organization names, who gets emails about its payments and subscriptions;',
            'to Stripe, which processes payments ([Stripe’s privacy policy](https://stripe.com/privacy));',
            'to the companies that host our servers and deliver our emails, under contract and on our instructions;',
            'to a sign-in provider, if you choose to sign in with it;',
            'to authorities, where the law requires it;',
            'to a new owner, if the service changes hands, under this same policy.',
          ],
        },
        'Some of them are in the United States or in another country than yours. Where the law requires it, we agree on safeguards such as the European Union’s standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [{ entries: retentionEntries('en') }],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Whether or not the GDPR, the CCPA or a similar law applies to you, you can ask us to:',
        {
          list: [
            'tell you what data we hold about you and give you a copy in a common format;',
            'correct what is wrong (you can change your name and email address yourself in the application);',
            'delete it, or limit what we do with it;',
            'stop a use that is based on our legitimate interest.',
          ],
        },
        'You can withdraw your consent at any time in the [cookie settings](cookie-settings). Using your rights is free and never counts against you. We answer within one month, and may first ask you to prove that the account is yours. If you are not satisfied with our answer, you can complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      heading: 'Minimum age',
      blocks: [
        'The service is for businesses and for people who are at least 16 years old. To open an account you must also be of legal age where you live. We do not knowingly collect data from anyone younger. If you learn that a child has given us data, tell us and we will delete it.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        'If we change this policy, we publish the new version here with a new date. We announce important changes by email before they apply.',
        `To ask a question or use your rights, write to [${contactEmail}](mail). It is the mailbox of our team, so your request does not depend on one person.`,
      ],
    },
  ],
});
