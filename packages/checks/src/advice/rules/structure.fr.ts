import type { RuleTexts } from '../types.ts';

export const structureRules = {
  bypass: {
    title: 'Aucun moyen de passer ce qui se répète',
    why: 'Au clavier ou avec un lecteur d’écran, il faut retraverser tout le menu à chaque page.',
    fix: 'Placez le contenu dans un élément main, et proposez un lien « Aller au contenu » en tout premier.',
  },
  'definition-list': {
    title: 'Des listes de définitions mal construites',
    why: 'Les lecteurs d’écran ne peuvent pas relier chaque terme à sa description.',
    fix: 'Placez seulement dt et dd dans dl, dans cet ordre ; un div autour de chaque paire convient.',
  },
  dlitem: {
    title: 'Des termes et descriptions hors d’une liste de définitions',
    why: 'Les lecteurs d’écran n’annoncent pas qu’ils vont ensemble.',
    fix: 'Placez dt et dd dans un élément dl.',
  },
  'empty-heading': {
    title: 'Des titres vides',
    why: 'Les lecteurs d’écran annoncent un titre, puis rien. En passant de titre en titre, on tombe sur un vide.',
    fix: 'Écrivez le titre, ou retirez-le. N’utilisez jamais un titre pour créer un espace.',
  },
  'empty-table-header': {
    title: 'Des en-têtes de tableau vides',
    why: 'Les lecteurs d’écran lisent l’en-tête avec chaque cellule. S’il est vide, le chiffre n’a plus de sens.',
    fix: 'Écrivez l’en-tête. Si la cellule du coin n’a rien à dire, faites-en une cellule ordinaire.',
  },
  'heading-order': {
    title: 'Des niveaux de titre sont sautés',
    why: 'Les titres servent de sommaire aux lecteurs d’écran. Un niveau absent fait croire qu’il manque une partie.',
    fix: 'Descendez d’un niveau à la fois : après un titre de niveau 2 vient le niveau 3. Changez l’apparence par le style, pas par le niveau.',
  },
  'landmark-banner-is-top-level': {
    title: 'L’en-tête de la page est placé dans une autre zone',
    why: 'Les lecteurs d’écran permettent d’aller à l’en-tête. Imbriqué ainsi, il n’est pas là où on l’attend.',
    fix: 'Placez l’en-tête au premier niveau de la page, ou retirez role="banner".',
  },
  'landmark-contentinfo-is-top-level': {
    title: 'Le pied de page est placé dans une autre zone',
    why: 'Les lecteurs d’écran permettent d’aller au pied de page, où sont contact et mentions légales. Imbriqué ainsi, on le manque.',
    fix: 'Placez le pied de page au premier niveau de la page, ou retirez role="contentinfo".',
  },
  'landmark-main-is-top-level': {
    title: 'Le contenu principal est placé dans une autre zone',
    why: 'Les lecteurs d’écran présentent les zones en liste. Imbriqué ainsi, le contenu principal est difficile à trouver.',
    fix: 'Sortez l’élément main de header, nav, aside ou footer.',
  },
  'landmark-no-duplicate-banner': {
    title: 'Plusieurs en-têtes de page',
    why: 'En allant à l’en-tête, on ne sait pas lequel on a atteint.',
    fix: 'Gardez un seul en-tête pour la page. Ceux des articles et des sections se placent à l’intérieur de ceux-ci.',
  },
  'landmark-no-duplicate-contentinfo': {
    title: 'Plusieurs pieds de page',
    why: 'En allant au pied de page, on ne sait pas lequel on a atteint.',
    fix: 'Gardez un seul pied de page et regroupez-y les autres.',
  },
  'landmark-no-duplicate-main': {
    title: 'Plusieurs contenus principaux',
    why: 'La touche qui mène au contenu principal conduit au mauvais endroit.',
    fix: 'Gardez un seul élément main. Remplacez les autres par section ou div.',
  },
  'landmark-one-main': {
    title: 'Le contenu principal n’est pas indiqué',
    why: 'Les lecteurs d’écran ont une touche pour aller au contenu principal. Ici, elle ne fait rien.',
    fix: 'Placez le contenu de la page dans un seul élément main.',
  },
  'landmark-unique': {
    title: 'Plusieurs zones portent le même nom',
    why: 'Dans la liste d’un lecteur d’écran, deux « navigation » se suivent sans qu’on puisse les distinguer.',
    fix: 'Donnez à chacune son nom, par exemple « Menu principal » et « Menu du pied de page ».',
  },
  list: {
    title: 'Des listes contenant autre chose que des éléments de liste',
    why: 'Les lecteurs d’écran annoncent le nombre d’éléments. Des intrus faussent le compte ou coupent la liste.',
    fix: 'Placez seulement des li directement dans ul et ol, et tout le reste à l’intérieur d’un li.',
  },
  listitem: {
    title: 'Des éléments de liste hors d’une liste',
    why: 'Les lecteurs d’écran n’annoncent pas de liste : on ne sait ni combien d’éléments elle compte, ni où elle finit.',
    fix: 'Placez les éléments li dans ul ou ol.',
  },
  'page-has-heading-one': {
    title: 'La page n’a pas de titre principal',
    why: 'C’est ce que cherchent d’abord les personnes qui utilisent un lecteur d’écran, pour savoir si elles sont au bon endroit.',
    fix: 'Donnez à chaque page un titre de niveau 1 qui dit de quoi elle parle.',
  },
  region: {
    title: 'Du contenu en dehors des grandes zones de la page',
    why: 'Avec un lecteur d’écran, on passe d’une zone à l’autre (en-tête, menu, contenu, pied) : ce qui est dehors est manqué.',
    fix: 'Placez tout ce qui est visible dans header, nav, main, aside ou footer.',
  },
  'scope-attr-valid': {
    title: 'Des en-têtes de tableau mal orientés',
    why: 'Les lecteurs d’écran lisent le mauvais en-tête avec les cellules.',
    fix: 'Utilisez scope="col" pour l’en-tête d’une colonne et scope="row" pour celui d’une ligne, seulement sur des éléments th.',
  },
  'skip-link': {
    title: 'Le lien d’évitement ne mène nulle part',
    why: 'On l’active pour passer le menu, et on reste sur place.',
    fix: 'Donnez au contenu principal l’identifiant que vise le lien, et tabindex="-1" pour qu’il puisse recevoir le focus.',
  },
  'table-duplicate-name': {
    title: 'La légende et le résumé du tableau sont identiques',
    why: 'Les lecteurs d’écran lisent deux fois la même phrase.',
    fix: 'Gardez la légende et retirez le résumé.',
  },
  'td-headers-attr': {
    title: 'Des cellules renvoient à des en-têtes absents',
    why: 'Les lecteurs d’écran ne lisent aucun en-tête avec la cellule, ou le mauvais.',
    fix: 'L’attribut headers doit citer des cellules th du même tableau. Dans un tableau simple, retirez-le et utilisez scope.',
  },
  'th-has-data-cells': {
    title: 'Des en-têtes de tableau sans données',
    why: 'Les lecteurs d’écran annoncent un en-tête qui ne correspond à rien : on s’y perd.',
    fix: 'Mettez des données dans la ligne ou la colonne de l’en-tête. S’il ne s’agit pas de données, n’utilisez pas de tableau pour la mise en page.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
