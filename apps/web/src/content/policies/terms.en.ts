import type { WritePolicy } from './policy.ts';

export const english: WritePolicy = ({ name, contactEmail, legalEntity }) => ({
  title: 'Terms of Service',
  lead: `These terms are the agreement between you and us about ${name}. In short: give true information, pay for the plans you choose, use the service lawfully, and cancel whenever you like.`,
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement to these terms',
      blocks: [
        `In these terms, “${name}”, “we” and “us” mean ${legalEntity === '' ? `the provider of the ${name} service` : `${legalEntity}, the provider of the ${name} service`}, and “you” means the person who uses it and the organization that person acts for. By creating an account or using the service you agree to these terms. If you do not agree, please do not use it.`,
        `The service consists of this website, an application in which organizations manage their websites and their team, and a widget that visitors of those websites can use to adjust how a page looks and reads. The widget gives visitors control. It does not by itself make a website meet any law or accessibility standard, and we do not promise that it will.`,
        'If you accept these terms for an organization, you confirm that you are allowed to do so.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        `The service, its software, texts, drawings, name and marks belong to us or to those who license them to us. While your subscription runs, you may use the application and place the widget on the websites that you have subscribed. This permission is not exclusive, cannot be passed on, and ends with the subscription.`,
        'Some parts of the service are published under open licenses. Those licenses apply to these parts.',
        'Your websites, your texts and your marks stay yours. You allow us to use them only as far as we need to in order to provide the service to you. If you send us ideas for the service, we may use them without owing you anything.',
      ],
    },
    {
      id: 'user-representations',
      heading: 'What you confirm',
      blocks: [
        'By using the service you confirm that:',
        {
          list: [
            'the information you give when you register is true and complete, and you will keep it up to date;',
            'you are of legal age where you live, and not a minor;',
            'you do not reach the service through bots, scripts or other automated means, except through interfaces we offer for that purpose;',
            'you are allowed to act for the websites you register, and to place the widget on them;',
            'you will not use the service for anything that is unlawful or not permitted by these terms.',
          ],
        },
        'If any of this turns out to be untrue, we may suspend or close your account.',
      ],
    },
    {
      id: 'registration',
      heading: 'Registration',
      blocks: [
        'You need an account to use the application. Keep your password to yourself; what happens through your account counts as done by you until you tell us that someone else has access to it.',
        'The person who registers an organization becomes its first admin. Admins may invite people, change their roles and remove them. Removing a member deletes that member’s account.',
        'We may remove, reclaim or change a username or an organization’s name that is misleading, offensive or in conflict with someone else’s rights.',
      ],
    },
    {
      id: 'fees-and-payment',
      heading: 'Fees and payment',
      blocks: [
        'We may offer paid subscriptions. They are sold per website, by the month or by the year, at the price shown before you order. Every plan starts with a free trial of 7 days, once per website and organization. If you do not cancel before the trial ends, the subscription begins and the first fee is due.',
        'Payments are handled by Stripe, our payment processor. You agree to give current and complete billing information. A subscription renews at the end of each term, and the fee for the next term is charged to your payment method, until you cancel. Taxes are added where the law requires it.',
        'We may change prices. A new price applies from your next term at the earliest, and we tell you before.',
        'Fees are non-refundable, except as required by law. If a payment fails, the subscription is marked as not paid, and the widget is switched off some days later if the payment is still missing.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation',
      blocks: [
        `You can cancel at any time by contacting us at [${contactEmail}](mail). An admin can also cancel in the application, in the menu of the website on the dashboard.`,
        'A cancellation takes effect at the end of the term you have paid for. Until then the website keeps its plan and its widget, and you can resume the subscription.',
        'If you are not satisfied with the service, please write to us and say why.',
      ],
    },
    {
      id: 'prohibited-activities',
      heading: 'Prohibited activities',
      blocks: [
        'You may use the service only for what it is made for. In particular you may not:',
        {
          list: [
            'collect data from the service systematically, or use bots, scrapers or similar tools on it;',
            'get around, weaken or test its security without our prior consent, other than as described in our [Security Policy](security);',
            'try to obtain other people’s passwords or data, or pretend to be someone else;',
            'upload or pass on viruses or anything else that harms the service, its users or the visitors of their websites;',
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
        'We keep the data you enter in order to provide the service: your account, your organization and its team, your websites and the settings of their widgets. You remain responsible for what you enter, and for keeping copies of what you cannot do without.',
        'You give us permission to store and process this data as far as the service needs it, and no further.',
        'Visitors of your websites are your visitors. The widget keeps their choices in their own browser and sends us no personal data about them. Please mention the widget in your own privacy information where the law asks for it.',
      ],
    },
    {
      id: 'privacy-policy',
      heading: 'Privacy policy',
      blocks: [
        'How we handle personal data is described in our [Privacy Policy](privacy), and what is stored in your browser in our [Cookie Policy](cookies). Both are part of these terms. The service may be hosted in another country than yours; by using it you accept that your data is processed there, with the protection described in those policies.',
      ],
    },
    {
      id: 'term-and-termination',
      heading: 'Term and termination',
      blocks: [
        'These terms apply for as long as you use the service. You may stop at any time: cancel your subscriptions, and ask us to delete your account.',
        'We may refuse access to the service, or suspend or end an account, if these terms or the law are broken. Unless the matter is urgent, we tell you first and give you time to put it right. If your account was closed for such a reason, you may not open another one under any name without our consent.',
        'If we end a paid subscription without a reason of that kind, you get back the part of the fee for the time that remains.',
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications and interruptions',
      blocks: [
        'We may change, add to or remove parts of the service. If a change takes away something essential of a plan that you pay for, we tell you in advance, and you may cancel.',
        'We cannot promise that the service is available at all times. Maintenance, faults and events beyond our control can interrupt it. If the widget cannot be reached, your pages go on working without it.',
        'We may also change these terms. We then publish them here with a new date; changes of substance are announced by mail to the admins of every organization before they apply. People who go on using the service after that accept them.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        'These terms are governed by the laws of the State of Delaware, United States, without regard to its rules on the conflict of laws. Rights that the mandatory law of your country gives you as a consumer remain untouched.',
      ],
    },
    {
      id: 'dispute-resolution',
      heading: 'Dispute resolution',
      blocks: [
        `If you have a complaint, please write to [${contactEmail}](mail) first. Most things can be settled that way, and both sides agree to try for at least 30 days before going to court.`,
        'Disputes that cannot be settled are decided by the state and federal courts in Delaware. Both sides accept the jurisdiction of those courts, unless mandatory law gives you the right to another one.',
      ],
    },
    {
      id: 'corrections',
      heading: 'Corrections',
      blocks: [
        'There may be errors on this website or in the application: in descriptions, prices, availability or other information. We may correct them and update the information at any time. An order that you placed on the basis of an obvious error is not carried out against your will: we tell you, and you can withdraw.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      blocks: [
        'The service is provided as it is and as it is available. As far as the law permits, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement.',
        'In particular we do not warrant that the service is free of errors, that it works with every website, browser or assistive technology, or that a website with the widget is accessible to everyone or meets any law, regulation or standard. The service is no legal advice, and no substitute for building a website accessibly.',
        'We are not responsible for the websites of our customers, nor for services of third parties that are linked from ours.',
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of liability',
      blocks: [
        'As far as the law permits, we are not liable for indirect, incidental, special or consequential damages, such as lost profit, lost revenue or lost data, even if we knew that they were possible.',
        'Our total liability, whatever its ground, is limited to what you paid us for the service in the six months before the event that gave rise to the claim.',
        'Nothing in these terms limits liability that the law does not allow to be limited, such as for intent or for harm to life and health.',
      ],
    },
    {
      id: 'indemnification',
      heading: 'Indemnification',
      blocks: [
        'If someone makes a claim against us because you used the service in breach of these terms, broke the law or violated another person’s rights, you agree to defend us against that claim and to bear its cost, including reasonable legal fees. We tell you of such a claim without delay, and you may take part in the defense.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact us',
      blocks: [
        `For questions or complaints about the service or these terms, write to [${contactEmail}](mail).`,
        'If one sentence of these terms turns out to be invalid, the others remain in force. If we do not insist on a right once, we have not given it up.',
      ],
    },
  ],
});
