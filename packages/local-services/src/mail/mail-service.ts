import type { LocalService } from '@evenway/stand-in-kit';
import { createMailRoutes } from './mail-routes.ts';
import { openMailStore } from './mail-store.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.ts';

export function createMailService(directory: string): LocalService {
  const store = openMailStore(directory);
  let inbox: SmtpInbox | undefined;
  return {
    name: 'Mail',
    description: 'Every mail the product sends on this machine arrives here and nowhere else.',
    path: '/local/mail',
    plugin: createMailRoutes(store),
    start: async () => {
      await store.load();
      inbox = await startSmtpInbox(store);
      return { smtpUrl: inbox.url };
    },
    stop: async () => inbox?.stop(),
  };
}
