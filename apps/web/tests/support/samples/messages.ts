import type { ListedMessage, Message } from '@evenway/contract';
import { inDays } from './dates.ts';

const listed = (id: string, fields: Partial<ListedMessage>): ListedMessage => ({
  id,
  status: 'new',
  goal: 'Order a birthday cake for Saturday',
  barrier: 'The calendar for the pick-up day opens, but I cannot get to a day with the keyboard. I had to call you.',
  path: '/order',
  sentAt: inDays(-0.2),
  wroteAt: inDays(-0.2),
  wantsAnswer: false,
  ...fields,
});

export const sampleList: readonly ListedMessage[] = [
  listed('m-1', {}),
  listed('m-2', {
    status: 'answered',
    goal: 'Look at the allergens before ordering',
    barrier: `The list is a picture. My screen reader only says “image”. ${'averylongwordthatnobodywrote'.repeat(4)}`,
    wantsAnswer: true,
    sentAt: inDays(-5),
    wroteAt: inDays(-4),
  }),
  listed('m-3', { status: 'mended', goal: 'Read the opening hours', barrier: 'Too pale in the sun.', path: null }),
];

const openedMessage: Message = {
  ...listed('m-2', { ...sampleList[1] }),
  websiteId: 'w-1',
  answerMail: 'mailed',
  functions: ['textSize', 'contrast'],
  language: 'en',
  note: 'The designer sends a real table this week.',
  findingId: 'f-1',
  version: 3,
  words: [
    {
      id: 'mw-1',
      from: 'owner',
      text: 'Thank you for telling us.\nWe replace the picture with a table.',
      at: inDays(-4.5),
      author: 'Ada Martin',
    },
    { id: 'mw-2', from: 'visitor', text: 'That would help a lot.', at: inDays(-4), author: null },
  ],
};

export const noMessages = { messages: [], hasMore: false, counts: { new: 0, answered: 0, mended: 0 } };
const messageSettings = { isOn: true, wantsDigest: true, responseTime: { medianHours: 20, count: 7 } };

/** The server's responses about the messages of a website. */
export const sampleMessages = (websiteId: string) => ({
  [`GET /website-messages/${websiteId}/settings`]: messageSettings,
  [`GET /website-messages/${websiteId}`]: {
    messages: sampleList,
    hasMore: true,
    counts: { new: 1, answered: 1, mended: 1 },
  },
  'GET /messages/m-2': openedMessage,
});
