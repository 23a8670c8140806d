import path from 'node:path';
import { createLocalStripe, type PaymentsAddresses } from '@evenway/local-stripe';
import { createPages, type LocalLink, type LocalService, type LocalServiceAddresses } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync } from 'fastify';
import { type BookingAddresses, createBookingService } from './booking/booking-service.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { createDnsService, type DnsAddresses } from './dns/dns-service.ts';
import { createMailService } from './mail/mail-service.ts';
import { createSignInService, type SignInAddresses } from './sign-in/sign-in-service.ts';

export interface LocalServicesOptions {
  dataDir: string;
  database: boolean;
  mail: boolean;
  /** Stand-ins for Google, Facebook and a company; they redirect to the product at `apiUrl`. */
  signIn?: { apiUrl: string } | false;
  /** Stand-in for the payment provider; it stores its data in the product's database and sends events to `apiUrl`. */
  payments?: { apiUrl: string; databaseUrl: string | undefined } | false;
  /** Stand-in for the booking service; pages at `webUrl` may frame it. */
  booking?: { webUrl: string } | false;
  /** Stand-in for the DNS of the reserved names (`.example`, `.test`). */
  dns?: boolean;
  /** From other packages: they get a page under `/local` too. */
  further?: LocalService[];
  /** What of the product itself `/local` lists as well. */
  product?: readonly LocalLink[];
  onProgress?: (message: string) => void;
}

export interface LocalServices
  extends LocalServiceAddresses,
    Partial<SignInAddresses>,
    Partial<PaymentsAddresses>,
    Partial<BookingAddresses>,
    Partial<DnsAddresses> {
  /** As the role of the servers, which owns nothing. */
  databaseUrl?: string;
  databaseOwnerUrl?: string;
  /** Everything under `/local`; register it without a prefix. */
  pages: FastifyPluginAsync;
  stop(): Promise<void>;
}

export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  let services: LocalService[] = [];
  const started: Omit<LocalServices, 'pages' | 'stop'> = {};
  try {
    if (options.database) {
      const database = await startEmbeddedPostgres({
        dataDir: databaseDir(options.dataDir),
        durable: true,
        ...(options.onProgress && { onProgress: options.onProgress }),
      });
      stops.push(database.stop);
      started.databaseUrl = database.serverUrl;
      started.databaseOwnerUrl = database.url;
    }
    services = chooseServices(options, started.databaseOwnerUrl);
    for (const service of services) {
      Object.assign(started, await service.start());
      stops.push(service.stop);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...started, pages: createPages(services, options.product), stop };
}

/** A new stand-in is one more entry here. */
function chooseServices(options: LocalServicesOptions, embeddedUrl: string | undefined): LocalService[] {
  const { dataDir, mail, signIn, payments, booking, dns, further = [] } = options;
  return [
    ...(mail ? [createMailService(path.join(dataDir, 'mail'))] : []),
    ...(signIn ? [createSignInService(path.join(dataDir, 'sign-in.json'), signIn)] : []),
    ...(payments
      ? [
          createLocalStripe({
            dataDir,
            databaseUrl: embeddedUrl ?? payments.databaseUrl,
            publicUrl: payments.apiUrl,
          }),
        ]
      : []),
    ...(dns ? [createDnsService(path.join(dataDir, 'dns.json'))] : []),
    ...further,
    ...(booking ? [createBookingService(path.join(dataDir, 'booking.json'), booking)] : []),
  ];
}

/** The database of a product that runs with this data; null if there is none. */
export const findRunningDatabase = (dataDir: string): Promise<string | null> =>
  findEmbeddedPostgres(databaseDir(dataDir));

const databaseDir = (dataDir: string) => path.join(dataDir, 'postgres');
