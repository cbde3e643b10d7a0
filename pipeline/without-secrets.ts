import { hideCredentials } from '#catalogue/texts/url.ts';

/** Tokens that hosts of repositories and storage hand out, by their prefixes. */
const TOKENS = /\b(?:gh[a-z]_|github_pat_|glpat-|AKIA|ASIA)\w{8,}/g;

const SECRET_VARIABLE = /(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY|ACCESS_KEY_ID)$/;

/** A shorter value would be found within ordinary words. */
const MIN_SECRET_LENGTH = 4;

/**
 * @param secrets values that are secret wherever they stand; by default those of the environment
 * @example withoutSecrets('https://elena:pass@example.org') // 'https://***@example.org'
 */
export function withoutSecrets(text: string, secrets = secretsOf(process.env)): string {
  let clean = text;
  for (const secret of secrets) {
    for (const form of [secret, encodeURIComponent(secret)]) clean = clean.replaceAll(form, '***');
  }
  return hideCredentials(clean)
    .replace(
      /([\w-]*(?:token|passw(?:or)?d|secret|signature|credential|access_?key)[\w-]*=)[^\s&'"]+/gi,
      '$1***',
    )
    .replace(/(\bauthorization: *).+/gi, '$1***')
    .replace(TOKENS, '***');
}

function secretsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value && value.length >= MIN_SECRET_LENGTH && SECRET_VARIABLE.test(name) ? [value] : [],
  );
}
