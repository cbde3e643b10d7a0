import type { ComponentProps } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without the base path. */
  readonly to: string;
}

export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={urlOf(to)} {...props} />;
}
