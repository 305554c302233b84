/** An invented provider who has filled in everything: the other of the two ways in which every guide must read well. */

interface Facts {
  readonly [name: string]: string | number | boolean | readonly string[] | Facts;
}

export const FULL_PROVIDER: Facts = {
  provider: 'Acme Hosting',
  product: 'Acme Hosting',
  productSlug: 'acme',
  websiteUrl: 'https://www.example.com',
  panelUrl: 'https://panel.example.com',
  clientAreaUrl: 'https://clients.example.com',
  blogUrl: 'https://blog.example.com',
  promoUrl: 'https://www.example.com/offer',
  panel: {
    name: 'Acme Panel',
    labels: {
      console: 'Console',
      servers: 'My Servers',
      power: 'Power',
      settings: 'Startup',
      files: 'Files',
      backups: 'Backups',
      schedules: 'Schedules',
      network: 'Network',
      users: 'Users',
      activity: 'Activity',
      instances: 'Instances',
      java: 'Java Version',
      install: 'Game Installer',
      account: 'Account',
    },
    signInNote: 'Use the email address of your Acme Hosting account.',
    uploadLimit: '100 MB',
    backupLimit: 'Each service keeps five backups for 30 days.',
    timeZone: 'UTC',
    supportWizard: 'Choose Help in the menu of your server.',
    inviteExpiry: '24 hours',
    discord: 'Choose Discord on the page of your server.',
    customService: 'Custom programs run on all plans with 4 GB of memory or more.',
  },
  clientArea: {
    labels: {
      services: 'My Services',
      upgrade: 'Change Plan',
      cancel: 'Request Cancellation',
      invoices: 'My Invoices',
    },
  },
  sftp: {
    host: 'sftp.example.com',
    port: 2022,
    usernameFormat: 'account.server',
    fingerprint: 'SHA256:0000000000000000000000000000000000000000000',
  },
  ssh: { note: 'SSH shell access is part of every dedicated plan.' },
  minetogether: { url: 'https://friends.example.com' },
  domains: { freeSubdomain: 'yourname.example.net' },
  api: {
    baseUrl: 'https://api.example.com/v1',
    tokenPage: 'Account, then API tokens',
    scopes: ['read', 'power', 'files'],
    rateLimit: '60 requests a minute',
    docsUrl: 'https://api.example.com/docs',
  },
  support: {
    email: 'support@example.com',
    ticketUrl: 'https://clients.example.com/tickets',
    chatUrl: 'https://www.example.com/chat',
    phone: '+44 20 7946 0000',
    hours: '09:00 to 17:00 UTC, Monday to Friday',
    responseTimes: 'one working day',
    statusUrl: 'https://status.example.com',
    discordUrl: 'https://discord.example.com',
    discordRoles: 'Staff and Moderator',
    discordChannel: '#help',
    complaintsUrl: 'https://www.example.com/complaints',
    scope: 'We look after the machine, the network and the panel. We advise on mods where we can.',
  },
  cancellation: {
    where: 'Open the service in the client area and ask for cancellation.',
    notice: 'Cancel at least one day before the renewal date.',
    modes: 'You can end the service at once or at the end of the term.',
    dataRetention: 'We delete your files seven days after the service ends.',
    undo: 'Until the end date you can withdraw the request in the client area.',
  },
  refund: {
    window: 'A first order can be refunded within 14 days.',
    how: 'Open a ticket from the account that placed the order.',
    method: 'We return the money to the card or account you paid with.',
    timing: 'Most banks show it within five working days.',
    excluded: 'Domain names and renewals are not covered.',
  },
  transfers: {
    toAccount: 'Both owners open a ticket, and we move the service within a day.',
    fromHost: 'We copy one world and its settings for you on request.',
  },
  plans: {
    upgrade: 'You pay the difference for the days that are left.',
    downgrade: 'The lower price applies from your next invoice.',
    changeGame: 'You may change the game as often as you like.',
  },
  benefits: {
    loyalty: {
      summary: 'The longer you stay, the higher your level.',
      levels: 'Bronze begins after six months, Silver after a year and Gold after two.',
      where: 'Your level is on the first page of the client area.',
      counts: 'Every paid month of an active service counts.',
      excluded: 'Free trials and domain names do not count.',
      use: 'The benefit is taken off your next invoice by itself.',
      termsUrl: 'https://www.example.com/loyalty',
    },
    playments: {
      summary: 'Playments are small sums that players give towards your invoice.',
      enable: 'Turn Playments on in the billing part of the client area.',
      added: 'Credit is added once the payment has cleared.',
      spend: 'Choose the credit when you pay an invoice.',
      limits: 'You can receive up to 50 payments a month.',
      expiry: 'Credit expires after one year.',
      termsUrl: 'https://www.example.com/playments',
    },
  },
  legal: {
    companyName: 'Acme Hosting Limited',
    companyNumber: '00000000',
    registeredIn: 'England and Wales',
    registeredAddress: '1 Example Street, Exampletown',
    termsUrl: 'https://www.example.com/terms',
    disputeScheme: 'We belong to the Example Dispute Scheme.',
  },
  your: { address: 'play.example.com', port: 25565, name: 'Example server', version: '26.2' },
};

/** The same as the text of `config/provider.ts`. */
export function writeFullProvider(): string {
  return `export default ${JSON.stringify(FULL_PROVIDER)};\n`;
}

/** Labels of pages in the panel and the client area; the console is called so by everybody. */
export const FULL_LABELS: readonly string[] =
  'My Servers|Startup|Files|Backups|Schedules|Network|Users|Activity|Java Version|Game Installer|Account|My Services|Change Plan|Request Cancellation|My Invoices'.split(
    '|',
  );

/** The dotted names that these facts set, as guides type them between braces. */
export function listFullNames(facts: Facts = FULL_PROVIDER, prefix = ''): readonly string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const isGroup = typeof value === 'object' && !('length' in value);
    if (isGroup) return listFullNames(value, `${name}.`);
    // A group's name stands for the group: guides type `{panel}`.
    return [key === 'name' && prefix !== 'your.' ? prefix.slice(0, -1) : name];
  });
}
