/**
 * Names that guides may write in braces beside those that every site has, and what stands there while provider.ts does
 * not say it. An empty text leaves the line out.
 */
import type { VariablesInput } from '../src/build/config/input.ts';

export default {
  'minetogether.url': '',

  'benefits.loyalty.summary': 'No loyalty scheme is described for this service at present.',
  'benefits.loyalty.levels': '',
  'benefits.loyalty.where': '',
  'benefits.loyalty.counts': '',
  'benefits.loyalty.excluded': '',
  'benefits.loyalty.use': '',
  'benefits.loyalty.termsUrl': '',

  'benefits.playments.summary': 'Playments are not available on this service at present.',
  'benefits.playments.enable': '',
  'benefits.playments.added': '',
  'benefits.playments.spend': '',
  'benefits.playments.limits': '',
  'benefits.playments.expiry': '',
  'benefits.playments.termsUrl': '',
} satisfies VariablesInput;
