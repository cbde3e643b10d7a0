import { hideCredentials } from '#catalogue/texts/url.ts';

const SECRET_VARIABLE = /(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY|ACCESS_KEY_ID)$/;

/** A shorter value could be part of ordinary words. */
const MIN_SECRET_LENGTH = 4;

const NAMED_VALUE =
  /([\w-]*(?:token|passw(?:or)?d|secret|signature|credential|access_?key)[\w-]*=)[^\s&'"]+/gi;

const TOKENS = /\b(?:gh[a-z]_|github_pat_|glpat-|AKIA|ASIA)\w{8,}/g;

export function withoutSecrets(text: string): string {
  let clean = text;
  for (const [name, secret = ''] of Object.entries(process.env)) {
    if (secret.length < MIN_SECRET_LENGTH || !SECRET_VARIABLE.test(name)) continue;
    clean = clean.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***');
  }
  return hideCredentials(clean)
    .replace(NAMED_VALUE, '$1***')
    .replace(/(\bauthorization: *).+/gi, '$1***')
    .replace(TOKENS, '***');
}
