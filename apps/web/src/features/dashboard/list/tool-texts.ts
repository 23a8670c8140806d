import { defineTexts } from '../../../platform/i18n/define-texts.ts';
import { plural } from '../../../platform/i18n/plural.ts';

const number = (locale: string, value: number) => new Intl.NumberFormat(locale).format(value);

/** Finding one website among many. */
export const toolTexts = defineTexts({
  en: {
    tools: 'Find websites',
    search: 'Search by domain or subscription',
    sort: 'Sort by',
    order: {
      domain: { ascending: 'Domain, A to Z', descending: 'Domain, Z to A' },
      subscription: { ascending: 'Subscription, A to Z', descending: 'Subscription, Z to A' },
      subscribed: { ascending: 'Subscribed first', descending: 'Subscribed last' },
      expires: { ascending: 'Expires first', descending: 'Expires last' },
      status: { ascending: 'Status, active first', descending: 'Status, inactive first' },
      visits: { ascending: 'Visits, fewest first', descending: 'Visits, most first' },
    },
    found: (count: number) => plural('en', count, { one: '# website found.', other: '# websites found.' }),
    noMatch: 'No website matches your search.',
    clear: 'Clear search',
    shown: (from: number, to: number, all: number) =>
      `${number('en', from)} to ${number('en', to)} of ${number('en', all)} shown`,
    previous: 'Previous page',
    next: 'Next page',
    firstPage: 'This is the first page',
    lastPage: 'This is the last page',
  },
  fr: {
    tools: 'Trouver des sites',
    search: 'Rechercher un domaine ou un abonnement',
    sort: 'Trier par',
    order: {
      domain: { ascending: 'Domaine, de A à Z', descending: 'Domaine, de Z à A' },
      subscription: { ascending: 'Abonnement, de A à Z', descending: 'Abonnement, de Z à A' },
      subscribed: { ascending: 'Abonnés en premier', descending: 'Abonnés en dernier' },
      expires: { ascending: 'Expirent en premier', descending: 'Expirent en dernier' },
      status: { ascending: 'État, actifs d’abord', descending: 'État, inactifs d’abord' },
      visits: { ascending: 'Visites, les moins visités d’abord', descending: 'Visites, les plus visités d’abord' },
    },
    found: (count: number) => plural('fr', count, { one: '# site trouvé.', other: '# sites trouvés.' }),
    noMatch: 'Aucun site ne correspond à votre recherche.',
    clear: 'Effacer la recherche',
    shown: (from: number, to: number, all: number) =>
      `${number('fr', from)} à ${number('fr', to)} sur ${number('fr', all)} affichés`,
    previous: 'Page précédente',
    next: 'Page suivante',
    firstPage: 'C’est la première page',
    lastPage: 'C’est la dernière page',
  },
});
