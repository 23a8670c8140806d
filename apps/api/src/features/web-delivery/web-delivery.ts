import type { Plan, PublicSettings } from '@evenway/contract';

/** What the delivery of pages needs to know. */
export interface WebDelivery {
  readonly webDist: string;
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly widgetUrl: string;
  readonly settings: PublicSettings;
  listPlans(): Promise<Plan[]>;
}
