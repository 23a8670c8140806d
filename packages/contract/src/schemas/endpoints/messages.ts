import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import { Acknowledgement, Id } from '../entities.ts';
import { Message, MessageAnswer, MessageChange, MessagePage, MessageSettings, MessageStatus } from '../messages.ts';

const byWebsite = z.strictObject({ websiteId: Id });
const byId = z.strictObject({ id: Id });

export const getMessageSettings = endpoint('GET /website-messages/:websiteId/settings', {
  fallback: 'Could not load the message settings',
  fallbackFr: 'Les réglages des messages n’ont pas pu être chargés',
  access: 'member',
  summary: 'Whether visitors of a website can send messages about barriers, and how fast they are answered',
  params: byWebsite,
  response: MessageSettings,
});

export const switchMessages = endpoint('PUT /website-messages/:websiteId/settings', {
  fallback: 'Could not change the message settings',
  fallbackFr: 'Les réglages des messages n’ont pas pu être modifiés',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'message.switched',
  summary: 'Let the widget of a website offer messages about barriers, or stop it',
  params: byWebsite,
  body: z.strictObject({ isOn: z.boolean() }),
  response: MessageSettings,
});

export const switchMessageDigest = endpoint('PUT /messages/digest', {
  fallback: 'Could not change your emails',
  fallbackFr: 'Vos e-mails n’ont pas pu être modifiés',
  access: 'member',
  noStepUp: 'it can be changed back',
  event: 'message.digest_switched',
  summary: 'Choose whether one gets mails about new messages of the organization, once a day at most',
  body: z.strictObject({ isWanted: z.boolean() }),
  response: Acknowledgement,
});

export const listMessages = endpoint('GET /website-messages/:websiteId', {
  fallback: 'Could not load the messages',
  fallbackFr: 'Les messages n’ont pas pu être chargés',
  access: 'member',
  noStepUp: SHOWS,
  event: 'message.read',
  summary:
    'Messages of visitors of a website, the last written first, of one state or linked with one finding; `after` is the last one of the page before',
  params: byWebsite,
  query: z.strictObject({ status: z.optional(MessageStatus), findingId: z.optional(Id), after: z.optional(Id) }),
  response: MessagePage,
});

export const exportMessages = endpoint('GET /website-messages/:websiteId/export', {
  answer: 'file',
  fallback: 'Could not export the messages',
  fallbackFr: 'Les messages n’ont pas pu être exportés',
  access: 'admin',
  stepUp: 'recent',
  event: 'message.exported',
  summary: 'All messages of a website as one file, without addresses of visitors',
  params: byWebsite,
  query: z.strictObject({ format: z.enum(['csv', 'json']) }),
  response: z.string(),
});

export const getMessage = endpoint('GET /messages/:id', {
  fallback: 'Could not load the message',
  fallbackFr: 'Le message n’a pas pu être chargé',
  access: 'member',
  noStepUp: SHOWS,
  event: 'message.read',
  summary: 'A message with what was answered and added',
  params: byId,
  response: Message,
});

export const answerMessage = endpoint('POST /messages/:id/answer', {
  fallback: 'Could not send the answer',
  fallbackFr: 'La réponse n’a pas pu être envoyée',
  access: 'admin',
  noStepUp: 'answering is daily work',
  event: 'message.answered',
  summary: 'Answer a message. Its visitor reads it on their private page, and gets it by mail if they left an address',
  params: byId,
  body: MessageAnswer,
  response: Message,
});

export const updateMessage = endpoint('PUT /messages/:id', {
  fallback: 'Could not change the message',
  fallbackFr: 'Le message n’a pas pu être modifié',
  access: 'admin',
  noStepUp: 'it can be changed back',
  event: 'message.changed',
  summary: 'Change the state of a message, the note of the team, or the finding it is about',
  params: byId,
  body: MessageChange,
  response: Message,
});

export const deleteMessage = endpoint('DELETE /messages/:id', {
  fallback: 'Could not delete the message',
  fallbackFr: 'Le message n’a pas pu être supprimé',
  access: 'admin',
  noStepUp: 'messages of spam are deleted daily, one at a time',
  event: 'message.deleted',
  summary: 'Delete a message with all that was answered; the private page of its visitor is removed too',
  params: byId,
  response: Acknowledgement,
});
