/** The players of videos: YouTube without cookies, and VK under all of its names. */
export const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://vk.com',
  'https://vk.ru',
  'https://vkvideo.ru',
];
