/**
 * The variables that every site has: `{tokens}` a guide may use, and what stands there when they are not configured.
 * A site adds its own: the facts that config/provider.ts sets, and the names of config/variables.ts. Pure: no imports, no I/O.
 */

/** One token that guides, titles, descriptions, links and file names may contain. */
interface Variable {
  /** The full dotted name, as typed between braces: `panel.labels.files`. */
  readonly name: string;
  /**
   * What is printed when the configuration has no value; may contain other tokens.
   * Without one, the line that holds the token is left out, and a link loses its target but keeps its text.
   */
  readonly fallback?: string;
  /** What to put there, for whoever writes the configuration. */
  readonly meaning: string;
  /** What the configuration may hold beside a text. */
  readonly also?: 'number' | 'list';
}

/** The names of provider, panel and product, and where they live. */
const NAMES = [
  { name: 'provider', fallback: 'your provider', meaning: "The provider's name" },
  { name: 'panel', fallback: 'the control panel', meaning: "The control panel's display name" },
  { name: 'product', fallback: 'hosting', meaning: 'The name of the hosting account or product' },
  { name: 'productSlug', fallback: 'hosting', meaning: 'The product in file names: lower case, hyphens' },
  { name: 'panelUrl', meaning: 'Address of the control panel' },
  { name: 'clientAreaUrl', meaning: 'Address of the client area (billing)' },
  { name: 'websiteUrl', meaning: "Address of the provider's website" },
  { name: 'blogUrl', meaning: "Address of the provider's blog" },
  { name: 'promoUrl', meaning: 'Address of the current offer' },
] as const satisfies readonly Variable[];

/** Menu items of the panel and the client area: the label in bold when set, else the plain word. */
const LABELS = [
  { name: 'panel.labels.console', fallback: 'console', meaning: 'Menu item: live log and commands' },
  { name: 'panel.labels.servers', fallback: 'server list', meaning: 'Menu item: all servers of the account' },
  { name: 'panel.labels.power', fallback: 'power controls', meaning: 'Menu item: start, stop, restart' },
  { name: 'panel.labels.settings', fallback: 'settings', meaning: 'Menu item: settings and start-up' },
  { name: 'panel.labels.files', fallback: 'file manager', meaning: 'Menu item: browse and edit files' },
  { name: 'panel.labels.backups', fallback: 'backups', meaning: 'Menu item: make and restore backups' },
  { name: 'panel.labels.schedules', fallback: 'schedules', meaning: 'Menu item: timed tasks' },
  { name: 'panel.labels.network', fallback: 'network', meaning: 'Menu item: address and ports' },
  { name: 'panel.labels.users', fallback: 'users', meaning: 'Menu item: sub-accounts' },
  { name: 'panel.labels.activity', fallback: 'activity log', meaning: 'Menu item: who did what' },
  { name: 'panel.labels.instances', fallback: 'instances', meaning: 'Menu item: instances of a server' },
  { name: 'panel.labels.java', fallback: 'Java version', meaning: 'Menu item: choice of Java version' },
  { name: 'panel.labels.install', fallback: 'installer', meaning: 'Menu item: install a game or modpack' },
  { name: 'panel.labels.account', fallback: 'account settings', meaning: 'Menu item: your own account' },
  { name: 'clientArea.labels.services', fallback: 'list of services', meaning: 'Client area: services' },
  { name: 'clientArea.labels.upgrade', fallback: 'plan options', meaning: 'Client area: change the plan' },
  { name: 'clientArea.labels.cancel', fallback: 'cancellation form', meaning: 'Client area: cancel' },
  { name: 'clientArea.labels.invoices', fallback: 'list of invoices', meaning: 'Client area: invoices' },
] as const satisfies readonly Variable[];

/** Facts about the panel and the service, each one or more whole sentences unless it says otherwise. */
const PANEL = [
  { name: 'panel.signInNote', meaning: 'Sentence: which sign-in to use if panel and client area differ' },
  { name: 'panel.uploadLimit', meaning: 'Phrase: largest upload in the browser, such as "100 MB"' },
  { name: 'panel.backupLimit', meaning: 'Sentence: how many backups are kept, and for how long' },
  { name: 'panel.timeZone', meaning: 'Phrase: time zone of schedules, such as "UTC"' },
  { name: 'panel.supportWizard', meaning: 'Sentence: where the support wizard is and how to start it' },
  { name: 'panel.inviteExpiry', meaning: 'Phrase: how long an invitation works, such as "24 hours"' },
  { name: 'panel.discord', meaning: "Sentence: where the panel's own Discord integration is" },
  {
    name: 'panel.customService',
    meaning: 'Sentence: which custom programs are allowed and how to turn it on',
  },
  { name: 'sftp.host', fallback: 'the SFTP host shown in {panel}', meaning: 'SFTP host name' },
  { name: 'sftp.port', fallback: 'the SFTP port shown in {panel}', meaning: 'SFTP port', also: 'number' },
  {
    name: 'sftp.usernameFormat',
    fallback: 'the SFTP username shown in {panel}',
    meaning: 'How an SFTP username is built',
  },
  {
    name: 'sftp.fingerprint',
    fallback: 'the fingerprint that {provider} publishes, if there is one',
    meaning: 'SHA256 fingerprint of the SFTP host key',
  },
  { name: 'ssh.note', meaning: 'Sentence: which services include SSH shell access' },
  { name: 'domains.freeSubdomain', meaning: 'Phrase: free subdomain, such as "yourname.example.net"' },
] as const satisfies readonly Variable[];

