import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const ownershipTexts = defineTexts({
  en: {
    title: 'Domain',
    proven: 'Domain verified',
    provenBy: {
      dns: (time: string) => `We found your DNS record on ${time}.`,
      file: (time: string) => `We found your file on ${time}.`,
      snippet: (time: string) => `We found your code on the home page on ${time}.`,
    },
    unproven: 'Domain not verified',
    help: 'Only needed to check other pages than the home page here, and to let search engines list your accessibility statement.',
    ways: {
      help: (domain: string) => `One of these three ways shows that ${domain} is yours.`,
      snippet: {
        title: 'The code on your home page',
        help: 'Once the code is on your home page, this is all you need.',
        check: 'Look for the code',
      },
      dns: {
        title: 'A DNS record',
        help: 'Add this TXT record where you manage your domain.',
        check: 'Look for the record',
      },
      file: {
        title: 'A file on your website',
        help: 'Put a file with this content, and nothing else, at this address.',
        check: 'Look for the file',
      },
    },
    name: 'Name',
    value: 'Value',
    address: 'Address',
    content: 'Content',
    copy: (what: string) => `Copy ${what.toLowerCase()}`,
    checking: 'Looking…',
    failed: 'Could not verify the domain',
    outcomes: {
      missing:
        'We did not find it yet. A new DNS record can take up to an hour to be seen; a page may still be in a cache.',
      different:
        'What we found there was changed, or belongs to another website or account. Replace it with exactly what is shown here.',
      unreachable: 'Your website or its DNS did not answer. Check that it is online and try again.',
    },
  },
  fr: {
    title: 'Domaine',
    proven: 'Domaine vérifié',
    provenBy: {
      dns: (time: string) => `Nous avons trouvé votre enregistrement DNS le ${time}.`,
      file: (time: string) => `Nous avons trouvé votre fichier le ${time}.`,
      snippet: (time: string) => `Nous avons trouvé votre code sur la page d’accueil le ${time}.`,
    },
    unproven: 'Domaine non vérifié',
    help: 'Utile seulement pour vérifier ici d’autres pages que l’accueil, et pour que les moteurs de recherche référencent votre déclaration d’accessibilité.',
    ways: {
      help: (domain: string) => `L’une de ces trois façons montre que ${domain} est à vous.`,
      snippet: {
        title: 'Le code sur votre page d’accueil',
        help: 'Dès que le code est sur votre page d’accueil, cela suffit.',
        check: 'Chercher le code',
      },
      dns: {
        title: 'Un enregistrement DNS',
        help: 'Ajoutez cet enregistrement TXT là où vous gérez votre domaine.',
        check: 'Chercher l’enregistrement',
      },
      file: {
        title: 'Un fichier sur votre site',
        help: 'Placez à cette adresse un fichier qui contient ceci, et rien d’autre.',
        check: 'Chercher le fichier',
      },
    },
    name: 'Nom',
    value: 'Valeur',
    address: 'Adresse',
    content: 'Contenu',
    copy: (what: string) => `Copier\u202f: ${what.toLowerCase()}`,
    checking: 'Recherche…',
    failed: 'Le domaine n’a pas pu être vérifié',
    outcomes: {
      missing:
        'Nous ne l’avons pas encore trouvé. Un nouvel enregistrement DNS met parfois une heure à être visible\u202f; une page peut encore être en cache.',
      different:
        'Ce que nous y avons trouvé a été modifié, ou appartient à un autre site ou compte. Remplacez-le exactement par ce qui est affiché ici.',
      unreachable: 'Votre site ou son DNS n’a pas répondu. Vérifiez qu’il est en ligne, puis réessayez.',
    },
  },
});
