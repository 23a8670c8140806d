import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Privacy Policy',
  lead: `${name} keeps as little about you as it needs to run the service, does not sell personal data, and does not follow you around the web.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are, and what this covers',
      blocks: [
        `This policy applies to the ${name} website, the application for organizations, and the widget on our customers’ websites. ${legalEntity === '' ? `The provider of ${name}` : `${legalEntity}, the provider of ${name},`} decides how the data described here is used, and answers for it.`,
        `Organizations that use ${name} decide for themselves what they do on their own websites. For that, please read their policies.`,
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
              text: 'First and last name, email address, language, your organization and your role in it. Your password only as a hash. If you sign in with a provider such as Google, its identifier for you.',
            },
            {
              name: 'Organization',
              text: 'Its name, its members and invitations, its websites, and the settings of their widgets.',
            },
            {
              name: 'Billing',
              text: 'Plans, subscriptions and invoices, and the references under which Stripe keeps them. We neither see nor store card numbers.',
            },
            {
              name: 'Mails',
              text: 'What we send you about your account, such as verification links, and what you write to us.',
            },
            {
              name: 'Technical data',
              text: 'Your network address while a request is being answered, and in the counters that slow down guessing of passwords. It is not written to our logs.',
            },
          ],
        },
        'The assistant on our website answers inside your browser; what you type there is not sent to us. If you book a meeting, the scheduling service receives what you enter there.',
      ],
    },
    {
      id: 'how-we-use-data',
      heading: 'How we use it',
      blocks: [
        {
          list: [
            'To provide the service: to sign you in, to show your organization its websites and invoices, to deliver the widget. This is necessary for our contract with you.',
            'To send the mails that belong to your account, and to answer yours. This, too, belongs to the contract.',
            'To protect the service against misuse, and to find faults. This is our legitimate interest, and yours.',
            'To keep accounts and invoices, because the law requires it.',
            'For analytics and marketing only with your consent.',
          ],
        },
        'We make no automated decisions that have legal effects for you, and build no profiles of you.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies and analytics',
      blocks: [
        'We store in your browser what is needed to keep you signed in, and what you have chosen: theme, language and your answer to the cookie banner. The [Cookie Policy](cookies) lists every entry.',
        'We may use an analytics tool to learn which pages of our website are read. It would be loaded only after you have agreed in the cookie banner, and would be named here first. No analytics tool is in use today.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Visitors of our customers’ websites',
      blocks: [
        'The widget sets no cookies and collects no personal data. What a visitor chooses stays in that visitor’s browser, on that website. What someone switches on can say something about their health, so we do not want to know it.',
        'For each website we keep two kinds of totals: how many visits there were in a month, and how often each function of the widget was used. They hold no identifier, no page address and no network address, and cannot be traced to a person.',
      ],
    },
    {
      id: 'who-receives-data',
      heading: 'Who receives data',
      blocks: [
        'We do not sell personal data, and do not share it for advertising. It is passed on only:',
        {
          list: [
            'to the other members of your organization, who see your name, email address and role;',
            'to Stripe, which processes payments ([Stripe’s privacy policy](https://stripe.com/privacy));',
            'to those who host our servers and deliver our mails, under contract and on our instructions;',
            'to a sign-in provider, if you choose to sign in with it;',
            'to authorities, where the law obliges us;',
            'to a successor, if the service is transferred, under the same policy.',
          ],
        },
        'Some of them work in the United States or in other countries outside yours. Where the law asks for it, we agree on safeguards such as the standard contractual clauses of the European Union.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          entries: [
            {
              name: 'Your account',
              text: 'As long as it exists. When an admin removes a member, that account is deleted at once, with its sessions.',
            },
            {
              name: 'Sessions',
              text: '7 days after the last use, 30 days in any case. Expired ones are deleted every night.',
            },
            {
              name: 'Links in our mails',
              text: 'They work for 15 minutes. What we know of them is deleted a week after they expire.',
            },
            { name: 'Mails we have sent', text: 'Our record of them is deleted after a month.' },
            {
              name: 'Counters against misuse',
              text: 'They lose their effect after 15 minutes to an hour, and are deleted the following night.',
            },
            {
              name: 'Websites',
              text: 'Until you delete them, together with the settings of the widget and the counts. We remember that a domain has had its free trial.',
            },
            {
              name: 'Invoices',
              text: 'As long as tax law requires, at Stripe.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Whether or not the GDPR, the CCPA or a similar law applies to you, you can ask us to:',
        {
          list: [
            'tell you which data about you we hold, and give you a copy of it in a common format;',
            'correct what is wrong (name and address you can change yourself in the application);',
            'delete it, or restrict what we do with it;',
            'stop a use that rests on our legitimate interest.',
          ],
        },
        'You can take back a consent at any time in the [cookie settings](cookie-settings). Using your rights costs nothing and brings you no disadvantage. We answer within one month, and may first ask you to show that the account is yours. If you are not content with our answer, you may complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      heading: 'Minimum age',
      blocks: [
        'The service is for businesses, and for people who are at least 16 years old; to open an account you must also be of legal age where you live. We do not knowingly collect data of younger people. If you learn that a child has given us data, please tell us, and we delete it.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        'If we change this policy, we publish the new one here with a new date. We announce changes of substance by mail before they apply.',
        `For questions, and to use your rights, write to [${contactEmail}](mail). It is the mailbox of our team, so that your request does not depend on one person.`,
      ],
    },
  ],
});
