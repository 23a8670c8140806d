import type { Topic, TopicKeywords } from './topics.ts';

export const frenchKeywords: Readonly<Record<Topic, TopicKeywords>> = {
  accessibility: {
    words: [
      ...[
        'accessibilité',
        'accessible',
        'inaccessible',
        'handicap',
        'handicapé',
        'handicapée',
        'inclusif',
        'inclusive',
      ],
      ...['inclusion', 'situation de handicap'],
    ],
  },
  wcag: { words: ['règle pour l accessibilité', 'critère de succès', 'niveau a', 'niveau aa', 'niveau aaa', 'norme'] },
  screenReader: {
    words: [
      ...['lecteur d écran', 'lecteur écran', 'synthèse vocale', 'aveugle', 'malvoyant', 'malvoyante', 'plage braille'],
    ],
  },
  contrast: { words: ['contraste', 'daltonien', 'daltonienne', 'daltonisme', 'couleur', 'niveaux de gris'] },
  keyboard: { words: ['clavier', 'tabulation', 'touche', 'raccourci', 'sans souris', 'navigation au clavier'] },
  altText: {
    words: [
      ...['texte alternatif', 'texte de remplacement', 'alternative textuelle', 'attribut alt', 'balise alt'],
      ...['illustration'],
    ],
  },
  form: {
    words: ['formulaire', 'champ', 'case à cocher', 'bouton radio', 'étiquette', 'saisie'],
    except: ['champ de vision'],
  },
  test: {
    words: [
      ...['tester', 'teste', 'testez', 'vérifier', 'vérification', 'contrôler', 'évaluer', 'évaluation', 'analyser'],
      ...['analyse', 'diagnostic', 'rapport'],
    ],
    except: [
      ...['tester gratuitement', 'tester le widget', 'tester votre', 'tester avant', 'par rapport', 'le tester'],
      ...['tester le produit'],
    ],
  },
  legal: {
    words: [
      ...['loi', 'légale', 'légal', 'légaux', 'juridique', 'droit', 'avocat', 'avocate', 'procès', 'amende'],
      ...['sanction', 'tribunal', 'obligation', 'obligatoire', 'obligé', 'directive', 'réglementation'],
      ...['acte européen'],
    ],
  },
  help: {
    words: [...['aide', 'aider', 'aidez', 'assistance', 'personne', 'commencer', 'bonjour', 'salut', 'qui êtes vous']],
    except: ['personne handicapée', 'personne en situation', 'à l aide de'],
  },
  compliance: {
    words: [
      ...['conformité', 'conforme', 'se conformer', 'mise en conformité', 'rgaa', 'certifié', 'certificat'],
      ...['certification', 'en règle'],
    ],
    except: ['conforme au rgpd', 'conforme rgpd', 'conformité rgpd', 'conformité au rgpd'],
  },
  price: {
    words: [
      ...['prix', 'tarif', 'tarification', 'coût', 'coûte', 'coûter', 'combien', 'cher', 'offre', 'formule'],
      ...['abonnement', 'forfait', 'remise', 'réduction', 'par mois', 'par an', 'mensuel', 'annuel', 'devis'],
    ],
    except: ['combien de langue', 'combien de temps', 'combien de visite'],
  },
  trial: {
    words: [
      ...['essai', 'essayer', 'gratuit', 'gratuite', 'gratuitement', 'tester gratuitement', 'tester le widget'],
      ...['tester votre', 'tester avant', 'le tester', 'tester le produit', 'avant d acheter', 'sans payer'],
    ],
  },
  payment: {
    words: [
      ...['carte bancaire', 'carte bleue', 'carte de crédit', 'carte', 'cb', 'payer', 'paiement', 'payement'],
      ...['moyen de paiement', 'virement', 'prélèvement', 'devise', 'euro', 'bon de commande'],
    ],
    except: ['sans payer'],
  },
  invoice: {
    words: ['facture', 'facturation', 'facturé', 'reçu', 'tva', 'taxe', 'hors taxe', 'ht', 'ttc', 'justificatif'],
  },
  cancel: {
    words: [
      ...['résilier', 'résiliation', 'résilié', 'résilie', 'annuler', 'annulation', 'annule', 'désabonner', 'arrêter'],
      ...['engagement', 'sans engagement', 'préavis', 'mettre fin', 'quitter'],
    ],
    except: ['arrêter le mouvement', 'arrêter les animations'],
  },
  refund: { words: ['remboursement', 'rembourser', 'remboursé', 'remboursée', 'remboursez'] },
  changePlan: {
    words: [
      ...['changer d offre', 'changer de formule', 'changer l offre', 'changer d abonnement', 'changer mon abonnement'],
      ...['passer à l offre', 'offre supérieure', 'offre inférieure', 'passer de'],
    ],
  },
  visits: {
    words: [
      ...['dépasser', 'dépasse', 'dépassement', 'trafic', 'visites par mois', 'nombre de visite', 'combien de visite'],
      ...['trop de visite', 'limite de visite', 'quota', 'plus de visite'],
    ],
  },
  install: {
    words: [
      ...['installer', 'installation', 'installe', 'installez', 'intégrer', 'intégration', 'extrait de code', 'coller'],
      ...['plateforme', 'extension', 'module', 'ajouter à mon site', 'mettre sur mon site', 'mettre en place'],
      ...['développeur', 'code'],
    ],
  },
  languages: {
    words: [
      ...['langue', 'langage', 'multilingue', 'bilingue', 'traduire', 'traduit', 'traduction', 'français', 'anglais'],
      ...['espagnol', 'allemand', 'italien', 'portugais', 'néerlandais', 'arabe', 'polonais'],
    ],
    except: ['langue des signes'],
  },
  customize: {
    words: [
      ...['personnaliser', 'personnalisable', 'personnalisation', 'couleur du bouton', 'nos couleur', 'mes couleur'],
      ...['couleur de ma marque', 'charte graphique', 'déplacer le bouton', 'position du bouton', 'apparence'],
    ],
  },
  features: {
    words: [
      ...['fonctionnalité', 'fonction', 'que fait', 'qu est ce que ça fait', 'ça sert à quoi', 'à quoi ça sert'],
      ...['à quoi sert le widget', 'comment ça marche', 'comment ça fonctionne', 'comment fonctionne', 'dyslexie'],
      ...['dyslexique', 'tdah', 'épilepsie', 'taille du texte', 'agrandir'],
    ],
    except: ['comment ça marche avec'],
  },
  speed: {
    words: [
      ...['lent', 'lente', 'ralentir', 'ralentit', 'ralenti', 'vitesse', 'rapide', 'performance', 'lourd', 'poids'],
      ...['temps de chargement', 'référencement'],
    ],
  },
  devices: {
    words: ['portable', 'smartphone', 'tablette', 'sur téléphone', 'sur un téléphone', 'navigateur', 'appareil'],
    except: ['dans votre navigateur'],
  },
  outage: { words: ['panne', 'indisponible', 'indisponibilité', 'disponibilité', 'hors ligne', 'coupure'] },
  privacy: {
    words: [
      ...['confidentialité', 'vie privée', 'donnée', 'données personnelles', 'rgpd', 'cookie', 'traceur', 'cnil'],
      ...['suivi des visiteurs', 'données de santé', 'consentement', 'collectez', 'anonyme'],
    ],
  },
  security: {
    words: [
      ...['sécurité', 'sécurisé', 'sécurisée', 'piratage', 'pirater', 'chiffré', 'chiffrement', 'hébergé', 'hébergée'],
      ...['hébergement', 'hébergement des données', 'serveur'],
    ],
  },
  account: {
    words: [
      ...['compte', 'inscrire', 'inscription', 'connexion', 'connecter', 'mot de passe', 'supprimer mes données'],
    ],
  },
  team: {
    words: ['collègue', 'équipe', 'inviter', 'plusieurs utilisateur', 'collaborateur', 'rôle', 'droits d accès'],
    except: ['votre équipe'],
  },
  agency: {
    words: [
      ...['agence', 'client', 'plusieurs site', 'deux site', 'trois site', '2 site', '3 site', '5 site', '10 site'],
      ...['marque blanche', 'revendre', 'revendeur', 'sous domaine', 'domaine'],
    ],
    except: ['service client'],
  },
  demo: {
    words: [
      ...['démo', 'démonstration', 'rendez vous', 'rdv', 'réserver', 'entretien', 'montrer', 'montrez', 'visio'],
      ...['grande entreprise', 'chargé de compte'],
    ],
  },
  contact: {
    words: [
      ...['contacter', 'contact', 'humain', 'vraie personne', 'quelqu un', 'parler', 'joindre', 'appeler', 'téléphone'],
      ...['numéro de téléphone', 'conseiller', 'service client', 'écrire'],
    ],
    except: ['sur téléphone', 'sur un téléphone'],
  },
};
