import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const usageTexts = defineTexts({
  en: {
    loading: 'Loading the usage',
    failed: 'Could not load the usage',
    visits: 'Visits this month',
    visitsHelp: 'A visit begins when someone comes to your website from elsewhere and the widget is shown.',
    bursts: (count: string) =>
      `${count} further signals came in bursts from single addresses this month. They are not counted as visits.`,
    ofLimit: (limit: string, percent: string) => `of ${limit} in your plan (${percent})`,
    noLimit: 'Your plan has no limit.',
    notice: {
      80: 'This month has used 80 percent of the visits in your plan.',
      95: 'This month has used 95 percent of the visits in your plan.',
      100: 'This month has more visits than your plan includes.',
    },
    noticeHelp:
      'The widget stays on for your visitors in any case. If this goes on, a larger plan is the right one: choose Change Plan at the website on the dashboard.',
    toDashboard: 'Go to the dashboard',
    months: 'Visits of the last twelve months',
    asTable: 'See the numbers',
    noVisits: 'No visits yet. They appear here once the widget is on your website.',
    toInstall: 'Install the widget',
    month: 'Month',
    visitsColumn: 'Visits',
    soFar: '(so far)',
    functions: 'Functions that visitors use',
    functionsHelp:
      'How often each was switched on in the last twelve months. These are counts only, and nothing is tied to a person; a function appears from ten uses on.',
    function: 'Function',
    uses: 'Uses',
    noFunctions: 'Nothing to show yet. A function appears here once visitors have switched it on ten times.',
  },
  fr: {
    loading: 'Chargement de l’utilisation',
    failed: 'Les chiffres d’utilisation n’ont pas pu être chargés',
    visits: 'Visites ce mois-ci',
    visitsHelp:
      'Une visite commence quand une personne arrive sur votre site depuis l’extérieur et que le widget s’affiche.',
    bursts: (count: string) =>
      `${count} autres signaux sont arrivés ce mois-ci en rafales depuis des adresses isolées. Ils ne sont pas comptés comme des visites.`,
    ofLimit: (limit: string, percent: string) => `sur ${limit} dans votre offre (${percent})`,
    noLimit: 'Votre offre n’a pas de limite.',
    notice: {
      80: 'Ce mois-ci, 80\u202f% des visites de votre offre sont utilisées.',
      95: 'Ce mois-ci, 95\u202f% des visites de votre offre sont utilisées.',
      100: 'Ce mois-ci, il y a plus de visites que n’en comprend votre offre.',
    },
    noticeHelp:
      'Le widget reste affiché pour vos visiteurs dans tous les cas. Si cela se répète, une offre plus grande convient mieux\u202f: choisissez «\u202fChanger d’offre\u202f» à côté du site, sur le tableau de bord.',
    toDashboard: 'Aller au tableau de bord',
    months: 'Visites des douze derniers mois',
    asTable: 'Voir les chiffres',
    noVisits: 'Aucune visite pour l’instant. Elles apparaîtront ici dès que le widget sera sur votre site.',
    toInstall: 'Installer le widget',
    month: 'Mois',
    visitsColumn: 'Visites',
    soFar: '(jusqu’ici)',
    functions: 'Fonctions utilisées par les visiteurs',
    functionsHelp:
      'Combien de fois chacune a été activée ces douze derniers mois. Ce sont de simples totaux, et rien n’est lié à une personne\u202f; une fonction apparaît à partir de dix utilisations.',
    function: 'Fonction',
    uses: 'Utilisations',
    noFunctions:
      'Rien à montrer pour l’instant. Une fonction apparaît ici dès que les visiteurs l’ont activée dix fois.',
  },
});
