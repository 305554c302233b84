/**
 * Facts about the provider. Guides name them as `{provider}`, `{panel}`, `{sftp.host}` and so on; whatever is left
 * undefined here is left out of the guides or said in neutral words, so fill in only what is certain.
 */
import type { ProviderInput } from '../src/build/config/provider-input.ts';

const provider: ProviderInput = {
  /** Your company's name as customers know it. */
  provider: undefined,
  /** Name of the hosting account or product, e.g. as it stands on invoices. */
  product: undefined,
  /** The same for addresses, in lower case with hyphens: `…/linking-accounts/<productSlug>-account`. */
  productSlug: undefined,

  // Addresses, starting with https://. The top navigation shows the website, panel, blog and promo link that are set.
  websiteUrl: undefined,
  panelUrl: undefined,
  clientAreaUrl: undefined,
  blogUrl: undefined,
  promoUrl: undefined,

  panel: {
    /** What customers call the control panel. */
    name: undefined,
    /** The panel's menu items, word for word; guides print them in bold. */
    labels: {
      console: undefined,
      servers: undefined,
      power: undefined,
      settings: undefined,
      files: undefined,
      backups: undefined,
      schedules: undefined,
      network: undefined,
      users: undefined,
      databases: undefined,
      activity: undefined,
      instances: undefined,
      java: undefined,
      install: undefined,
    },
    /** Set this only if the panel has a feature called config layers. */
    configLayers: undefined,
  },

  sftp: {
    /** Host name and port that every customer uses, if they are the same for all. */
    host: undefined,
    port: undefined,
    /** How a user name is made up, e.g. `account.serverid`. */
    usernameFormat: undefined,
    /** Fingerprint of the server's key, as SFTP programs show it. */
    fingerprint: undefined,
  },
  /** Whether customers get a shell: true or false. */
  ssh: { available: undefined },
  api: {
    enabled: undefined,
    baseUrl: undefined,
    /** Where a token is made, in words: "Account, then API". */
    tokenPage: undefined,
    /** Permissions that a token can have, e.g. ['read', 'power']. */
    scopes: undefined,
    /** E.g. "60 requests a minute". */
    rateLimit: undefined,
  },

  support: {
    email: undefined,
    ticketUrl: undefined,
    chatUrl: undefined,
    phone: undefined,
    /** Office hours with their time zone. */
    hours: undefined,
    /** What customers are promised, e.g. "within one working day". */
    responseTimes: undefined,
    statusUrl: undefined,
    discordUrl: undefined,
    complaintsUrl: undefined,
  },

  // Policies: numbers and words as they stand in your terms.
  cancellation: {
    /** Where to cancel, e.g. "the client area, under Services". */
    where: undefined,
    noticeDays: undefined,
    /** E.g. ['immediate', 'end of term']. */
    modes: undefined,
    dataRetentionDays: undefined,
  },
  refund: {
    windowDays: undefined,
    /** What cannot be refunded, e.g. ['domain names']. */
    excluded: undefined,
    /** E.g. "the card or account you paid with". */
    method: undefined,
  },
  benefits: {
    /** A group of facts, e.g. `{ rate: '…', howToJoin: '…' }`; undefined: there is no such scheme. */
    loyalty: undefined,
    playments: undefined,
  },
  legal: {
    /** Registered name of the company, for the footer. */
    companyName: undefined,
    registeredIn: 'England and Wales',
    termsUrl: undefined,
  },

  minetogether: { url: undefined },
  /** Domain below which customers get a free name for their server. */
  domains: { freeSubdomain: undefined },
};

export default provider;
