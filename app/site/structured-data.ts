import type { BreadcrumbList, Person } from 'schema-dts';
import { profilesOf } from '#app/ui/contacts.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';

export function artistData(site: Site): Person {
  const { profession, contacts, portrait, pathTo, url } = site;
  const profiles = profilesOf(contacts);
  return {
    ...authorData(site),
    jobTitle: profession,
    url: url(pathTo.home),
    image: url(jpegFile(portrait)),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function authorData({ name, pathTo, url }: Site) {
  const about = url(pathTo.about);
  return { '@type': 'Person', '@id': `${about}#artist`, name, url: about } as const;
}

export type Breadcrumb = Readonly<Record<'path' | 'title', string>>;

export function breadcrumbData({ url }: Site, crumbs: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url(path),
    })),
  };
}
