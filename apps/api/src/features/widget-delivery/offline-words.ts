import type { WidgetLanguage } from '@evenway/contract';

/**
 * The button's text during an outage, by the page's language. Delivered in advance, because nothing can be loaded then;
 * English is in the loader. Published loaders read these names.
 */
export const OFFLINE: Readonly<Record<Exclude<WidgetLanguage, 'en'>, string>> = {
  fr: 'hors ligne',
  es: 'sin conexión',
  ar: 'غير متصل',
  // Not yet reviewed by a native speaker.
  de: 'keine Verbindung',
  it: 'nessuna connessione',
  pt: 'sem ligação',
  'pt-br': 'sem conexão',
  nl: 'geen verbinding',
  pl: 'brak połączenia',
  sv: 'ingen anslutning',
  da: 'ingen forbindelse',
  fi: 'ei yhteyttä',
  cs: 'bez připojení',
};
