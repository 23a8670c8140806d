import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/messages.ts';

export const getMessageSettings = get<typeof specs.getMessageSettings>(
  '/website-messages/:websiteId/settings',
  'Could not load the message settings',
);
export const switchMessages = put<typeof specs.switchMessages>(
  '/website-messages/:websiteId/settings',
  'Could not change the message settings',
);
export const switchMessageDigest = put<typeof specs.switchMessageDigest>(
  '/messages/digest',
  'Could not change your emails',
);
export const listMessages = get<typeof specs.listMessages>(
  '/website-messages/:websiteId',
  'Could not load the messages',
);
export const exportMessages = get<typeof specs.exportMessages>(
  '/website-messages/:websiteId/export',
  'Could not export the messages',
  { answer: 'file' },
);
export const getMessage = get<typeof specs.getMessage>('/messages/:id', 'Could not load the message');
export const answerMessage = post<typeof specs.answerMessage>('/messages/:id/answer', 'Could not send the answer');
export const updateMessage = put<typeof specs.updateMessage>('/messages/:id', 'Could not change the message');
export const deleteMessage = del<typeof specs.deleteMessage>('/messages/:id', 'Could not delete the message');
