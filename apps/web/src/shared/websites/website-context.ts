import type { ListedWebsite } from '@evenway/contract';
import { createContext, useContext } from 'react';

/** The website that several screens of one area are about. */
export const WebsiteContext = createContext<ListedWebsite | null>(null);

export function useChosenWebsite(): ListedWebsite {
  const website = useContext(WebsiteContext);
  if (website === null) throw new Error('No website has been chosen around this screen');
  return website;
}
