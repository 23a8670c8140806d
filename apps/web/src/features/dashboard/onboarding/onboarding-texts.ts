import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const onboardingTexts = defineTexts({
  en: {
    title: 'Onboard website',
    changeTitle: 'Change Plan',
    steps: { website: 'Website', plan: 'Plan' },
    url: 'Website URL',
    urlHelp: 'Its widget works on this domain and its subdomains.',
    urlPlaceholder: 'e.g. example.com',
    urlRequired: 'Please enter a website URL',
    urlInvalid: 'Please enter a valid website URL (e.g. example.com)',
    choosePlan: (domain: string) => `Choose a plan for ${domain}`,
    next: 'Next',
    back: 'Back',
    checkout: 'Continue to Checkout',
    change: 'Change Plan',
    talk: 'Talk To Us',
    working: 'Processing...',
    checkoutCancelled:
      'You left the checkout, and nothing was charged. Your website is kept on the Cancelled tab: choose a plan here, or later with Onboard in its menu.',
    kept: (domain: string) =>
      `${domain} is kept on the Cancelled tab. You can choose its plan later, with Onboard in its menu.`,
    checkoutFailed: 'Failed to create checkout session',
    changeFailed: 'Failed to change plan',
    changed: (domain: string, plan: string) => `${domain} is now on the ${plan} plan.`,
    preview: {
      counting: 'Working out what this change costs…',
      dueNow: (amount: string) => `You pay ${amount} now.`,
      dueNowLess: (amount: string, unused: string) =>
        `You pay ${amount} now. ${unused} for unused time is already taken off.`,
      nothingNow: 'You pay nothing now.',
      coveredNow: (used: string) => `You pay nothing now: ${used} of your credit covers it.`,
      creditUsed: (used: string) => `${used} of your credit is already used for it.`,
      credit: (amount: string) => `After this change your organization has ${amount} in credit, used before your card.`,
      firstPayment: (amount: string, date: string) => `The first payment is ${amount}, on ${date}.`,
      nextCovered: (date: string) => `The next invoice, on ${date}, is covered by credit for unused time.`,
      nextCoveredMore: (date: string, rest: string) =>
        `The next invoice, on ${date}, is covered by credit for unused time; ${rest} of it is left for later invoices.`,
      nextLess: (amount: string, date: string, deduction: string) =>
        `The next invoice is ${amount}, on ${date}. ${deduction} for unused time is already taken off.`,
      next: (amount: string, date: string) => `The next invoice is ${amount}, on ${date}.`,
      failed: 'The cost of this change could not be worked out. Please try again.',
      missing: 'The change can be made once its cost is known.',
      retry: 'Try again',
    },
  },
  fr: {
    title: 'Ajouter un site',
    changeTitle: 'Changer d’offre',
    steps: { website: 'Site', plan: 'Offre' },
    url: 'Adresse du site',
    urlHelp: 'Son widget fonctionne sur ce domaine et ses sous-domaines.',
    urlPlaceholder: 'p. ex. example.com',
    urlRequired: 'Veuillez saisir l’adresse d’un site',
    urlInvalid: 'Veuillez saisir une adresse de site valide (p. ex. example.com)',
    choosePlan: (domain: string) => `Choisissez une offre pour ${domain}`,
    next: 'Suivant',
    back: 'Retour',
    checkout: 'Passer au paiement',
    change: 'Changer d’offre',
    talk: 'Nous parler',
    working: 'Traitement…',
    checkoutCancelled:
      'Vous avez quitté le paiement et rien n’a été débité. Votre site est conservé dans l’onglet Résiliés\u202f: choisissez une offre ici, ou plus tard avec Abonner dans son menu.',
    kept: (domain: string) =>
      `${domain} est conservé dans l’onglet Résiliés. Vous pourrez choisir son offre plus tard, avec Abonner dans son menu.`,
    checkoutFailed: 'Le paiement n’a pas pu être ouvert',
    changeFailed: 'L’offre n’a pas pu être changée',
    changed: (domain: string, plan: string) => `${domain} bénéficie maintenant de l’offre ${plan}.`,
    preview: {
      counting: 'Calcul du coût de ce changement…',
      dueNow: (amount: string) => `Vous payez ${amount} maintenant.`,
      dueNowLess: (amount: string, unused: string) =>
        `Vous payez ${amount} maintenant. ${unused} sont déjà déduits pour le temps non utilisé.`,
      nothingNow: 'Vous ne payez rien maintenant.',
      coveredNow: (used: string) => `Vous ne payez rien maintenant\u202f: ${used} de votre avoir couvrent ce montant.`,
      creditUsed: (used: string) => `${used} de votre avoir sont déjà utilisés.`,
      credit: (amount: string) =>
        `Après ce changement, votre organisation dispose d’un avoir de ${amount}, utilisé avant votre carte.`,
      firstPayment: (amount: string, date: string) => `Le premier paiement est de ${amount}, le ${date}.`,
      nextCovered: (date: string) =>
        `La prochaine facture, le ${date}, est couverte par un avoir pour le temps non utilisé.`,
      nextCoveredMore: (date: string, rest: string) =>
        `La prochaine facture, le ${date}, est couverte par un avoir pour le temps non utilisé\u202f; il en reste ${rest} pour les factures suivantes.`,
      nextLess: (amount: string, date: string, deduction: string) =>
        `La prochaine facture est de ${amount}, le ${date}. ${deduction} sont déjà déduits pour le temps non utilisé.`,
      next: (amount: string, date: string) => `La prochaine facture est de ${amount}, le ${date}.`,
      failed: 'Le coût de ce changement n’a pas pu être calculé. Veuillez réessayer.',
      missing: 'Le changement sera possible dès que son coût sera connu.',
      retry: 'Réessayer',
    },
  },
});
