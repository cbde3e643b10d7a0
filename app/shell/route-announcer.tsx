import { useRouteAnnouncer } from '../hooks/use-route-announcer.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Tells those who cannot see the page change that it has changed, and to what. */
export function RouteAnnouncer({ contentId }: { readonly contentId: string }) {
  const announcement = useRouteAnnouncer(contentId);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
