// 'Dial 8' and other trunk prefixes are not country codes, except the international +800 and +808.
const PHONE = /^\+(?!80(?![08])|8[79])[1-9]\d{7,14}$/;

/**
 * In the international form, for `tel:` and WhatsApp; undefined without a country code.
 * @example readPhone('+375 (29) 123-45-67') // '+375291234567'
 */
export function readPhone(text: string): string | undefined {
  const phone = text.replace(/[\s().–-]/g, '').replace(/^00/, '+');
  return PHONE.test(phone) ? phone : undefined;
}

const VK_PAGE = /^(?:https?:\/\/)?(?:(?:www|m)\.)?vk\.(?:com|ru|me)\/([\w.]{2,})\/?(?:[?#].*)?$/i;
// Pages of VK itself, and single videos, photos and posts.
const VK_OTHER =
  /^(?:feed|im|al_\w+\.php|friends|groups|edit|settings|(?:video|clip|photo|album|wall|topic)s?\d*)$/i;

export function readVkPage(text: string): string | undefined {
  const name = VK_PAGE.exec(text.trim())?.[1] ?? /^@([\w.]{2,})$/.exec(text.trim())?.[1];
  return name && !VK_OTHER.test(name) ? `https://vk.com/${name}` : undefined;
}

const TELEGRAM =
  /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.(?:me|dog)\/(?:s\/)?([^/?#]+(?:\/[\w-]+)?)/i;
const TELEGRAM_WEB = /^(?:https?:\/\/)?web\.telegram\.org\/.*#(@\w+)$/i;
const TELEGRAM_NAME = /^@?([a-z]\w{3,31})(?:\/\d+)?$/i;
const TELEGRAM_INVITATION = /^(?:joinchat\/|\+)[\w-]+$/i;

export function readTelegramChat(text: string): string | undefined {
  const trimmed = text.trim();
  const chat = (TELEGRAM.exec(trimmed) ?? TELEGRAM_WEB.exec(trimmed))?.[1] ?? trimmed;
  if (chat !== trimmed && TELEGRAM_INVITATION.test(chat)) return `https://t.me/${chat}`;
  const isName = chat !== trimmed || chat.startsWith('@');
  const name = isName && TELEGRAM_NAME.exec(chat)?.[1];
  return name ? `https://t.me/${name}` : undefined;
}
