import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useFetchAhead } from '../hooks/use-fetch-ahead.ts';
import { useIntent } from '../hooks/use-intent.ts';
import type { PlacedPhoto } from '../lib/picture-candidates.ts';

interface PageLinkProps extends ComponentProps<typeof Link> {
  readonly to: string;
  /** The picture that the page shows first, where that is known. */
  readonly firstPicture?: PlacedPhoto;
}

/** A link to another page of the site, which is fetched as soon as the visitor seems to follow it. */
export function PageLink({ firstPicture, ...props }: PageLinkProps) {
  const fetchAhead = useFetchAhead();
  const handleIntent = () => fetchAhead(props.to, firstPicture ?? 'as the data say');
  return <Link {...props} {...useIntent(handleIntent)} />;
}
