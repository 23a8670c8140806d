import type { Language } from '@evenway/contract';
import type { ExportedFile } from './exported-files.ts';

interface About {
  readonly brand: string;
  readonly isOwn: boolean;
  readonly at: Date;
}

const texts = {
  en: {
    title: ({ brand, isOwn }: About) => (isOwn ? `Your data at ${brand}` : `The data of your organization at ${brand}`),
    at: (time: string) => `As it was on ${time} (UTC).`,
    formats:
      'Every file is here twice, with the same content: as .json for programs, and as .csv for spreadsheets (UTF-8, separated by commas). Times are in UTC.',
    apostrophe:
      'In .csv files an apostrophe stands before text that a spreadsheet could take for a formula. In .json files everything is as it was entered.',
    left: ({ isOwn }: About) =>
      isOwn
        ? 'Passwords and other secrets are not in it; we only keep what is needed to recognize them. What belongs to your organization is in the organization’s export, which its admins can ask for.'
        : 'Passwords and other secrets are not in it. What belongs to each member alone, such as where they are signed in, is in that person’s own export. Invoices are kept by our payment provider: download them on the Billing page.',
    files: 'Files',
  },
  fr: {
    title: ({ brand, isOwn }: About) =>
      isOwn ? `Vos données chez ${brand}` : `Les données de votre organisation chez ${brand}`,
    at: (time: string) => `Telles qu’elles étaient le ${time} (UTC).`,
    formats:
      'Chaque fichier est présent deux fois, avec le même contenu\u202f: en .json pour les programmes, en .csv pour les tableurs (UTF-8, séparé par des virgules). Les heures sont en UTC.',
    apostrophe:
      'Dans les fichiers .csv, une apostrophe précède les textes qu’un tableur pourrait prendre pour une formule. Dans les fichiers .json, tout est tel qu’il a été saisi.',
    left: ({ isOwn }: About) =>
      isOwn
        ? 'Les mots de passe et autres secrets n’y sont pas\u202f: nous ne gardons que de quoi les reconnaître. Ce qui appartient à votre organisation se trouve dans l’export de l’organisation, que ses admins peuvent demander.'
        : 'Les mots de passe et autres secrets n’y sont pas. Ce qui n’appartient qu’à un membre, comme ses sessions ouvertes, se trouve dans son propre export. Les factures sont conservées par notre prestataire de paiement\u202f: téléchargez-les sur la page Facturation.',
    files: 'Fichiers',
  },
};

/** Says what is in which file, in the language of the person who asked. */
export function readme(files: readonly ExportedFile[], language: Language, about: About): string {
  const t = texts[language];
  const title = t.title(about);
  const time = about.at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    ...[title, '='.repeat(title.length), '', t.at(time), '', t.formats, '', t.apostrophe, '', t.left(about), ''],
    ...[t.files, '-'.repeat(t.files.length), ''],
    ...files.flatMap(({ name, about: words }) => [`${name}.json, ${name}.csv`, `  ${words[language]}`, '']),
  ].join('\r\n');
}
