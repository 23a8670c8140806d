import type { ManualTexts } from './manual-checks.ts';

export const manualTexts: ManualTexts = {
  keyboard: {
    title: 'Utiliser la page sans souris',
    why: 'Beaucoup de personnes utilisent des touches, un contacteur ou leur voix. Ce que le clavier n’atteint pas n’existe pas pour elles.',
    steps: [
      'Posez la souris et rechargez la page.',
      'Appuyez sur Tab, encore et encore, de haut en bas. Chaque lien, bouton, champ et menu doit être atteint, dans l’ordre de lecture.',
      'Ouvrez les menus et les fenêtres avec Entrée ou Espace, fermez-les avec Échap. Vous devez ensuite vous retrouver au même endroit.',
      'Vous devez pouvoir ressortir de partout, y compris des cartes et des vidéos intégrées.',
      'Faites ainsi l’action la plus importante de votre site : commander, réserver ou envoyer un message.',
    ],
  },
  'focus-visible': {
    title: 'Voir où l’on se trouve',
    why: 'Au clavier, il faut voir quel lien ou bouton est actif, comme d’autres ont besoin de voir le pointeur de la souris.',
    steps: [
      'Parcourez la page avec Tab et cherchez un contour ou un autre changement net sur chaque lien, bouton et champ.',
      'Il doit bien se voir sur tous les fonds, aussi dans l’en-tête et le pied de page.',
      'L’élément actif ne doit pas être caché par un en-tête fixe, un bandeau de cookies ou un bouton de discussion.',
    ],
  },
  zoom: {
    title: 'Agrandir à 400 %',
    why: 'Les personnes malvoyantes agrandissent tellement que seule une bande étroite de la page tient à l’écran.',
    steps: [
      'Donnez à la fenêtre 1280 pixels de large et appuyez sur Ctrl et Plus (Commande et Plus sur Mac) jusqu’à 400 %.',
      'Tout doit rester présent et lisible, sans défilement horizontal. Les cartes, tableaux et schémas peuvent défiler seuls.',
      'Ouvrez le menu et une fenêtre, et remplissez un formulaire à cette taille.',
      'Sur un téléphone, tournez l’écran : la page doit fonctionner dans les deux sens.',
    ],
  },
  'text-spacing': {
    title: 'Élargir l’espacement du texte',
    why: 'Plus d’espace entre les lettres, les mots et les lignes aide les personnes dyslexiques ou malvoyantes. Les hauteurs figées coupent alors le texte.',
    steps: [
      'Ouvrez le widget sur votre page et réglez « Espacement des lettres » et « Interligne » au maximum.',
      'Aucun texte ne doit être coupé, se chevaucher ou disparaître, surtout dans les boutons, les menus et les cartes.',
      'Faites de même dans une boîte de dialogue et avec une fenêtre de navigateur étroite.',
      'Pour un essai complet, un développeur règle aussi l’espacement des mots à 0,16 em et l’espace après les paragraphes à 2 em.',
    ],
  },
  'screen-reader': {
    title: 'Écouter la page',
    why: 'Les personnes aveugles écoutent la page. Elles s’orientent par son titre, ses intertitres et ses grandes zones.',
    steps: [
      'Lancez un lecteur d’écran : NVDA (gratuit) sous Windows, VoiceOver sur Mac (Commande et F5) ou iPhone, TalkBack sous Android.',
      'Écoutez le titre à l’ouverture de la page. Il doit dire de quelle page il s’agit.',
      'Passez de titre en titre (touche H dans NVDA, rotor dans VoiceOver). Les titres seuls doivent donner une idée de la page.',
      'Parcourez l’en-tête, le menu, le contenu et le pied de page (touche D dans NVDA). Rien d’important ne doit rester en dehors.',
      'Mettez un article au panier ou envoyez un formulaire. Ce qui change doit être annoncé sans qu’on le cherche.',
    ],
  },
  images: {
    title: 'Relire les textes des images et des liens',
    why: 'Un programme voit si un texte alternatif existe. Seule une personne voit s’il dit ce qu’il faut.',
    steps: [
      'Regardez les textes alternatifs de vos images, dans votre éditeur ou avec un lecteur d’écran. Chacun doit dire ce que l’image apporte.',
      'Les images seulement décoratives doivent avoir un texte vide.',
      'Le texte doit être du vrai texte, et non faire partie d’une image. Les logos sont une exception.',
      'Lisez les liens seuls. « En savoir plus » ne convient que si la phrase autour dit sur quoi.',
    ],
  },
  forms: {
    title: 'Se tromper dans un formulaire',
    why: 'Tout le monde se trompe. Il faut savoir ce qui ne va pas et comment le corriger, même sans voir le rouge.',
    steps: [
      'Envoyez le formulaire vide, puis avec une adresse e-mail erronée.',
      'Un texte près du champ doit dire ce qui manque et comment corriger. La couleur seule ne suffit pas.',
      'Ce que vous avez saisi doit être conservé.',
      'Les étiquettes doivent rester visibles pendant la saisie et dire ce qui est obligatoire.',
      'Avant une commande ou un contrat, vous devez pouvoir tout vérifier et corriger. La connexion ne doit pas dépendre d’une énigme ni de la seule mémoire.',
    ],
  },
  captions: {
    title: 'Regarder sans le son, écouter sans l’image',
    why: 'Les personnes sourdes lisent ce qui se dit. Les personnes aveugles ont besoin d’entendre ce qui se voit.',
    steps: [
      'Lisez chaque vidéo sans le son. Les sous-titres doivent dire qui parle, ce qui est dit et quels sons comptent.',
      'Fermez les yeux et recommencez. Si quelque chose d’important vous échappe, il faut une audiodescription ou un texte qui le raconte.',
      'Pour un enregistrement sonore, il faut une transcription.',
      'Si vous n’avez ni vidéo ni son, choisissez « Sans objet ici ».',
    ],
  },
  motion: {
    title: 'Arrêter tout ce qui bouge',
    why: 'Le mouvement empêche certaines personnes de lire et en rend d’autres malades. Les flashs peuvent provoquer des crises.',
    steps: [
      'Ouvrez la page sans rien toucher. Ce qui bouge plus de cinq secondes doit avoir un bouton de pause.',
      'Le son ne doit pas démarrer seul, ou doit s’arrêter facilement.',
      'Rien ne doit clignoter plus de trois fois par seconde.',
      'Activez « Réduire les animations » dans votre système et rechargez. Les grands mouvements doivent disparaître.',
    ],
  },
  'color-alone': {
    title: 'Regarder sans les couleurs',
    why: 'Environ un homme sur douze distingue mal le rouge du vert. Un écran au soleil ne montre presque plus de couleurs.',
    steps: [
      'Regardez la page en noir et blanc, par exemple avec les niveaux de gris du widget ou de votre système.',
      'Les liens dans le texte, champs obligatoires, erreurs, options choisies, tailles épuisées et graphiques doivent rester clairs.',
      'Les consignes ne doivent pas reposer seulement sur la couleur, la forme ou la place, comme « appuyez sur le bouton vert à droite ».',
    ],
  },
  'time-limits': {
    title: 'Prendre son temps',
    why: 'Certaines personnes ont besoin de bien plus de temps pour lire et saisir. Une session qui expire leur prend leur travail.',
    steps: [
      'Cherchez ce qui se termine tout seul : le panier, une réservation, une session, un message qui disparaît.',
      'Attendez jusqu’à peu avant la fin. Vous devez être averti et pouvoir obtenir facilement plus de temps.',
      'Les messages qui disparaissent seuls doivent se retrouver ailleurs.',
      'Si rien n’est limité dans le temps, choisissez « Sans objet ici ».',
    ],
  },
  documents: {
    title: 'Ouvrir vos PDF et autres documents',
    why: 'Cartes, tarifs et contrats sont souvent la seule raison d’une visite, et souvent de simples images numérisées.',
    steps: [
      'Sélectionnez un paragraphe et copiez-le. Si c’est impossible, le document est une image et ne peut pas être lu à voix haute.',
      'Regardez les propriétés du document : il doit avoir un titre, une langue et être « balisé ».',
      'Écoutez-le avec un lecteur d’écran ou la lecture à voix haute de votre logiciel. L’ordre doit avoir du sens et les images être décrites.',
      'Demandez-vous si une page web suffirait : elle est presque toujours plus simple à utiliser.',
      'Si vous ne proposez pas de documents, choisissez « Sans objet ici ».',
    ],
  },
};
