/**
 * Facts about the provider that the guides know by name: exactly the names in `src/variables.ts`, nested at their dots.
 * Whatever is not set, guides leave out or say neutrally.
 */

type Text = string | undefined;

/** Printed with commas between the entries. */
type List = readonly string[] | Text;

/** `config/provider.ts` */
export interface ProviderInput {
  /** The provider's name. */
  readonly provider?: Text;
  /** The control panel. */
  readonly panel?: {
    /** The control panel's display name. */
    readonly name?: Text;
    /** The panel's menu items, word for word; guides print them in bold. */
    readonly labels?: {
      /** Menu item: live log and commands. */
      readonly console?: Text;
      /** Menu item: all servers of the account. */
      readonly servers?: Text;
      /** Menu item: start, stop, restart. */
      readonly power?: Text;
      /** Menu item: settings and start-up. */
      readonly settings?: Text;
      /** Menu item: browse and edit files. */
      readonly files?: Text;
      /** Menu item: make and restore backups. */
      readonly backups?: Text;
      /** Menu item: timed tasks. */
      readonly schedules?: Text;
      /** Menu item: address and ports. */
      readonly network?: Text;
      /** Menu item: sub-accounts. */
      readonly users?: Text;
      /** Menu item: who did what. */
      readonly activity?: Text;
      /** Menu item: instances of a server. */
      readonly instances?: Text;
      /** Menu item: choice of Java version. */
      readonly java?: Text;
      /** Menu item: install a game or modpack. */
      readonly install?: Text;
      /** Menu item: your own account. */
      readonly account?: Text;
    };
    /** Sentence: which sign-in to use if panel and client area differ. */
    readonly signInNote?: Text;
    /** Phrase: largest upload in the browser, such as "100 MB". */
    readonly uploadLimit?: Text;
    /** Sentence: how many backups are kept, and for how long. */
    readonly backupLimit?: Text;
    /** Phrase: time zone of schedules, such as "UTC". */
    readonly timeZone?: Text;
    /** Sentence: where the support wizard is and how to start it. */
    readonly supportWizard?: Text;
    /** Phrase: how long an invitation works, such as "24 hours". */
    readonly inviteExpiry?: Text;
    /** Sentence: where the panel's own Discord integration is. */
    readonly discord?: Text;
    /** Sentence: which custom programs are allowed and how to turn it on. */
    readonly customService?: Text;
  };
  /** The name of the hosting account or product. */
  readonly product?: Text;
  /** The product in file names: lower case, hyphens. */
  readonly productSlug?: Text;
  /** Address of the control panel. */
  readonly panelUrl?: Text;
  /** Address of the client area (billing). */
  readonly clientAreaUrl?: Text;
  /** Address of the provider's website. */
  readonly websiteUrl?: Text;
  /** Address of the provider's blog. */
  readonly blogUrl?: Text;
  /** Address of the current offer. */
  readonly promoUrl?: Text;
  /** The client area (billing). */
  readonly clientArea?: {
    /** Its menu items, word for word; guides print them in bold. */
    readonly labels?: {
      /** Client area: services. */
      readonly services?: Text;
      /** Client area: change the plan. */
      readonly upgrade?: Text;
      /** Client area: cancel. */
      readonly cancel?: Text;
      /** Client area: invoices. */
      readonly invoices?: Text;
    };
  };
  /** How customers reach their files. */
  readonly sftp?: {
    /** SFTP host name. */
    readonly host?: Text;
    /** SFTP port. */
    readonly port?: number | Text;
    /** How an SFTP username is built. */
    readonly usernameFormat?: Text;
    /** SHA256 fingerprint of the SFTP host key. */
    readonly fingerprint?: Text;
  };
  /** Shell access. */
  readonly ssh?: {
    /** Sentence: which services include SSH shell access. */
    readonly note?: Text;
  };
  /** MineTogether. */
  readonly minetogether?: {
    /** Address of the MineTogether website. */
    readonly url?: Text;
  };
  /** Domain names. */
  readonly domains?: {
    /** Phrase: free subdomain, such as "yourname.example.net". */
    readonly freeSubdomain?: Text;
  };
  /** The provider's own API. */
  readonly api?: {
    /** Address that every API path starts with. */
    readonly baseUrl?: Text;
    /** Where tokens are made. */
    readonly tokenPage?: Text;
    /** Phrase: the scopes a token can have. */
    readonly scopes?: List;
    /** Phrase: requests allowed, such as "60 requests a minute". */
    readonly rateLimit?: Text;
    /** Address of the API reference. */
    readonly docsUrl?: Text;
  };
  /** Ways to reach support. Whatever is not set is not shown. */
  readonly support?: {
    /** Email address of support. */
    readonly email?: Text;
    /** Address of the ticket form. */
    readonly ticketUrl?: Text;
    /** Address of the live chat. */
    readonly chatUrl?: Text;
    /** Telephone number of support. */
    readonly phone?: Text;
    /** Phrase: when support works, with time zone. */
    readonly hours?: Text;
    /** Phrase: how soon to expect an answer. */
    readonly responseTimes?: Text;
    /** Address of the status page. */
    readonly statusUrl?: Text;
    /** Invitation to the Discord server. */
    readonly discordUrl?: Text;
    /** Phrase: roles that staff have on Discord. */
    readonly discordRoles?: List;
    /** Phrase: Discord channel for questions. */
    readonly discordChannel?: Text;
    /** Address of the complaints page. */
    readonly complaintsUrl?: Text;
    /** Sentences: what support does and does not cover. */
    readonly scope?: Text;
  };
  /** Whole sentences: the rules for cancelling. */
  readonly cancellation?: {
    /** Sentence: where to cancel. */
    readonly where?: Text;
    /** Sentence: how long before renewal to cancel. */
    readonly notice?: Text;
    /** Sentence: at once, at the end of the term, or both. */
    readonly modes?: Text;
    /** Sentence: what happens to files afterwards, and when. */
    readonly dataRetention?: Text;
    /** Sentence: how to change your mind. */
    readonly undo?: Text;
  };
  /** Whole sentences: the rules for refunds. */
  readonly refund?: {
    /** Sentence: which orders, and how long you have. */
    readonly window?: Text;
    /** Sentence: how to ask. */
    readonly how?: Text;
    /** Sentence: to which payment method. */
    readonly method?: Text;
    /** Sentence: when the money arrives. */
    readonly timing?: Text;
    /** Sentences: what is not covered. */
    readonly excluded?: Text;
  };
  /** Whole sentences: moving a service. */
  readonly transfers?: {
    /** Sentences: how a service moves to another account. */
    readonly toAccount?: Text;
    /** Sentences: what help there is when moving in. */
    readonly fromHost?: Text;
  };
  /** Whole sentences: changing the plan or the game. */
  readonly plans?: {
    /** Sentences: what is charged on an upgrade, and when. */
    readonly upgrade?: Text;
    /** Sentences: what happens to the money on a downgrade. */
    readonly downgrade?: Text;
    /** Sentences: whether a service may change its game, and how. */
    readonly changeGame?: Text;
  };
  /** Schemes that reward customers. */
  readonly benefits?: {
    /** Leave all unset if there is no loyalty scheme. */
    readonly loyalty?: {
      /** Sentences: what the loyalty scheme is. */
      readonly summary?: Text;
      /** Sentences: the levels and what each gives. */
      readonly levels?: Text;
      /** Sentence: where to see your level. */
      readonly where?: Text;
      /** Sentences: what counts. */
      readonly counts?: Text;
      /** Sentences: what does not count. */
      readonly excluded?: Text;
      /** Sentences: how to use a benefit. */
      readonly use?: Text;
      /** Address of the rules of the loyalty scheme. */
      readonly termsUrl?: Text;
    };
    /** Leave all unset if there are no Playments. */
    readonly playments?: {
      /** Sentences: what Playments are. */
      readonly summary?: Text;
      /** Sentences: how to turn Playments on. */
      readonly enable?: Text;
      /** Sentences: how and when credit is added. */
      readonly added?: Text;
      /** Sentences: how to spend credit on an invoice. */
      readonly spend?: Text;
      /** Sentences: limits. */
      readonly limits?: Text;
      /** Sentence: when credit expires. */
      readonly expiry?: Text;
      /** Address of the rules of Playments. */
      readonly termsUrl?: Text;
    };
  };
  /** Who the provider is in law, and the documents a customer agrees to. */
  readonly legal?: {
    /** The company's registered name. */
    readonly companyName?: Text;
    /** The company's registered number. */
    readonly companyNumber?: Text;
    /** Where it is registered, such as "England and Wales". */
    readonly registeredIn?: Text;
    /** Its registered address. */
    readonly registeredAddress?: Text;
    /** Address of the terms of service. */
    readonly termsUrl?: Text;
    /** Sentence: the dispute resolution scheme, if it belongs to one. */
    readonly disputeScheme?: Text;
  };
}
