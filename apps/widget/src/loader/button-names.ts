/** The button's name, in the page's language before any part is loaded. In the order that compresses best. */
export const buttonNames = {
  en: 'Accessibility settings',
  fr: 'Réglages d’accessibilité',
  nl: 'Toegankelijkheidsinstellingen',
  es: 'Ajustes de accesibilidad',
  de: 'Einstellungen zur Barrierefreiheit',
  cs: 'Nastavení přístupnosti',
  da: 'Tilgængelighedsindstillinger',
  it: 'Impostazioni di accessibilità',
  pl: 'Ustawienia dostępności',
  sv: 'Tillgänglighetsinställningar',
  'pt-br': 'Configurações de acessibilidade',
  pt: 'Definições de acessibilidade',
  fi: 'Saavutettavuusasetukset',
  ar: 'إعدادات إمكانية الوصول',
};

export type Language = keyof typeof buttonNames;

/** The visitor's choice, then the owner's, then the page's own language. */
export function chooseLanguage(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    const code = `${wish}`.toLowerCase();
    for (const known of [code, code.slice(0, 2)]) if (Object.hasOwn(buttonNames, known)) return known as Language;
  }
  return 'en';
}
