/** The button's name, in the page's language before any part is loaded. The first is also the fallback. */
export const buttonNames = {
  en: 'Accessibility settings',
  fr: 'Réglages d’accessibilité',
  de: 'Einstellungen zur Barrierefreiheit',
  es: 'Ajustes de accesibilidad',
  it: 'Impostazioni di accessibilità',
  pt: 'Definições de acessibilidade',
  'pt-br': 'Configurações de acessibilidade',
  nl: 'Toegankelijkheidsinstellingen',
  pl: 'Ustawienia dostępności',
  sv: 'Tillgänglighetsinställningar',
  da: 'Tilgængelighedsindstillinger',
  fi: 'Saavutettavuusasetukset',
  cs: 'Nastavení přístupnosti',
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
