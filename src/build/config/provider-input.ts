/** Facts about the provider that the guides know by name (style guide, section 3). Whatever is not set, guides leave out or say neutrally. */
import type { Fact } from './input.ts';

type Known<T> = string | number | boolean | T | undefined;
type Text = string | undefined;

interface Group {
  readonly [name: string]: Fact | undefined;
}

/** `config/provider.ts` */
export interface ProviderInput {
  /** The provider's name. */
  readonly provider?: Text;
  readonly panel?: {
    /** What the control panel is called. */
    readonly name?: Text;
    /** Names of the panel's menu items. */
    readonly labels?: {
      readonly console?: Text;
      readonly servers?: Text;
      readonly power?: Text;
      readonly settings?: Text;
      readonly files?: Text;
      readonly backups?: Text;
      readonly schedules?: Text;
      readonly network?: Text;
      readonly users?: Text;
      readonly databases?: Text;
      readonly activity?: Text;
      readonly instances?: Text;
      readonly java?: Text;
      readonly install?: Text;
    };
    /** The panel's own feature of that name, if it has one. */
    readonly configLayers?: Known<Group>;
  };
  /** Name of the hosting account or product. */
  readonly product?: Text;
  /** The same as part of an address: lower case, hyphens. */
  readonly productSlug?: Text;
  readonly panelUrl?: Text;
  readonly clientAreaUrl?: Text;
  readonly websiteUrl?: Text;
  readonly blogUrl?: Text;
  readonly promoUrl?: Text;
  readonly sftp?: {
    readonly host?: Text;
    readonly port?: number | string | undefined;
    readonly usernameFormat?: Text;
    readonly fingerprint?: Text;
  };
  readonly ssh?: { readonly available?: boolean | undefined };
  readonly api?: {
    readonly enabled?: boolean | undefined;
    readonly baseUrl?: Text;
    readonly tokenPage?: Text;
    readonly scopes?: readonly string[] | string | undefined;
    readonly rateLimit?: Text;
  };
  readonly support?: {
    readonly email?: Text;
    readonly ticketUrl?: Text;
    readonly chatUrl?: Text;
    readonly phone?: Text;
    readonly hours?: Text;
    readonly responseTimes?: Text;
    readonly statusUrl?: Text;
    readonly discordUrl?: Text;
    readonly complaintsUrl?: Text;
  };
  readonly cancellation?: {
    readonly where?: Text;
    readonly noticeDays?: number | undefined;
    readonly modes?: readonly string[] | string | undefined;
    readonly dataRetentionDays?: number | undefined;
  };
  readonly refund?: {
    readonly windowDays?: number | undefined;
    readonly excluded?: readonly string[] | string | undefined;
    readonly method?: Text;
  };
  readonly benefits?: { readonly loyalty?: Known<Group>; readonly playments?: Known<Group> };
  readonly legal?: { readonly companyName?: Text; readonly registeredIn?: Text; readonly termsUrl?: Text };
  readonly minetogether?: { readonly url?: Text };
  readonly domains?: { readonly freeSubdomain?: Text };
}
