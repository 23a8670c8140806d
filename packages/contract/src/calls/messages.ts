import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/messages.ts';

export const getMessageSettings = get<typeof specs.getMessageSettings>(
  '/website-messages/:websiteId/settings',
  'Failed to fetch the message settings',
);
export const switchMessages = put<typeof specs.switchMessages>(
  '/website-messages/:websiteId/settings',
  'Failed to change the message settings',
);
export const switchMessageDigest = put<typeof specs.switchMessageDigest>(
  '/messages/digest',
  'Failed to change your emails',
);
export const listMessages = get<typeof specs.listMessages>(
  '/website-messages/:websiteId',
  'Failed to fetch the messages',
);
export const exportMessages = get<typeof specs.exportMessages>(
  '/website-messages/:websiteId/export',
  'Failed to export the messages',
  { answer: 'file' },
);
export const getMessage = get<typeof specs.getMessage>('/messages/:id', 'Failed to fetch the message');
export const answerMessage = post<typeof specs.answerMessage>('/messages/:id/answer', 'Failed to send the answer');
export const updateMessage = put<typeof specs.updateMessage>('/messages/:id', 'Failed to change the message');
export const deleteMessage = del<typeof specs.deleteMessage>('/messages/:id', 'Failed to delete the message');
