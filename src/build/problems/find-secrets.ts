/** Keys, tokens and passwords that look real, in texts of any kind. Pure. */
import { decodePath } from '../../urls.ts';

interface Format {
  readonly name: string;
  /** Group 1 is the secret part, where the match holds more than it. */
  readonly pattern: RegExp;
  /** A text that every match contains: where it is not, the pattern is not tried. */
  readonly mark: RegExp;
  /** Bits of entropy a character that a real one has at least (Shannon, over its own letters). */
  readonly entropy: number;
}

/** Formats as their makers publish them (secret scanning partners' lists); the last ones are general. */
const FORMATS: readonly Format[] = [
  { name: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)([A-Z2-7]{16})\b/g, mark: /A[KS]IA/, entropy: 3 },
  { name: 'a GitHub token', pattern: /\bgh[pousr]_([A-Za-z\d]{36,})\b/g, mark: /gh[pousr]_/, entropy: 3.5 },
  { name: 'a GitHub token', pattern: /\bgithub_pat_(\w{60,})\b/g, mark: /github_pat_/, entropy: 3.5 },
  { name: 'a GitLab token', pattern: /\bglpat-([\w-]{20,})/g, mark: /glpat-/, entropy: 3.2 },
  {
    name: 'a Stripe key',
    pattern: /\b[rs]k_(?:live|test)_([A-Za-z\d]{16,})\b/g,
    mark: /[rs]k_(?:live|test)_/,
    entropy: 3.2,
  },
  { name: 'a Stripe webhook secret', pattern: /\bwhsec_([A-Za-z\d+/=]{24,})/g, mark: /whsec_/, entropy: 3.5 },
  {
    name: 'a Slack token',
    pattern: /\bxox[abeoprs]-((?:\d+-)*[A-Za-z\d]{16,})/g,
    mark: /xox[abeoprs]-/,
    entropy: 2.8,
  },
  {
    name: 'a Slack webhook',
    pattern: /hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/(\w{20,})/g,
    mark: /hooks\.slack/,
    entropy: 3.2,
  },
  {
    name: 'a Discord webhook',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,})/g,
    mark: /api\/webhooks\//,
    entropy: 3.8,
  },
  {
    name: 'a Discord bot token',
    pattern: /(?<![\w.-])([MNO][A-Za-z\d_-]{22,27}\.[\w-]{6}\.[\w-]{27,40})(?![\w-])/g,
    mark: /[MNO][\w-]{22,27}\.[\w-]{6}\./,
    entropy: 3.8,
  },
  { name: 'a Google API key', pattern: /\bAIza([\w-]{35})(?![\w-])/g, mark: /AIza/, entropy: 3.5 },
  {
    name: 'an OpenAI key',
    pattern: /\bsk-((?:proj-|svcacct-)?[\w-]{20,}T3BlbkFJ[\w-]{20,})/g,
    mark: /T3BlbkFJ/,
    entropy: 3.5,
  },
  { name: 'an Anthropic key', pattern: /\bsk-ant-([\w-]{32,})/g, mark: /sk-ant-/, entropy: 3.5 },
  { name: 'an npm token', pattern: /\bnpm_([A-Za-z\d]{36})\b/g, mark: /npm_/, entropy: 3.5 },
  { name: 'a PyPI token', pattern: /\bpypi-([\w-]{50,})/g, mark: /pypi-/, entropy: 3.5 },
  { name: 'a SendGrid key', pattern: /\bSG\.([\w-]{20,24}\.[\w-]{39,50})/g, mark: /SG\./, entropy: 3.8 },
  { name: 'a Twilio key', pattern: /\bSK([a-f\d]{32})\b/g, mark: /SK[a-f\d]{8}/, entropy: 3 },
  { name: 'a Mailgun key', pattern: /\bkey-([a-f\d]{32})\b/g, mark: /key-[a-f\d]{8}/, entropy: 3 },
  { name: 'a DigitalOcean token', pattern: /\bdo[opr]_v1_([a-f\d]{64})\b/g, mark: /do[opr]_v1_/, entropy: 3 },
  {
    name: 'a Telegram bot token',
    pattern: /(?<!\d)\d{8,10}:(AA[\w-]{33})(?![\w-])/g,
    mark: /\d:AA/,
    entropy: 3.5,
  },
  { name: 'a Cfx.re licence key', pattern: /\bcfxk_(\w{18,}_\w{5,6})\b/g, mark: /cfxk_/, entropy: 3.2 },
  { name: 'a panel API key', pattern: /\bptl[ac]_([A-Za-z\d]{32,})\b/g, mark: /ptl[ac]_/, entropy: 3.5 },
  { name: 'a Hugging Face token', pattern: /\bhf_([A-Za-z\d]{34,})\b/g, mark: /hf_/, entropy: 3.5 },
  {
    name: 'a Shopify token',
    pattern: /\bshp(?:at|ca|pa|ss)_([a-f\d]{32})\b/g,
    mark: /shp(?:at|ca|pa|ss)_/,
    entropy: 3,
  },
  {
    name: 'a signed token (JWT)',
    pattern: /\b(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,})/g,
    mark: /eyJ/,
    entropy: 4,
  },
  {
    // Its first line stands for it: the rest may be any number of lines.
    name: 'a private key',
    pattern:
      /(-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----)\s+(?:[\w-]+:.*\s+)*(?=[A-Za-z\d+/=]{40})(?!([A-Za-z])\2{9})/g,
    mark: /PRIVATE KEY/,
    entropy: 0,
  },
  {
    name: 'an address with a password',
    pattern:
      /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sftp|ftps?|smtps?|https?):\/\/[^\s:/@<>"'`{}[\]]*:([^\s:/@<>"'`{}[\]]{6,})@[\w.-]+/g,
    mark: /:\/\/[^\s/]*@/,
    entropy: 2.5,
  },
  {
    name: 'a secret',
    pattern:
      /\b(?:api|access|auth|secret|client|private|bot|license|licence)[_-]?(?:key|token|secret)["']?[ \t]*[:=][ \t]*["']?([A-Za-z\d_+/=-]{24,})(?![\w+/=-])/gi,
    mark: /(?:key|token|secret)["']?[ \t]*[:=]/i,
    entropy: 3.8,
  },
];

/** Words and runs that nobody's real secret holds; examples of documentation do. */
export const FAKE =
  /example|sample|dummy|fake|your|my[_-]|xxx|placeholder|change[_-]?(?:me|this|it)|redacted|replace|insert|removed|hidden|secret[_-]?(?:key|here)|_here|-here|12345|23456|abcde|bcdef|qwert|00000|\*\*|\.\.\.|…|([a-z\d])\1{4}/i;

/** Passwords that examples use, whole. */
const FAKE_PASSWORD =
  /^(?:pass(?:word|wd|phrase)?|secret|admin|root|user(?:name)?|guest|test(?:ing)?|demo|token|foo(?:bar)?|hunter2|changeme|letmein|p[a@4]?s{1,2}(?:w?[o0]?rd?)?|mypass\w*|some\w*|strong\w*|super\w*|correct\w*|db_?pass\w*)[\d!]*$/i;

/** The signature of the token that jwt.io shows to everyone. */
const FAMOUS =
  /SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c|4eC39HqLyjWDarjtT1zdp7dc|TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ/;

/** A piece of a text that looks like a real secret. */
export interface FoundSecret {
  /** What it is, with its article: `a GitHub token`. */
  readonly name: string;
  /** Where it begins in the text, from 0. */
  readonly offset: number;
  readonly length: number;
  /** How many of its first characters say only who made it (`ghp_`), and may be shown. */
  readonly shown: number;
}

/** All that a text holds, in order; a token named by its maker's format is not told again as a secret in general. */
export function findSecrets(text: string): readonly FoundSecret[] {
  const found = new Map<number, FoundSecret>();
  for (const { name, pattern, mark, entropy } of FORMATS) {
    if (!mark.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const secret = match[1] ?? match[0];
      if (!looksReal(secret, entropy) || FAMOUS.test(match[0])) continue;
      const at = match[0].indexOf(secret);
      const prefix = /^\w+[_-]$|^A[KS]IA$/.exec(match[0].slice(0, at))?.[0] ?? '';
      const offset = match.index + at - prefix.length;
      const length = prefix.length + secret.length;
      if (!found.has(offset)) found.set(offset, { name, offset, length, shown: Math.min(4, prefix.length) });
    }
  }
  return [...found.values()].toSorted((a, b) => a.offset - b.offset);
}

/** `a GitHub token: "ghp_…", 40 characters`: as much of it as may be told. */
export function describeSecret({ name, offset, length, shown }: FoundSecret, text: string): string {
  if (text.startsWith('-', offset)) return name;
  const start = shown === 0 ? '' : ` "${text.slice(offset, offset + shown)}…",`;
  return `${name}:${start} ${length} characters`;
}

function looksReal(secret: string, entropy: number): boolean {
  if (entropy === 0) return true;
  if (FAKE.test(secret) || FAKE_PASSWORD.test(decodePath(secret).replace(/[^\w@]/g, ''))) return false;
  if (entropyOf(secret) < entropy) return false;
  // Words joined by hyphens or underscores are names, not keys; a password may be of letters only when they are mixed.
  return /\d/.test(secret) ? true : /[a-z]/.test(secret) && /[A-Z]/.test(secret) && !/[-_]/.test(secret);
}

/** Shannon entropy in bits a character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
