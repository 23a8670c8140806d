import type { RuleTexts } from '../types.ts';

export const mediaRules = {
  'area-alt': {
    title: 'Des zones d’image cliquables sans texte alternatif',
    why: 'Chaque zone est un lien. Sans nom, les personnes qui ne voient pas l’image ne savent pas où il mène.',
    fix: 'Donnez à chaque zone un texte alternatif qui dit où elle mène. Une simple liste de liens sous l’image aide tout le monde.',
  },
  blink: {
    title: 'Du texte qui clignote',
    why: 'Le texte clignotant se lit mal, détourne l’attention de tout le reste et peut provoquer un malaise.',
    fix: 'Retirez l’élément blink. Pour insister, utilisez du gras ou une couleur bien contrastée.',
  },
  'image-alt': {
    title: 'Des images sans texte alternatif',
    why: 'Les personnes qui ne voient pas l’image entendent le nom du fichier, ou rien du tout. Les moteurs de recherche et les connexions lentes n’en profitent pas non plus.',
    fix: 'Dites en quelques mots ce que l’image apporte. Si elle est seulement décorative, donnez-lui un texte alternatif vide : les lecteurs d’écran la passeront.',
  },
  'image-redundant-alt': {
    title: 'Le texte alternatif répète le texte voisin',
    why: 'Les personnes qui utilisent un lecteur d’écran entendent deux fois les mêmes mots, sur chaque lien ou bouton de ce genre.',
    fix: 'Quand l’image accompagne le même texte dans un lien ou un bouton, donnez-lui un texte alternatif vide.',
  },
  'input-image-alt': {
    title: 'Des boutons-images sans texte alternatif',
    why: 'Avec un lecteur d’écran ou la commande vocale, impossible de savoir ce que fait le bouton.',
    fix: 'Ajoutez un texte alternatif qui nomme l’action, par exemple « Rechercher », et non l’image.',
  },
  marquee: {
    title: 'Du texte défilant',
    why: 'Un texte qui bouge ne se lit pas à son rythme. Les personnes malvoyantes ou qui ont du mal à se concentrer perdent le fil.',
    fix: 'Retirez l’élément marquee et affichez le texte immobile.',
  },
  'meta-refresh': {
    title: 'La page se recharge ou change toute seule',
    why: 'Les personnes qui lisent lentement ou utilisent un lecteur d’écran perdent leur place, ou sont envoyées ailleurs avant d’avoir fini.',
    fix: 'Retirez l’actualisation automatique. Redirigez depuis le serveur, ou proposez un bouton pour recharger.',
  },
  'no-autoplay-audio': {
    title: 'Un son qui démarre tout seul',
    why: 'Il couvre la voix des lecteurs d’écran, surprend et distrait les personnes qui ont besoin de calme pour se concentrer.',
    fix: 'Laissez le visiteur lancer le son. S’il doit jouer, coupez-le au départ ou affichez en haut de page un bouton pour l’arrêter.',
  },
  'object-alt': {
    title: 'Des objets intégrés sans texte alternatif',
    why: 'Quand l’objet ne peut pas être affiché ou vu, rien ne dit ce qu’il contenait.',
    fix: 'Donnez un nom à l’objet avec aria-label ou un titre, et placez à l’intérieur un lien vers le même contenu.',
  },
  'role-img-alt': {
    title: 'Des éléments présentés comme images n’ont pas de nom',
    why: 'Les icônes de police et les dessins sont annoncés « image », sans plus.',
    fix: 'Ajoutez un aria-label qui dit ce qu’on y voit, ou masquez l’élément aux lecteurs d’écran avec aria-hidden="true" s’il est décoratif.',
  },
  'server-side-image-map': {
    title: 'Des images cliquables qui ne marchent qu’à la souris',
    why: 'Le serveur attend l’endroit exact du clic : impossible de suivre ces liens au clavier ou avec un lecteur d’écran.',
    fix: 'Remplacez l’image cliquable par des liens ordinaires, ou par des zones décrites dans la page, avec un texte alternatif.',
  },
  'svg-img-alt': {
    title: 'Des images SVG sans nom',
    why: 'Le dessin est annoncé « graphique », sans plus, ou lu morceau par morceau.',
    fix: 'Placez un élément title au début du SVG, ou ajoutez aria-label. Pour une décoration, mettez aria-hidden="true" à la place du rôle.',
  },
  'video-caption': {
    title: 'Des vidéos sans sous-titres',
    why: 'Les personnes sourdes ou malentendantes, et toutes celles qui regardent sans le son, manquent ce qui est dit.',
    fix: 'Ajoutez une piste de sous-titres avec les paroles et les sons importants. Relisez les sous-titres automatiques avant de publier.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
