import { messages } from '#pipeline/messages.ts';
import { systemFailureOf } from '#pipeline/system-failure.ts';

export interface PhotoFault {
  readonly status: 'faulty';
  readonly message: string;
  readonly remedy: string;
}

export function photoFault(text: string): PhotoFault {
  const [message = '', remedy = ''] = text.split(' → ');
  return { status: 'faulty', message, remedy };
}

export function readingFault(error: unknown): PhotoFault {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  const failure = systemFailureOf(error);
  if (!failure) return photoFault(faultTexts().unreadable(code));
  return photoFault(`${failure.cause} (${code}) → ${failure.remedy}`);
}

const AS_JPEG = 'open it in a photo program and save it as JPEG';
const AS_JPEG_RU = 'откройте в программе для фото и сохраните как JPEG';
const AGAIN = 'copy the original again, or save it as JPEG again';
const AGAIN_RU = 'скопируйте оригинал ещё раз или сохраните заново как JPEG';
const SMALLER = 'save it as JPEG, about 4000 pixels on the longer side';
const SMALLER_RU = 'сохраните как JPEG, около 4000 точек по длинной стороне';

function inMillions(count: number): number {
  return Math.ceil(count / 1_000_000);
}

export const faultTexts = messages(
  {
    format: (name: string) =>
      `this is a file in the format ${name}, which the website does not use → ${AS_JPEG}`,
    kinds: {
      animation: `this is an animated AVIF picture, which the website does not use → ${AS_JPEG}`,
      archive: 'this is an archive or an office document → take the photo out of it',
      empty: 'the file is empty (zero bytes) → copy the photo here again',
      heic: "this is a HEIC photo, which only some Apple programs can open → save it as JPEG: 'Export as JPEG' in Apple's Photos; for new photos on the iPhone Settings, Camera, Formats, 'Most Compatible'",
      html: 'this is an HTML page, not a photo → save the picture itself from the browser',
      lfs: "this is a Git LFS pointer, not the photo → run 'git lfs pull' in the project",
      raw: "this is a raw camera file → develop it in the camera's program and save it as JPEG",
      text: 'this is a text file, not a photo → replace it with the photo',
      unknown: `this is not a photo that can be read → ${AS_JPEG}`,
      video:
        'this is a video → upload it to VK or YouTube, and add its link to vk_videos or yt_videos',
    },
    bytes: (count: number) =>
      `the file has ${inMillions(count)} MB, and the limit is 60 MB → ${SMALLER}`,
    pixels: (size: string, count: number, limit: number) =>
      `the photo has ${inMillions(count)} megapixels (${size}); the limit is ${inMillions(limit)} → ${SMALLER}`,
    damaged: `the photo is damaged, cut short or of an unusual kind → ${AGAIN}`,
    notEncoded: (reason: string) => `no pictures can be made from it: ${reason} → ${AGAIN}`,
    changed: 'the photo was changed while it was being read → start again',
    sameName: (path: string) =>
      `its images would have the same names as those of ${path} → rename one of the two`,
    unreadable: (code: string) =>
      `the file cannot be opened (${code}) → check that it exists and may be read`,
    unreachable: (reason: string) =>
      `no photo comes from this link (${reason}) → check the link and the connection, or put the photo into images/gallery/details`,
    noAnswer: (seconds: number) => `no answer within ${seconds} seconds`,
    privateHost: (host: string) => `it redirects to ${host}, which is not a public host`,
  },
  {
    format: (name) => `это файл формата ${name}, сайт таких не берёт → ${AS_JPEG_RU}`,
    kinds: {
      animation: `это анимация AVIF, сайт таких не берёт → ${AS_JPEG_RU}`,
      archive: 'это архив или офисный документ → достаньте фото из него',
      empty: 'файл пуст (ноль байт) → скопируйте фото сюда ещё раз',
      heic: 'это фото HEIC, его открывают лишь некоторые программы Apple → сохраните как JPEG: «Экспортировать» в «Фото» Apple; для новых фото на айфоне Настройки, Камера, Форматы, «Наиболее совместимые»',
      html: 'это страница HTML, а не фото → сохраните из браузера саму картинку',
      lfs: 'это указатель Git LFS, а не фото → выполните «git lfs pull» в папке проекта',
      raw: 'это сырой файл камеры (RAW) → проявите в программе камеры и сохраните как JPEG',
      text: 'это текстовый файл, а не фото → замените его на фото',
      unknown: `это не фото, которое можно прочесть → ${AS_JPEG_RU}`,
      video:
        'это видео → выложите его в VK или YouTube и добавьте ссылку в vk_videos или yt_videos',
    },
    bytes: (count) => `в файле ${inMillions(count)} МБ, а можно не больше 60 МБ → ${SMALLER_RU}`,
    pixels: (size, count, limit) =>
      `в фото ${inMillions(count)} Мп (${size}), а можно не больше ${inMillions(limit)} → ${SMALLER_RU}`,
    damaged: `фото повреждено, обрезано или необычного вида → ${AGAIN_RU}`,
    notEncoded: (reason) => `картинки из него не получаются: ${reason} → ${AGAIN_RU}`,
    changed: 'фото изменилось, пока его читали → запустите ещё раз',
    sameName: (path) =>
      `его картинки назывались бы так же, как у ${path} → переименуйте одно из двух фото`,
    unreadable: (code) =>
      `файл не открывается (${code}) → проверьте, что он есть и что его можно читать`,
    unreachable: (reason) =>
      `по этой ссылке не пришло фото (${reason}) → проверьте ссылку и связь или положите фото в images/gallery/details`,
    noAnswer: (seconds) => `нет ответа за ${seconds} с`,
    privateHost: (host) => `перенаправляет на ${host}, а это не общедоступный сайт`,
  },
);
