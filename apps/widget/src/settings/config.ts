export interface Config {
  /** The page is one of the website's own, or on the maker's computer. */
  isOwnHost: boolean;
  right: boolean;
  mainColor: string;
  textColor: string;
  size: number;
  offsetX: number;
  offsetY: number;
  icon: 'person' | 'bars' | 'text';
  language: string;
  hideOnPhones: boolean;
  ownTriggerOnly: boolean;
  statementUrl: string;
  features: readonly string[] | null;
  profiles: readonly string[] | null;
}
