/**
 * Facts about the provider. Guides name them as `{provider}`, `{panel}`, `{sftp.host}` and so on; whatever is left
 * undefined here is left out of the guides or said in neutral words, so fill in only what is certain.
 *
 * Write each fact between quotes in place of `undefined`. A comment says what is wanted:
 * - a sentence begins with a capital and ends with a full stop, and you may write several;
 * - a phrase comes after a colon or inside a sentence, so it has no full stop at its end;
 * - an address begins with https://.
 */
import type { ProviderInput } from '../src/build/config/provider-input.ts';

const provider: ProviderInput = {
  /** Your company's name as customers know it. */
  provider: undefined,
  /** Name of the hosting account or product, as it stands on invoices. */
  product: undefined,
  /** The same for addresses, in lower case with hyphens: `…/linking-accounts/<productSlug>-account`. */
  productSlug: undefined,

  // The top navigation shows the website, panel, blog and promo link that are set; guides link the panel and client area.
  /** Address of your website. */
  websiteUrl: undefined,
  /** Address of the control panel. */
  panelUrl: undefined,
  /** Address of the client area (billing). */
  clientAreaUrl: undefined,
  /** Address of your blog. */
  blogUrl: undefined,
  /** Address of the current offer. */
  promoUrl: undefined,

  panel: {
    /** What customers call the control panel. */
    name: undefined,
    // The panel's menu items, word for word and without "page" or "menu"; guides print them in bold.
    labels: {
      /** Live log and commands. */
      console: undefined,
      /** All servers of the account. */
      servers: undefined,
      /** Start, stop and restart. */
      power: undefined,
      /** Settings and start-up. */
      settings: undefined,
      /** Browse and edit files. */
      files: undefined,
      /** Make and restore backups. */
      backups: undefined,
      /** Timed tasks. */
      schedules: undefined,
      /** Address and ports. */
      network: undefined,
      /** Sub-accounts. */
      users: undefined,
      /** Who did what. */
      activity: undefined,
      /** Instances of a server. */
      instances: undefined,
      /** Choice of Java version. */
      java: undefined,
      /** Install a game or modpack. */
      install: undefined,
      /** The customer's own account. */
      account: undefined,
    },
    /** Sentence: which sign-in to use, if the panel and the client area have different ones. */
    signInNote: undefined,
    /** Phrase: the largest upload in the browser, e.g. "100 MB". */
    uploadLimit: undefined,
    /** Sentence: how many backups are kept, and for how long. */
    backupLimit: undefined,
    /** Phrase: the time zone of schedules, e.g. "UTC". */
    timeZone: undefined,
    /** Sentence: where the support wizard is and how to start it. */
    supportWizard: undefined,
    /** Phrase: how long an invitation to a sub-account works, e.g. "24 hours". */
    inviteExpiry: undefined,
    /** Sentence: where the panel's own Discord integration is. */
    discord: undefined,
    /** Sentences: which custom programs are allowed, and how to turn that on. */
    customService: undefined,
  },
  clientArea: {
    // The client area's menu items, word for word; guides print them in bold.
    labels: {
      /** All services of the customer. */
      services: undefined,
      /** Change the plan. */
      upgrade: undefined,
      /** Cancel a service. */
      cancel: undefined,
      /** All invoices. */
      invoices: undefined,
    },
  },

  sftp: {
    /** Host name, if it is the same for every customer. */
    host: undefined,
    /** Port, if it is the same for every customer: a number. */
    port: undefined,
    /** Phrase: how a user name is made up, e.g. "account.serverid". */
    usernameFormat: undefined,
    /** SHA256 fingerprint of the server's host key, as SFTP programs show it. */
    fingerprint: undefined,
  },
  ssh: {
    /** Sentence: which services include SSH shell access. */
    note: undefined,
  },
  domains: {
    /** Phrase: the free name that a server can have, e.g. "yourname.example.net". */
    freeSubdomain: undefined,
  },
  minetogether: {
    /** Address of the MineTogether website. */
    url: undefined,
  },

  // Your own API for customers; leave all of it undefined if there is none.
  api: {
    /** Address that every API path starts with. */
    baseUrl: undefined,
    /** Phrase: where a token is made, e.g. "Account, then API tokens". */
    tokenPage: undefined,
    /** Scopes (permissions) that a token can have, e.g. ['read', 'power']. */
    scopes: undefined,
    /** Phrase: how many requests are allowed, e.g. "60 requests a minute". */
    rateLimit: undefined,
    /** Address of the API reference. */
    docsUrl: undefined,
  },

  // Ways to reach you: the guides and the home page show those that are set.
  support: {
    /** Email address of support. */
    email: undefined,
    /** Address of the ticket form. */
    ticketUrl: undefined,
    /** Address of the live chat. */
    chatUrl: undefined,
    /** Telephone number with its country code, e.g. "+44 20 7946 0000". */
    phone: undefined,
    /** Phrase: when support works, with the time zone. */
    hours: undefined,
    /** Phrase: how soon customers can expect an answer, e.g. "one working day". */
    responseTimes: undefined,
    /** Address of the status page. */
    statusUrl: undefined,
    /** Address of the invitation to your Discord server. */
    discordUrl: undefined,
    /** Roles that your staff have on Discord, e.g. ['Staff', 'Moderator']. */
    discordRoles: undefined,
    /** Phrase: the Discord channel for questions, e.g. "#help". */
    discordChannel: undefined,
    /** Address of the complaints page. */
    complaintsUrl: undefined,
    /** Sentences: what support does and does not cover. */
    scope: undefined,
  },

  // Policies: whole sentences that agree with your terms.
  cancellation: {
    /** Sentence: where to cancel. */
    where: undefined,
    /** Sentence: how long before the renewal a customer must cancel. */
    notice: undefined,
    /** Sentence: whether a service ends at once, at the end of the term, or as the customer chooses. */
    modes: undefined,
    /** Sentence: what happens to files and backups afterwards, and when. */
    dataRetention: undefined,
    /** Sentence: how to withdraw a cancellation. */
    undo: undefined,
  },
  refund: {
    /** Sentence: which orders can be refunded, and for how long. */
    window: undefined,
    /** Sentence: how to ask. */
    how: undefined,
    /** Sentence: to which payment method the money goes. */
    method: undefined,
    /** Sentence: when the money arrives. */
    timing: undefined,
    /** Sentences: what is not covered. */
    excluded: undefined,
  },
  transfers: {
    /** Sentences: how a service moves to another account. */
    toAccount: undefined,
    /** Sentences: what help there is for customers who move in from another host. */
    fromHost: undefined,
  },
  plans: {
    /** Sentences: what is charged on an upgrade, and when. */
    upgrade: undefined,
    /** Sentences: what happens to the money on a downgrade. */
    downgrade: undefined,
    /** Sentences: whether a service may change its game, and how. */
    changeGame: undefined,
  },

  benefits: {
    // Leave all of it undefined if there is no loyalty scheme: variables.ts says what guides print then.
    loyalty: {
      /** Sentences: what the scheme is. */
      summary: undefined,
      /** Sentences: the levels, and what each gives. */
      levels: undefined,
      /** Sentence: where customers see their level. */
      where: undefined,
      /** Sentences: what counts towards a level. */
      counts: undefined,
      /** Sentences: what does not count. */
      excluded: undefined,
      /** Sentences: how to use a benefit. */
      use: undefined,
      /** Address of the rules. */
      termsUrl: undefined,
    },
    // Leave all of it undefined if there are no Playments.
    playments: {
      /** Sentences: what Playments are. */
      summary: undefined,
      /** Sentences: how to turn them on. */
      enable: undefined,
      /** Sentences: how and when credit is added. */
      added: undefined,
      /** Sentences: how to spend credit on an invoice. */
      spend: undefined,
      /** Sentences: limits. */
      limits: undefined,
      /** Sentence: when credit expires. */
      expiry: undefined,
      /** Address of the rules. */
      termsUrl: undefined,
    },
  },

  legal: {
    /** The company's registered name, for the footer and the support guide. */
    companyName: undefined,
    /** The company's registered number. */
    companyNumber: undefined,
    /** Phrase: where the company is registered, e.g. "England and Wales". */
    registeredIn: undefined,
    /** The company's registered address. */
    registeredAddress: undefined,
    /** Address of the terms of service. */
    termsUrl: undefined,
    /** Sentence: the dispute resolution scheme, if you belong to one. */
    disputeScheme: undefined,
  },

  // Guides show these until readers fill in their own; without them 203.0.113.10, the game's port, "My server" and 26.2.
  your: {
    /** An address that nobody has, e.g. "play.example.com". */
    address: undefined,
    /** A port: a number. */
    port: undefined,
    /** The name of a server. */
    name: undefined,
    /** The version of a game. */
    version: undefined,
  },
};

export default provider;
