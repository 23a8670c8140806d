// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/messages.ts';

export const getMessageSettings = get<typeof endpoints.getMessageSettings>("/website-messages/:websiteId/settings", "Could not load the message settings");
export const switchMessages = put<typeof endpoints.switchMessages>("/website-messages/:websiteId/settings", "Could not change the message settings");
export const switchMessageDigest = put<typeof endpoints.switchMessageDigest>("/messages/digest", "Could not change your emails");
export const listMessages = get<typeof endpoints.listMessages>("/website-messages/:websiteId", "Could not load the messages");
export const exportMessages = get<typeof endpoints.exportMessages>("/website-messages/:websiteId/export", "Could not export the messages", {"answer":"file"});
export const getMessage = get<typeof endpoints.getMessage>("/messages/:id", "Could not load the message");
export const answerMessage = post<typeof endpoints.answerMessage>("/messages/:id/answer", "Could not send the answer");
export const updateMessage = put<typeof endpoints.updateMessage>("/messages/:id", "Could not change the message");
export const deleteMessage = del<typeof endpoints.deleteMessage>("/messages/:id", "Could not delete the message");
