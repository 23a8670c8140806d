import type { WidgetConfig, WidgetFeature, WidgetIcon, WidgetLanguage, WidgetProfile } from '@evenway/contract';

/** The settings in the fields: what is typed may not be a valid value yet. */
export interface Draft {
  readonly position: WidgetConfig['position'];
  readonly mainColor: string;
  readonly textColor: string;
  readonly size: string;
  readonly offsetX: string;
  readonly offsetY: string;
  readonly icon: WidgetIcon;
  /** `page` is the language of the page with the widget. */
  readonly language: WidgetLanguage | 'page';
  readonly hideOnPhones: boolean;
  readonly ownTriggerOnly: boolean;
  readonly statementUrl: string;
  readonly features: readonly WidgetFeature[];
  readonly profiles: readonly WidgetProfile[];
}
export type DraftField = keyof Draft;

export function toDraft(config: WidgetConfig): Draft {
  return {
    ...config,
    size: String(config.size),
    offsetX: String(config.offsetX),
    offsetY: String(config.offsetY),
    language: config.language ?? 'page',
    statementUrl: config.statementUrl ?? '',
  };
}

/** Whether both values would be saved as the same: the case of a color and the order of a list do not matter. */
export function isSameField(field: DraftField, one: Draft, other: Draft): boolean {
  return plain(one)[field] === plain(other)[field];
}

function plain(draft: Draft): Record<DraftField, string | boolean> {
  return {
    ...draft,
    mainColor: draft.mainColor.trim().toLowerCase(),
    textColor: draft.textColor.trim().toLowerCase(),
    size: draft.size.trim(),
    offsetX: draft.offsetX.trim(),
    offsetY: draft.offsetY.trim(),
    statementUrl: draft.statementUrl.trim(),
    features: draft.features.toSorted().join(),
    profiles: draft.profiles.toSorted().join(),
  };
}
