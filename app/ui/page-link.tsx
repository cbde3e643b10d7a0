import type { ComponentProps } from 'react';
import { fileAddress } from '#app/base-path.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The page as the route table knows it: without the base path. */
  readonly to: string;
}

/** A link to another page of the site. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={fileAddress(to.slice(1))} {...props} />;
}
