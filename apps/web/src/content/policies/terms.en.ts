import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Terms of Service',
  lead: `These terms are the agreement between you and us about ${name}. In short: give accurate information, pay for the plans you choose, obey the law, and cancel whenever you like.`,
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement to these terms',
      blocks: [
        `In these terms, “${name}”, “we” and “us” mean ${legalEntity === '' ? `the provider of the ${name} service` : `${legalEntity}, the provider of the ${name} service`}, and “you” means the person who uses it and the organization that person acts for. By creating an account or using the service you agree to these terms. If you do not agree, please do not use it.`,
        `The service consists of this website, an application in which organizations manage their websites and their team, and a widget that visitors to those websites can use to adjust how a page looks and reads. The widget gives visitors control. It does not by itself make a website meet any law or accessibility standard, and we do not promise that it will.`,
        'If you accept these terms on behalf of an organization, you confirm that you are allowed to do so.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        `The service, its software, texts, drawings, name and trademarks belong to us or to those who license them to us. While your subscription is active, you may use the application and place the widget on the websites you have subscribed. This permission is not exclusive, cannot be transferred, and ends with the subscription.`,
        'Some parts of the service are published under open-source licenses, which apply to those parts.',
        'Your websites, texts and trademarks remain yours. You allow us to use them only as far as we need to provide the service. If you send us ideas for the service, we may use them without owing you anything.',
      ],
    },
    {
      id: 'user-representations',
      heading: 'What you confirm',
      blocks: [
        'By using the service you confirm that:',
        {
          list: [
            'the information you give when you register is accurate and complete, and you will keep it up to date;',
            'you are of legal age where you live, and not a minor;',
            'you do not use bots, scripts or other automated means to access the service, except through interfaces we offer for that purpose;',
            'you have the right to register your websites and to place the widget on them;',
            'you will not use the service for anything unlawful or against these terms.',
          ],
        },
        'If any of this turns out to be untrue, we may suspend or close your account.',
      ],
    },
    {
      id: 'registration',
      heading: 'Registration',
      blocks: [
        'You need an account to use the application. Keep your password to yourself. You are responsible for what happens in your account until you tell us that someone else has access to it.',
        'The person who registers an organization becomes its first admin. Admins can invite people, change their roles and remove them. Removing a member deletes that member’s account.',
        'We may remove, reclaim or change a username or an organization’s name that is misleading, offensive or infringes someone else’s rights.',
      ],
    },
    {
      id: 'fees-and-payment',
      heading: 'Fees and payment',
      blocks: [
        'We may offer paid subscriptions. They are sold per website, monthly or yearly, at the price shown before you order. Every plan starts with a free trial of 7 days, once per website and organization. Unless you cancel before the trial ends, the subscription begins and the first payment is due.',
        'Payments are handled by Stripe, our payment processor. You agree to give accurate and complete billing information. A subscription renews at the end of each term, and the fee for the next term is charged to your payment method, until you cancel. Taxes are added where the law requires.',
        'We may change prices. A new price applies from your next term at the earliest, and we tell you beforehand.',
        'Fees are non-refundable, except as required by law. If a payment fails, the subscription is marked as not paid. If we have not received the payment 7 days later, the widget is switched off.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation',
      blocks: [
        `You can cancel at any time by contacting us at [${contactEmail}](mail). Admins can also cancel in the application, from the website’s menu on the dashboard.`,
        'A cancellation takes effect at the end of the term you have paid for. Until then the website keeps its plan and its widget, and you can resume the subscription.',
        'If you are not satisfied with the service, please write and tell us why.',
      ],
    },
    {
      id: 'prohibited-activities',
      heading: 'Prohibited activities',
      blocks: [
        'You may use the service only for its intended purpose. In particular, you may not:',
        {
          list: [
            'collect data from the service systematically, or use bots, scrapers or similar tools on it;',
            'bypass, weaken or test its security without our prior consent, except as described in our [Security Policy](security);',
            'try to obtain other people’s passwords or data, or pretend to be someone else;',
            'upload or spread viruses or anything else that harms the service, its users or their visitors;',
            'place the widget on websites with unlawful content, or use it to deceive their visitors;',
            'tell others that the service certifies or guarantees that a website meets a law or standard;',
            'resell the service, or copy it in order to build a competing one, without our written consent;',
            'create accounts by automated means or under false names;',
            'harass or threaten the people who work for us or who use the service.',
          ],
        },
      ],
    },
    {
      id: 'user-data',
      heading: 'User data',
      blocks: [
        'We keep the data you enter in order to provide the service: your account, your organization and its team, your websites and the settings of their widgets. You are responsible for what you enter and for keeping copies of anything you cannot afford to lose.',
        'You allow us to store and process this data as far as the service requires, and no further.',
        'Visitors to your websites are your visitors. The widget keeps their choices in their own browser and sends us no personal data about them, except what they write to you themselves if you switch messages on. Please mention the widget in your privacy policy where the law requires it.',
      ],
    },
    {
      id: 'privacy-policy',
      heading: 'Privacy policy',
      blocks: [
        'Our [Privacy Policy](privacy) describes how we handle personal data, and our [Cookie Policy](cookies) what we store in your browser. Both are part of these terms. The service may be hosted in a country other than yours. By using it you accept that your data is processed there, with the protection described in those policies.',
      ],
    },
    {
      id: 'term-and-termination',
      heading: 'Term and termination',
      blocks: [
        'These terms apply for as long as you use the service. You may stop at any time: cancel your subscriptions and leave the organization on the Account screen, which deletes your account. An admin can also delete the whole organization in its settings. If you are the last admin, ask us to delete your account.',
        'We may refuse access to the service, or suspend or close an account, if someone breaks these terms or the law. Unless the matter is urgent, we tell you first and give you time to put it right. If we close your account for this reason, you may not open another one under any name without our consent.',
        'If we end a paid subscription for any other reason, we refund the fee for the time that remains.',
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications and interruptions',
      blocks: [
        'We may change, add to or remove parts of the service. If a change removes an essential part of a plan you pay for, we tell you in advance and you may cancel.',
        'We cannot promise that the service is always available. Maintenance, failures and events beyond our control can interrupt it. If the widget cannot be loaded, your pages keep working without it.',
        'We may also change these terms. We publish them here with a new date, and announce important changes by email to the admins of every organization before they apply. If you keep using the service after that, you accept the new terms.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        'These terms are governed by the laws of the State of Delaware, United States, without regard to its conflict of laws rules. This does not affect the rights that mandatory law in your country gives you as a consumer.',
      ],
    },
    {
      id: 'dispute-resolution',
      heading: 'Dispute resolution',
      blocks: [
        `If you have a complaint, please write to [${contactEmail}](mail) first. Most things can be resolved that way, and both sides agree to try for at least 30 days before going to court.`,
        'Disputes that cannot be resolved are decided by the state and federal courts in Delaware. Both sides accept the jurisdiction of those courts, unless mandatory law gives you the right to another one.',
      ],
    },
    {
      id: 'corrections',
      heading: 'Corrections',
      blocks: [
        'This website and the application may contain errors in descriptions, prices, availability or other information. We may correct them at any time. If you placed an order because of an obvious error, we tell you and you can withdraw it.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      blocks: [
        'The service is provided “as is” and “as available”. As far as the law permits, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement.',
        'In particular we do not warrant that the service is free of errors, that it works with every website, browser or assistive technology, or that a website with the widget is accessible to everyone or meets any law, regulation or standard. The service is not legal advice, and it does not replace building an accessible website.',
        'We are not responsible for our customers’ websites or for third-party services that we link to.',
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of liability',
      blocks: [
        'As far as the law permits, we are not liable for indirect, incidental, special or consequential damages, such as lost profits, revenue or data, even if we knew they were possible.',
        'Our total liability, on any legal basis, is limited to what you paid us for the service in the six months before the event that gave rise to the claim.',
        'Nothing in these terms limits liability that the law does not allow to be limited, such as liability for intent or for harm to life and health.',
      ],
    },
    {
      id: 'indemnification',
      heading: 'Indemnification',
      blocks: [
        'If someone makes a claim against us because you used the service in breach of these terms, broke the law or violated another person’s rights, you agree to defend us against that claim and to cover its costs, including reasonable legal fees. We tell you about such a claim promptly, and you may take part in the defense.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact us',
      blocks: [
        `For questions or complaints about the service or these terms, write to [${contactEmail}](mail).`,
        'If any part of these terms is invalid, the rest remains in force. If we do not enforce a right once, we have not given it up.',
      ],
    },
  ],
});
