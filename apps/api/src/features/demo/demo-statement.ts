import { emptyStatement, type StatementContent } from '@evenway/contract';
import { DEMO_DOMAIN } from './demo-websites.ts';

const start = emptyStatement('Maple Street Bakery', DEMO_DOMAIN, 'en');

/** A draft after a quarter of an hour of work. It is not published, and nothing in it was assessed. */
export const demoStatement: StatementContent = {
  ...start,
  frame: 'euService',
  siteName: 'Maple Street Bakery',
  service: {
    description: 'An online shop for bread, cakes and catering, with delivery in town and pickup at the bakery.',
    operation: 'Choose products, a day and a place, then pay by card or at the counter. No account is needed.',
    howMet: '',
    monitoring: '',
  },
  limits: [
    {
      description: 'The map with our pickup points cannot be used with the keyboard.',
      reason: 'notConforming',
      explanation: 'It comes from another company. We replace it by the end of the year.',
      alternative: 'All pickup points are listed with their addresses below the map.',
    },
  ],
  measures: ['design', 'testing'],
  contact: { ...start.contact, email: 'hello@maplestreetbakery.example', phone: '+1 555 0100' },
  responseDays: 5,
};
