interface EmailDraft {
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/**
 * @example emailDraft({ email: 'a@example.org', subject: 'Река', message: 'Да' })
 * // 'mailto:a@example.org?subject=%D0%A0…&body=%D0%94%D0%B0'
 */
export function emailDraft({ email, subject, message }: EmailDraft): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(withMailBreaks(message))}`;
}

/** Telegram or WhatsApp; `chat` is a URL like `https://t.me/name`. */
export function chatDraft(chat: string, message: string): string {
  const url = new URL(chat);
  url.search = `?text=${encodeURIComponent(message)}`;
  return url.href;
}

// RFC 6068, 5: line breaks in a mailto body are %0D%0A.
function withMailBreaks(message: string): string {
  return message.replace(/\r?\n/g, '\r\n');
}
