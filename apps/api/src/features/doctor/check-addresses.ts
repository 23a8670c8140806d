import { lookup, resolveMx } from 'node:dns/promises';
import { readCertificate, type ServedCertificate } from '../../platform/http/read-certificate.ts';
import { codeOf, type Finding, ok, problem, warning } from './finding.ts';

const DAY_MS = 86_400_000;
/** Certificates are usually renewed a month in advance; two weeks before the end something is broken. */
const RENEW_WITHIN_MS = 14 * DAY_MS;

/** Whether the hosts of these addresses resolve, by the setting that contains each. */
export async function checkNames(addresses: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const hosts = new Map<string, string>();
  for (const [setting, address] of Object.entries(addresses)) {
    const { hostname } = new URL(address);
    hosts.set(hostname, hosts.has(hostname) ? `${hosts.get(hostname)} and ${setting}` : setting);
  }
  return Promise.all(
    [...hosts].map(async ([host, settings]) => {
      try {
        const found = await lookup(host, { all: true });
        return ok(`${host} (${settings}) leads to ${found.map(({ address }) => address).join(', ')}.`);
      } catch (error) {
        return problem(
          `The host ${host} of ${settings} is not known (${codeOf(error)}). Add an A or AAAA record, or correct the setting.`,
        );
      }
    }),
  );
}

/** Replies to our mails, including bounces, need somewhere to go. */
export async function checkMailDomain(sender: string): Promise<readonly Finding[]> {
  const domain = sender.split('@')[1] ?? '';
  try {
    await resolveMx(domain);
    return [ok(`${domain} takes mail, so bounces of our mails arrive.`)];
  } catch (error) {
    return [
      warning(
        `No mail server is known for ${domain} (${codeOf(error)}), the domain of MAIL_FROM. Many servers refuse mail from such a domain.`,
      ),
    ];
  }
}

/** What a browser would say about the certificate at this address. `ca` is for authorities unknown to this machine. */
export async function checkCertificate(address: string, ca?: string): Promise<readonly Finding[]> {
  const { hostname } = new URL(address);
  let certificate: ServedCertificate;
  try {
    certificate = await readCertificate(address, ca);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return [];
    if (code === 'ECONNREFUSED')
      return [
        warning(`Nobody listens at ${address} yet. Start the proxy or load balancer that serves it, and look again.`),
      ];
    return [
      problem(`${address} speaks no TLS that browsers understand (${code}). Look at the proxy in front of the server.`),
    ];
  }
  const { validTo, refusal, hasHttp2 } = certificate;
  if (refusal !== '') return [problem(explain(hostname, refusal, validTo))];
  const left = Date.parse(validTo) - Date.now();
  return [
    left < RENEW_WITHIN_MS
      ? warning(
          `The certificate of ${hostname} ends in ${Math.ceil(left / DAY_MS)} days. Find out why nothing renewed it.`,
        )
      : ok(`The certificate of ${hostname} is good until ${validTo}.`),
    ...(hasHttp2
      ? []
      : [warning(`${hostname} offers no HTTP/2. Pages load faster with it: switch it on in the proxy.`)]),
  ];
}

function explain(host: string, reason: string, validTo: string): string {
  if (reason === 'CERT_HAS_EXPIRED') return `The certificate of ${host} ended on ${validTo}. Renew it.`;
  if (reason === 'CERT_NOT_YET_VALID')
    return `The certificate of ${host} is not valid yet. Is this machine's clock right?`;
  if (reason === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate at ${host} is for another name. Get one that names ${host}.`;
  if (/SELF_SIGNED/.test(reason))
    return `The certificate of ${host} is self-signed, so browsers refuse it. Get one from an authority, such as Let's Encrypt.`;
  if (/UNABLE_TO_(VERIFY|GET)/.test(reason))
    return `The certificate of ${host} cannot be traced to a known authority. Let the proxy send the whole chain.`;
  return `Browsers refuse the certificate of ${host} (${reason}).`;
}
