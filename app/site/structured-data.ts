import type { BreadcrumbList, Person } from 'schema-dts';
import { profilesOf } from '#app/ui/contacts.ts';
import { largestPicture } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';

export function artist({ name, profession, contacts, portrait, to, url }: Site): Person {
  const profiles = profilesOf(contacts);
  return {
    '@type': 'Person',
    '@id': `${url(to.about)}#artist`,
    name,
    jobTitle: profession,
    url: url(to.home),
    image: url(largestPicture(portrait)),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function author({ name, to, url }: Site): Person {
  return { '@type': 'Person', '@id': `${url(to.about)}#artist`, name, url: url(to.about) };
}

interface Step {
  readonly path: string;
  readonly title: string;
}

export function breadcrumbs({ url }: Site, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: url(path),
    })),
  };
}
