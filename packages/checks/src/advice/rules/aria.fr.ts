import type { RuleTexts } from '../types.ts';

export const ariaRules = {
  'aria-allowed-attr': {
    title: 'Des attributs ARIA là où ils n’ont pas de sens',
    why: 'Les lecteurs d’écran les ignorent ou annoncent quelque chose de faux.',
    fix: 'Retirez l’attribut, ou utilisez l’élément ou le rôle auquel il appartient.',
  },
  'aria-allowed-role': {
    title: 'Un rôle qui ne convient pas à son élément',
    why: 'Les lecteurs d’écran annoncent une chose, et l’élément se comporte comme une autre.',
    fix: 'Retirez le rôle, ou utilisez un élément qui est déjà ce que vous voulez dire.',
  },
  'aria-braille-equivalent': {
    title: 'Un texte braille sans équivalent parlé',
    why: 'Le texte court des plages braille est là, mais les personnes qui écoutent n’ont rien.',
    fix: 'Ajoutez aria-label à côté d’aria-braillelabel, et aria-roledescription à côté d’aria-brailleroledescription.',
  },
  'aria-command-name': {
    title: 'Des boutons, liens ou entrées de menu créés par un rôle n’ont pas de nom',
    why: 'Les lecteurs d’écran disent seulement « bouton » ou « lien ».',
    fix: 'Mettez un texte dans l’élément, ou ajoutez un aria-label qui nomme l’action.',
  },
  'aria-conditional-attr': {
    title: 'Des attributs ARIA qui contredisent l’élément',
    why: 'La page indique un état et le navigateur un autre : on entend le mauvais.',
    fix: 'Utilisez l’état propre à l’élément : checked, et non aria-checked, sur une case à cocher.',
  },
  'aria-deprecated-role': {
    title: 'Un rôle abandonné',
    why: 'Les lecteurs d’écran peuvent ne plus le connaître et ne rien dire.',
    fix: 'Remplacez-le par l’élément ou le rôle en usage aujourd’hui.',
  },
  'aria-dialog-name': {
    title: 'Des boîtes de dialogue sans nom',
    why: 'Une fenêtre s’ouvre, et les lecteurs d’écran disent seulement « dialogue ». On ne sait pas ce qu’elle veut.',
    fix: 'Nommez la boîte d’après son titre avec aria-labelledby, ou avec aria-label.',
  },
  'aria-hidden-body': {
    title: 'Toute la page est cachée aux lecteurs d’écran',
    why: 'Les personnes qui utilisent un lecteur d’écran trouvent une page vide.',
    fix: 'Retirez aria-hidden="true" de l’élément body. Il reste souvent après la fermeture d’une fenêtre.',
  },
  'aria-meter-name': {
    title: 'Des jauges sans nom',
    why: 'Les lecteurs d’écran lisent un nombre, sans dire de quoi.',
    fix: 'Ajoutez un aria-label qui dit ce qui est mesuré.',
  },
  'aria-progressbar-name': {
    title: 'Des barres de progression sans nom',
    why: 'Les lecteurs d’écran lisent un pourcentage, sans dire de quoi.',
    fix: 'Ajoutez un aria-label qui dit ce qui est en cours.',
  },
  'aria-prohibited-attr': {
    title: 'Un nom sur un élément qui ne peut pas en avoir',
    why: 'Les lecteurs d’écran omettent ce nom : l’information est perdue.',
    fix: 'Écrivez le texte de façon visible, ou donnez à l’élément un rôle qui accepte un nom.',
  },
  'aria-required-attr': {
    title: 'Un rôle sans l’état qu’il exige',
    why: 'Les lecteurs d’écran annoncent un interrupteur ou un curseur, sans dire s’il est activé ni où il en est.',
    fix: 'Ajoutez l’attribut manquant, et mettez-le à jour quand l’état change.',
  },
  'aria-required-children': {
    title: 'Un groupe sans les éléments attendus',
    why: 'Les lecteurs d’écran annoncent une liste ou un menu, sans le nombre d’entrées, ou en les omettant.',
    fix: 'Placez à l’intérieur des éléments du bon rôle, par exemple option dans listbox, ou retirez le rôle.',
  },
  'aria-required-parent': {
    title: 'Un élément hors du groupe auquel il appartient',
    why: 'Les lecteurs d’écran n’annoncent pas le groupe : on ne sait pas de quoi l’entrée fait partie.',
    fix: 'Placez l’élément dans son groupe, par exemple tab dans tablist, ou retirez le rôle.',
  },
  'aria-roles': {
    title: 'Un rôle qui n’existe pas',
    why: 'Les lecteurs d’écran l’ignorent, et l’élément est annoncé autrement, ou pas du tout.',
    fix: 'Corrigez l’orthographe, ou utilisez un élément qui se passe de rôle.',
  },
  'aria-tab-name': {
    title: 'Des onglets sans nom',
    why: 'Les lecteurs d’écran disent « onglet » et son numéro, sans dire ce qu’il montre.',
    fix: 'Mettez un texte dans l’onglet, ou ajoutez un aria-label.',
  },
  'aria-text': {
    title: 'Une commande placée dans du texte simple',
    why: 'Les lecteurs d’écran lisent le tout comme un texte : le lien ou le bouton à l’intérieur reste introuvable.',
    fix: 'Retirez role="text", ou sortez-en le lien ou le bouton.',
  },
  'aria-tooltip-name': {
    title: 'Des infobulles sans texte',
    why: 'Les lecteurs d’écran annoncent une infobulle, puis rien.',
    fix: 'Mettez un texte dans l’infobulle, ou retirez-la.',
  },
  'aria-treeitem-name': {
    title: 'Des entrées d’arborescence sans nom',
    why: 'Les lecteurs d’écran annoncent une entrée, sans dire laquelle.',
    fix: 'Mettez un texte dans l’entrée, ou ajoutez un aria-label.',
  },
  'aria-valid-attr': {
    title: 'Des attributs ARIA qui n’existent pas',
    why: 'Les navigateurs les ignorent : ce que vous vouliez dire est perdu.',
    fix: 'Corrigez l’orthographe, par exemple aria-label ou aria-labelledby.',
  },
  'aria-valid-attr-value': {
    title: 'Des attributs ARIA avec une valeur interdite',
    why: 'Les navigateurs ignorent la valeur, ou comprennent le contraire.',
    fix: 'Utilisez une valeur prévue. Si l’attribut désigne un autre élément, l’identifiant doit exister dans la page.',
  },
  'duplicate-id-aria': {
    title: 'Le même identifiant est utilisé deux fois',
    why: 'Une étiquette ou une description qui vise cet identifiant aboutit au mauvais élément.',
    fix: 'Utilisez chaque identifiant une seule fois par page, et corrigez ce qui y renvoie.',
  },
  'presentation-role-conflict': {
    title: 'Un élément à ignorer ne l’est pas',
    why: 'Il est marqué comme décoratif, mais il est accessible au clavier ou porte un nom : les lecteurs d’écran l’annoncent quand même.',
    fix: 'Retirez role="presentation" ou role="none", ou retirez le nom et le tabindex.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
