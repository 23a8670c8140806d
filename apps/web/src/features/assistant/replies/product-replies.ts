import { TRIAL_DAYS, YEARLY_DISCOUNT_PERCENT } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

/**
 * Answers for buyers. `{brand}`, `{email}`, `{prices}`, `{languages}`, `{steps}` and `{alsoBook}` are filled in when a
 * reply is given; `[words](target)` is a link, with the targets of `reply-text.tsx`.
 */
export const productReplies = defineTexts({
  en: {
    compliance:
      'No. No widget makes a website compliant with a law or a standard such as the ADA, the European Accessibility Act or WCAG, and {brand} does not claim to. Be careful with anyone who says theirs does.\n\n{brand} gives your visitors control over text, contrast and motion. Meeting a law also takes work on the pages themselves: headings, labels, alternative text, keyboard use. For legal advice, ask a lawyer who knows this field.',
    price: `You pay per website, by its monthly visits. Yearly billing is ${YEARLY_DISCOUNT_PERCENT} percent cheaper.\n\n{prices}\n\nEvery plan includes the whole widget, unlimited pages and your whole team. See [Pricing](pricing).`,
    trial: `Every plan starts with a ${TRIAL_DAYS}-day free trial, once per website. You enter a card at checkout and are charged when the trial ends. Cancel before that and you pay nothing. There is no free plan.\n\nYou can also try the widget on our [home page](home) right now, without an account.`,
    payment:
      'You pay by card on a page of Stripe, our payment processor. We never see your card number. Prices are in US dollars.\n\nFor another way to pay, such as a bank transfer or a purchase order, write to [{email}](mail).',
    invoice:
      'Invoices are in your account under Billing, for each website, as PDF files. There you also see the next one. An admin can open the billing portal from there to change the card, the address and the tax ID.\n\nIs something wrong on an invoice? Write to [{email}](mail).',
    cancel:
      'You can cancel at any time: in your dashboard, open the menu of the website and choose Cancel, or write to [{email}](mail). There is no minimum term beyond the month or year you have paid for.\n\nThe widget stays until the end of that period. Until then you can resume with one click.',
    refund:
      'Fees are not refunded, except where the law requires it. When you cancel, the widget stays until the end of the period you have paid for, and nothing more is charged. Cancel during the trial and you pay nothing at all.\n\nIf you think a charge is wrong, write to [{email}](mail). The [Terms of Service](terms) have the details.',
    changePlan:
      'In your dashboard, open the menu of the website and choose Change Plan. You see what is charged or credited before you confirm. You can move up or down at any time, and between monthly and yearly.\n\n{prices}',
    visits:
      'A visit is one arrival on your website, however many pages the person then opens. If you pass the limit of your plan, your visitors notice nothing: the widget stays. You see a notice, we send you an email, and you decide when to upgrade.\n\n{prices}',
    install:
      'Create an account, add your website, choose a plan and copy one snippet. {steps}\n\nFrom the Widget page you can also email the steps to your developer. If you get stuck, write to [{email}](mail).',
    languages:
      'The widget speaks {languages}. It follows the language of your page, and visitors can choose another one. The translations other than English and French have not been reviewed by native speakers yet.\n\nThis site, the dashboard and our emails are in English and French.',
    customize:
      'On the Widget page of your dashboard you set the colors, icon, size and position of the button, the language, and which functions visitors see. You see every change in a preview before you save it.\n\nIf a color is too pale to read, the widget uses the nearest readable shade.',
    features:
      'Visitors open a panel on your page and adjust it for themselves: text size, spacing, font, contrast, colors, highlighted links, reading guide, focus tunnel, large pointer, read aloud, less motion, hidden pictures, muted sounds. Five profiles, such as “Easier to read”, set several at once.\n\nTheir choices stay in their browser and apply on every page of your site. You can try it on our [home page](home).',
    speed:
      'Hardly. The script starts after your page has loaded and weighs a few kilobytes. The panel is fetched only when someone reaches for it.\n\nThe text and structure of your page stay as they are, so search engines find the same page as before.',
    devices: 'Yes, it works on phones, tablets and computers, in current versions of Chrome, Edge, Firefox and Safari.',
    outage:
      'If our servers cannot be reached, your pages go on working. Only the widget is missing until we are back. We do not publish an uptime guarantee; if you need one, write to [{email}](mail).',
    privacy:
      'The widget sets no cookies and collects no personal data. What a visitor chooses stays in their own browser. We count visits and how often each function is used, as plain numbers that cannot be traced to a person. If a visitor writes to the owner about a barrier, we receive what they write and choose to send, and keep it for 12 months at most.\n\nOn this site, analytics and marketing wait for your consent, and we use neither today. Your rights under the GDPR and the CCPA are in our [Privacy Policy](privacy). For a data processing agreement, write to [{email}](mail).',
    security:
      'Connections are encrypted, passwords are stored only as a hash, and admins and users have separate rights. Card numbers stay with Stripe. Our [Security Policy](security) has the details.\n\nFor where data is hosted, or for certificates, ask us at [{email}](mail). I do not want to guess.',
    account:
      'You can [create an account](signup) in a minute, or [sign in](login). If you forgot your password, [reset it here](forgot-password).\n\nTo have your account and its data deleted, write to [{email}](mail).',
    team: 'You can invite as many colleagues as you like, on every plan, at no extra cost. Admins edit: websites, plans, widget, team. Users view.',
    agency:
      'One account holds as many websites as you like. Each has its own plan, and subdomains are included. For client sites, add them to your account or let each client open their own.\n\nWith our API and command line, one script can register many websites and set up their widgets. White-label reports, client management, bulk scanning and revenue sharing are not available yet. For many websites, [book a call](book) and we will look at it together.',
    demo: 'You can try the widget on our [home page](home) right now. To talk it through with us on your own website, [book 30 minutes](book). It is free.',
    contact:
      'People answer at [{email}](mail).{alsoBook} I am not a person: I only match your words with prepared answers.',
  },
  fr: {
    compliance:
      'Non. Aucun widget ne rend un site conforme à une loi ou à une norme, que ce soit le RGAA, l’acte européen sur l’accessibilité ou les WCAG, et {brand} ne le prétend pas. Méfiez-vous de qui le promet.\n\n{brand} donne à vos visiteurs la main sur le texte, le contraste et les mouvements. Respecter une loi demande aussi un travail sur les pages elles-mêmes\u202f: titres, étiquettes, textes alternatifs, navigation au clavier. Pour un avis juridique, consultez un avocat spécialisé.',
    price: `Vous payez par site, selon ses visites mensuelles. La facturation annuelle coûte ${YEARLY_DISCOUNT_PERCENT}\u00a0% de moins.\n\n{prices}\n\nChaque offre comprend tout le widget, des pages illimitées et toute votre équipe. Voir les [tarifs](pricing).`,
    trial: `Chaque offre commence par un essai gratuit de ${TRIAL_DAYS} jours, une fois par site. Vous indiquez une carte lors de la commande et n’êtes débité qu’à la fin de l’essai. Résiliez avant et vous ne payez rien. Il n’y a pas d’offre gratuite.\n\nVous pouvez aussi essayer le widget dès maintenant sur notre [page d’accueil](home), sans compte.`,
    payment:
      'Vous payez par carte sur une page de Stripe, notre prestataire de paiement. Nous ne voyons jamais votre numéro de carte. Les prix sont en dollars américains.\n\nPour un autre moyen de paiement, virement ou bon de commande par exemple, écrivez à [{email}](mail).',
    invoice:
      'Vos factures se trouvent dans votre compte, sous Facturation, pour chaque site, en PDF. Vous y voyez aussi la prochaine. Un administrateur peut ouvrir de là le portail de facturation pour changer la carte, l’adresse et le numéro de TVA.\n\nUne erreur sur une facture\u202f? Écrivez à [{email}](mail).',
    cancel:
      'Vous pouvez résilier à tout moment\u202f: dans votre tableau de bord, ouvrez le menu du site et choisissez Résilier, ou écrivez à [{email}](mail). Aucun engagement au-delà du mois ou de l’année déjà payés.\n\nLe widget reste jusqu’à la fin de cette période. D’ici là, vous pouvez reprendre en un clic.',
    refund:
      'Les sommes versées ne sont pas remboursées, sauf si la loi l’exige. Si vous résiliez, le widget reste jusqu’à la fin de la période payée et plus rien n’est débité. Si vous résiliez pendant l’essai, vous ne payez rien.\n\nUn débit vous paraît anormal\u202f? Écrivez à [{email}](mail). Le détail est dans les [conditions d’utilisation](terms).',
    changePlan:
      'Dans votre tableau de bord, ouvrez le menu du site et choisissez Changer d’offre. Vous voyez ce qui est débité ou crédité avant de confirmer. Vous pouvez monter ou descendre à tout moment, et passer du mensuel à l’annuel.\n\n{prices}',
    visits:
      'Une visite, c’est une arrivée sur votre site, quel que soit le nombre de pages ouvertes ensuite. Si vous dépassez la limite de votre offre, vos visiteurs ne remarquent rien\u202f: le widget reste. Un avis s’affiche, nous vous écrivons, et vous décidez quand changer d’offre.\n\n{prices}',
    install:
      'Créez un compte, ajoutez votre site, choisissez une offre et copiez un extrait de code. {steps}\n\nDepuis la page Widget, vous pouvez aussi envoyer ces étapes par e-mail à votre développeur. En cas de blocage, écrivez à [{email}](mail).',
    languages:
      'Le widget parle {languages}. Il suit la langue de votre page, et vos visiteurs peuvent en choisir une autre. Les traductions autres que l’anglais et le français n’ont pas encore été relues par des locuteurs natifs.\n\nCe site, le tableau de bord et nos e-mails sont en français et en anglais.',
    customize:
      'Sur la page Widget de votre tableau de bord, vous réglez les couleurs, l’icône, la taille et la position du bouton, la langue, et les fonctions proposées à vos visiteurs. Un aperçu montre chaque changement avant l’enregistrement.\n\nSi une couleur est trop pâle pour être lue, le widget prend la nuance lisible la plus proche.',
    features:
      'Vos visiteurs ouvrent un panneau sur votre page et l’adaptent pour eux-mêmes\u202f: taille du texte, espacement, police, contraste, couleurs, liens mis en évidence, règle de lecture, tunnel de lecture, grand pointeur, lecture à voix haute, moins de mouvement, images masquées, sons coupés. Cinq profils, comme «\u202fLire plus facilement\u202f», règlent plusieurs choses d’un coup.\n\nLeurs choix restent dans leur navigateur et valent sur toutes les pages de votre site. Essayez-le sur notre [page d’accueil](home).',
    speed:
      'À peine. Le script démarre une fois votre page chargée et pèse quelques kilo-octets. Le panneau n’est chargé que si quelqu’un veut l’ouvrir.\n\nLe texte et la structure de votre page ne changent pas\u202f: les moteurs de recherche trouvent la même page qu’avant.',
    devices:
      'Oui, il fonctionne sur téléphone, tablette et ordinateur, dans les versions actuelles de Chrome, Edge, Firefox et Safari.',
    outage:
      'Si nos serveurs sont injoignables, vos pages continuent de fonctionner. Seul le widget manque jusqu’à notre retour. Nous ne publions pas de garantie de disponibilité\u202f; si vous en avez besoin, écrivez à [{email}](mail).',
    privacy:
      'Le widget ne dépose aucun cookie et ne collecte aucune donnée personnelle. Les choix d’un visiteur restent dans son navigateur. Nous comptons les visites et l’usage de chaque fonction, en simples totaux qui ne permettent de remonter à personne. Si un visiteur signale un obstacle au responsable du site, nous recevons ce qu’il écrit et choisit d’envoyer, et le gardons 12 mois au plus.\n\nSur ce site, la mesure d’audience et le marketing attendent votre accord, et nous n’utilisons ni l’une ni l’autre aujourd’hui. Vos droits au titre du RGPD figurent dans notre [politique de confidentialité](privacy). Pour un accord de sous-traitance des données, écrivez à [{email}](mail).',
    security:
      'Les connexions sont chiffrées, les mots de passe ne sont conservés que sous forme d’empreinte, et administrateurs et utilisateurs ont des droits distincts. Les numéros de carte restent chez Stripe. Le détail est dans notre [politique de sécurité](security).\n\nPour le lieu d’hébergement ou les certificats, demandez-nous à [{email}](mail)\u202f: je préfère ne pas deviner.',
    account:
      'Vous pouvez [créer un compte](signup) en une minute, ou [vous connecter](login). Mot de passe oublié\u202f? [Réinitialisez-le ici](forgot-password).\n\nPour faire supprimer votre compte et ses données, écrivez à [{email}](mail).',
    team: 'Vous pouvez inviter autant de collègues que vous voulez, avec chaque offre et sans supplément. Les administrateurs modifient sites, offres, widget et équipe. Les utilisateurs consultent.',
    agency:
      'Un compte peut réunir autant de sites que vous voulez. Chacun a sa propre offre, sous-domaines compris. Pour les sites de vos clients, ajoutez-les à votre compte ou laissez chaque client ouvrir le sien.\n\nAvec notre API et notre ligne de commande, un seul script peut enregistrer de nombreux sites et régler leurs widgets. Les rapports en marque blanche, la gestion des clients, les analyses groupées et le partage des revenus n’existent pas encore. Pour un grand nombre de sites, [réservez un rendez-vous](book) et regardons cela ensemble.',
    demo: 'Vous pouvez essayer le widget dès maintenant sur notre [page d’accueil](home). Pour en parler avec nous à partir de votre propre site, [réservez 30 minutes](book). C’est gratuit.',
    contact:
      'Des personnes vous répondent à [{email}](mail).{alsoBook} Je ne suis pas une personne\u202f: je rapproche vos mots de réponses préparées.',
  },
});