/** The provider's own API. */
const API = [
  { name: 'api.baseUrl', meaning: 'Address that every API path starts with' },
  { name: 'api.tokenPage', fallback: 'the page for API tokens', meaning: 'Where tokens are made' },
  { name: 'api.scopes', meaning: 'Phrase: the scopes a token can have', also: 'list' },
  { name: 'api.rateLimit', meaning: 'Phrase: requests allowed, such as "60 requests a minute"' },
  { name: 'api.docsUrl', meaning: 'Address of the API reference' },
] as const satisfies readonly Variable[];

/** Ways to reach support. */
const SUPPORT = [
  { name: 'support.email', meaning: 'Email address of support' },
  { name: 'support.ticketUrl', meaning: 'Address of the ticket form' },
  { name: 'support.chatUrl', meaning: 'Address of the live chat' },
  { name: 'support.phone', meaning: 'Telephone number of support' },
  { name: 'support.hours', meaning: 'Phrase: when support works, with time zone' },
  { name: 'support.responseTimes', meaning: 'Phrase: how soon to expect an answer' },
  { name: 'support.statusUrl', meaning: 'Address of the status page' },
  { name: 'support.discordUrl', meaning: 'Invitation to the Discord server' },
  { name: 'support.discordRoles', meaning: 'Phrase: roles that staff have on Discord', also: 'list' },
  { name: 'support.discordChannel', meaning: 'Phrase: Discord channel for questions' },
  { name: 'support.complaintsUrl', meaning: 'Address of the complaints page' },
  { name: 'support.scope', meaning: 'Sentences: what support does and does not cover' },
] as const satisfies readonly Variable[];

/** The rules of the service: whole sentences, so that a fallback can stand in their place. */
const POLICIES = [
  {
    name: 'cancellation.where',
    fallback: 'Look for a cancel option beside the service in the client area.',
    meaning: 'Sentence: where to cancel',
  },
  {
    name: 'cancellation.notice',
    fallback: 'The terms of your order say whether you must give notice.',
    meaning: 'Sentence: how long before renewal to cancel',
  },
  {
    name: 'cancellation.modes',
    fallback: 'Read the form before you confirm: it should say when the service ends.',
    meaning: 'Sentence: at once, at the end of the term, or both',
  },
  {
    name: 'cancellation.dataRetention',
    fallback: 'Assume that your files and backups are deleted when the service ends.',
    meaning: 'Sentence: what happens to files afterwards, and when',
  },
  {
    name: 'cancellation.undo',
    fallback: 'Ask support before the end date whether the cancellation can be withdrawn.',
    meaning: 'Sentence: how to change your mind',
  },
  {
    name: 'refund.window',
    fallback: 'The terms of your order say which orders can be refunded and for how long.',
    meaning: 'Sentence: which orders, and how long you have',
  },
  {
    name: 'refund.how',
    fallback: 'Ask support, from the email address or account that placed the order.',
    meaning: 'Sentence: how to ask',
  },
  {
    name: 'refund.method',
    fallback: 'Support will tell you how the money is returned.',
    meaning: 'Sentence: to which payment method',
  },
  {
    name: 'refund.timing',
    fallback: 'Ask support when to expect it: banks and payment providers differ.',
    meaning: 'Sentence: when the money arrives',
  },
  {
    name: 'refund.excluded',
    fallback: 'The terms of your order list what cannot be refunded.',
    meaning: 'Sentences: what is not covered',
  },
  { name: 'transfers.toAccount', meaning: 'Sentences: how a service moves to another account' },
  { name: 'transfers.fromHost', meaning: 'Sentences: what help there is when moving in' },
  { name: 'plans.upgrade', meaning: 'Sentences: what is charged on an upgrade, and when' },
  { name: 'plans.downgrade', meaning: 'Sentences: what happens to the money on a downgrade' },
  { name: 'plans.changeGame', meaning: 'Sentences: whether a service may change its game, and how' },
] as const satisfies readonly Variable[];

/** Who the provider is in law, and the documents a customer agrees to. */
const LEGAL = [
  { name: 'legal.companyName', meaning: "The company's registered name" },
  { name: 'legal.companyNumber', meaning: "The company's registered number" },
  { name: 'legal.registeredIn', meaning: 'Where it is registered, such as "England and Wales"' },
  { name: 'legal.registeredAddress', meaning: 'Its registered address' },
  { name: 'legal.termsUrl', meaning: 'Address of the terms of service' },
  { name: 'legal.disputeScheme', meaning: 'Sentence: the dispute resolution scheme, if it belongs to one' },
] as const satisfies readonly Variable[];

/** What a reader may fill in about a server of their own; until then these stand there (build/parse/yours.ts). */
const YOURS = [
  { name: 'your.address', fallback: '203.0.113.10', meaning: "Address of the reader's server" },
  { name: 'your.port', fallback: '25565', meaning: 'Its port', also: 'number' },
  { name: 'your.name', fallback: 'My server', meaning: 'Its name' },
  { name: 'your.version', fallback: '26.2', meaning: 'The version of its game' },
] as const satisfies readonly Variable[];

const ALL = [...NAMES, ...LABELS, ...PANEL, ...API, ...SUPPORT, ...POLICIES, ...LEGAL, ...YOURS] as const;

/** A row of the table as its literal type: the types of the configuration are made of it. */
export type KnownVariable = (typeof ALL)[number];

/** Every token that needs no declaration. */
export const VARIABLES: readonly Variable[] = ALL;
