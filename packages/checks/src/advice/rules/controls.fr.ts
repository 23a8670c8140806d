import type { RuleTexts } from '../types.ts';

export const controlsRules = {
  accesskeys: {
    title: 'Le même raccourci est utilisé deux fois',
    why: 'Le navigateur n’en atteint qu’un, et les raccourcis peuvent gêner ceux d’un lecteur d’écran.',
    fix: 'Utilisez chaque raccourci une seule fois ou, mieux, retirez les attributs accesskey.',
  },
  'aria-hidden-focus': {
    title: 'Des éléments cachés restent accessibles au clavier',
    why: 'La touche Tab s’arrête sur quelque chose dont le lecteur d’écran ne dit rien. On y est perdu.',
    fix: 'Retirez aussi l’élément de la tabulation, par exemple avec inert ou hidden, ou ne le cachez pas.',
  },
  'aria-input-field-name': {
    title: 'Des champs personnalisés sans nom',
    why: 'Les lecteurs d’écran disent quel type de champ c’est, mais pas ce qu’on doit y mettre.',
    fix: 'Nommez le champ avec aria-labelledby ou aria-label ou, mieux, utilisez un champ ordinaire avec une étiquette.',
  },
  'aria-toggle-field-name': {
    title: 'Des interrupteurs et cases personnalisés sans nom',
    why: 'Les lecteurs d’écran disent « activé » ou « désactivé », sans dire quoi.',
    fix: 'Mettez un texte dans l’élément, ou nommez-le avec aria-labelledby ou aria-label.',
  },
  'autocomplete-valid': {
    title: 'Des indications de remplissage inconnues des navigateurs',
    why: 'Le navigateur ne peut pas remplir le champ. Pour qui a du mal à taper ou à mémoriser, c’est une vraie charge.',
    fix: 'Utilisez une valeur standard, par exemple « name », « email », « tel » ou « street-address ».',
  },
  'button-name': {
    title: 'Des boutons sans nom',
    why: 'Les lecteurs d’écran disent seulement « bouton ». Les personnes qui pilotent à la voix ne peuvent pas l’appeler non plus.',
    fix: 'Mettez un texte dans le bouton. S’il ne montre qu’une icône, ajoutez un aria-label qui nomme l’action, par exemple « Fermer ».',
  },
  'form-field-multiple-labels': {
    title: 'Des champs à plusieurs étiquettes',
    why: 'Certains lecteurs d’écran ne lisent que la première étiquette, d’autres que la dernière : une partie de l’information se perd.',
    fix: 'Gardez une seule étiquette. Rattachez l’aide au champ avec aria-describedby.',
  },
  'input-button-name': {
    title: 'Des boutons de formulaire sans nom',
    why: 'Les lecteurs d’écran disent seulement « bouton » : impossible de savoir ce que l’envoi va faire.',
    fix: 'Donnez au bouton une valeur qui nomme l’action, par exemple « Envoyer le message ».',
  },
  label: {
    title: 'Des champs sans étiquette',
    why: 'Les lecteurs d’écran disent « champ de saisie », sans plus, et on ne peut pas nommer le champ à la voix.',
    fix: 'Donnez à chaque champ une étiquette visible qui lui est rattachée. Un texte indicatif n’en est pas une : il disparaît dès la saisie.',
  },
  'label-content-name-mismatch': {
    title: 'Le nom lu diffère du texte visible',
    why: 'Les personnes qui pilotent à la voix disent ce qu’elles voient, et rien ne se passe. D’autres voient un nom et en entendent un autre.',
    fix: 'Faites commencer le nom par les mots visibles, ou retirez l’aria-label : les mots visibles serviront de nom.',
  },
  'label-title-only': {
    title: 'Des champs sans étiquette visible',
    why: 'L’étiquette est cachée ou n’apparaît qu’au survol de la souris. Au doigt ou au clavier, on ne la voit jamais.',
    fix: 'Ajoutez une étiquette visible à côté ou au-dessus du champ.',
  },
  'link-name': {
    title: 'Des liens sans nom',
    why: 'Les lecteurs d’écran épellent l’adresse ou disent seulement « lien ». Personne ne sait où il mène.',
    fix: 'Mettez dans le lien un texte qui dit où il mène. Pour une icône, ajoutez un aria-label ; pour une image, un texte alternatif.',
  },
  'nested-interactive': {
    title: 'Un bouton ou un lien dans un autre',
    why: 'Les lecteurs d’écran n’annoncent pas celui de l’intérieur, et le clavier risque de ne pas l’atteindre.',
    fix: 'Placez-les l’un à côté de l’autre, et non l’un dans l’autre.',
  },
  'scrollable-region-focusable': {
    title: 'Des zones défilantes inaccessibles au clavier',
    why: 'Sans souris, impossible d’y faire défiler le contenu : une partie reste cachée.',
    fix: 'Rendez la zone accessible avec tabindex="0", et donnez-lui un rôle et un nom.',
  },
  'select-name': {
    title: 'Des listes déroulantes sans étiquette',
    why: 'Les lecteurs d’écran lisent la valeur choisie, sans dire à quoi elle sert.',
    fix: 'Donnez à la liste une étiquette visible qui lui est rattachée.',
  },
  'summary-name': {
    title: 'Des blocs dépliables sans nom',
    why: 'Les lecteurs d’écran annoncent un bloc à ouvrir, sans dire ce qu’il contient.',
    fix: 'Mettez dans l’élément summary un texte qui dit ce qui va s’ouvrir.',
  },
  tabindex: {
    title: 'L’ordre de tabulation est forcé',
    why: 'La touche Tab saute d’un bout à l’autre de la page au lieu de suivre ce qu’on voit.',
    fix: 'Retirez les valeurs tabindex positives, et placez les éléments dans l’ordre où l’on s’en sert.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
