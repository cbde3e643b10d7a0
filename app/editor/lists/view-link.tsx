import type { ComponentProps } from 'react';
import { showView, type View, viewQuery } from '#app/editor/use-view.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { paths } from '#catalogue/paths/paths.ts';

interface ViewLinkProps extends ComponentProps<'a'> {
  readonly view: View;
}

export function ViewLink({ view, ...props }: ViewLinkProps) {
  const page = urlOf(paths(useLanguage()).add);
  return (
    <a
      {...props}
      href={page + viewQuery(view)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        showView(view);
      }}
    />
  );
}
