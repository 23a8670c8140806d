import { Outlet } from '../../lib/router/screens.tsx';
import { SiteFrame } from './site/site-frame.tsx';

/** The public site's frame around the few public screens of the application. */
export function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
