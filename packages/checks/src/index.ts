export { RULE_IDS, type RuleId, ruleOf } from './criteria/rules.ts';
export {
  type CriterionId,
  criterionUrl,
  SUCCESS_CRITERIA,
  type SuccessCriterion,
} from './criteria/success-criteria.ts';
export { type AxeResults, pageResultFromAxe } from './findings/axe-results.ts';
export { compareFindings, isAtLeast } from './findings/compare-findings.ts';
export { cssSelectorOf } from './findings/css-selector.ts';
export { colorsOf, countPages, groupByRule, type RuleGroup, textOf } from './findings/group-by-rule.ts';
export { createGrouping, fingerprintsOn, groupFindings } from './findings/group-findings.ts';
export { redactSelector, redactSnippet, redactWords } from './findings/redact.ts';
export { RUN_OPTIONS } from './findings/run-options.ts';
export {
  type ColorPair,
  FINDING_CHANGES,
  FINDING_STATUSES,
  type Finding,
  type FindingChange,
  type FindingStatus,
  type GroupedFinding,
  IMPACTS,
  type Impact,
  LEVELS,
  type Level,
  type NodeResult,
  type PageOfFinding,
  type PageResult,
  type RuleResult,
} from './findings/types.ts';
export {
  MANUAL_CHECK_KEYS,
  MANUAL_CHECKS,
  MANUAL_OUTCOMES,
  type ManualAnswer,
  type ManualCheckKey,
  type ManualOutcome,
} from './manual/manual-checks.ts';
export { isOwnPage, pageIdentity } from './pages/page-address.ts';
export { readSitemapText } from './pages/read-sitemap.ts';
