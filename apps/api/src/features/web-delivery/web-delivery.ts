import type { PageAnnouncement, Plan, PublicSettings, SiteContent } from '@evenway/contract';

/** What the delivery of pages needs to know. */
export interface WebDelivery {
  readonly webDist: string;
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly widgetUrl: string;
  readonly settings: PublicSettings;
  readonly content: SiteContent;
  listPlans(): Promise<Plan[]>;
  /** What the operator announces now. */
  announcements(): readonly PageAnnouncement[];
}
