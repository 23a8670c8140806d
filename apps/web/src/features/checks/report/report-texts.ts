import { defineTexts } from '../../../platform/i18n/define-texts.ts';
import { plural } from '../../../platform/i18n/plural.ts';

export const reportTexts = defineTexts({
  en: {
    title: (domain: string) => `Accessibility report of ${domain}`,
    pageTitle: 'Accessibility report',
    subtitle: 'What the last check found, what people tried, and what is planned. Print it, or save it as a PDF.',
    back: 'Back to the check',
    print: 'Print or save as PDF',
    failed: 'Could not load the report',
    loading: 'Loading the report',
    none: 'Nothing to report yet',
    noneHelp: 'Run a check first. Its report is then here.',
    website: 'Website',
    checkedAt: 'Checked',
    checkedPages: 'Pages checked',
    notChecked: 'Pages not checked',
    view: 'Width and colors',
    madeAt: 'Report made',
    limits: 'What this report says, and what it does not',
    limitsText:
      'This report lists barriers that were found. It does not state that the website meets a standard or a law: nobody can conclude that from automated checks.',
    findings: (count: number) => plural('en', count, { one: '# thing to fix', other: '# things to fix' }),
    gone: (count: number) =>
      plural('en', count, { one: '# thing not found any more', other: '# things not found any more' }),
    manual: 'Tried by people',
    open: 'Nobody has tried this yet.',
    noFindings: 'The check found nothing to fix.',
  },
  fr: {
    title: (domain: string) => `Rapport d’accessibilité de ${domain}`,
    pageTitle: 'Rapport d’accessibilité',
    subtitle:
      'Ce que le dernier contrôle a trouvé, ce que des personnes ont essayé et ce qui est prévu. À imprimer ou à enregistrer en PDF.',
    back: 'Retour au contrôle',
    print: 'Imprimer ou enregistrer en PDF',
    failed: 'Le rapport n’a pas pu être chargé',
    loading: 'Chargement du rapport',
    none: 'Rien à présenter pour l’instant',
    noneHelp: 'Lancez d’abord un contrôle. Son rapport sera ensuite ici.',
    website: 'Site',
    checkedAt: 'Contrôlé le',
    checkedPages: 'Pages contrôlées',
    notChecked: 'Pages non contrôlées',
    view: 'Largeur et couleurs',
    madeAt: 'Rapport établi le',
    limits: 'Ce que dit ce rapport, et ce qu’il ne dit pas',
    limitsText:
      'Ce rapport énumère les obstacles trouvés. Il n’affirme pas que le site respecte une norme ou une loi\u202f: des contrôles automatiques ne permettent à personne de le conclure.',
    findings: (count: number) => plural('fr', count, { one: '# correction à faire', other: '# corrections à faire' }),
    gone: (count: number) => plural('fr', count, { one: '# obstacle disparu', other: '# obstacles disparus' }),
    manual: 'Essayé par des personnes',
    open: 'Personne n’a encore essayé.',
    noFindings: 'Le contrôle n’a rien trouvé à corriger.',
  },
});
