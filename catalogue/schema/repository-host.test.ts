import { expect, test } from 'vitest';
import { REPOSITORY_URL, repositoryHost } from './repository-host.ts';

test.each([
  ['https://github.com/elena/gallery.git', 'github', 'https://api.github.com'],
  ['https://codeberg.org/elena/gallery', 'gitea', 'https://codeberg.org/api/v1'],
  ['https://example.org:3000/git/elena/gallery', 'gitea', 'https://example.org:3000/git/api/v1'],
])('finds the API for %s', (repository, kind, api) => {
  expect(repository).toMatch(REPOSITORY_URL);
  expect(repositoryHost(repository)).toMatchObject({ kind, api, name: 'elena/gallery' });
});

test.each([
  'git@github.com:elena/gallery.git',
  'https://elena:secret@github.com/elena/gallery',
  'https://github.com/elena/gallery?tab=readme',
])('refuses %s', (repository) => {
  expect(repository).not.toMatch(REPOSITORY_URL);
});
