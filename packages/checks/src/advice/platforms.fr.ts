import type { PlatformInstructions, Topic } from './types.ts';

/** Where to fix it. Menus are named as on the platforms; they change now and then. */
export const platformInstructions: Readonly<Record<Topic, PlatformInstructions>> = {
  images: {
    wordpress:
      'Cliquez sur l’image dans l’éditeur et remplissez « Texte alternatif » dans la colonne de droite, ou ouvrez-la dans Médias, Médiathèque. Les images du thème sont dans ses fichiers.',
    shopify:
      'Pour un produit, cliquez sur l’image sous Supports multimédias, puis « Ajouter un texte alternatif ». Autres images : Contenu, Fichiers. Pour une section, le champ est dans l’éditeur de thème.',
    wix: 'Cliquez sur l’image, ouvrez Paramètres et remplissez le champ du texte alternatif, ou indiquez qu’elle est décorative. L’assistant d’accessibilité liste toutes les images à compléter.',
    squarespace:
      'Double-cliquez sur le bloc image et remplissez « Texte alternatif » dans l’onglet Contenu. Dans une section galerie, la description de chaque image sert de texte alternatif ; dans un bloc galerie, c’est son titre.',
    code: 'Ajoutez l’attribut alt là où l’image est insérée : dans le gabarit, le composant ou le contenu de votre éditeur.',
  },
  names: {
    wordpress:
      'Réécrivez le texte du lien ou du bouton dans l’éditeur. Le texte d’une icône sociale est dans ses réglages. Pour les icônes du thème, ajoutez un aria-label dans ses fichiers, de préférence dans un thème enfant.',
    shopify:
      'Réécrivez les textes dans l’éditeur de thème. Pour les icônes de l’en-tête ou du panier : Boutique en ligne, Thèmes, Modifier le code, puis un aria-label dans la section ou le snippet qui les affiche.',
    wix: "Réécrivez le texte du bouton ou du lien. Pour une icône, clic droit, Accessibilité, puis remplissez le libellé. En code : $w('#button').accessibility.ariaLabel.",
    squarespace:
      'Réécrivez le texte du bouton ou du lien dans son bloc. Si le lien ne contient qu’une image, remplissez son texte alternatif. Les icônes du modèle ne se modifient que par injection de code.',
    code: 'Mettez un texte dans l’élément, caché à l’écran si besoin, ou ajoutez un aria-label. Marquez l’icône elle-même avec aria-hidden="true".',
  },
  forms: {
    wordpress:
      'Ouvrez le formulaire dans votre extension et donnez une étiquette à chaque champ ; ne la masquez pas au profit du texte indicatif. Dans Contact Form 7, placez le champ dans une balise label.',
    shopify:
      'Dans l’éditeur de thème, remplissez les libellés des sections de formulaire. Pour les champs du thème : Modifier le code, puis cherchez l’élément input dans la section, par exemple contact-form ou newsletter.',
    wix: 'Cliquez sur le champ et remplissez « Titre du champ », pas seulement le texte indicatif. L’assistant d’accessibilité liste les champs à compléter.',
    squarespace:
      'Modifiez le bloc formulaire et donnez un libellé à chaque champ. Dans le bloc newsletter, gardez les libellés visibles si le modèle le permet.',
    code: 'Reliez chaque étiquette à son champ par for et id, ou placez le champ dans l’étiquette. Donnez une valeur autocomplete aux champs de données personnelles.',
  },
  aria: {
    wordpress:
      'Cela vient le plus souvent du thème, d’un constructeur de pages ou d’une extension. Mettez-les d’abord à jour ; si le problème reste, indiquez l’élément à leurs auteurs, ou corrigez-le dans un thème enfant.',
    shopify:
      'Cela vient le plus souvent du thème ou d’une application. Mettez le thème à jour ; pour une application, écrivez à son développeur. Dans Modifier le code, cherchez les noms de classe de l’extrait.',
    wix: 'Les éléments de Wix s’en chargent eux-mêmes. Cherchez du côté du code intégré et des applications tierces : retirez-les ou mettez-les à jour, et signalez à l’assistance les éléments de Wix.',
    squarespace:
      'Cherchez d’abord dans les blocs de code, l’injection de code et les extensions : c’est de là que vient l’essentiel. Signalez les éléments du modèle à l’assistance de Squarespace.',
    code: 'Préférez le HTML simple : bouton, lien, dialog ou select apportent d’eux-mêmes rôle, état et clavier. N’utilisez ARIA que là où HTML n’a rien, en suivant les modèles du guide ARIA du W3C.',
  },
  headings: {
    wordpress:
      'Sélectionnez le bloc titre et choisissez son niveau dans la barre d’outils. Le titre de la page est en général de niveau 1 : commencez le contenu au niveau 2.',
    shopify:
      'Dans l’éditeur de texte, choisissez Titre 2, 3, etc. Les titres de section n’ont souvent qu’un réglage de taille ; le niveau se trouve dans le code de la section.',
    wix: 'Sélectionnez le texte, ouvrez ses paramètres et choisissez la balise HTML (H1 à H6) sous SEO et accessibilité. Un seul H1 par page.',
    squarespace:
      'Sélectionnez le texte et choisissez Titre 1 à 4 dans la barre d’outils. Un seul Titre 1 par page ; les tailles se règlent dans Styles du site, pas en changeant de niveau.',
    code: 'Choisissez h1 à h6 selon le plan de la page, et réglez l’apparence par des classes.',
  },
  landmarks: {
    wordpress:
      'Le thème affiche l’en-tête, le menu, le contenu et le pied de page. Les thèmes marqués « Accessibility Ready » le font bien. Dans l’éditeur, un groupe a le réglage « Élément HTML » sous Avancé.',
    shopify:
      'Regardez layout/theme.liquid : le contenu de la page doit être dans un élément main. Une section peut choisir sa balise dans son schéma.',
    wix: 'Wix affiche lui-même l’en-tête, le contenu principal et le pied de page. Placez ce qui est dehors dans l’en-tête, une section ou le pied de page. Le code intégré ne doit pas apporter ses propres zones.',
    squarespace:
      'Le modèle affiche l’en-tête, le contenu principal et le pied de page. Placez le contenu dans des sections plutôt que dans l’injection de code, et évitez les balises header et footer dans les blocs de code.',
    code: 'Utilisez header, nav, main, aside et footer au premier niveau de la page, et placez tout le contenu visible dans l’un d’eux.',
  },
  lists: {
    wordpress:
      'Utilisez le bloc liste. Si la liste vient d’une extension ou d’un constructeur de pages, mettez-le à jour ou remplacez-la par un bloc liste.',
    shopify:
      'Dans l’éditeur de texte, utilisez les boutons de liste. Pour les listes du thème (menus, grilles de produits), modifiez le code de la section.',
    wix: 'Utilisez les boutons de liste de la barre de texte. Les listes du code intégré sont à corriger par vous.',
    squarespace: 'Utilisez les boutons de liste de la barre de texte. Corrigez à la main les listes des blocs de code.',
    code: 'Ne placez que des li directement dans ul et ol, y compris dans les composants qui enveloppent leurs enfants.',
  },
  tables: {
    wordpress:
      'Sélectionnez le bloc tableau, activez « En-tête » dans ses réglages, puis écrivez les en-têtes. Pour aller plus loin, modifiez le bloc en HTML.',
    shopify:
      'Dans l’éditeur de texte, insérez un tableau, puis affichez le HTML et transformez les cellules de la première ligne en cellules th.',
    wix: 'Les tableaux de Wix ont une ligne d’en-tête : remplissez chaque en-tête. Les tableaux du code intégré sont à corriger par vous.',
    squarespace:
      'Les tableaux se trouvent dans des blocs de code ou Markdown. Écrivez la première ligne avec des cellules th.',
    code: 'Utilisez th avec scope pour les en-têtes et caption pour le titre. Pas de tableau pour la mise en page.',
  },
  language: {
    wordpress:
      'Choisissez la langue dans Réglages, Général, Langue du site. Pour un passage, utilisez l’outil de langue de la barre de texte. Si le thème écrit un code figé, corrigez header.php.',
    shopify:
      'Choisissez la langue dans Paramètres, Langues. Dans layout/theme.liquid, l’élément html doit porter lang="{{ request.locale.iso_code }}".',
    wix: 'Choisissez la langue dans le tableau de bord, sous Paramètres, Langue et région. Pour plusieurs langues, utilisez Wix Multilingual.',
    squarespace:
      'Choisissez la langue dans les paramètres, sous Langue et région. Pour un passage dans une autre langue, utilisez un bloc de code avec un attribut lang.',
    code: 'Mettez lang sur l’élément html de chaque page et sur les passages dans une autre langue, avec un code BCP 47 tel que « fr » ou « fr-CA ».',
  },
  colors: {
    wordpress:
      'Changez les couleurs dans Apparence, Éditeur, Styles, ou dans l’outil de personnalisation avec un ancien thème. L’éditeur avertit quand le texte et le fond d’un bloc sont trop proches.',
    shopify:
      'Changez les couleurs dans l’éditeur de thème, sous Paramètres du thème, Couleurs. Sans réglage prévu, ajoutez une règle dans le CSS personnalisé du thème ou de la section.',
    wix: 'Changez les couleurs du thème sous Design du site. L’assistant d’accessibilité liste les textes trop peu contrastés.',
    squarespace:
      'Changez le thème de couleurs de la section sous Styles du site, Couleurs. Sans réglage prévu, ajoutez une règle dans le CSS personnalisé.',
    code: 'Changez la couleur là où elle est définie, dans vos variables ou votre thème. L’inspecteur du navigateur affiche le contraste dans son sélecteur de couleur.',
  },
  targets: {
    wordpress:
      'Augmentez les marges internes ou l’espacement du bloc dans ses réglages. Pour les menus et la pagination du thème, ajoutez une règle dans le CSS additionnel ou dans les styles de l’éditeur de site.',
    shopify:
      'Ajoutez une règle dans le CSS personnalisé du thème ou de la section, avec une hauteur minimale et plus d’espace.',
    wix: 'Agrandissez l’élément ou éloignez ses voisins, aussi dans l’éditeur mobile.',
    squarespace:
      'Agrandissez les boutons sous Styles du site, Boutons. Pour les petits liens, ajoutez de l’espace dans le CSS personnalisé.',
    code: 'Donnez aux petites commandes une taille minimale et de l’espace, ou écartez-les de leurs voisines.',
  },
  zoom: {
    wordpress:
      'Le thème l’écrit dans header.php, ou une extension pour mobiles. Mettez le thème à jour, ou corrigez-le dans un thème enfant.',
    shopify:
      'Regardez layout/theme.liquid avec Modifier le code : le réglage viewport est près du début. Les styles en ligne viennent de l’éditeur de texte ou d’une application.',
    wix: 'Wix règle lui-même le viewport et permet le zoom. Cherchez du code ajouté sous Paramètres, Code personnalisé, et des styles dans le code intégré.',
    squarespace:
      'Cherchez dans l’injection de code et le CSS personnalisé ce que vous ou un développeur avez ajouté ; le modèle, lui, permet le zoom.',
    code: 'Corrigez le réglage viewport dans le gabarit de toutes les pages, et évitez l’espacement dans les attributs style.',
  },
  keyboard: {
    wordpress:
      'Cela vient souvent du thème, d’un carrousel ou d’une extension de fenêtres. Mettez-la à jour ; essayez sinon une autre qui annonce fonctionner au clavier, ou corrigez-la dans un thème enfant.',
    shopify:
      'Cela vient souvent d’un carrousel, d’un tiroir ou d’une fenêtre du thème ou d’une application. Mettez le thème à jour, désactivez l’application pour trouver la cause, ou corrigez le code de la section.',
    wix: 'Les éléments standard de Wix s’atteignent au clavier. Regardez le code intégré, les répéteurs avec des liens dans des liens et les applications tierces.',
    squarespace: 'Regardez d’abord les blocs de code et les extensions. Retirez tabindex du code que vous avez ajouté.',
    code: 'Utilisez des liens et des boutons, gardez-les dans l’ordre où on les voit, et retirez les parties cachées de la tabulation avec hidden ou inert.',
  },
  media: {
    wordpress:
      'Sélectionnez le bloc vidéo et ajoutez un fichier de sous-titres sous « Pistes de texte ». Pour YouTube ou Vimeo, ajoutez-les là-bas. Désactivez la lecture automatique dans les réglages du bloc.',
    shopify:
      'Hébergez les vidéos sur YouTube ou Vimeo et ajoutez-y les sous-titres. Désactivez la lecture automatique dans les réglages de la section.',
    wix: 'Ajoutez les sous-titres là où la vidéo est hébergée ; Wix Vidéo accepte un fichier de sous-titres. Désactivez la lecture automatique dans les réglages du lecteur.',
    squarespace:
      'Ajoutez les sous-titres là où la vidéo est hébergée, par exemple YouTube ou Vimeo, et désactivez la lecture automatique dans le bloc vidéo.',
    code: 'Ajoutez un élément track avec un fichier WebVTT, et laissez chacun lancer la lecture.',
  },
  motion: {
    wordpress:
      'Cherchez un bloc HTML personnalisé, une extension de texte défilant ou de redirection, et retirez-la. Les redirections se font par une extension qui agit sur le serveur.',
    shopify:
      'Cherchez du texte mobile dans les barres d’annonce et les applications, et arrêtez-le. Redirections : cherchez « Redirections d’URL » dans l’interface d’administration.',
    wix: 'Cherchez dans le code intégré du texte mobile ou des actualisations, et retirez-les. Redirections : tableau de bord SEO, gestionnaire de redirections.',
    squarespace:
      'Cherchez dans les blocs de code, la barre d’annonce et l’injection de code. Redirections : Paramètres, Outils pour développeurs, Mappages d’URL.',
    code: 'Retirez l’élément. Redirigez par un statut HTTP, et laissez chacun recharger la page.',
  },
  frames: {
    wordpress:
      'Modifiez le contenu intégré en HTML et ajoutez un titre à l’iframe. Pour les cartes et formulaires d’une extension, cherchez un champ titre dans ses réglages.',
    shopify:
      'Affichez le HTML dans l’éditeur de texte, ou ouvrez la section Liquid personnalisée, et ajoutez un titre à l’iframe.',
    wix: 'Cliquez sur l’élément intégré, ouvrez ses paramètres et remplissez le titre sous Accessibilité.',
    squarespace:
      'Ouvrez le bloc d’intégration ou de code et ajoutez un titre à l’iframe. Les blocs carte et vidéo prennent le titre de leurs réglages.',
    code: 'Ajoutez un titre à chaque iframe, aussi dans les scripts qui en créent.',
  },
  title: {
    wordpress:
      'Donnez un titre à la page dans l’éditeur, et un nom au site dans Réglages, Général. Une extension SEO permet d’écrire le titre des résultats de recherche.',
    shopify:
      'Ouvrez la page ou le produit et remplissez « Titre de la page » sous Référencement naturel. Celui de la page d’accueil est dans Boutique en ligne, Préférences.',
    wix: 'Ouvrez les paramètres de la page, SEO de base, et remplissez la balise titre.',
    squarespace:
      'Ouvrez les paramètres de la page, SEO, et remplissez le titre SEO. Le nom du site est dans les paramètres généraux.',
    code: 'Définissez l’élément title sur chaque page, aussi quand un script change la page sans en charger une autre.',
  },
};
