/** Files that nobody means to publish, by what they are called: hidden ones, what programs leave behind, keys. Pure. */
import type { Diagnostic } from '../../model.ts';
import { fileNameOf } from '../../urls.ts';

/** Names that begin with a dot and are meant for web servers, hosts and browsers. */
const MEANT_FOLDER = '.well-known';
const MEANT_FILES: ReadonlySet<string> = new Set(['.nojekyll', '.htaccess']);
/** Empty files that keep a folder in git: they are left out, and nothing is lost. */
const PLACEHOLDERS = /^\.(?:git)?keep$/;

/** Hidden names that hold keys and passwords: to delete them is not enough once they were published. */
const HIDDEN_SECRETS =
  /^\.(?:env(?:\..*)?|envrc|npmrc|yarnrc(?:\.yml)?|pypirc|htpasswd|netrc|pgpass|my\.cnf|git-credentials|git|svn|hg|ssh|aws|azure|gnupg|kube|docker|config|terraform|vault-token|s3cfg|boto|credentials|bash_history|zsh_history|ftpconfig|sftp-config\.json|vscode|idea)$/i;

/** What operating systems, editors and programs for synchronising leave behind. */
const LEFTOVERS: readonly RegExp[] = [
  /^(?:ehthumbs(?:_vista)?\.db|thumbs\.db(?::encryptable)?|desktop\.ini|icon\r|__macosx|\$recycle\.bin|system volume information|found\.\d{3})$/i,
  /~$|^~\$|^#.*#$/,
  /\.(?:bak|bak\d+|backup|sw[nop]|orig|rej|tmp|temp|crdownload|part|partial|filepart|autosave)$/i,
  /\.(?:BACKUP|BASE|LOCAL|REMOTE)\.\d+(?:\.\w+)?$|\.(?:mine|r\d{3,})$/,
  /^(?:npm-debug|yarn-error|yarn-debug|hs_err_pid\d+)\.log(?:\.\d+)?$/i,
];

/** Copies that a program for synchronising made because two people saved at once; guides too. */
const CONFLICTED =
  /\((?:[^()]*['’]s )?conflicted copy[^()]*\)|\((?:case|unicode encoding) conflict[^()]*\)|\.sync-conflict-\d{8}-|\bconflict-\d{8}-\d{6}\b|\(SFConflict |_conf\(\d+\)/i;

/** Names that only keys, their stores and lists of passwords have. */
const CREDENTIALS: readonly RegExp[] = [
  /^(?:ssh[-_])?id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:_sk)?(?:\.(?:txt|old|key))?$/i,
  /\.(?:p12|pfx|pkcs12|kdbx?|jks|jceks|keystore|bks|ppk|agekey|keychain(?:-db)?|pwl)$/i,
  /^(?:_netrc|[\w.-]*htpasswd|passwd|shadow|secring\.(?:gpg|pgp|skr))$/i,
];

/** A key and a certificate may both be called so: what is in them decides. */
const KEY_OR_CERTIFICATE = /\.(?:pem|key)$/i;

/** An unwanted name with its problem: `place` is the file, or the folder that is meant as a whole (relative to `content/`). */
interface Unwanted {
  readonly code: 'file/hidden' | 'file/leftover' | 'file/credential';
  readonly place: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * What is wrong with publishing a file under this name; `path` is relative to `content/`, `read` gives what is in it (looked
 * at where the name alone does not say). Undefined for names that may be meant, `'silent'` for what nobody misses.
 */
export function findUnwantedName(path: string, read: () => Buffer): Diagnostic | 'silent' | undefined {
  const found = path.startsWith('static/') ? findHidden(path, read) : undefined;
  if (found === 'silent') return found;
  const unwanted = found ?? findLeftover(path) ?? findCredential(path, read);
  if (unwanted === undefined) return undefined;
  const { code, place, message, hint } = unwanted;
  return { severity: 'error', code, message, at: { file: `content/${place}`, line: 1, column: 1 }, hint };
}

/** A copy of a guide beside the guide: it would become a page of its own. */
export function findConflictedCopy(path: string): Diagnostic | undefined {
  if (!CONFLICTED.test(fileNameOf(path))) return undefined;
  return {
    severity: 'error',
    code: 'file/leftover',
    message: `"${fileNameOf(path)}" is a copy that was made because two people saved at once, and is not published`,
    at: { file: `content/${path}`, line: 1, column: 1 },
    hint: 'Take over what is missing from it into the guide, and delete it.',
  };
}

function findHidden(path: string, read: () => Buffer): Unwanted | 'silent' | undefined {
  const names = path.split('/');
  const at = names.findIndex((name, index) => index > 0 && name.startsWith('.') && name !== MEANT_FOLDER);
  const name = names[at];
  if (name === undefined) return undefined;
  const isFile = at === names.length - 1;
  if (isFile && (MEANT_FILES.has(name) || (PLACEHOLDERS.test(name) && read().length === 0)))
    return MEANT_FILES.has(name) ? undefined : 'silent';
  const place = names.slice(0, at + 1).join('/');
  const what = isFile ? `The file "${name}"` : `The folder "${name}"`;
  const rest = HIDDEN_SECRETS.test(name)
    ? ' If it was published before, change every password and key in it.'
    : '';
  return {
    code: 'file/hidden',
    place,
    message: `${what} is not published: what begins with a dot is not meant for readers`,
    hint: `Delete it, or move it out of content/static.${rest}`,
  };
}

function findLeftover(path: string): Unwanted | undefined {
  const names = path.split('/');
  const at = names.findIndex(
    (name, index) =>
      index > 0 &&
      (LEFTOVERS.some((pattern) => pattern.test(name)) ||
        (index === names.length - 1 && CONFLICTED.test(name))),
  );
  const name = names[at];
  if (name === undefined) return undefined;
  const what = at === names.length - 1 ? 'file' : 'folder';
  return {
    code: 'file/leftover',
    place: names.slice(0, at + 1).join('/'),
    message: `The ${what} "${name}" is not published: a program left it behind, nobody wrote it for readers`,
    hint: 'Delete it. If it is meant for readers, give it another name.',
  };
}

function findCredential(path: string, read: () => Buffer): Unwanted | undefined {
  const name = fileNameOf(path);
  const isKey = CREDENTIALS.some((pattern) => pattern.test(name));
  if (!isKey && !(KEY_OR_CERTIFICATE.test(name) && !isPublic(read()))) return undefined;
  return {
    code: 'file/credential',
    place: path,
    message: `The file "${name}" is not published: by its name it holds a key or passwords`,
    hint: 'Move it to where only its owner can read it. If it was published before, make a new key.',
  };
}

/** A certificate or a public key, which everybody may have, or a presentation, whose files are called `.key` as well. */
function isPublic(bytes: Buffer): boolean {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return true;
  const text = bytes.toString('latin1');
  return (
    /-----BEGIN (?:[A-Z\d]+ )*(?:CERTIFICATE|PUBLIC KEY|CERTIFICATE REQUEST|X509 CRL|PKCS7|DH PARAMETERS)-----/.test(
      text,
    ) && !/PRIVATE KEY/.test(text)
  );
}
