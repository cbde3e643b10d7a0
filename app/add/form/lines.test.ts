import { expect, test } from 'vitest';
import { embedVideoLines } from './lines.ts';

const VK = 'https://vk.com/video_ext.php?oid=-12&id=345&hd=2';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aB3-dE5_gH7';

test.each([
  ['a watch page', 'https://vk.com/video-12_345', [VK]],
  ['a share link', ' https://youtu.be/aB3-dE5_gH7?si=x ', [YOUTUBE]],
  ['a code', `<iframe src="${VK}" width="300"></iframe>`, [VK]],
  ['a code over several lines', `<iframe\r\n  src="${VK}"\r\n  width="300">\r\n</iframe>`, [VK]],
  ['two codes on one line', `<iframe src="${VK}"></iframe><iframe src="${VK}">`, [VK, VK]],
  ['links without a protocol', 'vk.com/video-12_345,\nyoutu.be/aB3-dE5_gH7', [VK, YOUTUBE]],
  [
    'several lines',
    `\r\n${VK}\r\r\nhttps://vkvideo.ru/video1_2`,
    [VK, 'https://vk.com/video_ext.php?oid=1&id=2&hd=2'],
  ],
])('it embeds %s', (_, typed, embedded) => {
  expect(embedVideoLines(typed)).toEqual(embedded);
  expect(embedVideoLines(embedded.join('\n'))).toEqual(embedded);
});

test('it leaves a line that is no video as it was typed', () => {
  const typed = [' мой  ролик ', 'https://example.org', '<iframe', ' src="https://example.org">'];
  expect(embedVideoLines(typed.join('\n\n'))).toEqual(typed);
});
