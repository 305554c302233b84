/** Lines that say nothing of what the reader's own program lacks, whatever words they have. Works on clean lines. Pure. */

const ASIDES: readonly RegExp[] = [
  // Parts of the system, of strangers who knock: `vps sshd[812]: Connection reset by …`
  /(?:^|\s)(?:sshd(?:-session)?|cupsd|crond?|avahi-daemon|dbus-daemon|networkmanager|postfix\/\w{1,20}|dovecot|snapd|polkitd|chronyd|ntpd|wpa_supplicant|dhclient|rsyslogd|fail2ban[\w.-]{0,20})\[\d{1,8}\]: /i,
  // Web servers, of one request: nginx numbers its connection, Apache names its client.
  /\[(?:error|warn|crit|info)\] \d{1,8}#\d{1,8}: \*\d/,
  /\[client [\da-f.:]{3,45}\]/i,
  // Databases, of one visitor who went away; clusters, of a program that is not up yet.
  /\bLOG: .{0,80}\bclient\b/,
  /\b(?:readiness|liveness|startup) probe (?:failed|errored)\b/i,
  // Mods that look at others' code, and live with what they find.
  /\bClass Analysis Error: /,
  // What games tell their makers of.
  /\bmetrics\.klei\.com\b/,
  // Proxies of Minecraft, of somebody who is no player yet.
  /\[\/[\d.:a-f]{7,50}\] <-> InitialHandler - (?:bad packet|encountered exception|NativeIoException)/,
  // What only those who write the program read.
  /^[^:]{0,40}(?::\d\d){0,2}[^:]{0,60}(?:\/|\[| )(?:DEBUG|TRACE)\]/,
];

/** Whether what stands in a line is no trouble of the program whose log it is. */
export function isAside(line: string): boolean {
  return ASIDES.some((one) => one.test(line));
}

/** One person went, or was sent away. */
const PARTING =
  /\b(?:lost connection|disconnect(?:ed|ing)|kick(?:ed|ing)|was booted|(?:refusing|rejecting) connection|logged out)\b/i;

/** Whether a line says that one person left. */
export function isParting(line: string): boolean {
  return PARTING.test(line);
}
