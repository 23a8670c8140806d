import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** How to place the code, per platform: menu names as the platform writes them. */
export const platformTexts = defineTexts({
  en: {
    names: {
      html: 'Plain HTML',
      wordpress: 'WordPress',
      shopify: 'Shopify',
      wix: 'Wix',
      squarespace: 'Squarespace',
      webflow: 'Webflow',
      drupal: 'Drupal',
      joomla: 'Joomla',
      tagManager: 'Google Tag Manager',
      react: 'React app',
    },
    steps: {
      html: [
        'Open the HTML of the page, or the template that all pages share.',
        'Paste the code right before </body>.',
        'Publish the page. Do the same for every template, once per page.',
      ],
      wordpress: [
        'In WordPress, open Plugins > Add New, then install and activate WPCode.',
        'Open Code Snippets > Header & Footer.',
        'Paste the code into the field Footer and save.',
        'If you use a caching plugin, empty its cache.',
      ],
      shopify: [
        'Open Online Store > Themes.',
        'At your theme, open the menu with the three dots and choose Edit code.',
        'Open layout/theme.liquid and paste the code right before </body>.',
        'Save.',
      ],
      wix: [
        'Open Settings > Custom Code. It needs a paid plan and a domain of your own.',
        'Choose Add Custom Code and paste the code.',
        'Choose All pages, and Body - end as the place.',
        'Apply.',
      ],
      squarespace: [
        'Open Settings > Developer Tools > Code Injection. It needs a plan that includes it.',
        'Paste the code into the field Footer.',
        'Save.',
      ],
      webflow: [
        'Open Site settings > Custom code. It needs a paid plan.',
        'Paste the code into the field Footer code and save.',
        'Publish the site.',
      ],
      drupal: [
        'Open templates/layout/html.html.twig of your theme. If it is not there, copy it from the base theme.',
        'Paste the code right before </body>.',
        'Open Configuration > Performance and clear all caches.',
      ],
      joomla: [
        'Open System > Site Templates and choose your template, best a child template, so that updates keep your change.',
        'Open index.php and paste the code right before </body>.',
        'Save, then open System > Clear Cache.',
      ],
      tagManager: [
        'Make a new tag of the type Custom HTML and paste the code.',
        'Choose All Pages as the trigger and save.',
        'Submit, then publish the version.',
        'Visitors who refuse the tag manager in your cookie notice get no widget. Directly in the page it works for everyone.',
      ],
      react: [
        'Paste the code right before </body> of index.html. With Vite the file is in the main folder, with Create React App in public.',
        'With Next.js, put it into the root layout with the component of next/script instead.',
        'Build and publish. The widget stays when the app changes its page.',
      ],
    },
  },
  fr: {
    names: {
      html: 'HTML simple',
      wordpress: 'WordPress',
      shopify: 'Shopify',
      wix: 'Wix',
      squarespace: 'Squarespace',
      webflow: 'Webflow',
      drupal: 'Drupal',
      joomla: 'Joomla',
      tagManager: 'Google Tag Manager',
      react: 'Application React',
    },
    steps: {
      html: [
        'Ouvrez le code HTML de la page, ou le modèle commun à toutes les pages.',
        'Collez le code juste avant </body>.',
        'Publiez la page. Faites de même pour chaque modèle, une seule fois par page.',
      ],
      wordpress: [
        'Dans WordPress, ouvrez Extensions > Ajouter, puis installez et activez WPCode.',
        'Ouvrez Code Snippets > Header & Footer.',
        'Collez le code dans le champ Footer et enregistrez.',
        'Si vous utilisez une extension de cache, videz son cache.',
      ],
      shopify: [
        'Ouvrez Boutique en ligne > Thèmes.',
        'À côté de votre thème, ouvrez le menu aux trois points et choisissez Modifier le code.',
        'Ouvrez layout/theme.liquid et collez le code juste avant </body>.',
        'Enregistrez.',
      ],
      wix: [
        'Ouvrez Paramètres > Code personnalisé. Il faut un forfait payant et votre propre domaine.',
        'Choisissez Ajouter un code personnalisé et collez le code.',
        'Choisissez Toutes les pages, et Corps - fin comme emplacement.',
        'Appliquez.',
      ],
      squarespace: [
        'Ouvrez Paramètres > Outils pour les développeurs > Injection de code. Il faut un forfait qui le comprend.',
        'Collez le code dans le champ Pied de page.',
        'Enregistrez.',
      ],
      webflow: [
        'Ouvrez Site settings > Custom code. Il faut un forfait payant.',
        'Collez le code dans le champ Footer code et enregistrez.',
        'Publiez le site.',
      ],
      drupal: [
        'Ouvrez templates/layout/html.html.twig de votre thème. S’il n’existe pas, copiez celui du thème de base.',
        'Collez le code juste avant </body>.',
        'Ouvrez Configuration > Performance et videz tous les caches.',
      ],
      joomla: [
        'Ouvrez Système > Templates du site et choisissez le vôtre, de préférence un template enfant, pour que les mises à jour gardent votre modification.',
        'Ouvrez index.php et collez le code juste avant </body>.',
        'Enregistrez, puis ouvrez Système > Purger le cache.',
      ],
      tagManager: [
        'Créez une balise de type HTML personnalisé et collez le code.',
        'Choisissez All Pages comme déclencheur et enregistrez.',
        'Envoyez, puis publiez la version.',
        'Qui refuse le gestionnaire de balises dans votre bandeau de cookies n’a pas le widget. Placé directement dans la page, il fonctionne pour tout le monde.',
      ],
      react: [
        'Collez le code juste avant </body> dans index.html. Avec Vite, le fichier est dans le dossier principal\u202f; avec Create React App, dans public.',
        'Avec Next.js, placez-le plutôt dans le layout racine avec le composant de next/script.',
        'Compilez et publiez. Le widget reste quand l’application change de page.',
      ],
    },
  },
});
